import type {ReactiveControllerHost} from 'lit';
import type {Option} from '../../core/options/index.js';
import {ComboboxList, type ListSource} from './combobox-list.js';
import type {LoadedList, OptionLoading} from './option-loading-slot.js';

/** The number of options to render at first: enough to scroll, and few enough to render with every keystroke. */
const SHOWN_AT_ONCE = 100;

/**
 * A list that may have many options, or load them, and that users may add an option to. It starts with the first 100 options,
 * and grows when the user reaches its end. A row for more options follows them if they load.
 */
export class LongList extends ComboboxList implements LoadedList {
  readonly #loadingOf: (list: LoadedList) => OptionLoading | null;
  #limit = SHOWN_AT_ONCE;

  /** @param loadingOf Returns how options load, or null. */
  constructor(
    host: ReactiveControllerHost & {readonly shadowRoot: ShadowRoot | null},
    popup: {readonly isOpen: boolean},
    source: ListSource,
    loadingOf: (list: LoadedList) => OptionLoading | null,
  ) {
    super(host, popup, source);
    this.#loadingOf = loadingOf;
  }

  override get loading(): OptionLoading | null {
    return this.#loadingOf(this);
  }

  override get shown(): readonly Option[] {
    const {addable} = this.source;
    return [...this.matches.slice(0, this.#limit), ...(this.isOpen && addable ? [addable] : [])];
  }

  override get rows(): readonly (Option | symbol)[] {
    const end = this.#limit < this.matches.length ? null : this.loading?.end;
    return end ? [...this.shown, end] : this.shown;
  }

  override move(step: 1 | -1): void {
    this.#growTo(this.index + step);
    super.move(step);
  }

  /** The row may have to be rendered first. */
  override activateAt(index: number): void {
    this.#growTo(index);
    super.activateAt(index);
  }

  /** Shows the first options of another list, with the one that it opens at. */
  override reset(): void {
    super.reset();
    this.#limit = SHOWN_AT_ONCE;
    this.#growTo(this.scrollIndex);
  }

  override readonly growAtEnd = ({target}: Event): void => {
    const {scrollTop, clientHeight, scrollHeight} = target as Element;
    if (this.#limit >= this.matches.length || scrollHeight - scrollTop >= clientHeight * 2) return;
    this.#growTo(this.#limit);
    this.host.requestUpdate();
  };

  /** Calls a function once the options of the text are loaded. */
  whenLoaded(then: () => void): void {
    if (!this.loading?.wait(then)) then();
  }

  #growTo(index: number): void {
    while (index >= this.#limit) this.#limit += SHOWN_AT_ONCE;
  }
}
