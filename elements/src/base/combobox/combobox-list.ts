import type {ReactiveControllerHost} from 'lit';
import {ActiveOptionController} from '../../controllers/active-option.controller.js';
import {nextIndex} from '../../core/next-index.js';
import type {Option} from '../../core/options/index.js';
import type {OptionLoading} from './option-loading-slot.js';

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

/** Returns the id of a row, for `aria-activedescendant`. */
export const rowId = (index: number): string => `option-${index}`;

/** The list of a combobox: the options that match its text, all of which are rendered. One row may be active. */
export class ComboboxList extends ActiveOptionController<Option | symbol> {
  readonly source: ListSource;
  readonly #popup: {readonly isOpen: boolean};

  constructor(
    host: ReactiveControllerHost & {readonly shadowRoot: ShadowRoot | null},
    popup: {readonly isOpen: boolean},
    source: ListSource,
  ) {
    super(host, {
      indexOf: key => this.#indexOf(key),
      idOf: rowId,
    });
    this.source = source;
    this.#popup = popup;
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  /** How the options load, or null. */
  get loading(): OptionLoading | null {
    return null;
  }

  /** The options of the open list, with those that are not rendered. */
  get matches(): readonly Option[] {
    return this.isOpen ? this.source.match(this.loading?.listed) : [];
  }

  /** The options to render. */
  get shown(): readonly Option[] {
    return this.matches;
  }

  /** The keys of the rows: the options to render, and the end of a list that loads more. */
  get rows(): readonly (Option | symbol)[] {
    return this.shown;
  }

  /** Makes the next or previous row active. Without an active row, that is the option that the list opens at. */
  move(step: 1 | -1): void {
    const {index, scrollIndex} = this;
    this.activateAt(index === scrollIndex ? nextIndex(index, this.rows.length, step) : scrollIndex);
  }

  /** Makes the row at an index active. */
  activateAt(index: number): void {
    this.activate(this.rows[index]);
  }

  /** Shows more options when the list is scrolled near its end. */
  readonly growAtEnd?: (event: Event) => void;

  /** Without an active row, it is that of the option that the list opens at. */
  protected override get scrollIndex(): number {
    const {index} = this;
    return index === -1 ? this.source.startIn(this.matches) : index;
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
