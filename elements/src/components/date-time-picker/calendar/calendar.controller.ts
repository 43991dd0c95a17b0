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

/** What a calendar has to know of its element. */
export interface CalendarParts {
  constraints: () => DateConstraints;
  firstWeekday: () => Weekday;
  isRightToLeft: () => boolean;
  /** The cell of the highlighted day. */
  focusTarget: () => HTMLElement | null;
  /** Is told of a key that asked for a move with no day to land on. */
  onImpossibleMove: () => void;
}

/** Holds what an open calendar shows, moves the highlighted day by keyboard and keeps the focus on it. */
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

  /** What the calendar shows; null while it is closed. */
  get view(): CalendarView | null {
    return this.#view;
  }

  /** Opens on a day, which takes the focus. */
  open(target: PlainDate): void {
    this.#show(openedView(target, this.#parts.constraints()), true);
  }

  close(): void {
    this.#show(null, false);
  }

  /** Gives the focus to the highlighted day. */
  focus(): void {
    this.#show(this.#view, true);
  }

  /** Highlights a day, which takes the focus. */
  highlight(date: PlainDate): void {
    this.#show(viewOfDay(date), true);
  }

  /** Shows a month. The focus stays where it is. */
  showMonth(month: YearMonth): void {
    if (this.#view === null) return;
    this.#show(viewOfMonth(this.#view, month, this.#parts.constraints()), false);
  }

  /** Shows a year: the same month of it, or the nearest one that has a day to show. */
  showYear(year: number): void {
    const month = this.#view?.month.month ?? 1;
    const months = monthsWithin(year, this.#parts.constraints());
    const [nearest] = months.sort((a, b) => Math.abs(a - month) - Math.abs(b - month));
    if (nearest !== undefined) this.showMonth({year, month: nearest});
  }

  /** Moves the highlighted day by a key, which then does nothing else; other keys are left alone. */
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
    // The focus makes an update of its own, which must not fall into this one.
    queueMicrotask(() => this.#parts.focusTarget()?.focus({preventScroll: true}));
  }

  #show(view: CalendarView | null, isFocusDue: boolean): void {
    this.#view = view;
    this.#isFocusDue = isFocusDue;
    this.#host.requestUpdate();
  }
}
