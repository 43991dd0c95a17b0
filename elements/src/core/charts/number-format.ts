import type {Warn} from '../bad-input.js';
import {localeTags} from '../locale-tags.js';

type Options = Intl.NumberFormatOptions;

/** How the numbers of a chart are written. */
export interface ChartFormat {
  readonly lang: string;
  /** Options of `Intl.NumberFormat`. */
  readonly format: unknown;
  /** A unit that `Intl` does not have. */
  readonly unit: string | null | undefined;
}

/** Returns a function that writes values in full. */
export function valueFormat(given: ChartFormat, warn: Warn): (value: number) => string {
  const ordinary = createFormat(given, {maximumSignificantDigits: 12}, warn);
  return value => {
    const size = Math.abs(value);
    const isExtreme = (size < 1e-6 && size > 0) || size >= 1e15;
    return isExtreme ? createFormat(given, {notation: 'scientific'}, warn)(value) : ordinary(value);
  };
}

/** Returns a function that writes the round numbers of an axis briefly, with the decimals that tell them apart. */
export function tickFormat(
  given: ChartFormat,
  ticks: readonly number[],
  warn: Warn,
): (value: number) => string {
  const largest = Math.max(...ticks.map(Math.abs));
  const step = ticks[1]! - ticks[0]!;
  if (step < 1e-6 || largest >= 1e15) return createFormat(given, {notation: 'scientific'}, warn);
  const shift = (given.format as Options | null)?.style === 'percent' ? 2 : 0;
  const digits = Math.max(0, 1 - Math.floor(Math.log10(step)) - shift);
  const briefly: Options = {minimumFractionDigits: 0, maximumFractionDigits: digits};
  return createFormat(
    given,
    largest < 10_000 ? briefly : {...briefly, notation: 'compact', maximumFractionDigits: 2},
    warn,
  );
}

/** @param own What the chart asks for. The options of the app win in the first case, and lose in the others. */
function createFormat(
  {lang, format, unit}: ChartFormat,
  own: Options,
  warn: Warn,
): (value: number) => string {
  const after = unit ? `\u00A0${unit}` : '';
  const tags = localeTags(lang);
  try {
    const isPlain = format === null || format === undefined;
    const options =
      own.maximumSignificantDigits === undefined ? {...(format as Options), ...own} : (format as Options);
    const writer = new Intl.NumberFormat(tags, isPlain ? own : options);
    return value => writer.format(value) + after;
  } catch (cause) {
    warn('format must have options of Intl.NumberFormat; the numbers are shown without it.', cause);
    const writer = new Intl.NumberFormat(tags, own);
    return value => writer.format(value) + after;
  }
}

/** Returns a function that writes a share of a whole, from 0 to 1, as percent. Only nothing is 0 %. */
export function shareFormat(lang: string): (share: number) => string {
  const [ordinary, small] = [{maximumFractionDigits: 1}, {maximumSignificantDigits: 1}].map(
    options => new Intl.NumberFormat(localeTags(lang), {style: 'percent', ...options}),
  );
  return share => (share < 0.001 ? small! : ordinary!).format(share);
}
