import type {ReactiveControllerHost} from 'lit';
import {ActiveOptionController} from '../../controllers/active-option.controller.js';
import {nextIndex} from '../../core/next-index.js';
import type {Option} from '../../core/options/index.js';
import {SHOWN_AT_ONCE, shownFor, suggestionId} from './suggestion-popup.js';

type ListHost = ReactiveControllerHost & {readonly shadowRoot: ShadowRoot | null};

/** What the list shows. */
export interface ListSource {
  /** The options that match the text. */
  readonly matches: readonly Option[];
  /** The text that users can add as a new value, or null. */
  readonly newText: string | null;
  /** The index of the first chosen option, where the list opens and the arrow keys start, or -1. */
  readonly chosenIndex?: number;
  /** The typed text. While it filters the options, the first row is active. */
  readonly text: string;
}

/** The key of the row that creates a value. The other keys are values. */
const NEW = Symbol();

/**
 * The rows of the open list: the options that match, and then the text as a new value. It starts with the first 100 options,
 * and grows when the user reaches its end. One row may be active; while text filters the options, the first one is.
 */
export class ListedOptions {
  readonly #host: ListHost;
  readonly #source: ListSource;
  readonly #isOpen: () => boolean;
  readonly #isAtEnd: () => boolean;
  readonly #active: ActiveOptionController<string | typeof NEW>;
  #shown = SHOWN_AT_ONCE;

  /** @param isAtEnd Returns whether a row after these is active. */
  constructor(host: ListHost, source: ListSource, isOpen: () => boolean, isAtEnd = (): boolean => false) {
    this.#host = host;
    this.#source = source;
    this.#isOpen = isOpen;
    this.#isAtEnd = isAtEnd;
    this.#active = new ActiveOptionController(host, {
      indexOf: key => this.#indexOf(key),
      idOf: suggestionId,
      start: () => this.#start,
    });
  }

  /** The options to render. */
  get options(): readonly Option[] {
    return this.#isOpen() ? this.#source.matches.slice(0, this.#shown) : [];
  }

  /** The text that the last row adds as a new value, or null. */
  get newText(): string | null {
    return this.#isOpen() ? this.#source.newText : null;
  }

  /** The number of rows, with those that are not rendered. */
  get total(): number {
    return this.#isOpen() ? this.#source.matches.length + (this.newText === null ? 0 : 1) : 0;
  }

  /** The index of the active row, or -1. */
  get index(): number {
    return this.#active.index;
  }

  /** The id of the active row, or null. */
  get id(): string | null {
    return this.#active.id;
  }

  /** Makes the next or previous row active. */
  move(step: 1 | -1): void {
    const {index, options} = this;
    if (index === -1 && this.#start !== -1) return this.activateAt(this.#start);
    if (step === 1 && index === options.length - 1) this.grow();
    const count = this.options.length + (this.newText === null ? 0 : 1);
    const next = nextIndex(index, count, step);
    this.#active.activate(this.options[next]?.value ?? (next === -1 ? undefined : NEW));
  }

  /** Makes the row of a value active. */
  activate(value: string): void {
    this.#active.activate(value);
  }

  /** Makes the option at an index active, which may have to be rendered first. */
  activateAt(index: number): void {
    this.#growTo(index);
    this.#active.activate(this.options[index]?.value);
  }

  /** Scrolls to the first chosen option, which may have to be rendered first, without making it active. */
  reveal(): void {
    this.#growTo(this.#start);
    this.#active.reveal();
  }

  /** Returns to the row that is active at first. */
  deactivate(): void {
    this.#active.reset();
  }

  /** Shows the first options of another list. */
  reset(): void {
    this.#shown = SHOWN_AT_ONCE;
    this.#active.reset();
  }

  /** Shows more options, if there are more. */
  grow(): void {
    if (this.#shown >= this.#source.matches.length) return;
    this.#shown += SHOWN_AT_ONCE;
    this.#host.requestUpdate();
  }

  /** Shows more options when a list is scrolled near its end. */
  growAtEnd({target}: Event): void {
    const {scrollTop, clientHeight, scrollHeight} = target as Element;
    if (scrollHeight - scrollTop < clientHeight * 2) this.grow();
  }

  get #start(): number {
    return this.#source.chosenIndex ?? -1;
  }

  #growTo(index: number): void {
    this.#shown = Math.max(this.#shown, shownFor(index));
  }

  #indexOf(key: string | typeof NEW | undefined): number {
    const {options, newText} = this;
    if (this.#isAtEnd()) return -1;
    const isFirst = key === undefined && this.#source.text.trim() !== '' && this.total > 0;
    if (isFirst) return 0;
    if (key === NEW) return newText === null ? -1 : options.length;
    return options.findIndex(({value}) => value === key);
  }
}
