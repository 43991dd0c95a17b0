import type {Chance} from '../../testing/walks/chance.js';
import {ControlWalk, type ControlState} from '../../testing/walks/control-walk.js';
import {pressKey, replaceText} from '../../testing/walks/keys.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk} from '../../testing/walks/walk.js';
import './number-input.define.js';
import type {LcNumberInput} from './number-input.define.js';

const EURO = {style: 'currency', currency: 'EUR'} as const;
const TEXTS = ['7', '12', '-3', '1,000.5', '0.25', '1.0', ' 40', 'abc', '--', '5x', '', '100000'];
const VALUES = ['5', 12.5, '1000', null, NaN, undefined, '', 0, -20];
const KEY_STEPS: Readonly<Record<string, number>> = {ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10};

/** The properties of a field, which stay. */
interface Settings {
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | 'any' | null;
  readonly initValue: string;
  readonly format: Intl.NumberFormatOptions | null;
}

/** Numbers in ten thousandths, which are exact. */
const scaled = (number: number): number => Math.round(number * 10_000);

class NumberWalk extends ControlWalk<LcNumberInput> {
  readonly #settings: Settings;
  /** The number as text, and `''` if there is none. */
  #text: string;
  /** What the user typed, as long as it is shown. */
  #typed: string | null = null;
  #isBad = false;
  /** What the field had before an edit that is not finished. */
  #before: string | null = null;

  constructor(chance: Chance) {
    const settings: Settings = {
      min: chance.pick([null, -5, 0.5]),
      max: chance.pick([null, 20, 1000]),
      step: chance.pick([null, null, 'any', 5, 0.25]),
      initValue: chance.pick(['', '', '5', '12.50']),
      format: chance.pick([null, EURO]),
    };
    super('lc-number-input', settings);
    this.#settings = settings;
    this.#text = settings.initValue;
  }

  readonly steps: Walk['steps'] = {
    ...this.shared,
    type: [6, chance => this.#type(chance)],
    append: [4, chance => this.#append(chance)],
    fill: [2, chance => this.#fill(chance)],
    key: [6, chance => this.#key(chance)],
    stepper: [2, chance => this.#press(chance)],
    set: [3, chance => this.#set(chance)],
  };

  protected override get state(): ControlState {
    return {value: this.#text, submitted: [['field', this.#text]], shown: [this.#shown], flag: this.#flag};
  }

  protected override typedOf(): unknown {
    return this.#text === '' ? null : Number(this.#text);
  }

  protected override reset(): void {
    this.#forget();
    this.#text = this.#settings.initValue;
    this.#before = null;
  }

  protected override left(): void {
    this.#commit();
    if (!this.#isBad) this.#typed = null;
  }

  get #shown(): string {
    if (this.#typed !== null && (this.hasFocus || this.#isBad)) return this.#typed;
    if (this.#text === '') return '';
    const {length} = this.#text.split('.')[1] ?? '';
    const digits = Math.max(length, this.#settings.format === null ? 0 : 2);
    const places = {minimumFractionDigits: digits, maximumFractionDigits: digits};
    const format = this.hasFocus ? {useGrouping: false} : this.#settings.format;
    return new Intl.NumberFormat('en', {...format, ...places}).format(Number(this.#text));
  }

  get #flag(): ControlState['flag'] {
    const {min, max} = this.#settings;
    if (this.#isBad) return 'badInput';
    if (this.#text === '') return this.control.required ? 'valueMissing' : '';
    const number = Number(this.#text);
    if (min !== null && number < min) return 'rangeUnderflow';
    if (max !== null && number > max) return 'rangeOverflow';
    const step = this.#distance;
    return step !== null && (scaled(number) - this.#base) % step !== 0 ? 'stepMismatch' : '';
  }

  /** The distance between valid numbers. */
  get #distance(): number | null {
    const {step, format} = this.#settings;
    if (step === 'any') return null;
    return scaled(step ?? (format === null ? 1 : 0.01));
  }

  get #base(): number {
    const {min, initValue} = this.#settings;
    return scaled(min ?? Number(initValue));
  }

  get #stateText(): string {
    return this.#isBad ? this.#typed! : this.#text;
  }

  #type(chance: Chance): string | null {
    const text = chance.pick(TEXTS);
    this.control.focus();
    if (this.field.value === text) return null;
    this.#enter(text);
    return replaceText(this.field, text);
  }

  #append(chance: Chance): string | null {
    if (!this.hasFocus) return null;
    const {value} = this.field;
    const key = chance.pick(['1', '5', '.', 'x', 'Backspace']);
    if (key === 'Backspace' && value === '') return null;
    this.field.setSelectionRange(value.length, value.length);
    this.#enter(key === 'Backspace' ? value.slice(0, -1) : value + key);
    return pressKey(key);
  }

  /** What testing libraries and password managers do: they select the text, focus the field, and replace the text. */
  #fill(chance: Chance): string | null {
    if (this.hasFocus) return null;
    const {field} = this;
    const text = chance.pick(TEXTS);
    field.select();
    field.focus();
    if (field.value === text) return null;
    this.#enter(text);
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    return `fill ${JSON.stringify(text)}`;
  }

  #enter(text: string): void {
    this.#before ??= this.#stateText;
    // A point at the end does not matter.
    const plain = text
      .trim()
      .replaceAll(/,(?=\d{3})/g, '')
      .replace(/(?<=\d) *\.$/, '');
    this.#isBad = !/^(-?(\d+(\.\d+)?|\.\d+))?$/.test(plain);
    this.#text = this.#isBad || plain === '' ? '' : normalized(plain);
    this.#typed = text;
    this.expectedEvents.push('input');
  }

  #key(chance: Chance): string | null {
    if (!this.hasFocus) return null;
    const key = chance.pick(Object.keys(KEY_STEPS));
    pressKey(key);
    this.#step(KEY_STEPS[key]!);
    return key;
  }

  #press(chance: Chance): string {
    const part = chance.pick(['decrease', 'increase']);
    const button = this.control.shadowRoot!.querySelector<HTMLButtonElement>(`[part=${part}]`)!;
    const isOff = button.disabled;
    button.click();
    if (!isOff) this.#step(part === 'decrease' ? -1 : 1);
    return `press ${part}`;
  }

  /** A number between two steps moves to the next one first, and the limits hold. */
  #step(count: number): void {
    const {min, max, step} = this.#settings;
    if (this.#isBad) return this.#commit();
    const value = this.#text === '' ? null : scaled(Number(this.#text));
    const [low, high] = [
      min === null ? -Infinity : scaled(min),
      max === null ? Infinity : this.#floor(scaled(max)),
    ];
    if (low <= high) {
      const start = value ?? 0;
      const from = count > 0 ? this.#floor(start) : -this.#floor(-start, -this.#base);
      const size = scaled(typeof step === 'number' ? step : 1);
      const next = Math.min(Math.max(from + count * size, low), high);
      if (value === null || (next - value) * count > 0) this.#move(next);
    }
    this.#commit();
  }

  #floor(number: number, base = this.#base): number {
    const step = this.#distance;
    return step === null ? number : base + Math.floor((number - base) / step) * step;
  }

  #move(next: number): void {
    this.#before ??= this.#stateText;
    this.#forget();
    // The number of zeros does not matter.
    const {value} = this.control;
    this.#text = value !== '' && scaled(Number(value)) === next ? value : String(next / 10_000);
    this.expectedEvents.push('input');
  }

  #commit(): void {
    if (this.#before !== null && this.#before !== this.#stateText) this.expectedEvents.push('change');
    this.#before = null;
  }

  #set(chance: Chance): string {
    const value = chance.pick(VALUES);
    this.control.value = value;
    const number = Number.isNaN(value) ? null : value;
    const isSame =
      typeof number === 'string' ? !this.#isBad && number === this.#text : number === this.typedOf();
    if (!isSame) {
      this.#forget();
      this.#text = number === undefined ? this.#settings.initValue : String(number ?? '');
    }
    return `set ${String(value)}`;
  }

  #forget(): void {
    this.#typed = null;
    this.#isBad = false;
  }
}

/** The text in the format of HTML. */
function normalized(text: string): string {
  return text.replace(/^(-?)0+(?=\d)/, '$1').replace(/^(-?)\./, '$10.');
}

describe('lc-number-input', () => {
  testWalks(chance => new NumberWalk(chance), {seeds: [1, 2, 3, 4, 5, 6], steps: 200});
});
