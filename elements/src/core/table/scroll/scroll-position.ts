/** The most pixels that a list is high: no browser lays out much more than twice of that. */
export const MAX_HEIGHT = 8_000_000;

/** How far one movement goes at most, in heights of the view, to count as one by the wheel or by keys. */
const STEP = 2;

/** What a scroll container shows. */
export interface ScrollExtent {
  /** The height of all rows, in pixels. */
  readonly total: number;
  /** The height that shows rows at once, in pixels. */
  readonly view: number;
}

/**
 * Where a list is scrolled to. A list that is higher than browsers can lay out has a shorter scroll range: the thumb moves
 * in proportion, and the wheel and keys move by as many pixels as usual.
 */
export class ScrollPosition {
  /** The distance of the visible part from the top of the first row, in pixels. */
  offset = 0;
  /** The distance by which the container is scrolled, in pixels. */
  real = 0;

  /** Follows the container. */
  follow(real: number, extent: ScrollExtent): void {
    const {most, mostReal} = rangesOf(extent);
    const step = real - this.real;
    this.real = real;
    if (most === mostReal) this.offset = clamp(real, most);
    else if (real <= 0) this.offset = 0;
    else if (real >= mostReal - 1) this.offset = most;
    else if (Math.abs(step) <= STEP * extent.view) this.offset = clamp(this.offset + step, most);
    else this.offset = (real / mostReal) * most;
  }

  /** Moves to a distance from the top of the first row. Returns how far the container is then scrolled. */
  moveTo(offset: number, extent: ScrollExtent): number {
    const {most, mostReal} = rangesOf(extent);
    this.offset = clamp(offset, most);
    this.real = most === mostReal || most === 0 ? this.offset : (this.offset / most) * mostReal;
    return this.real;
  }
}

function rangesOf({total, view}: ScrollExtent): {
  readonly most: number;
  readonly mostReal: number;
} {
  return {
    most: Math.max(0, total - view),
    mostReal: Math.max(0, Math.min(total, MAX_HEIGHT) - view),
  };
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
