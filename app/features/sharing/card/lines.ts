/**
 * Breaks a text into lines that fit a width. What does not fit into the last line ends in an
 * ellipsis; a word that is longer than a line is cut.
 * @param measure the width of a text, in the unit of `width`
 */
export function breakLines(
  text: string,
  {width, most, measure}: {width: number; most: number; measure: (text: string) => number},
): string[] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);

  const kept = lines.slice(0, most);
  return kept.map((text_, index) =>
    index === most - 1 && lines.length > most
      ? shorten(`${text_}…`, width, measure)
      : shorten(text_, width, measure),
  );
}

function shorten(text: string, width: number, measure: (text: string) => number): string {
  let letters = Array.from(text.replace(/…$/, ''));
  let shown = text;
  while (letters.length > 0 && measure(shown) > width) {
    letters = letters.slice(0, -1);
    shown = `${letters.join('').trimEnd()}…`;
  }
  return shown;
}
