/** The maximum number of offered pages. */
const LIMIT = 4;

/** The share of a word that may be wrong. */
const TOLERANCE = 0.4;

/** A page that can be offered. */
interface Target {
  readonly path: string;
  readonly title: string;
  /** Other words for the page. */
  readonly words?: string;
}

/**
 * Returns the pages whose address, title, or words are nearest to an unknown address or a query, best first. Unlike pages are
 * left out.
 */
export function nearRoutes<Route extends Target>(path: string, routes: readonly Route[]): Route[] {
  const wanted = words(path);
  if (wanted === '') return [];
  return routes
    .map(route => ({route, distance: Math.min(...names(route).map(name => distanceOf(wanted, name)))}))
    .filter(({distance}) => distance <= TOLERANCE)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, LIMIT)
    .map(({route}) => route);
}

/** The address with and without its folder, the title, and each of the other words. */
const names = ({path, title, words: others = ''}: Target): string[] =>
  [words(path), words(path.split('/').at(-1) ?? ''), words(title), ...words(others).split(' ')].filter(
    name => name !== '',
  );

const words = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** The share of the characters that differ: 0 for equal words. A word that contains the other one is near. */
function distanceOf(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const edits = editDistance(short, long) / long.length;
  return short.length > 2 && long.includes(short) ? Math.min(edits, 0.3) : edits;
}

/** The Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column < row.length; column += 1) {
      const replaced = row[column - 1]! + Number(letter !== other[column - 1]);
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
