import type {ComboboxList} from '../../base/combobox/combobox-list.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Option} from '../../core/options/index.js';
import {sendEdit} from '../../dom/events.js';
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

/** What users do: they type, choose options, create values, and remove tags. Each sends its events. */
export class Edits {
  /** What the last edit did, for screen readers; null after typing. */
  said: string | null = null;

  readonly #host: HTMLElement;
  readonly #value: MultiSelectValue;
  readonly #list: ComboboxList;
  readonly #localize: LocalizeController;
  readonly #change: (change: () => void) => void;

  /** @param change Runs a change of the value or the text, and requests an update. */
  constructor(
    host: HTMLElement,
    value: MultiSelectValue,
    list: ComboboxList,
    localize: LocalizeController,
    change: (change: () => void) => void,
  ) {
    this.#host = host;
    this.#value = value;
    this.#list = list;
    this.#localize = localize;
    this.#change = change;
  }

  /** Sets the text that filters the options. */
  type(text: string): void {
    this.said = null;
    this.#change(() => this.#value.type(text));
    this.#list.reset();
  }

  /** Chooses the row at an index, or no longer chooses it. */
  take(index: number): void {
    const option = this.#list.shown[index]!;
    if (option === this.#value.addable) return this.#create(option.value);
    this.#choose(option, !this.#value.typed.includes(option.value));
    this.#list.activate(option);
  }

  /** Chooses what the text means. Returns false if it does not mean anything; then it is kept. */
  enterText(): boolean {
    const {entered} = this.#value;
    if (entered === null || (this.#value.isFull && !this.#value.typed.includes(entered))) {
      this.#change(() => this.#value.reject());
      return false;
    }
    if (this.#value.addable === null) this.#choose({text: this.#value.textOf(entered), value: entered}, true);
    else this.#create(entered);
    return true;
  }

  /** Removes a chosen value. */
  remove(removed: string): void {
    this.#apply({text: this.#value.textOf(removed), value: removed}, false);
  }

  #create(text: string): void {
    if (this.#value.isFull) return this.#change(() => this.#value.reject());
    const options = {detail: {text}, bubbles: true, cancelable: true, composed: true};
    if (this.#host.dispatchEvent(new CustomEvent<CreateDetail>('lc-create', options)))
      this.#choose({text, value: text}, true);
    else this.type('');
  }

  #choose(option: Option, isChosen: boolean): void {
    const isChange = isChosen !== this.#value.typed.includes(option.value);
    if (isChange && isChosen && this.#value.isFull) return;
    if (this.#value.text !== '') this.type('');
    if (isChange) this.#apply(option, isChosen);
  }

  #apply({text, value: edited}: Option, isChosen: boolean): void {
    this.#change(() => this.#value.choose([edited], isChosen));
    this.said = this.#localize.term(isChosen ? 'optionAdded' : 'optionRemoved', text);
    sendEdit(this.#host);
  }
}
