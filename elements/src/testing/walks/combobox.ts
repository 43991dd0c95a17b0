import type {FormControlElement} from '../../base/form-control-element.js';
import type {Option} from '../../core/options/index.js';
import type {Chance} from './chance.js';
import {ControlWalk} from './control-walk.js';
import {pressKey} from './keys.js';
import type {Walk} from './walk.js';

/** All options. An app shows some of them, in any order. */
const ALL: readonly Option[] = [
  {text: 'Alpha', value: 'a'},
  {text: 'Alpine', value: 'b'},
  {text: 'Beta', value: 'Beta'},
  {text: 'Gamma', value: 'g', disabled: true},
  {text: 'Delta two', value: 'd'},
  {text: 'beta', value: 'second'},
  {text: 'toString', value: 'constructor'},
];

/** What users type. */
export const ENTRIES = ['al', 'alpha', 'Beta', 'x', 'b', 'd', 'delta ', ' ', 'toString', 'Gamma'] as const;

/** Returns some options in any order. */
export function someOptions(chance: Chance): Option[] {
  const rest = ALL.filter(() => chance.is(0.7));
  const chosen: Option[] = [];
  while (rest.length > 0) chosen.push(...rest.splice(chance.below(rest.length), 1));
  return chosen;
}

const fold = (text: string): string => text.trim().toLowerCase();

/** Returns the value of a text: that of the first option with it, or else undefined. */
export function valueOfText(options: readonly Option[], text: string): string | undefined {
  return options.find(option => !option.disabled && fold(option.text) === fold(text))?.value;
}

/** Returns the options that match a text, as they are listed. */
export function matchesOf(options: readonly Option[], text: string): Option[] {
  return options.filter(option => !option.disabled && fold(option.text).includes(fold(text)));
}

/** The list of a combobox, as assistive technology knows it. */
export class ListView {
  readonly #control: Element;

  constructor(control: Element) {
    this.#control = control;
  }

  get isOpen(): boolean {
    return this.#control.shadowRoot!.querySelector('.popup')!.matches(':popover-open');
  }

  get rows(): HTMLElement[] {
    return [...this.#control.shadowRoot!.querySelectorAll<HTMLElement>('.option')];
  }

  get texts(): string[] {
    return this.rows.map(row => row.textContent.trim());
  }

  /** The index of the active row, or -1. */
  get active(): number {
    const id = this.#control.shadowRoot!.querySelector('#control')!.getAttribute('aria-activedescendant');
    return this.rows.findIndex(row => row.id === id);
  }

  /** Returns what is wrong with the open list, in words. */
  *problems(matches: readonly Option[], isSelfClosing: boolean): Iterable<string> {
    const {isOpen, texts} = this;
    if (!isOpen && texts.length > 0) yield 'the closed list has rows';
    if (!isOpen && this.active !== -1) yield 'the closed list has an active row';
    if (isOpen && isSelfClosing) yield 'the list is open without the focus';
    const expected = isOpen ? matches.map(({text}) => text).join() : '';
    if (texts.join() !== expected) yield `the list has ${texts.join()}, not ${expected}`;
  }
}

/** Random steps with a combobox, whose rows are chosen with Enter and a press. */
export abstract class ComboboxWalk<Control extends FormControlElement> extends ControlWalk<Control> {
  protected readonly list = new ListView(this.control);

  /** Follows the choice of the row with a text. */
  protected abstract choose(text: string): void;

  /** Follows Enter if no row is active, and the focus that leaves. */
  protected abstract finish(): void;

  protected override left(): void {
    this.finish();
  }

  /** The steps that choose a row. */
  protected readonly choices = {
    enter: [4, async () => this.#enter()],
    'press a row': [3, async chance => this.#pressRow(chance)],
  } satisfies Walk['steps'];

  /** Whether the text field has the focus, not a button. */
  protected get isFieldFocused(): boolean {
    return this.hasFocus && this.control.shadowRoot!.activeElement?.id === 'control';
  }

  async #enter(): Promise<string | null> {
    await this.control.updateComplete;
    if (!this.isFieldFocused) return null;
    const {active, texts} = this.list;
    const text = texts[active];
    pressKey('Enter');
    if (text === undefined) this.finish();
    else this.choose(text);
    return `Enter at ${text ?? 'no row'}`;
  }

  /** A press on a row does not move the focus. */
  async #pressRow(chance: Chance): Promise<string | null> {
    await this.control.updateComplete;
    const row = chance.pick(this.list.rows);
    if (row === undefined) return null;
    const text = row.textContent.trim();
    row.click();
    this.choose(text);
    return `press the row ${text}`;
  }
}
