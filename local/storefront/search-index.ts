/** A text of an item and how much a word in it counts. */
export type Weighted = readonly [text: string, weight: number];

/**
 * A word index over items. All words of a query have to occur; the last one may be the beginning
 * of a word. Best match first, equals in the order that the items were given in.
 */
export class SearchIndex<Item> {
  /** For each word, the weight that it has for an item, by the item's position. */
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly words: string[];
  private readonly items: readonly Item[];

  constructor(items: readonly Item[], read: (item: Item) => Iterable<Weighted>) {
    this.items = items;
    // Many items share a text, and taking a text apart is most of the work.
    const words = new Map<string, string[]>();
    for (const [position, item] of items.entries()) {
      for (const [text, weight] of read(item)) {
        const known = words.get(text) ?? wordsOf(text);
        words.set(text, known);
        for (const word of known) this.post(word, position, weight);
      }
    }
    this.words = [...this.postings.keys()].sort();
  }

  find(query: string, {lastIsPrefix}: {lastIsPrefix: boolean}): Item[] {
    const terms = wordsOf(query);
    if (terms.length === 0) return [];
    const scores = terms
      .map((term, index) => this.scores(term, lastIsPrefix && index === terms.length - 1))
      .reduce((all, next) => {
        const both = new Map<number, number>();
        for (const [position, score] of all) {
          const other = next.get(position);
          if (other !== undefined) both.set(position, score + other);
        }
        return both;
      });
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([position]) => this.items[position] ?? []);
  }

  private post(word: string, position: number, weight: number): void {
    const posting = this.postings.get(word) ?? new Map<number, number>();
    this.postings.set(word, posting);
    posting.set(position, Math.max(weight, posting.get(position) ?? 0));
  }

  private scores(term: string, isPrefix: boolean): ReadonlyMap<number, number> {
    const exact = this.postings.get(term);
    if (!isPrefix) return exact ?? new Map<number, number>();
    const scores = new Map<number, number>();
    for (const word of this.wordsFrom(term)) {
      // A whole word counts for more than a beginning of one.
      const factor = word === term ? 2 : 1;
      for (const [position, weight] of this.postings.get(word) ?? []) {
        scores.set(position, Math.max(weight * factor, scores.get(position) ?? 0));
      }
    }
    return scores;
  }

  /** The words that begin with `prefix`, found by binary search. */
  private *wordsFrom(prefix: string): Iterable<string> {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    for (let index = low; this.words[index]?.startsWith(prefix); index++) {
      yield this.words[index] ?? '';
    }
  }
}

/** Words without case, accents and the plural `s`. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word));
}
