import {localeTags} from '../locale-tags.js';
import {compareDecimals, decimalText, parseDecimal, shifted, type Decimal} from './decimal.js';
import {normalizeText, parseNumberText, type NumberSigns} from './parse-number-text.js';

type Options = Intl.NumberFormatOptions;
type Parts = readonly Intl.NumberFormatPart[];

/** The ways to write the unit of a number. */
const UNIT_DISPLAYS: readonly Options[] = [
  {},
  {currencyDisplay: 'symbol', unitDisplay: 'short'},
  {currencyDisplay: 'narrowSymbol', unitDisplay: 'narrow'},
  {currencyDisplay: 'code', unitDisplay: 'long'},
  {currencyDisplay: 'name', unitDisplay: 'long'},
];

/** Options that would leave digits out. */
const NOT_ROUNDED: Options = {
  notation: 'standard',
  minimumSignificantDigits: undefined,
  maximumSignificantDigits: undefined,
};

/** Numbers of all plural forms. Arabic has six. */
const PLURALS = [0, 1, 2, 3, 11, 100];

/** A page has many fields with the same format, and a format takes as long to create as a field. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tags: string[], options: Options): Intl.NumberFormat {
  const key = JSON.stringify([tags, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(tags, options);
  if (formats.size > 100) formats.clear();
  formats.set(key, format);
  return format;
}

/** Writes numbers in a language and a format, and parses what people write. No digit is lost in either direction. */
export class NumberText {
  /** How many decimals of the value the format asks for: 2 for euros, 4 for a percentage with 2 decimals. */
  readonly decimals: number;

  /** How many digits the point is further right in the text than in the value: 2 for a percentage. */
  readonly shift: number;

  readonly #tags: string[];
  readonly #options: Options;
  readonly #unit: string;
  readonly #minDecimals: number;
  #signs: NumberSigns | undefined;
  #units: readonly string[] | undefined;

  /**
   * @param locale A BCP 47 tag. Other text counts as English.
   * @param options The format. Invalid options throw.
   * @param unit A unit that `Intl` does not have, such as `'mg'`.
   */
  constructor(locale: string, options: Options, unit = '') {
    const {style, minimumFractionDigits, maximumFractionDigits} = options;
    this.#tags = localeTags(locale);
    this.#options = {...options, ...NOT_ROUNDED};
    this.#unit = unit;
    this.shift = style === 'percent' ? 2 : 0;
    const resolved = formatOf(this.#tags, options).resolvedOptions();
    this.#minDecimals = resolved.minimumFractionDigits ?? 0;
    const ofCurrency = style === 'currency' ? resolved.maximumFractionDigits : 0;
    this.decimals = (maximumFractionDigits ?? minimumFractionDigits ?? ofCurrency ?? 0) + this.shift;
  }

  /** Writes a number for reading. It has all digits, even if the format asks for fewer. */
  format(value: string): string {
    const text = join(this.#parts(value));
    return this.#unit ? `${text}\u00A0${this.#unit}` : text;
  }

  /** Writes a number for editing, without groups and units. */
  plain(value: string): string {
    const parts = this.#parts(value).filter(({type}) => /^(int|dec|fra)/.test(type));
    return (value.startsWith('-') ? '-' : '') + join(parts);
  }

  /** Parses a number as people write it. Returns it in the format of HTML, or null if it is not a number. */
  parse(text: string): string | null {
    const [plain, unit] = [text, this.#unit].map(part => normalizeText(part).trim()) as [string, string];
    const bare = unit !== '' && plain.endsWith(unit) ? plain.slice(0, -unit.length) : plain;
    const number = parseNumberText(bare, (this.#signs ??= this.#readSigns()));
    return number && decimalText(shifted(parseDecimal(number)!, -this.shift));
  }

  /** Returns the parts of a number in its format, or without it if the format hides digits or the sign. */
  #parts(text: string): Parts {
    const value = parseDecimal(text) ?? {units: 0n, scale: 0};
    const shown = shifted(value, this.shift);
    const {style} = this.#options;
    for (const options of [this.#options, style === 'percent' ? {style} : {}]) {
      const decimals = options === this.#options ? Math.max(this.#minDecimals, shown.scale) : shown.scale;
      const parts = this.#write(decimalText(value), options, decimals);
      if (isExact(parts, shown)) return parts;
    }
    const [, sign, digits] = /^(-?)(.*)$/.exec(decimalText(shown)) as unknown as [string, string, string];
    return [
      {type: 'minusSign', value: sign},
      {type: 'integer', value: digits},
    ];
  }

  #write(number: string, options: Options, decimals: number): Parts {
    // All engines write up to 20 decimals.
    const digits = Math.min(decimals, 20);
    const exact = {...options, minimumFractionDigits: digits, maximumFractionDigits: digits};
    return formatOf(this.#tags, exact).formatToParts(number as never);
  }

  #readSigns(): NumberSigns {
    const parts = this.#write('12345678', {...this.#options, useGrouping: true}, 1);
    const valueOf = (name: string) => normalizeText(parts.find(({type}) => type === name)?.value ?? '');
    const groups = parts.filter(({type}) => type === 'integer');
    return {
      group: valueOf('group'),
      decimal: valueOf('decimal'),
      hasShortGroups: groups[1]?.value.length === 2,
      withoutUnit: text => this.#withoutUnit(text),
    };
  }

  /** A number without its own unit may have any currency. */
  #withoutUnit(text: string): string {
    const {style = 'decimal'} = this.#options;
    if (style === 'decimal') return text.replace(/\p{Sc}/u, '');
    return (this.#units ??= this.#readUnits()).reduce((rest, unit) => rest.replace(unit, ''), text);
  }

  #readUnits(): string[] {
    const parts = UNIT_DISPLAYS.flatMap(display =>
      PLURALS.flatMap(number => this.#write(String(number), {...this.#options, ...display}, 0)),
    );
    const units = parts
      .filter(({type}) => /^(cur|unit|per|lit)/.test(type))
      .map(({value}) => normalizeText(value).trim())
      .filter(unit => /[^()\s]/.test(unit));
    if (this.shift > 0) units.push('%');
    // `euros` before `eur`.
    return units.sort((one, other) => other.length - one.length);
  }
}

const join = (parts: Parts) => parts.map(({value}) => value).join('');

/** Whether text shows all digits of a number, and its sign. */
function isExact(parts: Parts, {units, scale}: Decimal): boolean {
  const digits = parts.filter(({type}) => /^(int|dec|fra)/.test(type));
  const shown = digits.map(({type, value}) => (type === 'decimal' ? '.' : normalizeText(value))).join('');
  const decimal = parseDecimal(shown);
  const hasSign = parts.some(({type, value}) => type === 'minusSign' || value.includes('('));
  const size = {units: units < 0n ? -units : units, scale};
  return decimal !== null && compareDecimals(decimal, size) === 0 && (units >= 0n || hasSign);
}
