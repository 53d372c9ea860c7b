import {type Piece, PIECES} from './pieces.ts';
import type {Catalogue} from './records.ts';
import {productOf, sampleCatalogue} from './sample.ts';

const FIRST_ID = 1001;

const places = [
  'Arax Aragats Ararat Areni Artik Ashtarak Dilijan Dvin Geghard Gyumri Haghpat Hrazdan',
  'Jermuk Kapan Lori Meghri Noravank Sanahin Sevan Shirak Sisian Syunik Tatev Vayots',
  'Zangezur',
]
  .join(' ')
  .split(' ');

const motifs = [
  'Apricot Arch Ash Bell Braid Brook Candle Cedar Cloud Dawn Dove Ember Fern Frost',
  'Grain Hazel Ivy Lantern Lark Linden Meadow Mist Moon Oak Olive Plume Reed Rose Sage',
  'Seed Spring Star Thistle Vine Willow Wren',
]
  .join(' ')
  .split(' ');

const forms: Readonly<Record<string, readonly string[]>> = {
  rings: ['Ring', 'Band', 'Signet'],
  necklaces: ['Necklace', 'Pendant', 'Medallion'],
  earrings: ['Drops', 'Hoops', 'Studs'],
  bracelets: ['Bracelet', 'Cuff', 'Bangle'],
};

/**
 * A catalogue of many products for measurements, the same every time: the sample's pieces under
 * other names, prices, dates and stock, in the same collections. The sample itself comes first.
 *
 * @param count how many products altogether
 */
export function largeCatalogue(count = 10_000): Catalogue {
  const catalogue = sampleCatalogue();
  const random = randomNumbers(2020);
  const models = PIECES.filter(({price}) => price > 0);
  for (let index = 0; catalogue.products.length < count; index++) {
    const model = models[index % models.length];
    if (model) catalogue.products.push(productOf(altered(model, index, random)));
  }
  for (const collection of catalogue.collections) {
    if (collection.handle === 'featured') continue;
    const known = new Set(collection.products);
    const others = catalogue.products.filter(
      (product) => product.productType === collection.title && !known.has(product),
    );
    for (const product of others) product.collections.push(collection);
    collection.products = [...collection.products, ...others];
  }
  return catalogue;
}

function altered(model: Piece, index: number, random: () => number): Piece {
  const title = titleOf(model.category, index);
  // Between half and twice the price, in steps of ten dollars.
  const factor = 0.5 + random() * 1.5;
  const priced = (dollars: number) => Math.max(60, Math.round((dollars * factor) / 10) * 10);
  const isRare = random() < 0.05;
  const isGone = random() < 0.03;
  return {
    ...model,
    id: FIRST_ID + index,
    handle: title.toLowerCase().replaceAll(' ', '-'),
    title,
    price: priced(model.price),
    compareAtPrice: random() < 0.1 ? priced(model.price) + 100 : null,
    tags: model.tags.filter((tag) => tag !== 'new' && tag !== 'under-300'),
    createdAt: new Date(Date.UTC(2020, 3, 1) + Math.floor(random() * 2100) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    unitsSold: Math.floor(random() * 500),
    variants: model.variants.map((variant, position) => ({
      ...variant,
      price: priced(variant.price),
      sku: `G${FIRST_ID + index}-${position + 1}`,
      available: variant.available && !isGone,
      inventory: isRare ? 1 + Math.floor(random() * 3) : null,
    })),
  };
}

/** A name for every index, none twice: the parts turn like the wheels of a counter. */
function titleOf(category: string, index: number): string {
  const nouns = forms[category] ?? ['Piece'];
  const place = places[index % places.length];
  const motif = motifs[Math.floor(index / places.length) % motifs.length];
  const round = Math.floor(index / (places.length * motifs.length));
  const noun = nouns[round % nouns.length];
  const series = Math.floor(round / nouns.length);
  return [place, motif, noun, series > 0 ? `No ${series + 1}` : ''].filter(Boolean).join(' ');
}

/** Evenly spread numbers from 0 to 1 (mulberry32), the same ones for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
