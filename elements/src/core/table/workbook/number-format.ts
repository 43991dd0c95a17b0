/** What a number is shown as. A duration may have more than 24 hours. */
export type NumberKind = 'number' | 'date' | 'time' | 'date-time' | 'duration';

/** The formats that have only a number, in the languages that use them. */
const BUILT_IN: readonly (readonly [first: number, last: number, kind: NumberKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date-time'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 45, 'time'],
  [46, 46, 'duration'],
  [47, 47, 'time'],
  [50, 54, 'date'],
  [55, 56, 'time'],
  [57, 58, 'date'],
  [71, 74, 'date'],
  [75, 76, 'time'],
  [77, 77, 'date-time'],
  [78, 78, 'time'],
  [79, 79, 'duration'],
  [80, 80, 'time'],
  [81, 81, 'date'],
];

/** Quoted text, single characters that are shown as they are, and what leaves space or repeats a character. */
const LITERALS = /"[^"]*"|[\\_*]./g;
const ELAPSED = /\[(?:h+|m+|s+)\]/i;
/** Colors, conditions, and languages. */
const BRACKETS = /\[[^\]]*\]/g;
const FRACTION_OF_SECOND = /s[.,]0+/g;
const HALF_DAY = /am\/pm|a\/p/g;
const DIGIT = /[0#?]/;
/** Year, month, day, weekday, era, hour, minute, and second. */
const DATE_LETTERS = /^[aymdegbhs]+$/;

/** Returns what a format shows, by its code, such as `yyyy-mm-dd`, or else by its number. */
export function numberKind(id: number, code?: string): NumberKind {
  return code === undefined
    ? (BUILT_IN.find(([first, last]) => id >= first && id <= last)?.[2] ?? 'number')
    : kindOfCode(code);
}

function kindOfCode(code: string): NumberKind {
  // What is behind a semicolon is for negative numbers and texts.
  const [first = ''] = code.replace(LITERALS, ' ').split(';');
  const isElapsed = ELAPSED.test(first);
  const shown = first.replace(BRACKETS, ' ').toLowerCase();
  const parts = shown.replace(HALF_DAY, 'h').replace(FRACTION_OF_SECOND, 's');
  const letters = parts.replace(/[^a-z]/g, '');
  if (isElapsed) return 'duration';
  if (DIGIT.test(parts) || !DATE_LETTERS.test(letters)) return 'number';
  const hasTime = /[hs]/.test(letters);
  const hasDate = /[aydegb]/.test(letters) || !hasTime;
  return hasDate && hasTime ? 'date-time' : hasDate ? 'date' : 'time';
}
