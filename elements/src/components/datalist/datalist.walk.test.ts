import type {Option} from '../../core/options/index.js';
import type {Chance} from '../../testing/walks/chance.js';
import {ComboboxWalk, ENTRIES, matchesOf, someOptions, valueOfText} from '../../testing/walks/combobox.js';
import type {ControlState} from '../../testing/walks/control-walk.js';
import {pressKey, replaceText} from '../../testing/walks/keys.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk, WalkStep} from '../../testing/walks/walk.js';
import './datalist.define.js';
import type {LcDatalist} from './datalist.define.js';

const VALUES = ['a', 'b', 'Beta', 'g', 'missing', '', null, undefined];

class DatalistWalk extends ComboboxWalk<LcDatalist> {
  readonly #initial: string;
  #options: readonly Option[];
  /** What the user typed, or else the value that was set or chosen. */
  #typed: string | null = null;
  #given: string | null = null;
  #isEdited = false;
  readonly #problems: string[] = [];
  /** The value that the app knows. */
  #known = '';

  constructor(chance: Chance) {
    const options = someOptions(chance);
    const initValue = chance.pick(['', '', 'a', 'other']);
    super('lc-datalist', {options, initValue});
    this.#options = options;
    this.#initial = initValue;
  }

  readonly steps: Walk['steps'] = {
    ...this.shared,
    type: [6, chance => this.#type(chance)],
    key: [6, chance => this.#key(chance)],
    ...this.choices,
    set: [3, chance => this.#set(chance)],
    options: [2, chance => this.#setOptions(chance)],
  };

  override *check(): Iterable<string> {
    yield* super.check();
    yield* this.#problems.splice(0);
    yield* this.list.problems(matchesOf(this.#options, this.#typed ?? ''), !this.hasFocus);
  }

  protected override get state(): ControlState {
    const value = this.#value;
    const flag = this.control.required && value === '' ? 'valueMissing' : '';
    return {value, submitted: [['field', value]], shown: [this.#text], flag};
  }

  protected override reset(): void {
    this.#typed = this.#given = null;
    this.#isEdited = false;
  }

  get #wanted(): string {
    return this.#given ?? this.#initial;
  }

  get #value(): string {
    if (this.#typed === null) return this.#wanted;
    return valueOfText(this.#options, this.#typed) ?? this.#typed;
  }

  get #text(): string {
    const option = this.#options.find(({value}) => value === this.#wanted);
    return this.#typed ?? option?.text ?? this.#wanted;
  }

  #type(chance: Chance): string | null {
    const text = chance.pick(ENTRIES);
    this.control.focus();
    if (this.field.value === text) return null;
    this.#enterText(text);
    return replaceText(this.field, text);
  }

  #enterText(text: string): void {
    this.#typed = text;
    this.#given = null;
    this.#edit();
  }

  #edit(): void {
    this.#isEdited = true;
    this.#known = this.#value;
    this.expectedEvents.push('input');
  }

  /** An option that came late may have changed the value. */
  protected override finish(): void {
    if (!this.#isEdited) return;
    this.#isEdited = false;
    if (this.#value !== this.#known) this.expectedEvents.push('input');
    this.expectedEvents.push('change');
  }

  #key(chance: Chance): string | null {
    if (!this.hasFocus) return null;
    const key = chance.pick(['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape']);
    if (key === 'Escape' && !this.list.isOpen && this.#text !== '') this.#enterText('');
    return pressKey(key);
  }

  protected override choose(text: string): void {
    this.#given = matchesOf(this.#options, '').find(option => option.text === text)!.value;
    this.#typed = null;
    this.#edit();
    this.finish();
  }

  #set(chance: Chance): string {
    const value = chance.pick(VALUES);
    if (value === null || value === undefined) this.#typed = this.#given = null;
    else if (this.#typed === null || value !== this.#value) {
      this.#typed = null;
      this.#given = value;
    }
    this.control.value = value;
    this.#known = this.#value;
    return `set ${JSON.stringify(value)}`;
  }

  /** The active option stays active while it is listed; otherwise, none is. */
  #setOptions: WalkStep = async chance => {
    await this.control.updateComplete;
    const before = this.list.texts[this.list.active];
    this.#options = this.control.options = someOptions(chance);
    await this.control.updateComplete;
    const now = this.list.texts[this.list.active];
    const expected = before !== undefined && this.list.texts.includes(before) ? before : undefined;
    if (now !== expected) this.#problems.push(`the active row is ${now}, not ${expected}`);
    return `options are ${this.#options.map(({value}) => value).join()}`;
  };
}

describe('lc-datalist', () => {
  testWalks(chance => new DatalistWalk(chance), {seeds: [1, 2, 3, 4, 5, 6], steps: 200});
});
