import type {ReactiveControllerHost} from 'lit';
import {ActiveOptionController} from '../../../controllers/active-option.controller.js';
import {equalTimes, type PlainTime, type TimeChoice} from '../../../core/calendar/index.js';
import {timeId} from './time-list.js';
import {TypeAhead} from '../../../core/type-ahead.js';

/** How many times PageUp and PageDown move: about as many as are visible. */
const PAGE = 7;

/** The parts of an element that its time list needs. */
interface TimeListParts {
  choices: () => readonly TimeChoice[];
  /** Returns the selected time, or null. */
  chosen: () => PlainTime | null;
  /** Returns the text of a time, for display and type-ahead. */
  format: (time: PlainTime) => string;
  onChoose: (time: PlainTime) => void;
}

/** The keyboard of a time list. The list keeps the focus, and one of its times is active. */
export class TimeListController {
  readonly #parts: TimeListParts;
  readonly #active: ActiveOptionController<PlainTime>;
  readonly #typeAhead = new TypeAhead();

  constructor(host: ReactiveControllerHost & HTMLElement, parts: TimeListParts) {
    this.#parts = parts;
    this.#active = new ActiveOptionController(host, {
      indexOf: time => this.#indexOf(time ?? parts.chosen()),
      idOf: timeId,
      scrollTo: scrollToCenter,
    });
  }

  /** The index of the active time: initially the selected time, or else the first. -1 if there are no times. */
  get activeIndex(): number {
    return this.#active.index;
  }

  /** Activates the selected time and scrolls to it. */
  reset(): void {
    this.#active.reset();
  }

  /** Arrows, Home, End, PageUp, PageDown, and typing move to a time. Enter and Space select it. */
  handleKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const all = this.#parts.choices();
    const active = all[this.activeIndex];
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const next = isChoice ? active : this.#leadTo(event, all, active);
    if (next === undefined) return;
    event.preventDefault();
    if (isChoice) this.#parts.onChoose(next.time);
    else this.#active.activate(next.time);
  }

  #indexOf(wanted: PlainTime | null): number {
    const choices = this.#parts.choices();
    const index = choices.findIndex(({time, selectable}) => selectable && equalTimes(time, wanted));
    return index === -1 ? choices.findIndex(({selectable}) => selectable) : index;
  }

  #leadTo(
    event: KeyboardEvent,
    all: readonly TimeChoice[],
    active: TimeChoice | undefined,
  ): TimeChoice | undefined {
    const choices = all.filter(({selectable}) => selectable);
    const index = active === undefined ? -1 : choices.indexOf(active);
    if (event.key.length !== 1) return choices[indexAfter(event.key, index, choices.length)];
    const texts = choices.map(({time}) => this.#parts.format(time));
    return choices[this.#typeAhead.find(event.key, event.timeStamp, texts)];
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
