import type {ReactiveElement} from 'lit';
import {PopupController, type PopupHideReason} from '../../../../controllers/popup.controller.js';
import {tabLeaves} from '../../../../dom/focus.js';
import {runSliced} from '../../../../dom/time-slicer.js';
import {
  countOptions,
  type ColumnFilter,
  type FilterType,
  type OptionCount,
  type SlicedWork,
  type TableQuery,
} from '../../../../core/table/index.js';
import {typedDates} from '../../../../core/dates/typed-dates-slot.js';
import {NumberText} from '../../../../core/number/number-text.js';
import type {PageSource} from '../../model/page-source.js';
import {emptyFilter, readFilter} from './filter-model.js';

/** Milliseconds that typing waits for the next key. */
export const TYPING_DELAY = 300;

/** Fields in which Enter applies the filter. */
const ENTRY_FIELDS = 'input:not([type=checkbox], [type=search])';

const PICKER = 'lc-date-time-picker';

/** What users reach with Tab, and the pickers that contain more of it. */
const STOPS = `button, select, input, ${PICKER}`;

/** What is used of a date picker, which a table does not import. */
interface DatePicker extends HTMLElement {
  readonly name: string;
  readonly value: string;
  readonly validity: ValidityState;
  showValidation: boolean;
}

/** What an editor is part of. A place is what tells filters apart, such as the button that has opened one. */
export interface FilterEditorHost<Place> {
  readonly element: ReactiveElement;
  readonly root: ShadowRoot;
  /** The selector of the popup. */
  readonly popup: string;
  /** Returns the language of the texts. */
  lang(): string;
  /** What the popup is placed beside. A press on it is not a press outside, unless it is a rectangle. */
  anchor(open: OpenFilter<Place>): Element | DOMRect | null;
  /** What a press on is not a press outside. */
  button(open: OpenFilter<Place>): HTMLElement | null;
  /** Returns what gets the focus when the popup closes. */
  focusAfter(open: OpenFilter<Place>): HTMLElement | null;
  /** Returns the rows of a client table; null if they are not known. */
  source(): PageSource | null;
  /** Returns the query of the rows whose values are counted. */
  countedQuery(open: OpenFilter<Place>): TableQuery;
  /** Called when the user has changed the filter, and may still be typing. */
  apply(open: OpenFilter<Place>): void;
}

/** The filter that is open. */
export interface OpenFilter<Place> {
  readonly field: string;
  readonly type: FilterType;
  /** The filter that the fields start with. */
  readonly start: ColumnFilter;
  /** The filter in the fields. */
  readonly filter: ColumnFilter;
  /** Text to search for in the options. */
  readonly search: string;
  /** The names of the fields whose text is not a number. */
  readonly unread: readonly string[];
  /** Whether dates are typed into date pickers: the page has them. */
  readonly hasPickers: boolean;
  readonly place: Place;
}

/** Opens a filter in a popup, and applies what the user enters. */
export class FilterEditor<Place = unknown> {
  readonly #host: FilterEditorHost<Place>;
  readonly #popup: PopupController;
  #open: OpenFilter<Place> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #counts: readonly OptionCount[] | null = null;
  /** The source of the counts. */
  #counted: PageSource | null = null;
  #counting = new AbortController();

  constructor(host: FilterEditorHost<Place>) {
    this.#host = host;
    this.#popup = new PopupController(host.element, {
      anchor: () => this.#open && host.anchor(this.#open),
      label: () => this.#open && host.button(this.#open),
      popup: () => this.#element,
      onAfterShow: () => this.#focusStart(),
      onHide: reason => this.#handleHide(reason),
    });
  }

  /** The open filter, or null. */
  get open(): OpenFilter<Place> | null {
    return this.#open;
  }

  /** The values of the rows of a client table; null if they are not known, or not yet. */
  get counts(): readonly OptionCount[] | null {
    return this.#counts;
  }

  /** Whether the values are being counted. */
  get isCounting(): boolean {
    return this.#counts === null && Boolean(this.#host.source()?.matching);
  }

  /** Writes and parses the numbers of the page, like a number input. */
  get numbers(): NumberText {
    return new NumberText(this.#host.lang(), {});
  }

  get #element(): HTMLElement | null {
    return this.#host.root.querySelector<HTMLElement>(this.#host.popup);
  }

  /** Opens the filter of a column. */
  show(field: string, type: FilterType, current: ColumnFilter | undefined, place: Place): void {
    this.#popup.hide('toggle');
    this.#open = openFilter(field, type, current, place);
    this.#popup.show();
  }

  /** Empties the popup for the filter of another column. */
  switchTo(field: string, type: FilterType): void {
    this.#stopTimer();
    this.#counted = null;
    this.#set(openFilter(field, type, undefined, this.#open!.place));
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  /** Closes the popup if its column is gone, and counts again if the rows have changed. */
  follow(hasFilter: (field: string) => boolean): void {
    if (this.#open === null) return;
    if (!hasFilter(this.#open.field)) this.#popup.close();
    else if (this.#open.type === 'options' && this.#host.source() !== this.#counted) this.#count();
  }

  /** Applies the fields after a pause. */
  readonly handleInput = (event: Event): void => {
    event.stopPropagation();
    const target = event.target as HTMLInputElement;
    if (target.name === 'search') this.#set({search: target.value});
    else if (target.name !== 'option') this.#edit(TYPING_DELAY);
  };

  /** Applies the fields at once. */
  readonly handleChange = (event: Event): void => {
    event.stopPropagation();
    const target = event.target as HTMLInputElement | DatePicker;
    const {name, value} = target;
    // Its message says what it cannot read. A valid date needs no mark.
    if ('showValidation' in target) target.showValidation = !target.validity.valid;
    if (name === 'option') this.#choose(value, (target as HTMLInputElement).checked);
    else if (name !== 'search') this.#edit(0);
  };

  readonly handleKeydown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLInputElement;
    // In a picker, it is not the target.
    const inner = event.composedPath()[0] as HTMLElement;
    const isFirst = inner === target || inner.matches(ENTRY_FIELDS);
    const popup = this.#element!;
    if (event.key === 'Enter' && !event.isComposing && inner.matches(ENTRY_FIELDS)) {
      // The key would also press the button, which then has the focus.
      event.preventDefault();
      const unread = this.#readUnread();
      this.#set({unread});
      // A field keeps what it cannot read, with a message. A picker has its own.
      if (unread.length === 0 && (inner === target || target.validity.valid)) this.#popup.hide('select');
    } else if ((isFirst || !event.shiftKey) && tabLeaves(popup, popup.querySelectorAll(STOPS), event)) {
      this.#popup.hide('tab');
      // The focus is on the button again; with Tab, it moves on from there.
      if (event.shiftKey) event.preventDefault();
    }
  };

  /** Empties the fields. */
  readonly clear = (): void => {
    if (this.#open === null) return;
    const filter = emptyFilter(this.#open.type);
    this.#set({filter, start: {...filter}, search: '', unread: []});
    this.#apply();
    void this.#host.element.updateComplete.then(() => this.#focusStart());
  };

  #edit(delay: number): void {
    const {open} = this;
    if (open === null || open.type === 'options') return;
    const texts = new Map(this.#controls.map(({name, value}) => [name, value]));
    const filter = readFilter(open.type, texts, this.numbers);
    const unread = this.#readUnread();
    // A number that is not complete yet is not a mistake.
    this.#set({filter, unread: delay === 0 ? unread : unread.filter(name => open.unread.includes(name))});
    this.#stopTimer();
    if (delay === 0) this.#apply();
    else this.#timer = setTimeout(this.#apply, delay);
  }

  get #controls(): HTMLInputElement[] {
    return [...this.#element!.querySelectorAll<HTMLInputElement>('[name]')];
  }

  /** Returns the names of the fields whose text is not a number. */
  #readUnread(): string[] {
    if (this.#open?.type !== 'number') return [];
    const {numbers} = this;
    // A list, such as that of the columns, has no numbers.
    const isUnread = ({value, type}: HTMLInputElement) =>
      type === 'text' && value.trim() !== '' && numbers.parse(value) === null;
    return this.#controls.filter(isUnread).map(({name}) => name);
  }

  #choose(value: string, isChosen: boolean): void {
    const {filter} = this.#open ?? {};
    if (filter?.type !== 'options') return;
    const others = filter.values.filter(other => other !== value);
    this.#set({filter: {type: 'options', values: isChosen ? [...others, value] : others}});
    this.#apply();
  }

  #set(change: Partial<OpenFilter<Place>>): void {
    if (this.#open === null) return;
    this.#open = {...this.#open, ...change};
    this.#host.element.requestUpdate();
  }

  readonly #apply = (): void => {
    this.#stopTimer();
    if (this.#open !== null) this.#host.apply(this.#open);
  };

  /** Returns whether it was running. */
  #stopTimer(): boolean {
    const isRunning = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return isRunning;
  }

  #focusStart(): void {
    const popup = this.#element;
    const start = popup?.querySelector<HTMLElement>('.filter-start:not([hidden] *)');
    (start ?? popup?.querySelector<HTMLElement>(`input, select, ${PICKER}`) ?? popup)?.focus();
  }

  /** Runs before the popup is emptied, while it still has the focus. */
  #handleHide(reason: PopupHideReason | null): void {
    const open = this.#open!;
    const {element, root} = this.#host;
    const focused = root.activeElement;
    const hadFocus = focused instanceof HTMLElement && this.#element?.contains(focused);
    // A picker reads what the user has typed when the field in it loses the focus.
    if (hadFocus && (reason === 'outside' || reason === 'blur')) innermost(focused).blur();
    else if (hadFocus) this.#host.focusAfter(open)?.focus();
    this.#open = null;
    this.#counted = null;
    this.#counts = null;
    this.#counting.abort();
    element.requestUpdate();
    if (!this.#stopTimer()) return;
    // An update has closed it, because its column is gone. A request in it would start another update.
    if (reason === null) void element.updateComplete.then(() => this.#host.apply(open));
    else this.#host.apply(open);
  }

  /** Counts the values of the rows that the other filters leave. */
  #count(): void {
    const {element} = this.#host;
    const open = this.#open!;
    this.#counting.abort();
    this.#counting = new AbortController();
    this.#counts = null;
    const source = this.#host.source();
    this.#counted = source;
    if (!source?.matching) return;
    const query = this.#host.countedQuery(open);
    const counts = runSliced(countMatching(source, query, open.field), this.#counting.signal);
    if (!(counts instanceof Promise)) this.#counts = counts;
    else
      counts.then(
        counted => {
          this.#counts = counted;
          element.requestUpdate();
        },
        // Aborted: the popup has closed, or the rows have changed.
        () => {},
      );
  }
}

function openFilter<Place>(
  field: string,
  type: FilterType,
  current: ColumnFilter | undefined,
  place: Place,
): OpenFilter<Place> {
  const start = current?.type === type ? current : emptyFilter(type);
  const hasPickers = type === 'date' && typedDates() !== null && customElements.get(PICKER) !== undefined;
  return {field, type, start, filter: start, search: '', unread: [], hasPickers, place};
}

/** Returns the focused element in a focused one. */
const innermost = (focused: HTMLElement) => (focused.shadowRoot?.activeElement ?? focused) as HTMLElement;

function* countMatching(source: PageSource, query: TableQuery, field: string): SlicedWork<OptionCount[]> {
  const rows = yield* source.matching!(query);
  return yield* countOptions(rows, field);
}
