import type {ListedOptions} from '../../base/combobox/listed-options.js';
import type {Option} from '../../core/options/index.js';
import {sendChange} from '../../dom/events.js';
import type {MultiSelectValue} from './multi-select-value.js';

/** The detail of `lc-create`. */
export interface CreateDetail {
  /** The text of the new value, without white space around it. */
  readonly text: string;
}

declare global {
  interface HTMLElementEventMap {
    'lc-create': CustomEvent<CreateDetail>;
  }
}

/** The parts of the element that edits need. */
interface EditedElement {
  readonly host: HTMLElement;
  readonly value: MultiSelectValue;
  readonly list: ListedOptions;
  /** Runs a change of the value or the text, and requests an update. */
  readonly change: (change: () => void) => void;
  /** Returns what screen readers announce. */
  readonly describe: (text: string, isChosen: boolean) => string;
}

/** What users do: they type, choose options, create values, and remove tags. Each sends its events. */
export class Edits {
  /** What the last edit did, for screen readers; null after typing. */
  said: string | null = null;

  readonly #element: EditedElement;

  constructor(element: EditedElement) {
    this.#element = element;
  }

  /** Sets the text that filters the options. */
  type(text: string): void {
    const {value, list, change} = this.#element;
    this.said = null;
    list.reset();
    change(() => value.type(text));
  }

  /** Chooses the row at an index, or no longer chooses it. */
  take(index: number): void {
    const {value, list} = this.#element;
    const option = list.options[index];
    if (option !== undefined) {
      this.#choose(option, !value.typed.includes(option.value));
      list.activate(option.value);
    } else if (list.newText !== null) this.#create(list.newText);
  }

  /** Chooses what the text means. Returns false if it does not mean anything; then it is kept. */
  enterText(): boolean {
    const {value, change} = this.#element;
    const {entered} = value;
    if (entered === null || (value.isFull && !value.typed.includes(entered))) {
      change(() => value.reject());
      return false;
    }
    if (value.newText === null) this.#choose({text: value.textOf(entered), value: entered}, true);
    else this.#create(entered);
    return true;
  }

  /** Removes a chosen value. */
  remove(removed: string): void {
    this.#apply({text: this.#element.value.textOf(removed), value: removed}, false);
  }

  #create(text: string): void {
    const {host, value, change} = this.#element;
    if (value.isFull) return change(() => value.reject());
    const options = {detail: {text}, bubbles: true, cancelable: true, composed: true};
    if (host.dispatchEvent(new CustomEvent<CreateDetail>('lc-create', options)))
      this.#choose({text, value: text}, true);
    else this.type('');
  }

  #choose(option: Option, isChosen: boolean): void {
    const {value} = this.#element;
    const isChange = isChosen !== value.typed.includes(option.value);
    if (isChange && isChosen && value.isFull) return;
    if (value.text !== '') this.type('');
    if (isChange) this.#apply(option, isChosen);
  }

  #apply({text, value: edited}: Option, isChosen: boolean): void {
    const {host, value, change, describe} = this.#element;
    change(() => value.choose([edited], isChosen));
    this.said = describe(text, isChosen);
    host.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    sendChange(host);
  }
}
