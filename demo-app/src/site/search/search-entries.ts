/** An entry that the site's search can find. */
export interface SearchEntry {
  /** The name: the title of a page, or the name of a prop, event, or method. */
  readonly text: string;
  /** A description in one sentence. */
  readonly description: string;
  /** The heading of the group that the entry is listed under. */
  readonly group: string;
  readonly href: string;
  /** More words that match the entry, such as synonyms and the component of a prop. */
  readonly words?: string;
  /** Whether the entry is a page. Pages come before other entries that match equally well. */
  readonly isPage?: boolean;
  /** Whether the entry is about many components. It comes after those that match equally well. */
  readonly isBroad?: boolean;
}

/** The maximum number of results. */
export const LIMIT = 24;

/** Words of a question that say nothing about its subject. */
const FILLERS = new Set([
  'a',
  'an',
  'and',
  'do',
  'for',
  'how',
  'i',
  'in',
  'is',
  'of',
  'on',
  'the',
  'to',
  'with',
]);

/** How well a word matches, by where it occurs. */
const SCORES = {
  equalName: 10,
  pluralName: 9,
  equalWordAndNameStart: 9,
  equalWord: 8,
  nameStart: 6,
  wordStart: 5,
  inName: 4,
  description: 2,
};
const PAGE_BONUS = 3;
/** A name without other words is nearer than one with more of them. */
const WHOLE_NAME_BONUS = 2;
/** A page whose subject is exactly that comes before the props of this name. */
const SUBJECT_BONUS = 14;

/**
 * Finds the entries that match every word of a query, best first. A word matches if it is part of the entry's name, or
 * starts a word of its other words or its description. Names that equal a word come first, in singular or plural, then
 * synonyms, and descriptions last. A name that has no other words comes before one that has. An empty query finds nothing.
 */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const all = wanted.split(/\s+/);
  const subject = all.filter(word => !FILLERS.has(word));
  const words = subject.length > 0 ? subject : all;
  return entries
    .map(entry => ({entry, score: scoreOf(entry, words, wanted)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score || broadness(one.entry) - broadness(other.entry))
    .slice(0, LIMIT)
    .map(({entry}) => entry);
}

const broadness = ({isBroad = false}: SearchEntry): number => Number(isBroad);

/** The score of an entry, or 0 if a word does not match. */
function scoreOf(entry: SearchEntry, words: readonly string[], wanted: string): number {
  const scores = words.map(word => wordScore(entry, word));
  if (scores.includes(0)) return 0;
  const sum = scores.reduce((total, score) => total + score, 0);
  const isSubject = scores.every(score => score >= SCORES.equalWord);
  const pageBonus = entry.isPage ? (isSubject ? SUBJECT_BONUS : PAGE_BONUS) : 0;
  const name = entry.text.toLowerCase();
  return sum + nameBonus(name, wanted) + (isWholeName(name, words) ? WHOLE_NAME_BONUS : 0) + pageBonus;
}

function wordScore({text, description, words = ''}: SearchEntry, word: string): number {
  const name = text.toLowerCase();
  const names = [name, ...split(name)];
  const others = split(words.toLowerCase());
  if (names.includes(word)) return SCORES.equalName;
  if (names.some(part => isPlural(part, word))) return SCORES.pluralName;
  const startsName = names.some(part => part.startsWith(word));
  if (others.some(part => part === word || isPlural(part, word)))
    return startsName ? SCORES.equalWordAndNameStart : SCORES.equalWord;
  if (startsName) return SCORES.nameStart;
  if (others.some(part => part.startsWith(word))) return SCORES.wordStart;
  if (name.includes(word)) return SCORES.inName;
  return split(description.toLowerCase()).some(part => part.startsWith(word)) ? SCORES.description : 0;
}

/** The whole query in the name counts in addition to its words. */
function nameBonus(name: string, wanted: string): number {
  if (name === wanted) return SCORES.equalName;
  if (isPlural(name, wanted)) return SCORES.pluralName;
  return name.startsWith(wanted) ? SCORES.inName : 0;
}

/** Whether each word of a name starts with one of the words, such as that of "Selection" with "select". */
const isWholeName = (name: string, words: readonly string[]): boolean =>
  split(name).every(part => words.some(word => part.startsWith(word)));

/** Words keep their dots and hyphens inside: `next.js`, `lc-button`. */
const split = (text: string): string[] => text.match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];

/** Whether one word is the plural of the other. */
const isPlural = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === `${short}s` || long === `${short}es`;
};
