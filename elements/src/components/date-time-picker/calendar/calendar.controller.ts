import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {moveOfKey} from '../../../core/calendar/calendar-move.js';
import {openedView, viewWith, viewOfMonth, type CalendarView} from '../../../core/calendar/calendar-view.js';
import {unitStart, type DateUnit} from '../../../core/calendar/date-unit.js';
import {formatIsoDate} from '../../../core/calendar/iso.js';
import {moveHighlight} from '../../../core/calendar/move-highlight.js';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import type {DateConstraints} from '../../../core/calendar/selectable.js';
import {
  isGridUnit,
  moveUnit,
  pageOf,
  unitConstraints,
  viewOfPage,
  weekOfRow,
} from '../../../core/calendar/unit-cells.js';
import {monthNumber, type YearMonth} from '../../../core/calendar/year-month.js';
import {monthsWithin} from '../../../core/calendar/year-range.js';
import {firstWeekdayOf} from '../../../core/calendar/first-weekday.js';
import type {Weekday} from '../../../core/calendar/week.js';
import {sendInputError} from '../input-error.js';
import type {CalendarParts} from './picker-parts.js';

/**
 * Stores the state of an open calendar, moves the highlighted day with the keyboard, and keeps it focused. The cell of
 * that day is the tab stop. A move within the month changes only two cells, so nothing is rendered.
 */
export class CalendarController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #parts: CalendarParts;
  #view: CalendarView | null = null;
  #tabStop: HTMLElement | null = null;
  #isFocusDue = false;
  #turns = 0;
  #isBack = false;

  constructor(host: ReactiveControllerHost & HTMLElement, parts: CalendarParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** The state of the calendar, or null while it is closed. */
  get view(): CalendarView | null {
    return this.#view;
  }

  get firstWeekday(): Weekday {
    return this.#parts.weekStartsOn?.() ?? firstWeekdayOf(this.#parts.lang());
  }

  /** What users select. */
  get unit(): DateUnit {
    return this.#parts.unit();
  }

  /** Which cells can be selected. */
  get constraints(): DateConstraints {
    return unitConstraints(this.#parts.limits.constraints, this.unit, this.firstWeekday);
  }

  /** Returns the unit of a cell by the day of the cell. */
  unitAt(date: PlainDate): PlainDate {
    return this.unit === 'week' ? weekOfRow(date, this.firstWeekday) : date;
  }

  /** The class of a grid, which changes with each turn to another month; empty before the first. */
  get turn(): string {
    if (this.#turns === 0) return '';
    return `${this.#turns % 2 ? 'odd' : 'even'}${this.#isBack ? ' back' : ''}`;
  }

  /** Opens on a day and renders it. */
  open(target: PlainDate): void {
    this.#turns = 0;
    const {constraints, unit} = this;
    const view = openedView(isGridUnit(unit) ? unitStart(target, unit) : target, constraints);
    this.#show({...view, month: pageOf(view.month, unit)});
    this.#parts.render();
  }

  close(): void {
    this.#isFocusDue = false;
    this.#show(null);
  }

  /** Focuses the highlighted day. */
  focus(): void {
    this.#isFocusDue = true;
    this.#parts.render();
    this.#moveFocus();
  }

  /** Highlights and focuses a day. */
  highlight(date: PlainDate): void {
    const {hasTimes} = this.#parts;
    const view = this.#viewWith(date);
    // The list of times depends on the highlighted day.
    if (view.month === this.#view?.month && !hasTimes()) this.#view = view;
    else this.#show(view);
    this.focus();
  }

  /** Shows a month without moving the focus. */
  showMonth(month: YearMonth): void {
    if (this.#view === null) return;
    const {constraints, unit} = this;
    this.#show(
      isGridUnit(unit)
        ? viewOfPage(this.#view, month, unit, constraints)
        : viewOfMonth(this.#view, month, constraints),
    );
  }

  /** Shows the same month of a year, or the nearest one with selectable days. */
  showYear(year: number): void {
    const month = this.#view?.month.month ?? 1;
    const months = monthsWithin(year, this.constraints);
    const [nearest] = months.sort((a, b) => Math.abs(a - month) - Math.abs(b - month));
    if (nearest !== undefined) this.showMonth({year, month: nearest});
  }

  /** Moves the highlighted day with a key, and prevents its default action. Ignores other keys. */
  handleKeydown(event: KeyboardEvent): void {
    const {constraints, unit} = this;
    const move = moveOfKey(event, this.#parts.localize.dir === 'rtl');
    if (move === null || this.#view === null) return;
    event.preventDefault();
    const {highlighted} = this.#view;
    const date = isGridUnit(unit)
      ? moveUnit(highlighted, move, constraints, unit)
      : moveHighlight(highlighted, move, constraints, this.firstWeekday);
    if (date === null) sendInputError(this.#host);
    else this.highlight(date);
  }

  hostUpdated(): void {
    this.#moveTabStop();
    // Moving the focus triggers another update, which must not run during this one.
    if (this.#isFocusDue) queueMicrotask(() => this.#moveFocus());
  }

  #viewWith(date: PlainDate): CalendarView {
    const {unit} = this;
    const view = this.#view;
    if (!isGridUnit(unit)) return viewWith(date, view, this.#parts.months?.());
    const month = pageOf(date, unit);
    const isSame = view !== null && monthNumber(view.month) === monthNumber(month);
    return {month: isSame ? view.month : month, highlighted: date};
  }

  /** The cells are reused for other months, so the day of a cell may have changed as well. */
  #moveTabStop(): void {
    if (this.#view === null) return;
    const cell = this.#parts.find(`[data-date="${formatIsoDate(this.#view.highlighted)}"]`);
    if (cell === this.#tabStop) return;
    this.#tabStop?.setAttribute('tabindex', '-1');
    cell?.setAttribute('tabindex', '0');
    this.#tabStop = cell;
  }

  #moveFocus(): void {
    if (!this.#isFocusDue) return;
    this.#isFocusDue = false;
    this.#moveTabStop();
    this.#tabStop?.focus({preventScroll: true});
  }

  #show(view: CalendarView | null): void {
    const step = this.#view && view ? monthNumber(view.month) - monthNumber(this.#view.month) : 0;
    if (step !== 0) {
      this.#turns += 1;
      this.#isBack = step < 0;
    }
    this.#view = view;
    this.#host.requestUpdate();
  }
}
