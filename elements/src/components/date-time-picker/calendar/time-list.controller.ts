import type {ReactiveControllerHost} from 'lit';
import {ActiveOptionController} from '../../../controllers/active-option.controller.js';
import type {PlainDate} from '../../../core/calendar/plain-date.js';
import {equalTimes, type PlainTime} from '../../../core/calendar/plain-time.js';
import {isSelectable} from '../../../core/calendar/selectable.js';
import type {TimeChoice} from '../../../core/calendar/time-choice.js';
import type {CalendarController} from './calendar.controller.js';
import type {PickerParts} from './picker-parts.js';
import {TypeAhead} from '../../../core/type-ahead.js';

/** How many times PageUp and PageDown move: about as many as are visible. */
const PAGE = 7;

/** At first, the list shows the working day, not the night. */
const START_HOUR = 9;

/** Returns the id of a time, for `aria-activedescendant`. */
export const timeId = (index: number): string => `time-${index}`;

/** The times of a day, and their keyboard. The list keeps the focus, and one of its times is active. */
export class TimeListController {
  readonly choose: (time: PlainTime) => void;
  readonly #parts: PickerParts;
  readonly #calendar: CalendarController;
  readonly #active: ActiveOptionController<PlainTime>;
  readonly #typeAhead = new TypeAhead();

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    parts: PickerParts,
    calendar: CalendarController,
    choose: (time: PlainTime) => void,
  ) {
    this.choose = choose;
    this.#parts = parts;
    this.#calendar = calendar;
    this.#active = new ActiveOptionController(host, {
      indexOf: time => this.#indexOf(time ?? parts.value()?.time ?? null),
      idOf: timeId,
      scrollTo: scrollToCenter,
    });
  }

  /** The day of the listed times: the selected day, or else the highlighted one. */
  get day(): PlainDate | null {
    return this.#parts.value()?.date ?? this.#calendar.view?.highlighted ?? null;
  }

  /** The times. They are not selectable if the highlighted day is not. */
  get choices(): readonly TimeChoice[] {
    const {day} = this;
    if (day === null) return [];
    const {limits, value} = this.#parts;
    const times = limits.timesOf(day);
    const isRefused = value() === null && !isSelectable(day, limits.constraints);
    return isRefused ? times.map(({time}) => ({time, selectable: false})) : times;
  }

  /** The index of the active time: initially the selected time, or else the first from 9:00. -1 if there are no times. */
  get activeIndex(): number {
    return this.#active.index;
  }

  /** Activates the selected time and scrolls to it. */
  reset(): void {
    this.#active.reset();
  }

  /** Arrows, Home, End, PageUp, PageDown, and typing move to a time. Enter and Space select it. */
  handleKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = this.choices;
    const active = all[this.activeIndex];
    const next = this.#leadTo(event, all, active);
    const isChoice = next === undefined && (event.key === 'Enter' || event.key === ' ');
    const time = (isChoice ? active : next)?.time;
    if (time === undefined) return;
    event.preventDefault();
    if (isChoice) this.choose(time);
    else this.#active.activate(time);
  }

  #indexOf(wanted: PlainTime | null): number {
    const {choices} = this;
    const index = choices.findIndex(({time, selectable}) => selectable && equalTimes(time, wanted));
    if (index !== -1) return index;
    const first = choices.findIndex(({time, selectable}) => selectable && time.hour >= START_HOUR);
    return first === -1 ? choices.findIndex(({selectable}) => selectable) : first;
  }

  #leadTo(
    event: KeyboardEvent,
    all: readonly TimeChoice[],
    active: TimeChoice | undefined,
  ): TimeChoice | undefined {
    const choices = all.filter(({selectable}) => selectable);
    const index = active === undefined ? -1 : choices.indexOf(active);
    const textOf = ({time}: TimeChoice): string => this.#parts.text.ofTime(this.day!, time);
    const typed = this.#typeAhead.find(event, choices, textOf, index);
    return choices[typed === -1 ? indexAfter(event.key, index, choices.length) : typed];
  }
}

/** Scrolls the list so that a time is in its center. Unlike `scrollIntoView`, it does not scroll the page. */
export function scrollToCenter(item: HTMLElement): void {
  const list = item.parentElement!;
  list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
}

/** Returns the index that a key moves to, within the list, or -1 for other keys. */
export function indexAfter(key: string, index: number, length: number, step = 1, page = PAGE): number {
  switch (key) {
    case 'ArrowUp':
      return Math.max(index - step, 0);
    case 'ArrowDown':
      return Math.min(index + step, length - 1);
    case 'PageUp':
      return Math.max(index - page, 0);
    case 'PageDown':
      return Math.min(index + page, length - 1);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return -1;
  }
}
