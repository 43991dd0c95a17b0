import {RowHeights} from '../../../../core/table/scroll/row-heights.js';
import {
  MAX_HEIGHT,
  ScrollPosition,
  type ScrollExtent,
} from '../../../../core/table/scroll/scroll-position.js';

/** The height of a row until one is measured, in pixels. */
const GUESS = 45;

/** The height that is in view at most, in pixels: a list that does not scroll, such as in print, would render all rows. */
const MAX_VIEW = 10_000;

/** The rows from an index to another. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** A row, and how far the top of the view is below its top, in pixels. */
export interface Anchor {
  readonly index: number;
  readonly inside: number;
}

/** The height of a row. The index of a new row, which is before the first one, is negative. */
export interface MeasuredRow {
  readonly index: number;
  readonly height: number;
}

/** Which part of a long list is in view, and how high its rows are. */
export class ScrollViewport {
  readonly #onScroll: () => void;
  #scroller: HTMLElement | null = null;
  #heights = new RowHeights(0, GUESS);
  #isMeasured = false;
  readonly #position = new ScrollPosition();
  /** The height of new rows. */
  #lead = 0;
  /** Whether the list starts at its top, wherever the container is. */
  #isNew = true;

  /** @param onScroll Called for each movement. */
  constructor(onScroll: () => void) {
    this.#onScroll = onScroll;
  }

  /** The scroll container; null while there is no list. */
  get scroller(): HTMLElement | null {
    return this.#scroller;
  }

  set scroller(scroller: HTMLElement | null) {
    if (scroller === this.#scroller) return;
    this.#scroller?.removeEventListener('scroll', this.#onScroll);
    scroller?.addEventListener('scroll', this.#onScroll, {passive: true});
    this.#scroller = scroller;
  }

  /** The number of rows. Those that were measured keep their heights. */
  get count(): number {
    return this.#heights.count;
  }

  set count(count: number) {
    if (count !== this.count) this.#heights = this.#heights.resized(count);
  }

  /** The height of a row that was not measured. */
  get rowHeight(): number {
    return this.#heights.usual;
  }

  /** Whether the list is higher than browsers can lay out. */
  get isScaled(): boolean {
    return this.#heights.total > MAX_HEIGHT;
  }

  /** Starts with another list, at its top. */
  restart(count: number): void {
    this.#heights = new RowHeights(count, this.rowHeight);
    this.#isNew = true;
    this.#position.moveTo(0, this.#extent);
  }

  /** Follows the container, also before the event of its latest movement. */
  follow(): void {
    if (this.#isNew || this.#scroller === null) return;
    const real = Math.max(0, this.#scroller.scrollTop - this.#lead);
    if (real !== this.#position.real) this.#position.follow(real, this.#extent);
  }

  /** The first row in view, of which more than half a pixel is seen: sums of heights are not exact. */
  get anchor(): Anchor {
    const {offset} = this.#position;
    const index = this.#heights.indexAt(offset + 0.5);
    return {index, inside: offset - this.#heights.offsetOf(index)};
  }

  /** The rows in view. */
  get visible(): RowRange {
    const end = this.#position.offset + Math.max(0, this.#view - 1);
    return {start: this.anchor.index, end: this.#heights.indexAt(end) + 1};
  }

  /**
   * Moves the top of the view to a row.
   *
   * @param render Called before the container moves, which the rendered rows may make room for.
   */
  moveTo({index, inside}: Anchor, render?: () => void): void {
    const to = Math.max(0, Math.min(index, this.count - 1));
    const real = this.#position.moveTo(this.#heights.offsetOf(to) + inside, this.#extent);
    this.#isNew = false;
    render?.();
    const scroller = this.#scroller;
    if (scroller === null) return;
    const top = real === 0 ? Math.min(scroller.scrollTop, this.#lead) : real + this.#lead;
    // Browsers round it.
    if (Math.abs(scroller.scrollTop - top) >= 1) scroller.scrollTop = top;
    this.#position.real = Math.max(0, scroller.scrollTop - this.#lead);
  }

  /** @param isOther Whether rows were laid out differently when they were measured before. */
  measure(rows: readonly MeasuredRow[], isOther: boolean): void {
    const heightOf = (measured: readonly MeasuredRow[]): number =>
      measured.reduce((sum, {height}) => sum + height, 0);
    this.#lead = heightOf(rows.filter(({index}) => index < 0));
    const listed = rows.filter(({index}) => index >= 0);
    // Without a layout, nothing has a height.
    if (!listed[0]?.height) return;
    if (isOther || !this.#isMeasured)
      this.#heights = new RowHeights(this.count, heightOf(listed) / listed.length);
    this.#isMeasured = true;
    for (const {index, height} of listed) this.#heights.set(index, height);
  }

  /** Returns the heights of the gaps before each rendered row and after the last one. */
  gaps(indexes: readonly number[]): readonly number[] {
    const {offset, real} = this.#position;
    // In a list that is too high, the rows are where they are seen.
    const moved = this.isScaled ? real - offset : 0;
    const gaps: number[] = [];
    let end = 0;
    for (const index of indexes) {
      const top = index < 0 ? end : Math.max(end, this.#heights.offsetOf(index) + moved);
      gaps.push(top - end);
      if (index >= 0) end = top + this.#heights.heightOf(index);
    }
    return [...gaps, Math.max(0, Math.min(this.#heights.total, MAX_HEIGHT) - end)];
  }

  get #extent(): ScrollExtent {
    return {total: this.#heights.total, view: this.#view};
  }

  /** The height that shows rows: without the headers and the footers of columns, which stay in view. */
  get #view(): number {
    if (this.#scroller === null) return 0;
    const {tHead, tFoot} = this.#scroller.querySelector('table')!;
    const height = this.#scroller.clientHeight - (tHead?.offsetHeight ?? 0) - (tFoot?.offsetHeight ?? 0);
    return Math.min(height, MAX_VIEW);
  }
}
