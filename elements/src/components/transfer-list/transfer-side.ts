import type {ReactiveControllerHost} from 'lit';
import {ActiveOptionController} from '../../controllers/active-option.controller.js';
import type {Option} from '../../core/options/index.js';
import {fold} from '../../core/options/suggestions.js';
import {rememberLast} from '../../core/remember-last.js';
import {TypeAhead} from '../../core/type-ahead.js';

/** The number of options that are rendered at first, and with each scroll to an end of them. */
const SHOWN_AT_ONCE = 100;

/** The number of options that a page key moves over. */
const PAGE = 10;

const NONE: ReadonlySet<string> = new Set();

/** The names of the lists, which are ids, too. */
export type SideName = 'available' | 'chosen';

/** One of the two lists: the options that its search finds, those that are selected, and the active one. */
export class TransferSide {
  readonly name: SideName;
  readonly #host: ReactiveControllerHost;
  readonly #list: () => readonly Option[];
  readonly #active: ActiveOptionController<string>;
  readonly #typeAhead = new TypeAhead();
  readonly #matching = rememberLast(({options, query}: {options: readonly Option[]; query: string}) =>
    query === '' ? options : options.filter(({text}) => fold(text).includes(query)),
  );
  readonly #selecting = rememberLast(
    ({options, values}: {options: readonly Option[]; values: ReadonlySet<string>}) =>
      options.filter(({value, disabled}) => !disabled && values.has(value)),
  );
  #query = '';
  #selected = NONE;
  /** Where the rendered matches begin, and how many they are, as far as there are so many. */
  #first = 0;
  #count = SHOWN_AT_ONCE;
  /** The value of the option that was selected last. */
  #anchor: string | undefined = undefined;
  /** Where arrow keys with Shift have started, and what was selected then. */
  #start: {readonly index: number; readonly selected: ReadonlySet<string>} | null = null;

  /** @param list Returns the options of the list. */
  constructor(
    host: ReactiveControllerHost & {readonly shadowRoot: ShadowRoot | null},
    name: SideName,
    list: () => readonly Option[],
  ) {
    this.name = name;
    this.#host = host;
    this.#list = list;
    this.#active = new ActiveOptionController<string>(host, {
      indexOf: key => Math.max(this.#indexOf(key), Math.min(0, this.matches.length - 1)),
      idOf: index => `${name}-option-${index}`,
      scrollTo,
    });
  }

  /** The text of the search field. */
  get query(): string {
    return this.#query;
  }
  set query(text: string) {
    this.#query = text;
    this.#first = 0;
    this.#count = SHOWN_AT_ONCE;
    this.#start = null;
    this.#active.reset();
  }

  /** The options that the search finds. */
  get matches(): readonly Option[] {
    return this.#matching({options: this.#list(), query: fold(this.#query)});
  }

  /** The options to render. */
  get shown(): readonly Option[] {
    return this.matches.slice(this.first, this.first + this.#count);
  }

  /** The index of the first of them. At the end of the list, enough are left to scroll back. */
  get first(): number {
    return Math.max(0, Math.min(this.#first, this.matches.length - 1 - SHOWN_AT_ONCE / 2));
  }

  /** The index of the active option, or -1 in an empty list. */
  get index(): number {
    return this.#active.index;
  }

  get activeId(): string | null {
    return this.#active.id;
  }

  /** The selected options that are visible. */
  get selected(): readonly Option[] {
    return this.#selecting({options: this.matches, values: this.#selected});
  }

  /** What a key moves: the selected options, or else the active one. */
  get movable(): readonly Option[] {
    const {selected, index} = this;
    return selected.length > 0 ? selected : this.#enabled(this.matches.slice(index, index + 1));
  }

  /** What a drag of an option moves: the selected options with it, or only it. */
  movableWith(option: Option): readonly Option[] {
    return this.#selected.has(option.value) ? this.selected : this.#enabled([option]);
  }

  /** Forgets what is selected, and the search. */
  clear(): void {
    this.query = '';
    this.#selected = NONE;
  }

  /** Forgets options that leave the list, and makes the one after the active one active. */
  release(left: ReadonlySet<string>): void {
    const {matches, index} = this;
    const isStaying = ({value}: Option): boolean => !left.has(value);
    const staying = matches.filter(isStaying);
    const next = Math.min(matches.slice(0, index).filter(isStaying).length, staying.length - 1);
    this.#selected = new Set([...this.#selected].filter(value => !left.has(value)));
    this.#start = null;
    this.#reveal(Math.max(0, next));
    this.#active.activate(staying[next]?.value);
  }

  /** Makes an option active, and scrolls to it, unless it is far below those that are rendered. */
  show(value: string): void {
    const index = this.#indexOf(value);
    if (index < this.first + this.#count + SHOWN_AT_ONCE) this.#activate(index);
  }

  /** Renders more options near an end of the rendered ones. Those in view stay where they are. */
  grow({currentTarget}: Event): void {
    const list = currentTarget as Element;
    const {scrollTop, clientHeight, scrollHeight} = list;
    const isAtTop = this.first > 0 && scrollTop < clientHeight;
    const hasMore = this.first + this.#count < this.matches.length;
    if (isAtTop) this.#growUp();
    else if (hasMore && scrollHeight - scrollTop < clientHeight * 2) this.#count += SHOWN_AT_ONCE;
    else return;
    this.#host.requestUpdate();
    if (isAtTop)
      void this.#host.updateComplete.then(() => (list.scrollTop += list.scrollHeight - scrollHeight));
  }

  /** Selects the option at an index, or no longer; with Shift, all from the one that was selected last. */
  press(index: number, isRange: boolean): void {
    const {value, disabled} = this.matches[index]!;
    const from = this.#indexOf(this.#anchor);
    this.#activate(index);
    this.#start = null;
    if (isRange) this.#select(from === -1 ? index : from, index, this.#selected);
    else if (!disabled) {
      const rest = [...this.#selected].filter(other => other !== value);
      this.#selected = new Set(this.#selected.has(value) ? rest : [...rest, value]);
      this.#anchor = value;
    }
  }

  /** Returns whether a key moves in the list, or selects (ARIA Authoring Practices, "Listbox"). */
  handleKey(event: KeyboardEvent): boolean {
    const {key, shiftKey, altKey, ctrlKey, metaKey} = event;
    const {matches, index} = this;
    if (altKey || matches.length === 0) return false;
    const isControl = ctrlKey || metaKey;
    if (isControl && key.toLowerCase() === 'a') {
      this.#selectAll();
      return true;
    }
    if (isControl && !(shiftKey && /^(Home|End)$/.test(key))) return false;
    const found = this.#typeAhead.find(event, matches, ({text}) => text, index);
    const to = found === -1 ? targetOf(key, index, matches.length) : found;
    if (to === -1) {
      if (key === ' ') this.press(index, shiftKey);
      return key === ' ';
    }
    if (shiftKey && (isControl || key.startsWith('Arrow'))) {
      this.#start ??= {index, selected: this.#selected};
      this.#select(this.#start.index, to, this.#start.selected);
    } else this.#start = null;
    this.#activate(to);
    return true;
  }

  #enabled(options: readonly Option[]): readonly Option[] {
    return options.filter(({disabled}) => !disabled);
  }

  #selectAll(): void {
    const values = this.#enabled(this.matches).map(({value}) => value);
    const isWhole = this.selected.length === values.length;
    this.#start = null;
    this.#selected = isWhole ? NONE : new Set(values);
  }

  #select(from: number, to: number, others: ReadonlySet<string>): void {
    const range = this.matches.slice(Math.min(from, to), Math.max(from, to) + 1);
    this.#selected = new Set([...others, ...this.#enabled(range).map(({value}) => value)]);
  }

  #activate(index: number): void {
    this.#reveal(index);
    this.#active.activate(this.matches[index]?.value);
  }

  /** Renders the option at an index: with more of those around, or from there if it is far. */
  #reveal(index: number): void {
    const {first} = this;
    const end = first + this.#count;
    if (index < first - SHOWN_AT_ONCE || index >= end + SHOWN_AT_ONCE) {
      this.#first = Math.max(0, index - SHOWN_AT_ONCE / 2);
      this.#count = SHOWN_AT_ONCE;
    } else if (index < first) this.#growUp();
    else if (index >= end) this.#count += SHOWN_AT_ONCE;
  }

  #growUp(): void {
    const {first} = this;
    this.#first = Math.max(0, first - SHOWN_AT_ONCE);
    this.#count += first - this.#first;
  }

  #indexOf(wanted: string | undefined): number {
    return wanted === undefined ? -1 : this.matches.findIndex(({value}) => value === wanted);
  }
}

/** The index that a key moves to, or -1. */
function targetOf(key: string, index: number, count: number): number {
  const last = count - 1;
  const to = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE,
    PageUp: index - PAGE,
    Home: 0,
    End: last,
  }[key];
  return to === undefined ? -1 : Math.max(0, Math.min(to, last));
}

/** Scrolls to an option. The page scrolls only to the list that has the focus. */
function scrollTo(option: HTMLElement): void {
  const list = option.closest('.list')!;
  // jsdom does not support it.
  if (list.matches(':focus')) return option.scrollIntoView?.({block: 'nearest'});
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom);
}
