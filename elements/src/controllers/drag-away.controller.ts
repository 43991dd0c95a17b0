import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {closesByDrag, dragOpacity} from '../core/toast/drag.js';
import {cancelClick} from '../dom/cancel-click.js';

/** A side of the window. */
export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Distance in pixels before a sideways move starts a drag, because hands are never quite still. */
const THRESHOLD = 6;

/** Duration of the animation back, in milliseconds, as in react-toastify. */
const SNAP_BACK = 200;

/** Options of the controller. */
export interface DragAwayOptions {
  /** The part that moves; null if there is none. */
  readonly part: () => HTMLElement | null;
  /** Returns the distance that closes the element, in percent of its width. 0 if it cannot be dragged now. */
  readonly percent: () => number;
  /**
   * The only side to which the part moves, by touch or pen; it does not fade. Without it, the part moves to the left and to
   * the right, also with a mouse, and fades.
   */
  readonly edge?: () => Edge;
  /** Whether the part returns with an animation. */
  readonly isAnimated: () => boolean;
  /** Called when the element was dragged away. If it returns `false`, the part snaps back. */
  readonly onAway: () => boolean;
}

/** A pointer press on the element. */
interface Press {
  readonly id: number;
  /** Where the press started. */
  readonly x: number;
  readonly y: number;
  offset: number;
  isDragging: boolean;
  readonly listening: AbortController;
}

/**
 * Lets users drag a part of an element to either side with mouse, pen, or finger. Past a distance it closes;
 * otherwise it snaps back. A drag does not end in a click. The part needs `touch-action: pan-y`, so that a
 * finger can still scroll the page vertically.
 */
export class DragAwayController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: DragAwayOptions;
  #press: Press | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, options: DragAwayOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this.#handleDown);
    this.#host.addEventListener('dragstart', this.#handleNativeDrag);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this.#handleDown);
    this.#host.removeEventListener('dragstart', this.#handleNativeDrag);
    this.#endPress();
  }

  readonly #handleDown = (event: PointerEvent): void => {
    const isFirst = event.isPrimary && event.button === 0 && this.#press === null;
    if (!isFirst || this.#options.percent() === 0 || isEditable(event.composedPath()[0])) return;
    const listening = new AbortController();
    const {signal} = listening;
    if (this.#options.edge && event.pointerType === 'mouse') return;
    this.#press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      offset: 0,
      isDragging: false,
      listening,
    };
    // On the window, because a fast pointer has left the element before its first move event.
    addEventListener('pointermove', this.#handleMove, {signal});
    for (const name of ['pointerup', 'pointercancel'] as const)
      addEventListener(name, this.#handleRelease, {signal});
  };

  readonly #handleMove = (event: PointerEvent): void => {
    const press = this.#press;
    const part = this.#options.part();
    if (press?.id !== event.pointerId || part === null) return;
    const edge = this.#options.edge?.();
    press.offset = offsetTo(edge, event.clientX - press.x, event.clientY - press.y);
    if (!press.isDragging && Math.abs(press.offset) < THRESHOLD) return;
    if (!press.isDragging) {
      press.isDragging = true;
      for (const animation of part.getAnimations?.() ?? []) animation.cancel();
      // Without capture, events over an iframe would go to the iframe. Pointers of synthetic events cannot be
      // captured.
      if (event.isTrusted) this.#host.setPointerCapture(press.id);
    }
    part.style.translate = isVertical(edge) ? `0 ${press.offset}px` : `${press.offset}px`;
    if (edge === undefined)
      part.style.opacity = String(dragOpacity(press.offset, part.offsetWidth, this.#options.percent()));
  };

  readonly #handleRelease = (event: PointerEvent): void => {
    if (this.#press?.id !== event.pointerId) return;
    const {isDragging, offset} = this.#press;
    const {part: partOf, percent, edge, onAway} = this.#options;
    const part = partOf();
    this.#endPress();
    if (!isDragging || part === null) return;
    // Otherwise, the browser has taken the pointer, for example to scroll.
    const isReleased = event.type === 'pointerup';
    if (isReleased) cancelClick();
    const size = isVertical(edge?.()) ? part.offsetHeight : part.offsetWidth;
    const isAway = isReleased && closesByDrag(offset, size, percent()) && onAway();
    if (!isAway) this.#snapBack(part);
  };

  /** Prevents native dragging of links and images. */
  readonly #handleNativeDrag = (event: Event): void => {
    if (this.#press !== null) event.preventDefault();
  };

  #endPress(): void {
    this.#press?.listening.abort();
    this.#press = null;
  }

  #snapBack(part: HTMLElement): void {
    const {translate, opacity} = part.style;
    part.style.translate = '';
    part.style.opacity = '';
    if (!this.#options.isAnimated()) return;
    part.animate?.(
      [
        {translate, opacity},
        {translate: '0px', opacity: 1},
      ],
      {duration: SNAP_BACK, easing: 'ease-out'},
    );
  }
}

const isVertical = (edge: Edge | undefined): boolean => edge === 'top' || edge === 'bottom';

/** The distance of a drag along its axis; 0 in the direction away from its only edge. */
function offsetTo(edge: Edge | undefined, x: number, y: number): number {
  const offset = isVertical(edge) ? y : x;
  if (edge === undefined) return offset;
  return edge === 'left' || edge === 'top' ? Math.min(0, offset) : Math.max(0, offset);
}

/** Whether dragging selects text or moves a slider here. */
function isEditable(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
