import type {Chance} from '../../testing/walks/chance.js';
import {ComboboxWalk} from '../../testing/walks/combobox.js';
import type {ControlState} from '../../testing/walks/control-walk.js';
import {pressKey, replaceText} from '../../testing/walks/keys.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk} from '../../testing/walks/walk.js';
import './time-input.define.js';
import type {LcTimeInput} from './time-input.define.js';

/** What users type, and the time that it means; null if it is not a time. */
const TEXTS: readonly (readonly [text: string, time: string | null])[] = [
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30 pm', '21:30'],
  ['14:35', '14:35'],
  ['2 PM', '14:00'],
  ['12 am', '00:00'],
  [' 17:15 ', '17:15'],
  ['', ''],
  ['25', null],
  ['abc', null],
];
const VALUES = ['08:00', '23:59', '', null, undefined, '14:30'];

class TimeWalk extends ComboboxWalk<LcTimeInput> {
  readonly #settings: {
    readonly initValue: string;
    readonly min: string;
    readonly max: string;
    readonly step: number | null;
  };
  #value: string;
  /** What the user typed, as long as it is shown. */
  #typed: string | null = null;
  #isBad = false;
  /** Whether the user has typed since the field has shown a time in its format. */
  #isTyping = false;
  #isEdited = false;

  constructor(chance: Chance) {
    const settings = {
      initValue: chance.pick(['', '', '10:00']),
      min: chance.pick(['', '', '08:30']),
      max: chance.pick(['', '', '20:00']),
      step: chance.pick([null, null, 900]),
    };
    super('lc-time-input', settings);
    this.#settings = settings;
    this.#value = settings.initValue;
  }

  readonly steps: Walk['steps'] = {
    ...this.shared,
    type: [6, chance => this.#type(chance)],
    key: [5, chance => this.#key(chance)],
    ...this.choices,
    set: [3, chance => this.#set(chance)],
  };

  override *check(): Iterable<string> {
    yield* super.check();
    const {isOpen, active, texts} = this.list;
    if (isOpen && !this.hasFocus) yield 'the list is open without the focus';
    if (!isOpen && (active !== -1 || texts.length > 0)) yield 'the closed list has rows';
  }

  protected override get state(): ControlState {
    const shown = this.#typed ?? textOf(this.#value);
    return {value: this.#value, submitted: [['field', this.#value]], shown: [shown], flag: this.#flag};
  }

  protected override reset(): void {
    this.#forget();
    this.#value = this.#settings.initValue;
    this.#isEdited = false;
  }

  get #flag(): ControlState['flag'] {
    const {min, max, step, initValue} = this.#settings;
    if (this.#isBad) return 'badInput';
    if (this.#value === '') return this.control.required ? 'valueMissing' : '';
    if (min !== '' && this.#value < min) return 'rangeUnderflow';
    if (max !== '' && this.#value > max) return 'rangeOverflow';
    const distance = minutes(this.#value) - minutes(min || initValue || '00:00');
    return step !== null && distance % 15 !== 0 ? 'stepMismatch' : '';
  }

  #type(chance: Chance): string | null {
    const [text, time] = chance.pick(TEXTS);
    this.control.focus();
    if (this.field.value === text) return null;
    this.#typed = text;
    this.#isBad = time === null;
    this.#value = time ?? '';
    this.#isTyping = this.#isEdited = true;
    this.expectedEvents.push('input');
    return replaceText(this.field, text);
  }

  #key(chance: Chance): string | null {
    if (!this.hasFocus) return null;
    return pressKey(chance.pick(['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape']));
  }

  protected override choose(text: string): void {
    this.#forget();
    this.#value = timeOf(text);
    this.#isEdited = true;
    this.expectedEvents.push('input');
    this.finish();
  }

  /** The field shows the time in its format. */
  protected override finish(): void {
    this.#isTyping = false;
    if (!this.#isBad) this.#typed = null;
    if (this.#isEdited) this.expectedEvents.push('change');
    this.#isEdited = false;
  }

  #set(chance: Chance): string {
    const value = chance.pick(VALUES);
    this.control.value = value;
    const isKept = value === this.#value && (this.#isTyping || !this.#isBad);
    if (!isKept) this.#forget();
    this.#value = value ?? this.#settings.initValue;
    return `set ${JSON.stringify(value)}`;
  }

  #forget(): void {
    this.#typed = null;
    this.#isBad = false;
  }
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The text in English. */
function textOf(time: string): string {
  if (time === '') return '';
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

function timeOf(text: string): string {
  const [, hours, minute, half] = /^(\d+):(\d\d)\s(AM|PM)$/.exec(text)!;
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

describe('lc-time-input', () => {
  testWalks(chance => new TimeWalk(chance), {seeds: [1, 2, 3, 4, 5], steps: 200});
});
