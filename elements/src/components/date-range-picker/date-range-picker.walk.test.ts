import {numericDates} from '../../core/dates/numeric-date.js';
import type {Chance} from '../../testing/walks/chance.js';
import {ControlWalk, type ControlState} from '../../testing/walks/control-walk.js';
import {pressKey, replaceText} from '../../testing/walks/keys.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk} from '../../testing/walks/walk.js';
import './date-range-picker.define.js';
import './range-calendar.define.js';
import type {LcDateRangePicker} from './date-range-picker.define.js';

type Side = 'start' | 'end';
type Range = Readonly<Record<Side, string>>;

const EMPTY: Range = {start: '', end: ''};
const JUNE: Range = {start: '2026-06-01', end: '2026-06-10'};

/** What users type, and the day that it means; null if it is not a day. */
const TEXTS: readonly (readonly [text: string, day: string | null])[] = [
  ['6/1/2026', '2026-06-01'],
  ['6/15/2026', '2026-06-15'],
  ['12/31/2026', '2026-12-31'],
  ['2/28/2024', '2024-02-28'],
  ['', ''],
  ['abc', null],
  ['13/45/2026', null],
];

class RangeWalk extends ControlWalk<LcDateRangePicker> {
  readonly #initial: Range;
  #range: Range;
  /** Text that is not a day. */
  #bad: Partial<Record<Side, string>> = {};
  /** What the user types; it is read on leaving the field, and with Enter. */
  #draft: {readonly side: Side; readonly text: string} | null = null;

  constructor(chance: Chance) {
    const initial = chance.pick([EMPTY, JUNE]);
    super('lc-date-range-picker', {initValue: initial === EMPTY ? null : initial});
    this.#initial = this.#range = initial;
  }

  readonly steps: Walk['steps'] = {
    ...this.shared,
    type: [8, chance => this.#type(chance)],
    'focus a side': [3, chance => this.#focusSide(chance)],
    enter: [2, () => this.#enter()],
    clear: [1, async () => this.#clear()],
    set: [2, chance => this.#set(chance)],
    calendar: [1, () => this.#openAndClose()],
  };

  protected override get state(): ControlState {
    const {start, end} = this.#range;
    return {
      value: start === '' && end === '' ? null : {start, end},
      submitted: [
        ['field-start', start],
        ['field-end', end],
      ],
      shown: [this.#textOf('start'), this.#textOf('end')],
      flag: this.#flag,
    };
  }

  protected override reset(): void {
    this.#range = this.#initial;
    this.#bad = {};
    this.#draft = null;
  }

  protected override left(): void {
    this.#read();
  }

  get #flag(): ControlState['flag'] {
    const {start, end} = this.#range;
    if (Object.keys(this.#bad).length > 0) return 'customError';
    if (start === '' && end === '') return this.control.required ? 'valueMissing' : '';
    if (start === '' || end === '') return 'valueMissing';
    return end < start ? 'customError' : '';
  }

  #textOf(side: Side): string {
    return this.#draft?.side === side ? this.#draft.text : this.#written(side);
  }

  #written(side: Side): string {
    const {[side]: day} = this.#range;
    const [year, month, date] = day.split('-').map(Number);
    return (
      this.#bad[side] ?? (day === '' ? '' : numericDates('en')({year: year!, month: month!, day: date!}))
    );
  }

  #input(side: Side): HTMLInputElement {
    return this.control.shadowRoot!.querySelector<HTMLInputElement>(side === 'start' ? '#control' : '#end')!;
  }

  #type(chance: Chance): string | null {
    const side = chance.pick(['start', 'end']);
    const [text] = chance.pick(TEXTS);
    this.#focusField(side);
    const input = this.#input(side);
    if (input.value === text) return null;
    this.#draft = {side, text};
    return `${replaceText(input, text)} at the ${side}`;
  }

  #focusSide(chance: Chance): string {
    const side = chance.pick(['start', 'end']);
    this.#focusField(side);
    return `focus the ${side}`;
  }

  #focusField(side: Side): void {
    const input = this.#input(side);
    if (this.control.shadowRoot!.activeElement === input) return;
    input.focus();
    this.#read();
  }

  #enter(): string | null {
    if (!(this.control.shadowRoot!.activeElement instanceof HTMLInputElement)) return null;
    pressKey('Enter');
    this.#read();
    return 'Enter';
  }

  async #clear(): Promise<string | null> {
    await this.control.updateComplete;
    const button = this.control.shadowRoot!.querySelector<HTMLElement>('[part=clear]');
    if (button === null) return null;
    button.click();
    this.#draft = null;
    this.#change(EMPTY, {});
    return 'clear';
  }

  /** The calendar opens from the field, and Escape returns to it. */
  #openAndClose(): string | null {
    if (!(this.control.shadowRoot!.activeElement instanceof HTMLInputElement)) return null;
    pressKey('ArrowDown');
    this.#read();
    pressKey('Escape');
    return 'open and close the calendar';
  }

  #read(): void {
    const draft = this.#draft;
    this.#draft = null;
    if (draft === null || draft.text === this.#written(draft.side)) return;
    const {side, text} = draft;
    const day = TEXTS.find(([one]) => one === text)![1];
    const {[side]: _, ...others} = this.#bad;
    this.#change({...this.#range, [side]: day ?? ''}, day === null ? {...others, [side]: text} : others);
  }

  #change(range: Range, bad: Partial<Record<Side, string>>): void {
    const before = JSON.stringify([this.#range, this.#bad]);
    this.#range = range;
    this.#bad = bad;
    if (JSON.stringify([range, bad]) !== before) this.expectedEvents.push('input', 'change');
  }

  #set(chance: Chance): string {
    const value = chance.pick([
      JUNE,
      {start: '2026-01-05', end: ''},
      '2026-06-01/2026-06-02',
      null,
      undefined,
    ]);
    this.control.value = value;
    const [start = '', end = ''] = typeof value === 'string' ? value.split('/') : [];
    const before = this.#range;
    this.#range =
      value === undefined ? this.#initial : typeof value === 'string' ? {start, end} : (value ?? EMPTY);
    // A parent that renders again with the same range leaves what the user types.
    const isSame = JSON.stringify(this.#range) === JSON.stringify(before);
    if (isSame && (this.#range.start !== '' || this.#range.end !== '')) return `set ${JSON.stringify(value)}`;
    this.#bad = {};
    this.#draft = null;
    return `set ${JSON.stringify(value)}`;
  }
}

describe('lc-date-range-picker', () => {
  testWalks(chance => new RangeWalk(chance), {seeds: [1, 2, 3, 4], steps: 150});
});
