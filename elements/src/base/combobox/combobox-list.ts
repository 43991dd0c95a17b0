import type {ReactiveControllerHost} from 'lit';
import {ActiveOptionController} from '../../controllers/active-option.controller.js';
import {nextIndex} from '../../core/next-index.js';
import type {Option} from '../../core/options/index.js';
import type {LoadedList, OptionLoading} from './option-loading-slot.js';

/** What the list follows from: the value of its control. */
export interface ListSource {
  /** The typed text that filters the options. */
  readonly query: string;
  /** The values that need an option. */
  readonly wanted: string | readonly string[];
  /** The option that users can add, which is listed after the others, or null. */
  readonly addable?: Option | null;
  /** Whether the text must be that of an option. */
  readonly mustMatch?: boolean;
  /** The index of the row that is active until the user moves to another one, or -1. */
  readonly first?: number;
  /** Returns the index of the option that the list opens at and the arrow keys start from, or -1. */
  startIn(matches: readonly Option[]): number;
  /** Returns the options that match the text, or else those that have loaded for it. */
  match(loaded?: readonly Option[]): readonly Option[];
}

/** The number of options to render at first: enough to scroll, and few enough to render with every keystroke. */
const SHOWN_AT_ONCE = 100;

/** Returns the id of a row, for `aria-activedescendant`. */
export const rowId = (index: number): string => `option-${index}`;

/**
 * The list of a combobox: the options that match its text, and a row for more options if they load. One row may be active. It
 * starts with the first 100 options, and grows when the user reaches its end.
 */
export class ComboboxList extends ActiveOptionController<Option | symbol> implements LoadedList {
  readonly source: ListSource;
  readonly #host: ReactiveControllerHost;
  readonly #popup: {readonly isOpen: boolean};
  readonly #loadingOf: ((list: LoadedList) => OptionLoading | null) | undefined;
  #limit = SHOWN_AT_ONCE;

  /** @param loadingOf Returns how options load, or null. */
  constructor(
    host: ReactiveControllerHost & {readonly shadowRoot: ShadowRoot | null},
    popup: {readonly isOpen: boolean},
    source: ListSource,
    loadingOf?: (list: LoadedList) => OptionLoading | null,
  ) {
    super(host, {
      indexOf: key => this.#indexOf(key),
      idOf: rowId,
    });
    this.source = source;
    this.#host = host;
    this.#popup = popup;
    this.#loadingOf = loadingOf;
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  get loading(): OptionLoading | null {
    return this.#loadingOf?.(this) ?? null;
  }

  /** The options of the open list, with those that are not rendered. */
  get matches(): readonly Option[] {
    return this.isOpen ? this.source.match(this.loading?.listed) : [];
  }

  /** The number of options to announce. */
  get count(): number {
    return (this.loading?.listed ?? this.matches).length;
  }

  /** The options to render. */
  get shown(): readonly Option[] {
    const {addable} = this.source;
    return [...this.matches.slice(0, this.#limit), ...(this.isOpen && addable ? [addable] : [])];
  }

  /** The keys of the rows: the options to render, and the end of a list that loads more. */
  get rows(): readonly (Option | symbol)[] {
    const end = this.#limit < this.matches.length ? null : this.loading?.end;
    return end ? [...this.shown, end] : this.shown;
  }

  /** Makes the next or previous row active. */
  move(step: 1 | -1): void {
    const {index, scrollIndex} = this;
    if (index !== scrollIndex) return this.activateAt(scrollIndex);
    if (step === 1) this.#growTo(index + 1);
    const {rows} = this;
    this.activate(rows[nextIndex(index, rows.length, step)]);
  }

  /** Makes the row at an index active, which may have to be rendered first. */
  activateAt(index: number): void {
    this.#growTo(index);
    this.activate(this.rows[index]);
  }

  /** Scrolls to the option that the list opens at, which may have to be rendered first. */
  reveal(): void {
    this.#growTo(this.#start);
    super.reset();
  }

  /** Shows the first options of another list. */
  override reset(): void {
    this.#limit = SHOWN_AT_ONCE;
    super.reset();
  }

  /** Shows more options when the list is scrolled near its end. */
  growAtEnd({target}: Event): void {
    const {scrollTop, clientHeight, scrollHeight} = target as Element;
    if (this.#limit >= this.matches.length || scrollHeight - scrollTop >= clientHeight * 2) return;
    this.#growTo(this.#limit);
    this.#host.requestUpdate();
  }

  /** Calls a function once the options of the text are loaded. */
  whenLoaded(then: () => void): void {
    if (!this.loading?.wait(then)) then();
  }

  /** Without an active row, it is that of the option that the list opens at. */
  protected override get scrollIndex(): number {
    const {index} = this;
    return index === -1 ? this.#start : index;
  }

  get #start(): number {
    return this.source.startIn(this.matches);
  }

  #growTo(index: number): void {
    while (index >= this.#limit) this.#limit += SHOWN_AT_ONCE;
  }

  /** Other options may have arrived. Several options may have the same value. */
  #indexOf(key: Option | symbol | undefined): number {
    const {rows} = this;
    const {first = -1} = this.source;
    if (key === undefined) return first < rows.length ? first : -1;
    const index = rows.indexOf(key);
    return index === -1 ? this.shown.findIndex(({value}) => value === (key as Option).value) : index;
  }
}
