import type {ReactiveControllerHost} from 'lit';
import {windowOf} from '../../dom/platform.js';
import {parseIsoDate} from '../../core/calendar/iso.js';
import {equalDates, type PlainDate} from '../../core/calendar/plain-date.js';
import {isSelectable} from '../../core/calendar/selectable.js';
import {isGridUnit} from '../../core/calendar/unit-cells.js';
import {monthNumber, yearMonthOf, type YearMonth} from '../../core/calendar/year-month.js';
import {
  CalendarPopupController,
  type CalendarHost,
} from '../date-time-picker/calendar/calendar-popup.controller.js';
import type {CalendarParts} from '../date-time-picker/calendar/picker-parts.js';
import {RangeSelection, type SelectionSource} from './range-selection.js';
import type {PlainRange} from './range-value.js';

/** When only one month has room. */
const ONE_MONTH = '(width < 44rem)';

const LAST_MONTH = monthNumber({year: 9999, month: 12});

/** A range that users select with one press. */
export interface ShownPreset {
  readonly label: string;
  readonly isAllowed: boolean;
  readonly onChoose: () => void;
}

/** What the popup of a range picker needs. */
export interface RangeParts
  extends SelectionSource, Omit<CalendarParts, 'limits' | 'value' | 'hasTimes' | 'months'> {
  /** Called with the first day that the user selected, and with null when it is forgotten. */
  readonly onStart: (start: PlainDate | null) => void;
  readonly onChoose: (range: PlainRange) => void;
  readonly presets: () => readonly ShownPreset[];
}

/**
 * The popup of a range picker. Users select the first and the last day one after the other, in any order. Between the two,
 * only days that can be the other end are selectable, and Escape forgets the first one.
 */
export class RangeDialogController extends CalendarPopupController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #range: RangeParts;
  readonly #selection: RangeSelection;

  constructor(host: CalendarHost, range: RangeParts) {
    const selection = new RangeSelection(range);
    super(host, {
      ...range,
      limits: selection,
      // The grids show no selected day: the whole range is marked.
      value: () => (this.view === null ? selection.target : null),
      hasTimes: () => false,
      months: () => this.#count,
    });
    this.#host = host;
    this.#range = range;
    this.#selection = selection;
    host.addController({hostUpdated: () => this.#mark()});
  }

  get presets(): readonly ShownPreset[] {
    return this.#range.presets();
  }

  /** The months that are shown. */
  get months(): readonly YearMonth[] {
    const first = monthNumber(this.view!.month);
    return Array.from({length: this.#count}, (_, index) => first + index)
      .filter(number => number <= LAST_MONTH)
      .map(yearMonthOf);
  }

  override handleOpen(): void {
    for (const type of ['focusin', 'pointerover', 'pointerleave'])
      this.parts.find('#calendar')!.addEventListener(type, this.#handlePointer);
    this.#start(null);
  }

  override chooseDay(date: PlainDate): void {
    const selection = this.#selection;
    if (!isSelectable(date, this.calendar.constraints)) return;
    const first = this.calendar.unitAt(date);
    const range = selection.rangeTo(first);
    if (range !== null) return this.choose(range);
    this.#start(first);
    this.calendar.highlight(date);
  }

  /** Selects a range at once. */
  choose(range: PlainRange): void {
    this.hide('select');
    if (this.isOpen) this.#start(null);
    this.#range.onChoose(range);
  }

  /** Escape forgets the first day before it closes the popup. */
  override handleKeydown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.#selection.first !== null) {
      event.preventDefault();
      event.stopPropagation();
      this.#start(null);
    } else super.handleKeydown(event);
  }

  /** Shows the range that the day under the pointer or with the focus would make. */
  readonly #handlePointer = ({target, type}: Event): void => {
    const cell = type === 'pointerleave' ? null : (target as Element).closest<HTMLElement>('[data-date]');
    this.#selection.pointed = cell && this.#unitOf(cell);
    this.#mark();
  };

  #start(first: PlainDate | null): void {
    const selection = this.#selection;
    const isNew = !equalDates(first, selection.first);
    selection.first = first;
    selection.pointed = null;
    if (isNew) this.#range.onStart(first);
    this.#host.requestUpdate();
  }

  get #count(): number {
    if (isGridUnit(this.calendar.unit)) return 1;
    return windowOf(this.#host).matchMedia(ONE_MONTH).matches ? 1 : 2;
  }

  /** Returns the day or the unit of a cell. */
  #unitOf(cell: HTMLElement): PlainDate {
    return this.calendar.unitAt(parseIsoDate(cell.dataset['date']!)!);
  }

  /** The grids are rendered only when their days change, so the marks are not a part of them. */
  #mark(): void {
    const {view} = this;
    if (view === null) return;
    const highlighted = this.calendar.unitAt(view.highlighted);
    const cells = this.parts.find('#calendar')?.querySelectorAll<HTMLElement>('[data-date]') ?? [];
    for (const cell of cells) {
      const place = this.#selection.placeOf(this.#unitOf(cell), highlighted);
      cell.classList.toggle('in-range', place !== null);
      cell.classList.toggle('range-start', place?.isStart ?? false);
      cell.classList.toggle('range-end', place?.isEnd ?? false);
      cell.part.toggle('in-range', place !== null);
      if (place === null) cell.removeAttribute('aria-selected');
      else cell.setAttribute('aria-selected', 'true');
    }
  }
}
