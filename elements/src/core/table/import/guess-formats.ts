import {CellText} from '../cell-text/cell-text.js';
import {inSlices, type SlicedWork} from '../sliced-work.js';
import type {Delimiter} from './csv-file.js';
import {dateOrderIn, decimalSignIn, Evidence} from './evidence.js';
import type {DecimalSign, Guess, NumericDateOrder} from './evidence.js';
import type {ImportColumn} from './import-column.js';

/** How the values of a column of a file are written. A user may change it. */
export interface FormatGuess {
  /** In columns of numbers: the sign before decimals. */
  readonly decimal?: Guess<DecimalSign> | undefined;
  /** In columns of percentages: whether `0.12` is 12 %, because no value has a percent sign and none is above 1. */
  readonly isFraction?: Guess<boolean> | undefined;
  /** In columns of dates: the order of day, month, and year. */
  readonly dateOrder?: Guess<NumericDateOrder> | undefined;
}

/** Cells per slice: about a millisecond. */
export const CELLS_PER_SLICE = 256;

const PERCENT_SIGN = /[%٪﹪％]/;

/**
 * Guesses how the values of the columns of a file are written, in slices. If the numbers of a column do not tell their
 * decimal sign, it is the one of the other columns. If none tells, semicolons between cells stand for a decimal comma,
 * because programs write them for that reason.
 *
 * @param rows The rows below the header.
 * @param fields The field of each column of the file, or null.
 * @param delimiter What is between its cells.
 */
export function* guessFormats(
  rows: readonly (readonly string[])[],
  fields: readonly (string | null)[],
  columns: readonly ImportColumn[],
  delimiter?: Delimiter,
): SlicedWork<ReadonlyMap<string, FormatGuess>> {
  const guesses = new Map<string, FormatGuess>();
  for (const column of columns) {
    const index = fields.indexOf(column.field);
    if (index === -1) continue;
    const eachText: EachText = look =>
      inSlices(rows.length, CELLS_PER_SLICE, (start, end) => {
        for (const row of rows.slice(start, end)) look(row[index] ?? '');
      });
    if (column.type === 'number') guesses.set(column.field, yield* guessNumbers(column, eachText));
    if (column.type === 'date' || column.type === 'date-time')
      guesses.set(column.field, {dateOrder: yield* guessDateOrder(eachText)});
  }
  return withDecimal(guesses, delimiter === ';' ? ',' : null);
}

type EachText = (look: (text: string) => void) => SlicedWork<void>;

function* guessNumbers({format}: ImportColumn, eachText: EachText): SlicedWork<FormatGuess> {
  const signs = new Evidence<DecimalSign>();
  yield* eachText(text => signs.add(decimalSignIn(text)));
  const decimal = signs.guess;
  return format?.style === 'percent'
    ? {decimal, isFraction: yield* guessFraction(decimal, eachText)}
    : {decimal};
}

function* guessFraction(
  {value: decimal}: Guess<DecimalSign>,
  eachText: EachText,
): SlicedWork<Guess<boolean>> {
  const numbers = new CellText({type: 'number', lang: 'en', decimal: decimal ?? undefined});
  const count = {signed: 0, above: 0, upTo: 0};
  yield* eachText(text => {
    const {value} = numbers.parse(text);
    if (PERCENT_SIGN.test(text)) count.signed += 1;
    else if (typeof value === 'number' && value !== 0) count[Math.abs(value) > 1 ? 'above' : 'upTo'] += 1;
  });
  const unsigned = count.above + count.upTo;
  const percents = count.signed + count.above;
  if (percents + unsigned === 0) return {value: null, confidence: 0, isAmbiguous: false};
  const confidence = percents === 0 ? 1 : percents / (count.signed + unsigned);
  return {value: percents === 0, confidence, isAmbiguous: unsigned > 0};
}

function* guessDateOrder(eachText: EachText): SlicedWork<Guess<NumericDateOrder>> {
  const orders = new Evidence<NumericDateOrder>();
  let hasIso = false;
  yield* eachText(text => {
    const order = dateOrderIn(text);
    if (order === 'ymd') hasIso = true;
    else orders.add(order);
  });
  const {guess} = orders;
  // A year in front is read in any order.
  return hasIso && guess.value === null && !guess.isAmbiguous
    ? {value: 'ymd', confidence: 1, isAmbiguous: false}
    : guess;
}

/** Fills in the decimal sign of the columns that do not tell it. */
function withDecimal(
  guesses: ReadonlyMap<string, FormatGuess>,
  fallback: DecimalSign | null,
): ReadonlyMap<string, FormatGuess> {
  const signs = new Set([...guesses.values()].flatMap(({decimal}) => decimal?.value ?? []));
  const [sign] = signs;
  const value = sign === undefined ? fallback : signs.size === 1 ? sign : null;
  return new Map(
    [...guesses].map(([field, guess]) => {
      const {decimal} = guess;
      return decimal?.value === null ? [field, {...guess, decimal: {...decimal, value}}] : [field, guess];
    }),
  );
}
