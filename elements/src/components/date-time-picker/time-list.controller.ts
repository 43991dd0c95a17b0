import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {equalTimes, type PlainTime, type TimeChoice} from '../../core/calendar/index.js';

/** What a time list has to know of its element. */
export interface TimeListParts {
  choices: () => readonly TimeChoice[];
  /** The time that is chosen; null for none. */
  chosen: () => PlainTime | null;
  list: () => HTMLElement | null;
  onChoose: (time: PlainTime) => void;
}

/** The keyboard of a time list, which keeps the focus while one of its times is active, and its scrolling. */
export class TimeListController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parts: TimeListParts;
  #active: PlainTime | null = null;
  #isScrollDue = false;

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

  handleKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const all = this.#parts.choices();
    const active = all[this.activeIndex];
    const choices = all.filter(({selectable}) => selectable);
    const index = active === undefined ? -1 : choices.indexOf(active);
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const next = isChoice ? active : choices[indexAfter(event.key, index, choices.length)];
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
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return -1;
  }
}
