import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {
  moveHighlight,
  moveOfKey,
  monthsWithin,
  openedView,
  viewOfDay,
  viewOfMonth,
  type CalendarView,
  type DateConstraints,
  type PlainDate,
  type Weekday,
  type YearMonth,
} from '../../../core/calendar/index.js';

/** The parts of an element that its calendar needs. */
interface CalendarParts {
  constraints: () => DateConstraints;
  firstWeekday: () => Weekday;
  isRightToLeft: () => boolean;
  /** Returns the cell of the highlighted day. */
  focusTarget: () => HTMLElement | null;
  /** Called for a key that would move to a day, if no day is selectable. */
  onImpossibleMove: () => void;
}

/** Stores the state of an open calendar, moves the highlighted day with the keyboard, and keeps it focused. */
export class CalendarController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: CalendarParts;
  #view: CalendarView | null = null;
  #isFocusDue = false;

  constructor(host: ReactiveControllerHost, parts: CalendarParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** The state of the calendar, or null while it is closed. */
  get view(): CalendarView | null {
    return this.#view;
  }

  /** Opens on a day and focuses it. */
  open(target: PlainDate): void {
    this.#show(openedView(target, this.#parts.constraints()), true);
  }

  close(): void {
    this.#show(null, false);
  }

  /** Focuses the highlighted day. */
  focus(): void {
    this.#show(this.#view, true);
  }

  /** Highlights and focuses a day. */
  highlight(date: PlainDate): void {
    this.#show(viewOfDay(date), true);
  }

  /** Shows a month without moving the focus. */
  showMonth(month: YearMonth): void {
    if (this.#view === null) return;
    this.#show(viewOfMonth(this.#view, month, this.#parts.constraints()), false);
  }

  /** Shows the same month of a year, or the nearest one with selectable days. */
  showYear(year: number): void {
    const month = this.#view?.month.month ?? 1;
    const months = monthsWithin(year, this.#parts.constraints());
    const [nearest] = months.sort((a, b) => Math.abs(a - month) - Math.abs(b - month));
    if (nearest !== undefined) this.showMonth({year, month: nearest});
  }

  /** Moves the highlighted day with a key, and prevents its default action. Ignores other keys. */
  handleKeydown(event: KeyboardEvent): void {
    const {constraints, firstWeekday, isRightToLeft, onImpossibleMove} = this.#parts;
    const move = moveOfKey(event, isRightToLeft());
    if (move === null || this.#view === null) return;
    event.preventDefault();
    const date = moveHighlight(this.#view.highlighted, move, constraints(), firstWeekday());
    if (date === null) onImpossibleMove();
    else this.highlight(date);
  }

  hostUpdated(): void {
    if (!this.#isFocusDue) return;
    this.#isFocusDue = false;
    // Moving the focus triggers another update, which must not run during this one.
    queueMicrotask(() => this.#parts.focusTarget()?.focus({preventScroll: true}));
  }

  #show(view: CalendarView | null, isFocusDue: boolean): void {
    this.#view = view;
    this.#isFocusDue = isFocusDue;
    this.#host.requestUpdate();
  }
}
