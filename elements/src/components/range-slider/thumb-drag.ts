import {nearerThumb, type NumberPair, type Thumb} from './number-pair.js';

/** Half of the smallest target for a pointer, in pixels (WCAG 2.5.8). */
const REACH = 12;

/** How far a finger moves along the track, in pixels, before it is clear that it does not scroll the page. */
const SLOP = 4;

/** What a drag needs to know of its slider, and does with it. */
export interface DragOptions {
  readonly value: () => Readonly<NumberPair>;
  /** The number at a pointer, also outside of the track, and how many numbers a pixel is. */
  readonly at: (event: PointerEvent) => {readonly number: number; readonly perPixel: number};
  /** Moves a thumb, and returns whether the value has changed. */
  readonly move: (thumb: Thumb, number: number) => boolean;
  readonly focus: (thumb: Thumb) => void;
  /** Called when the user has released a thumb that has moved. */
  readonly onEnd: () => void;
}

/** A pointer press on the track. */
interface Press {
  readonly start: Readonly<NumberPair>;
  /** The number where it started. */
  readonly from: number;
  /** Whether it holds a thumb. Otherwise, it is on the track, and the thumb jumps to the pointer. */
  readonly isHeld: boolean;
  /** Whether a finger on the track may be about to scroll the page. */
  isWaiting: boolean;
  /** Null until the direction decides which of two thumbs on one spot moves. */
  thumb: Thumb | null;
}

/**
 * Moves two thumbs with a pointer. A press on a thumb holds it where it is, and one on the track moves the nearer thumb there.
 * If both thumbs are below the pointer, the direction of the first move decides. A finger on the track moves a thumb only
 * once it moves along the track, or leaves it: it may be about to scroll the page.
 */
export class ThumbDrag {
  readonly #options: DragOptions;
  #press: Press | null = null;

  constructor(options: DragOptions) {
    this.#options = options;
  }

  start(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    const {value, at, focus} = this.#options;
    const start = value();
    const {number, perPixel} = at(event);
    const near = ([0, 1] as const).filter(thumb => Math.abs(start[thumb] - number) <= REACH * perPixel);
    const thumb = near.length === 2 ? null : (near[0] ?? nearerThumb(start, number));
    const isHeld = near.length > 0;
    this.#press = {start, from: number, isHeld, isWaiting: !isHeld && event.pointerType === 'touch', thumb};
    focus(thumb ?? nearerThumb(start, number));
    // Pointers of synthetic events cannot be captured.
    if (event.isTrusted) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.move(event);
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press === null) return;
    const {move, at, focus} = this.#options;
    const {number, perPixel} = at(event);
    const {start, from, isHeld} = press;
    if (press.isWaiting && Math.abs(number - from) <= SLOP * perPixel) return;
    press.isWaiting = false;
    const thumb = press.thumb ?? (number > from ? 1 : 0);
    const isMoved = move(thumb, isHeld ? start[thumb] + (number - from) : number);
    // A thumb at its end cannot move in a direction, so that the other one is still possible.
    if (press.thumb !== null || !isMoved) return;
    press.thumb = thumb;
    focus(thumb);
  }

  end(event: PointerEvent): void {
    const press = this.#press;
    if (press === null) return;
    press.isWaiting = false;
    this.move(event);
    this.#press = null;
    if (this.#options.value().join() !== press.start.join()) this.#options.onEnd();
  }

  /** The browser uses the pointer for something else, such as to scroll: everything is as before. */
  cancel(): void {
    const press = this.#press;
    this.#press = null;
    if (press !== null && press.thumb !== null) this.#options.move(press.thumb, press.start[press.thumb]);
  }
}
