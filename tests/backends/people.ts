/** The rows of each backend: the same 100,000 people every time, with texts, numbers, and days that break servers. */

export const TOTAL = 100_000;

export interface Person {
  readonly id: number;
  readonly name: string | null;
  readonly country: string | null;
  readonly age: number | null;
  readonly score: number;
  /** 17 digits as text. */
  readonly code: string;
  /** A whole number of 17 digits, as text, because JSON numbers would round it. */
  readonly big: string;
  /** A day. */
  readonly born: string | null;
  /** A time in UTC. */
  readonly seen: string;
}

/** Names that quotes, wild cards, escapes, separators, other scripts, and case could break. */
export const HOSTILE_NAMES: readonly string[] = [
  "O'Brien",
  'say "hi"',
  "'; DROP TABLE people; --",
  '100%',
  '50% a*',
  'a_b',
  'axb',
  'back\\slash',
  'C:\\temp\\%_',
  'a\\',
  '*',
  'a*b',
  'a,b',
  'a.b',
  'a:b',
  '(a)',
  '[a]',
  '{a}',
  'a&b=c#d',
  'a+b',
  '%41',
  '$ne',
  'null',
  'true',
  'line\nbreak',
  ' lead',
  'trail ',
  'Ada',
  'ada',
  'ADA',
  'Ärger',
  'ärger',
  'straße',
  'İstanbul',
  'e\u0301clair',
  '\u00e9clair',
  '日本語',
  '😀 smile',
  '👩‍👩‍👧 family',
  '12345678901234567',
];

/** Options, two of which no list that is separated by commas can hold as they are. */
export const COUNTRIES: readonly (string | null)[] = ['DE', 'FR', 'a "b"', 'a,b', "O'x", 'a\\b', '', null];

/** Days around the changes of the clock, of the year, and of the calendar. */
export const DAYS: readonly string[] = [
  '1900-03-01',
  '1999-12-31',
  '2000-01-01',
  '2024-02-29',
  '2026-03-08',
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
  '2026-11-01',
  '2038-01-19',
  '9999-12-31',
];

const TIMES = ['00:00:00', '00:59:59', '01:00:00', '01:30:00', '02:30:00', '12:00:00', '23:59:59'];

/** Returns the people. They are the same every time. */
export function people(): Person[] {
  let seed = 20_260_329;
  const next = (count: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * count);
  };
  const oneOf = <T>(list: readonly T[]) => list[next(list.length)]!;
  return Array.from({length: TOTAL}, (_, index) => ({
    id: index + 1,
    name: nameOf(index, next(9000), oneOf(HOSTILE_NAMES)),
    country: oneOf(COUNTRIES),
    age: index % 97 === 0 ? null : next(100),
    score: next(100_000) / 100 - 500,
    code: `1234567890${String(1_000_000 + index).padStart(7, '0')}`,
    big: String(90_071_992_547_409_920n + BigInt(index)),
    born: index % 89 === 0 ? null : oneOf(DAYS),
    seen: `${oneOf(DAYS.slice(4, 12))}T${oneOf(TIMES)}Z`,
  }));
}

/** Most names differ only in a number, so that many rows share a start. */
function nameOf(index: number, number: number, hostile: string): string | null {
  if (index % 50 === 0) return null;
  if (index % 49 === 0) return '';
  return index % 3 === 0 ? hostile : `${hostile} ${number}`;
}
