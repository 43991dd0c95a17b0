import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {TreeNode} from '../../core/tree/tree-data.js';
import {windowOf} from '../../dom/platform.js';

/** From this number of rows on, only those near the viewport are rendered. */
const LONG = 200;

/** The rendered rows before and after those that can be seen. */
const MARGIN = 30;

/** The rows at each end of the rendered ones that ask for more when they can be seen. */
const EDGE = 10;

/**
 * The rows of a long tree that are rendered: those near the viewport, wherever it scrolls, and the one with the focus. All
 * rows have the same height. An element at each end covers the rows that are not rendered, and the browser reports when it
 * can be seen.
 */
export class RowWindowController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #first = 0;
  #size = 4 * MARGIN;
  #count = 0;
  #observer: IntersectionObserver | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether not all rows are rendered. */
  get isLong(): boolean {
    return this.#count > LONG;
  }

  /** Returns the rows to render, in order. */
  slice(rows: readonly TreeNode[], active: number): readonly TreeNode[] {
    this.#count = rows.length;
    if (!this.isLong) return rows;
    this.#first = Math.max(0, Math.min(this.#first, this.#count - this.#size));
    const rendered = rows.slice(this.#first, this.#end);
    const row = rows[active];
    if (row === undefined || (active >= this.#first && active < this.#end)) return rendered;
    return active < this.#first ? [row, ...rendered] : [...rendered, row];
  }

  /** Renders the rows around one that is about to be shown. */
  show(index: number): void {
    if (index < this.#first + EDGE || index >= this.#end - EDGE) this.#center(index);
  }

  hostUpdated(): void {
    const list = this.#host.shadowRoot!.querySelector<HTMLElement>('.rows');
    if (list === null || (!this.isLong && this.#observer === null)) return;
    this.#observer?.disconnect();
    if (!this.isLong) return void (this.#observer = null);
    setCount(list, '--_count', this.#count);
    let before = -1;
    for (const row of list.querySelectorAll<HTMLElement>('.row')) {
      const index = Number(row.dataset['index']);
      setCount(row, '--_gap', index - before - 1);
      before = index;
    }
    this.#observe(list);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  get #end(): number {
    return Math.min(this.#first + this.#size, this.#count);
  }

  /** A simulated document has no such observer. */
  #observe(list: HTMLElement): void {
    const {IntersectionObserver} = windowOf(list);
    if (IntersectionObserver === undefined) return;
    this.#observer ??= new IntersectionObserver(entries => this.#handleIntersection(entries));
    for (const [name, from, to] of [
      ['before', 0, this.#first + EDGE],
      ['after', this.#end - EDGE, this.#count],
    ] as const) {
      const edge = list.querySelector<HTMLElement>(`.${name}`)!;
      setCount(edge, '--_from', from);
      setCount(edge, '--_gap', to - from);
      const isDue = name === 'before' ? this.#first > 0 : this.#end < this.#count;
      if (isDue) this.#observer.observe(edge);
    }
  }

  #handleIntersection(entries: readonly IntersectionObserverEntry[]): void {
    const entry = entries.findLast(({isIntersecting}) => isIntersecting);
    if (entry === undefined) return;
    const {target, boundingClientRect: whole, intersectionRect: shown} = entry;
    const {style} = target as HTMLElement;
    const rowHeight = whole.height / Number(style.getPropertyValue('--_gap'));
    // Without a height, the tree is not laid out.
    if (!(rowHeight > 0)) return;
    const center = (shown.top + shown.bottom) / 2 - whole.top;
    this.#size = 2 * Math.ceil(windowOf(target).innerHeight / rowHeight + MARGIN);
    this.#center(Number(style.getPropertyValue('--_from')) + Math.round(center / rowHeight));
  }

  #center(index: number): void {
    this.#first = Math.max(0, index - Math.round(this.#size / 2));
    this.#host.requestUpdate();
  }
}

/** Sets a number of rows for the style sheet. */
function setCount({style}: HTMLElement, name: string, count: number): void {
  style.setProperty(name, String(count));
}
