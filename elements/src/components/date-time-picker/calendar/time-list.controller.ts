import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {equalTimes, type PlainTime, type TimeChoice} from '../../../core/calendar/index.js';
import {TypeAhead} from './type-ahead.js';

/** How many times PageUp and PageDown pass: about as many as are in view. */
const PAGE = 7;

/** What a time list has to know of its element. */
export interface TimeListParts {
  choices: () => readonly TimeChoice[];
  /** The time that is chosen; null for none. */
  chosen: () => PlainTime | null;
  list: () => HTMLElement | null;
  /** The text of a time in the list, which typing finds it by. */
  format: (time: PlainTime) => string;
  onChoose: (time: PlainTime) => void;
}

/** The keyboard of a time list, which keeps the focus while one of its times is active, and its scrolling. */
export class TimeListController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: TimeListParts;
  #active: PlainTime | null = null;
  #isScrollDue = false;
  readonly #typeAhead = new TypeAhead();

  constructor(host: ReactiveControllerHost, parts: TimeListParts) {
    this.#host = host;
    this.#parts = parts;
    host.addController(this);
  }

  /** The index of the time that the keyboard is on: at first the chosen one, or else the first; -1 without one. */
  get activeIndex(): number {
    const choices = this.#parts.choices();
    const wanted = this.#active ?? this.#parts.chosen();
    const index = choices.findIndex(({time, selectable}) => selectable && equalTimes(time, wanted));
    return index === -1 ? choices.findIndex(({selectable}) => selectable) : index;
  }

  /** Goes back to the chosen time and scrolls to it. */
  reset(): void {
    this.#active = null;
    this.#isScrollDue = true;
  }

  /** Arrows, Home, End, PageUp and PageDown lead to a time, and so does typing it; Enter and Space choose it. */
  handleKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const all = this.#parts.choices();
    const active = all[this.activeIndex];
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const next = isChoice ? active : this.#leadTo(event, all, active);
    if (next === undefined) return;
    event.preventDefault();
    if (isChoice) this.#parts.onChoose(next.time);
    else this.#activate(next.time);
  }

  hostUpdated(): void {
    const list = this.#parts.list();
    if (!this.#isScrollDue || list === null) return;
    this.#isScrollDue = false;
    const item = list.children[this.activeIndex] as HTMLElement | undefined;
    // Not `scrollIntoView`, which scrolls the page too.
    if (item !== undefined) list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
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

  #activate(time: PlainTime): void {
    this.#active = time;
    this.#isScrollDue = true;
    this.#host.requestUpdate();
  }
}

/** The index that a key leads to, which stays in the list; -1 for a key that leads nowhere. */
function indexAfter(key: string, index: number, length: number): number {
  switch (key) {
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'ArrowDown':
      return Math.min(index + 1, length - 1);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    case 'PageDown':
      return Math.min(index + PAGE, length - 1);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return -1;
  }
}
