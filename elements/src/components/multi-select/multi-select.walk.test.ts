import type {Option} from '../../core/options/index.js';
import type {Chance} from '../../testing/walks/chance.js';
import {ComboboxWalk, ENTRIES, matchesOf, someOptions, valueOfText} from '../../testing/walks/combobox.js';
import type {ControlState} from '../../testing/walks/control-walk.js';
import {pressKey, replaceText} from '../../testing/walks/keys.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk, WalkStep} from '../../testing/walks/walk.js';
import './multi-select.define.js';
import type {LcMultiSelect} from './multi-select.define.js';

const VALUES = [['a'], ['b', 'a'], ['g', 'd'], [], ['missing', 'Beta'], ['a', 'b', 'd', 'Beta'], null];

class MultiSelectWalk extends ComboboxWalk<LcMultiSelect> {
  readonly #initial: readonly string[];
  readonly #max: number;
  readonly #isCreatable: boolean;
  #options: readonly Option[];
  /** What was set or chosen, also values without an option. */
  #wanted: readonly string[];
  #text = '';
  #isRejected = false;
  /** Whether the user has moved to the active row. Otherwise, it is the first one that matches the text. */
  #hasMoved = false;
  /** The text of the row that was active before the options changed. */
  #activeBefore: string | null = null;

  constructor(chance: Chance) {
    const options = someOptions(chance);
    const initValue = chance.pick([[], ['a'], ['a', 'd']]);
    const max = chance.pick([null, null, 3]);
    const creatable = chance.is(0.5);
    super('lc-multi-select', {options, initValue, max, creatable});
    this.#isCreatable = creatable;
    this.#options = options;
    this.#wanted = this.#initial = initValue;
    this.#max = max ?? Infinity;
  }

  readonly steps: Walk['steps'] = {
    ...this.shared,
    type: [5, chance => this.#type(chance)],
    key: [6, chance => this.#key(chance)],
    ...this.choices,
    backspace: [2, () => this.#backspace()],
    'press a tag': [2, async chance => this.#pressTag(chance)],
    set: [2, chance => this.#set(chance)],
    options: [2, async chance => this.#setOptions(chance)],
  };

  override *check(): Iterable<string> {
    yield* super.check();
    if (!this.#isCreatable) yield* this.list.problems(matchesOf(this.#options, this.#text), !this.hasFocus);
    const tags = [...this.control.shadowRoot!.querySelectorAll('.tag')].map(tag => tag.textContent.trim());
    const expected = this.#typed.map(value => this.#optionOf(value)?.text ?? value);
    if (tags.join() !== expected.join()) yield `the tags are ${tags.join()}, not ${expected.join()}`;
    const {active, texts} = this.list;
    if (
      this.#activeBefore !== null &&
      texts.includes(this.#activeBefore) &&
      texts[active] !== this.#activeBefore
    )
      yield `the active row is ${texts[active]}, not ${this.#activeBefore}`;
    this.#activeBefore = null;
    const first = this.#text.trim() === '' ? undefined : texts[0];
    if (!this.#hasMoved && texts[active] !== first) yield `the active row is ${texts[active]}, not ${first}`;
  }

  protected override get state(): ControlState {
    const submitted = this.#enabled.map(value => ['field', value] as const);
    return {value: this.#typed, submitted, shown: [this.#text], flag: this.#flag};
  }

  protected override reset(): void {
    this.#wanted = this.#initial;
    this.#setText('');
  }

  get #typed(): string[] {
    return [...new Set(this.#wanted)].filter(value => this.#isAny || this.#optionOf(value) !== undefined);
  }

  /** Whether values without an option count. */
  get #isAny(): boolean {
    return this.#isCreatable || this.#options.length === 0;
  }

  get #enabled(): string[] {
    return this.#typed.filter(value => !this.#optionOf(value)?.disabled);
  }

  get #isFull(): boolean {
    return this.#typed.length >= this.#max;
  }

  get #flag(): ControlState['flag'] {
    if (this.#isRejected) return this.#isFull ? 'tooLong' : 'customError';
    if (this.control.required && this.#enabled.length === 0) return 'valueMissing';
    return this.#typed.length > this.#max ? 'tooLong' : '';
  }

  #optionOf(value: string): Option | undefined {
    return this.#options.find(option => option.value === value);
  }

  #setText(text: string): void {
    this.#text = text;
    this.#isRejected = false;
    this.#activeBefore = null;
  }

  #type(chance: Chance): string | null {
    const text = chance.pick(ENTRIES);
    this.control.focus();
    if (this.field.value === text) return null;
    this.#setText(text);
    this.#hasMoved = false;
    return replaceText(this.field, text);
  }

  #key(chance: Chance): string | null {
    if (!this.isFieldFocused) return null;
    const key = chance.pick(['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape']);
    if (key === 'Escape' && !this.list.isOpen) this.#setText('');
    this.#hasMoved = key !== 'Escape';
    this.#activeBefore = null;
    return pressKey(key);
  }

  /** Whether a row is the one that creates the text as a new value. */
  #isNew(text: string): boolean {
    return matchesOf(this.#options, '').every(option => option.text !== text);
  }

  protected override choose(text: string): void {
    if (this.#isNew(text)) return this.finish();
    const {value} = matchesOf(this.#options, '').find(option => option.text === text)!;
    this.#activeBefore = null;
    if (this.#typed.includes(value)) {
      this.#setText('');
      this.#change(this.#wanted.filter(other => other !== value));
    } else if (!this.#isFull) this.#add(value);
    // The row that is chosen is active then.
    this.#hasMoved = true;
  }

  #add(value: string): void {
    this.#setText('');
    if (!this.#typed.includes(value)) this.#change([...this.#wanted.filter(other => other !== value), value]);
  }

  #change(wanted: readonly string[]): void {
    this.#wanted = wanted;
    this.expectedEvents.push('input', 'change');
  }

  /** The text becomes an option, or stays and makes the control invalid. */
  protected override finish(): void {
    const text = this.#text.trim();
    const isValue = this.#optionOf(text) !== undefined ? text : undefined;
    const known = valueOfText(this.#options, text) ?? isValue;
    const value = text === '' ? undefined : (known ?? (this.#isCreatable ? text : undefined));
    // The text stays if it means nothing, and so does the active row.
    if (value !== undefined && (this.#typed.includes(value) || !this.#isFull)) this.#hasMoved = false;
    // What is chosen already is not chosen again, and the text goes.
    if (value !== undefined && this.#typed.includes(value)) return this.#setText('');
    if (value !== undefined && !this.#isFull) return this.#add(value);
    this.#isRejected = text !== '';
    if (text === '') this.#text = '';
  }

  /** In the empty text, it removes the last tag whose option is not disabled. */
  #backspace(): string | null {
    if (!this.isFieldFocused || this.#text !== '') return null;
    const last = this.#enabled.at(-1);
    pressKey('Backspace');
    if (last !== undefined) this.#change(this.#wanted.filter(value => value !== last));
    return 'Backspace';
  }

  async #pressTag(chance: Chance): Promise<string | null> {
    await this.control.updateComplete;
    const value = chance.pick(this.#enabled);
    if (value === undefined) return null;
    const tag = this.control.shadowRoot!.querySelectorAll('.tag')[this.#typed.indexOf(value)]!;
    tag.querySelector<HTMLElement>('.remove')!.click();
    this.#change(this.#wanted.filter(other => other !== value));
    return `remove the tag ${value}`;
  }

  #set(chance: Chance): string {
    const value = chance.pick(VALUES);
    this.control.value = value;
    this.#wanted = value ?? this.#initial;
    return `set ${JSON.stringify(value)}`;
  }

  #setOptions: WalkStep = async chance => {
    await this.control.updateComplete;
    const {active, texts} = this.list;
    this.#options = this.control.options = someOptions(chance);
    this.#activeBefore = this.#hasMoved ? (texts[active] ?? null) : null;
    return `options are ${this.#options.map(({value}) => value).join()}`;
  };
}

describe('lc-multi-select', () => {
  testWalks(chance => new MultiSelectWalk(chance), {seeds: [1, 2, 3, 4, 5, 6], steps: 200});
});
