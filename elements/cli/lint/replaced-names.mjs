/**
 * Exports that are gone, with what to write instead. The manifest names what is deprecated of elements; an export has no
 * place in it.
 *
 * @type {Readonly<Record<string, {instead: string | null, message: string}>>}
 */
export const REPLACED = {
  TermOf: {instead: 'MessageTexts', message: 'write MessageTexts'},
  localTimesOf: {instead: 'timesOfDay', message: 'write timesOfDay'},
  ...Object.fromEntries(
    ['addMonths', 'addYears', 'clampDate', 'differenceInDays', 'startOfWeek', 'endOfWeek', 'isLeapYear'].map(
      name => [name, {instead: null, message: 'import it from date-fns'}],
    ),
  ),
};
