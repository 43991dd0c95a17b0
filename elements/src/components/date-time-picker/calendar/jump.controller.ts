import type {ReactiveControllerHost} from 'lit';
import {ActiveOptionController} from '../../../controllers/active-option.controller.js';
import {monthNames} from '../../../core/calendar/month-names.js';
import {monthsWithin, yearsWithin} from '../../../core/calendar/year-range.js';
import type {CalendarController} from './calendar.controller.js';
import type {CalendarParts} from './picker-parts.js';
import {indexAfter, scrollToCenter} from './time-list.controller.js';
import {TypeAhead} from '../../../core/type-ahead.js';

/** What a list above the days contains. */
export type JumpUnit = 'month' | 'year';

const COLUMNS = 3;
/** How many options PageUp and PageDown move: about half of what is visible, in whole rows. */
const PAGE = 4 * COLUMNS;

/** Returns the id of an option, for `aria-activedescendant`. */
export const jumpId = (index: number): string => `jump-${index}`;

/**
 * Opens a list of months or years over the days, and moves in it with the keyboard (ARIA practices, "Select-Only
 * Combobox"). The focus stays on the button that opened the list.
 */
export class JumpController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: CalendarParts;
  readonly #calendar: CalendarController;
  readonly #active: ActiveOptionController<number>;
  readonly #typeAhead = new TypeAhead();
  #unit: JumpUnit | null = null;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    parts: CalendarParts,
    calendar: CalendarController,
  ) {
    this.#host = host;
    this.#parts = parts;
    this.#calendar = calendar;
    this.#active = new ActiveOptionController<number>(host, {
      indexOf: number => this.numbers.indexOf(number ?? this.shown!),
      idOf: jumpId,
      scrollTo: scrollToCenter,
    });
  }

  /** What the open list contains, or null. */
  get unit(): JumpUnit | null {
    return this.#unit;
  }

  /** The numbers of the open list. */
  get numbers(): readonly number[] {
    return this.#unit === null ? [] : this.#numbersOf(this.#unit);
  }

  /** The shown month or year, whose list is open. */
  get shown(): number | undefined {
    return this.#unit === null ? undefined : this.#calendar.view?.month[this.#unit];
  }

  get activeIndex(): number {
    return this.#active.index;
  }

  /** Handles a click on a button, also with Enter, which selects the active option of an open list. */
  handleClick(unit: JumpUnit, event: MouseEvent): void {
    // Safari does not focus a button that is clicked.
    (event.currentTarget as HTMLElement).focus();
    // A press with a pointer only closes the list.
    if (this.#unit === unit && event.detail) this.close();
    else this.#press(unit);
  }

  /** Arrows and typed text open the list and move in it. Other spaces press the button. Escape closes only the list. */
  handleKeydown(unit: JumpUnit, event: KeyboardEvent): void {
    const {key} = event;
    const isText = key.length === 1;
    if (event.ctrlKey || event.metaKey || (event.altKey && isText)) return;
    const isOpen = this.#unit === unit;
    if (isOpen && key === 'Escape') {
      event.stopPropagation();
      this.close();
    } else {
      const next = this.#leadTo(unit, event);
      if (next !== undefined) {
        this.#open(unit);
        if (isOpen || isText) this.#active.activate(next);
      } else if (key !== ' ') return;
      else if (!event.repeat) this.#press(unit);
    }
    event.preventDefault();
  }

  /** Returns the text of an option, or of the button that opens a list. */
  textOf(number: number, unit = this.#unit!): string {
    return unit === 'year' ? String(number) : monthNames(this.#parts.lang())[number - 1]!;
  }

  /** Closes the list, and shows the month or year. */
  choose(number: number | undefined): void {
    const unit = this.#unit!;
    this.close();
    if (number === undefined) return;
    const {view} = this.#calendar;
    if (unit === 'year') this.#calendar.showYear(number);
    else if (view !== null) this.#calendar.showMonth({...view.month, month: number});
  }

  readonly close = (): void => {
    if (this.#unit === null) return;
    this.#unit = null;
    this.#host.requestUpdate();
  };

  /** Opens the list, or selects the active option of an open list. */
  #press(unit: JumpUnit): void {
    if (this.#unit === unit) this.choose(this.numbers[this.activeIndex]);
    else this.#open(unit);
  }

  #open(unit: JumpUnit): void {
    if (this.#unit === unit) return;
    this.#unit = unit;
    this.#active.reset();
    this.#host.requestUpdate();
  }

  /** Returns the months of the shown year, or the years. */
  #numbersOf(unit: JumpUnit): readonly number[] {
    const {view} = this.#calendar;
    if (view === null) return [];
    const {constraints} = this.#calendar;
    const {year} = view.month;
    return unit === 'year' ? yearsWithin(constraints, year) : monthsWithin(year, constraints);
  }

  /** Returns the number that a key moves to, or undefined for other keys. */
  #leadTo(unit: JumpUnit, event: KeyboardEvent): number | undefined {
    const {key} = event;
    const numbers = this.#numbersOf(unit);
    const {length} = numbers;
    const shown = this.#calendar.view?.month[unit];
    const index = this.#unit === unit ? this.activeIndex : numbers.findIndex(number => number === shown);
    const typed = this.#typeAhead.find(event, numbers, number => this.textOf(number, unit), index);
    if (typed !== -1) return numbers[typed];
    const isBack = key === (this.#parts.localize.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    const next =
      isBack || key === 'ArrowLeft' || key === 'ArrowRight'
        ? indexAfter(isBack ? 'ArrowUp' : 'ArrowDown', index, length)
        : indexAfter(key, index, length, COLUMNS, PAGE);
    return numbers[next];
  }
}
