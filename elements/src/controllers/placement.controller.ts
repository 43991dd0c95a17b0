import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {headerEdge} from '../dom/header-edge.js';
import {isPlacement, placeBeside, type Placement} from '../dom/placement.js';
import {resizeObserver, windowOf} from '../dom/platform.js';

export type {Placement} from '../dom/placement.js';

/** The parts of a popup that is placed beside an anchor. */
interface PlacementParts {
  /** The popup, with the class `placed` (styles/placed.styles.ts). */
  readonly popup: () => HTMLElement | null;
  /** The element that the popup is placed beside. It may be in another root. */
  readonly anchor: () => Element | null;
  readonly placement: () => Placement;
  /** What counts if the placement is not valid. */
  readonly fallback: Placement;
  /** Distance from the anchor, in CSS pixels. */
  readonly gap: number;
  /** Called after the popup was placed. */
  readonly onPlaced?: () => void;
}

/** Distance from the edges of the window, in CSS pixels. */
const MARGIN = 4;

/**
 * Places an open popup beside an anchor, below a sticky header, and follows the anchor. CSS anchors are not used: they
 * cannot refer to an anchor in another root without changing its styles.
 *
 * It sets `data-side` (top, bottom, left, or right) on the popup, and `--_arrow`, the distance of an arrow from its left or
 * top edge.
 */
export class PlacementController implements ReactiveController {
  readonly #parts: PlacementParts;
  #following: AbortController | null = null;

  constructor(host: ReactiveControllerHost, parts: PlacementParts) {
    this.#parts = parts;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Places the popup, which is shown, and follows its anchor from now on. */
  place(): void {
    const popup = this.#parts.popup();
    const anchor = this.#parts.anchor();
    if (popup === null || anchor === null) return;
    this.#following ??= this.#follow(popup, anchor);
    this.#place();
  }

  /** Stops following the anchor: when the popup is hidden, or before its anchor changes. */
  stop(): void {
    this.#following?.abort();
    this.#following = null;
  }

  #follow(popup: HTMLElement, anchor: Element): AbortController {
    const following = new AbortController();
    const {signal} = following;
    const view = windowOf(popup);
    view.addEventListener('resize', this.#place, {signal});
    view.addEventListener('scroll', this.#place, {capture: true, passive: true, signal});
    if (view.ResizeObserver === undefined) return following;
    const observer = resizeObserver(popup, this.#place);
    for (const element of [popup, anchor]) observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
    return following;
  }

  readonly #place = (): void => {
    const popup = this.#parts.popup();
    const anchor = this.#parts.anchor();
    if (popup === null || anchor === null) return;
    const {fallback, gap, placement: placementOf, onPlaced} = this.#parts;
    const placement = placementOf();
    const {style, offsetWidth: width, offsetHeight: height} = popup;
    const box = anchor.getBoundingClientRect();
    const {top, left, side} = placeBeside(box, {width, height}, boundsOf(popup), {
      placement: isPlacement(placement) ? placement : fallback,
      gap,
      isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
    });
    style.top = `${top}px`;
    style.left = `${left}px`;
    popup.dataset.side = side;
    const isBeside = side === 'left' || side === 'right';
    const middle = isBeside ? box.top + box.height / 2 - top : box.left + box.width / 2 - left;
    style.setProperty('--_arrow', `${middle}px`);
    onPlaced?.();
  };
}

/** The window below a sticky header. */
function boundsOf(popup: HTMLElement): DOMRectReadOnly {
  const {clientWidth, clientHeight} = popup.ownerDocument.documentElement;
  const top = headerEdge(popup) + MARGIN;
  return new DOMRectReadOnly(MARGIN, top, clientWidth - MARGIN * 2, clientHeight - top - MARGIN);
}
