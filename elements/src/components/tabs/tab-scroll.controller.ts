import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {OverflowController} from '../../controllers/overflow.controller.js';
import {isServerView} from '../../dom/server-view.js';

interface TabScrollParts {
  /** The container that scrolls. */
  readonly list: () => HTMLElement | null;
  readonly active: () => Element | null;
}

/** Pixels between the active tab and the edge, so that users see a part of the next one. */
const EDGE = 48;

/** Scrolls the active tab into view, and shows at which edges tabs are cut off. */
export class TabScrollController implements ReactiveController {
  readonly #parts: TabScrollParts;
  readonly #overflow: OverflowController;
  /** The tab that was scrolled into view. Afterwards, the user scrolls. */
  #scrolledTo: Element | null = null;

  constructor(host: ReactiveControllerHost, parts: TabScrollParts) {
    this.#parts = parts;
    this.#overflow = new OverflowController(host, parts.list);
    host.addController(this);
  }

  hostUpdated(): void {
    const list = this.#parts.list();
    const active = this.#parts.active();
    if (isServerView || list === null) return;
    if (active !== null && active !== this.#scrolledTo && this.#overflow.isOverflowing) {
      this.#scrolledTo = active;
      const [box, place] = [list.getBoundingClientRect(), active.getBoundingClientRect()];
      // Only in the list: the page does not scroll.
      list.scrollLeft +=
        Math.max(0, place.right + EDGE - box.right) - Math.max(0, box.left + EDGE - place.left);
    }
    this.showEdges();
  }

  /** Listens to the list. */
  readonly showEdges = (): void => {
    const list = this.#parts.list();
    if (list === null) return;
    const isOverflowing = this.#overflow.isOverflowing && list.scrollWidth > list.clientWidth;
    const before = isOverflowing ? Math.abs(list.scrollLeft) : 0;
    const after = isOverflowing ? list.scrollWidth - list.clientWidth - before : 0;
    list.classList.toggle('is-cut-start', before > 1);
    list.classList.toggle('is-cut-end', after > 1);
  };
}
