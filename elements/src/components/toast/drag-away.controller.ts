import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Pixels that a pressed pointer may move sideways before it drags: a hand is never quite still. */
const THRESHOLD = 6;

/** Milliseconds for the way back (spec, section 9, as react-toastify has it). */
const SNAP_BACK = 200;

/** What is dragged, and what the element makes of it. */
export interface DragAwayOptions {
  /** The part that moves; null while there is none. */
  readonly part: () => HTMLElement | null;
  /** Whether it can be dragged now. */
  readonly isOpen: () => boolean;
  /** How opaque it is at an offset in pixels. */
  readonly opacityAt: (offset: number, width: number) => number;
  /** Whether it goes away when it is let go at an offset in pixels. */
  readonly endsAt: (offset: number, width: number) => boolean;
  /** Is told that it was dragged away. `false`: it comes back after all. */
  readonly onAway: () => boolean;
  /** Whether the way back is shown. */
  readonly hasMotion: () => boolean;
}

/** A pointer that is down on the element. */
interface Press {
  readonly id: number;
  /** Where it went down. */
  readonly x: number;
  offset: number;
  isDragging: boolean;
  readonly listening: AbortController;
}

/**
 * Lets a part of an element be dragged to either side with mouse, pen or finger. Far enough away it is gone; less far
 * it snaps back. The press that ends a drag is no click. The part needs `touch-action: pan-y`, so that a finger can
 * still scroll the page up and down.
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
    if (!isFirst || !this.#options.isOpen() || isEditable(event.composedPath()[0])) return;
    const listening = new AbortController();
    const {signal} = listening;
    this.#press = {id: event.pointerId, x: event.clientX, offset: 0, isDragging: false, listening};
    // A quick pointer is out of the element before its first move is told.
    addEventListener('pointermove', this.#handleMove, {signal});
    addEventListener('pointerup', this.#handleUp, {signal});
    addEventListener('pointercancel', this.#handleCancel, {signal});
  };

  readonly #handleMove = (event: PointerEvent): void => {
    const press = this.#press;
    const part = this.#options.part();
    if (press?.id !== event.pointerId || part === null) return;
    press.offset = event.clientX - press.x;
    if (!press.isDragging && Math.abs(press.offset) < THRESHOLD) return;
    if (!press.isDragging) {
      press.isDragging = true;
      for (const animation of part.getAnimations?.() ?? []) animation.cancel();
      // Over a frame, the pointer's events would go there. One that a script has made cannot be captured.
      if (event.isTrusted) this.#host.setPointerCapture(press.id);
    }
    part.style.translate = `${press.offset}px`;
    part.style.opacity = String(this.#options.opacityAt(press.offset, part.offsetWidth));
  };

  readonly #handleUp = (event: PointerEvent): void => {
    if (this.#press?.id !== event.pointerId) return;
    const {isDragging, offset} = this.#press;
    const part = this.#options.part();
    this.#endPress();
    if (!isDragging || part === null) return;
    cancelClick();
    const isAway = this.#options.endsAt(offset, part.offsetWidth) && this.#options.onAway();
    if (!isAway) this.#snapBack(part);
  };

  /** The browser has taken the pointer, to scroll for example. */
  readonly #handleCancel = (event: PointerEvent): void => {
    if (this.#press?.id !== event.pointerId) return;
    const {isDragging} = this.#press;
    const part = this.#options.part();
    this.#endPress();
    if (isDragging && part !== null) this.#snapBack(part);
  };

  /** A link or an image inside is not dragged by itself. */
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
    if (!this.#options.hasMotion()) return;
    part.animate?.(
      [
        {translate, opacity},
        {translate: '0px', opacity: 1},
      ],
      {duration: SNAP_BACK, easing: 'ease-out'},
    );
  }
}

/** The click comes right after the pointer was lifted, or not at all. */
function cancelClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, {capture: true, once: true});
  setTimeout(() => removeEventListener('click', swallow, {capture: true}));
}

/** Where a press and a move mark text or turn a knob. */
function isEditable(target: EventTarget | undefined): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
