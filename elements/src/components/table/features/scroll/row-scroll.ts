import {html, type ReactiveController, type TemplateResult} from 'lit';
import {RowBlocks, type RowBlock} from './row-blocks.js';
import {
  MAX_HEIGHT,
  ScrollPosition,
  type ScrollExtent,
} from '../../../../core/table/scroll/scroll-position.js';
import {RowHeights} from '../../../../core/table/scroll/row-heights.js';
import {isSameQuery, type TableQuery} from '../../../../core/table/index.js';
import {isServerView} from '../../../../dom/server-view.js';
import {isEmptyPage} from '../../model/is-empty-page.js';
import type {Page} from '../../model/page-source.js';
import {UNLOADED_ROW} from '../../model/unloaded-row.js';
import type {FeatureRow, FeatureTable, TableFeature, TableParts} from '../../model/table-feature.js';
import {UserProperty} from '../../model/user-property.js';
import {BodyRow} from '../../view/body-row.js';
import {rowsBy, type ShowRows} from '../../view/body-rows.js';
import {SizeObserver} from '../../view/size-observer.js';
import type {ScrollProperties} from './properties.js';
import {ScrollBody} from './scroll-body.js';
import {ScrollLayout} from './scroll-layout.js';
import {retryButton, scrollFooter} from './scroll-view.js';

/** The rows that a server table loads at once. */
const BLOCK = 100;
/** The rows that are rendered before their height is known. */
const FIRST = 40;
/** The rows that are rendered on each side of those in view, at least. */
const BESIDE = 10;
/** The height of a row until one is measured, in pixels. */
const GUESS = 45;
/** The rows that are printed at most. */
const MOST_PRINTED = 5000;
/** Milliseconds without a movement after which rows are requested, and after which they rest. */
const PAUSE = 60;
const REST = 150;

/** The rows from an index to another. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Shows one list of all rows, and renders those in view and near them. */
export class RowScroll implements TableFeature, ReactiveController {
  readonly rows = {
    state: () => [this.#shown],
    show: (row: FeatureRow) => this.#showRow(row),
  };
  readonly #table: FeatureTable<ScrollProperties>;
  readonly #property: UserProperty<HTMLElement & ScrollProperties, 'scrollRow'>;
  readonly #layout: ScrollLayout;
  readonly #observer: SizeObserver;
  /** The loaded page that has the first rows, and its query. */
  #of: Page | null = null;
  #query: TableQuery | null = null;
  #blocks: RowBlocks | null = null;
  #heights = new RowHeights(0, GUESS);
  #isMeasured = false;
  readonly #position = new ScrollPosition();
  /** The rendered rows, without one elsewhere that has the focus. */
  #range: Range = {start: 0, end: FIRST};
  /** The row with the focus. */
  #focused: number | null = null;
  /** What is shown of the loaded page. */
  #shown: Page | null = null;
  #body: ScrollBody | null = null;
  #scroller: HTMLElement | null = null;
  #isPrinting = false;
  #goal: number | null = null;
  /** What `scrollRow` was set to last. */
  #row: unknown;
  /** Whether the list starts at its top, wherever the container is. */
  #isNew = true;
  #wanting: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(table: FeatureTable<ScrollProperties>) {
    this.#table = table;
    this.#property = new UserProperty(table.element, 'scrollRow', 'lc-scroll-row-change');
    this.#layout = new ScrollLayout(table);
    this.#observer = new SizeObserver(table.element, () => this.#handleResize());
    table.element.addController(this);
    this.#readGoal();
    table.provide({
      firstPage: (query, signal) => this.#firstPage(query, signal),
      showScrolled: (...shown) => this.#showScrolled(...shown),
      footer: () => this.#footer(),
      scrollToEdge: isLast => this.#scrollToEdge(isLast),
    });
    table.root.addEventListener('focusin', event => this.#handleFocus(event.target as Element));
    table.root.addEventListener('focusout', event => {
      if ((event as FocusEvent).relatedTarget === null) this.#handleFocus(null);
    });
    table.root.addEventListener('keydown', () => this.#returnToFocus(), {
      capture: true,
    });
    table.root.addEventListener('click', this.#handleClick);
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#print);
    addEventListener('afterprint', this.#print);
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#print);
    removeEventListener('afterprint', this.#print);
    this.#blocks?.end();
    clearTimeout(this.#wanting);
    clearTimeout(this.#resting);
    this.#listenTo(null);
  }

  changed(property: PropertyKey): void {
    this.#property.changed(property);
    if (property === 'scrollRow') this.#readGoal();
    if (property === 'paging' && this.#table.data.loadedPage !== null) this.#table.data.reload();
  }

  /** A row that is set again, such as by the render of a framework, takes nobody back there. */
  #readGoal(): void {
    const {scrollRow} = this.#table.element;
    const isSame = scrollRow === this.#row;
    this.#row = scrollRow;
    if (isSame || this.#property.isSetting) return;
    this.#goal = typeof scrollRow === 'number' && scrollRow >= 1 ? Math.floor(scrollRow) - 1 : null;
  }

  update(): void {
    const {paging} = this.#table.element;
    if (paging !== 'pages' && paging !== 'scroll' && paging !== null && paging !== undefined)
      this.#table.warn("paging must be 'pages' or 'scroll'; the table has pages.");
    const {loadedPage} = this.#table.data;
    if (this.#canScroll && loadedPage !== null && this.#hasLooseChildren(loadedPage))
      this.#table.warn('a server table with rows below others has pages; paging="scroll" is ignored.');
  }

  #isOn(page: Page | null): page is Page {
    return this.#canScroll && page !== null && page.groups === undefined && !this.#hasLooseChildren(page);
  }

  /** Whether the table is one list, or will be once its first rows are there. */
  get #isList(): boolean {
    const {loadedPage, query} = this.#table.data;
    return loadedPage === null ? this.#canScroll && query.group === undefined : this.#isOn(loadedPage);
  }

  get #canScroll(): boolean {
    return this.#table.element.paging === 'scroll' && !isServerView;
  }

  /** Whether rows below those of the list come from elsewhere. They have no place among those that the server counts. */
  #hasLooseChildren({matching}: Page): boolean {
    return matching === undefined && this.#table.parts.tree?.isUsed === true;
  }

  /** Loads a whole block instead of a page. */
  #firstPage(query: TableQuery, signal: AbortSignal): Page | Promise<Page> | null {
    const {source} = this.#table.data;
    if (!this.#canScroll || query.group !== undefined || source === null) return null;
    if (source.matching === undefined && this.#table.parts.tree?.isUsed) return null;
    return source.load({...query, page: 1, pageSize: sizeOf(query)}, signal);
  }

  showPage(page: Page): Page {
    if (!this.#isOn(page)) {
      this.#shown = null;
      this.#of = null;
      return page;
    }
    if (page !== this.#of) this.#start(page);
    return (this.#shown ??= this.#part(page));
  }

  /** Starts with the rows of another page. Rows that are loaded again stay where they are. */
  #start(page: Page): void {
    const {data, element} = this.#table;
    const query = data.pageQuery;
    const isSame = this.#query !== null && isSameQuery(this.#query, query);
    this.#of = page;
    this.#query = query;
    this.#shown = null;
    this.#blocks?.end();
    const size = Math.min(sizeOf(query), page.limit ?? Infinity);
    this.#blocks = new RowBlocks(blockOf(page), {
      size,
      isWalk: page.isWalk,
      load: (index, signal) => this.#loadBlock(index, size, signal),
      onChange: hasFailed => {
        this.#shown = null;
        if (hasFailed) this.#table.announce(this.#table.localize.term('loadFailed'));
        element.requestUpdate();
      },
    });
    if (isSame) return;
    this.#isMeasured &&= this.#heights.count > 0;
    this.#heights = new RowHeights(this.#blocks.count, this.#heights.usual);
    this.#range = {
      start: 0,
      end: Math.max(FIRST, this.#range.end - this.#range.start),
    };
    this.#focused = null;
    this.#isNew = true;
    this.#position.moveTo(0, this.#extent);
  }

  #loadBlock(index: number, size: number, signal: AbortSignal): RowBlock | Promise<RowBlock> {
    const page = this.#table.data.source!.load({...this.#query!, page: index + 1, pageSize: size}, signal);
    return page instanceof Promise ? page.then(blockOf) : blockOf(page);
  }

  /** The rows to render, as a page. */
  #part(page: Page): Page {
    const blocks = this.#blocks!;
    // There may be fewer rows than before.
    const length = this.#range.end - this.#range.start;
    const first = Math.max(0, Math.min(this.#range.start, blocks.count - length));
    if (this.#range.start >= blocks.count) this.#range = {start: first, end: first + length};
    // Rows in memory are there at once; those of a server once the list rests for a moment.
    if (page.matching !== undefined) blocks.want(this.#range.start, this.#range.end);
    else this.#wantLater();
    const {count} = blocks;
    if (count !== this.#heights.count) this.#heights = this.#heights.resized(count);
    const end = Math.min(this.#range.end, count);
    const start = Math.max(0, Math.min(this.#range.start, end - 1));
    let indexes = Array.from({length: end - start}, (_, place) => start + place);
    const focused = this.#focused;
    if (focused !== null && focused < count)
      if (focused < start) indexes.unshift(focused);
      else if (focused >= end) indexes.push(focused);
    // A row of a tree has no outline: its level is not known.
    if (page.tree) indexes = indexes.filter(index => blocks.lineAt(index) !== undefined);
    return {
      ...page,
      ...(page.lines === undefined ? {total: count} : {lines: count}),
      ...(page.tree && {tree: {...page.tree, lines: indexes.map(index => blocks.lineAt(index)!)}}),
      rows: indexes.map(index => blocks.rowAt(index) ?? UNLOADED_ROW),
      keys: indexes.map(index => blocks.keyAt(index)),
      scrolled: {indexes, of: page},
    };
  }

  #wantLater(): void {
    clearTimeout(this.#wanting);
    this.#wanting = undefined;
    const {start, end} = this.#range;
    if (this.#blocks!.hasAll(start, end)) return;
    this.#blocks!.abortOutside(start, end);
    this.#wanting = setTimeout(() => {
      this.#wanting = undefined;
      this.#blocks!.want(this.#range.start, this.#range.end);
      this.#table.element.requestUpdate();
    }, PAUSE);
  }

  #showScrolled(...[body, features]: Parameters<TableParts['showScrolled']>): TemplateResult {
    return html`<tbody part="body" ${rowsBy(this.#newBody, body, features, null)}></tbody>`;
  }

  readonly #newBody = (tbody: HTMLTableSectionElement): ShowRows => {
    const shown = (this.#body = new ScrollBody(tbody));
    return (body, features) => shown.show(body, features, () => this.#gaps);
  };

  #showRow({element, place}: FeatureRow): void {
    const page = this.#shown;
    const index = page?.scrolled?.indexes[place] ?? -1;
    const isOutline = page?.rows[place] === UNLOADED_ROW;
    const hasFailed = isOutline && this.#blocks!.failureAt(index) !== undefined;
    if (isOutline !== element.hasAttribute('data-outline'))
      element.toggleAttribute('data-outline', isOutline);
    if (hasFailed !== element.hasAttribute('data-failed')) element.toggleAttribute('data-failed', hasFailed);
  }

  #footer(): TemplateResult | null {
    const {localize, element} = this.#table;
    if (!this.#isList) return null;
    return scrollFooter({
      count: this.#blocks?.count ?? 0,
      row: element.scrollRow ?? 1,
      onGo: row => this.#offer(this.#scrollTo(row - 1)),
      term: (...term) => localize.term(...term),
    });
  }

  hostUpdated(): void {
    const {data, root} = this.#table;
    const isOn = this.#isOn(data.loadedPage) && !isEmptyPage(data.page);
    const scroller = root.querySelector<HTMLElement>('.scroller');
    scroller?.toggleAttribute('data-scroll', this.#isList && !isEmptyPage(data.page));
    this.#listenTo(isOn ? scroller : null);
    if (!isOn || scroller === null) {
      this.#observer.observe([]);
      this.#layout.end();
      return;
    }
    this.#observer.observe([scroller]);
    this.#settle(scroller);
    this.#showRetry();
  }

  /** Follows the container. */
  #follow({scrollTop}: HTMLElement): void {
    if (scrollTop !== this.#position.real) this.#position.follow(scrollTop, this.#extent);
  }

  #listenTo(scroller: HTMLElement | null): void {
    if (scroller === this.#scroller) return;
    this.#scroller?.removeEventListener('scroll', this.#handleScroll);
    scroller?.addEventListener('scroll', this.#handleScroll, {passive: true});
    this.#scroller = scroller;
  }

  get #extent(): ScrollExtent {
    return {total: this.#heights.total, view: this.#view};
  }

  /** The height that shows rows: without the headers and the footers of columns, which stay in view. */
  get #view(): number {
    const scroller = this.#scroller;
    if (scroller === null) return 0;
    const table = scroller.querySelector('table')!;
    return scroller.clientHeight - (table.tHead?.offsetHeight ?? 0) - (table.tFoot?.offsetHeight ?? 0);
  }

  /** The heights of the gaps before each rendered row and after the last one. */
  get #gaps(): readonly number[] {
    const {total} = this.#heights;
    const indexes = this.#shown?.scrolled?.indexes ?? [];
    const {offset, real} = this.#position;
    // In a list that is too high, the rows are where they are seen.
    const isScaled = total > MAX_HEIGHT;
    const topOf = (index: number) => this.#heights.offsetOf(index) + (isScaled ? real - offset : 0);
    const gaps: number[] = [];
    let end = 0;
    for (const index of indexes) {
      const top = Math.max(end, topOf(index));
      gaps.push(top - end);
      end = top + this.#heights.heightOf(index);
    }
    return [...gaps, Math.max(0, Math.min(total, MAX_HEIGHT) - end)];
  }

  /** After a render: measures rows, keeps the first one in view where it is, and renders more if the view needs them. */
  #settle(scroller: HTMLElement): void {
    // The event of the latest movement may follow.
    if (!this.#isNew) this.#follow(scroller);
    this.#isNew = false;
    const anchor = this.#first;
    const inside = this.#position.offset - this.#heights.offsetOf(anchor);
    const isOther = this.#layout.update(scroller, () => this.#heights.usual);
    this.#measure(isOther);
    const goal = this.#goal;
    this.#goal = null;
    const index = goal === null ? anchor : Math.min(goal, this.#heights.count - 1);
    const to = this.#heights.offsetOf(index) + (goal === null ? inside : 0);
    const real = this.#position.moveTo(to, this.#extent);
    this.#body?.showGaps(this.#gaps);
    this.#scroll(scroller, real);
    // After this update: more rows may be in view than were rendered.
    if (this.#next !== null) void this.#table.element.updateComplete.then(() => this.#cover());
    this.#showInfo();
  }

  /** Browsers round where a container is scrolled to. */
  #scroll(scroller: HTMLElement, real: number): void {
    if (Math.abs(scroller.scrollTop - real) >= 1) scroller.scrollTop = real;
    this.#position.real = scroller.scrollTop;
  }

  #measure(isOther: boolean): void {
    const indexes = this.#shown?.scrolled?.indexes ?? [];
    const rows = this.#body?.rows ?? [];
    const loaded = rows.flatMap((row, place) =>
      this.#shown!.rows[place] === UNLOADED_ROW ? [] : [{row, place}],
    );
    const heights = loaded.map(({row, place}) => ({
      index: indexes[place]!,
      height: heightOf(row),
    }));
    if (heights.length === 0 || heights[0]!.height === 0) return;
    if (isOther || !this.#isMeasured) {
      const sum = heights.reduce((total, {height}) => total + height, 0);
      this.#heights = new RowHeights(this.#heights.count, sum / heights.length);
      this.#isMeasured = true;
    }
    for (const {index, height} of heights) this.#heights.set(index, height);
  }

  /** The first row in view, of which more than half a pixel is seen: sums of heights are not exact. */
  get #first(): number {
    return this.#heights.indexAt(this.#position.offset + 0.5);
  }

  get #visible(): Range {
    const end = this.#position.offset + Math.max(0, this.#view - 1);
    return {start: this.#first, end: this.#heights.indexAt(end) + 1};
  }

  /** The rows to render instead, if those in view, or some near them, are not rendered; otherwise null. */
  get #next(): Range | null {
    if (this.#isPrinting) return null;
    const {start, end} = this.#visible;
    const beside = Math.max(BESIDE, end - start);
    const {count} = this.#heights;
    const isCovered =
      this.#range.start <= Math.max(0, start - beside / 2) &&
      Math.min(count, this.#range.end) >= Math.min(count, end + beside / 2) &&
      // Many more rows than that were rendered for another size.
      this.#range.end - this.#range.start <= end - start + 4 * beside;
    if (isCovered) return null;
    const first = Math.max(0, start - beside);
    // Stripes follow the place of a row among those that are rendered.
    const isOdd = this.#focused !== null && this.#focused < first;
    return {
      start: Math.max(0, first - ((first + Number(isOdd)) % 2)),
      end: end + beside,
    };
  }

  /** Renders other rows if the view needs them. Returns whether it does. */
  #cover(): boolean {
    const next = this.#next;
    if (next === null) return false;
    this.#range = next;
    this.#shown = null;
    this.#table.element.requestUpdate();
    return true;
  }

  /** Prints the rows that are in memory, as many as a printer is for. */
  readonly #print = ({type}: Event): void => {
    if (this.#scroller === null || this.#of?.matching === undefined) return;
    this.#isPrinting = type === 'beforeprint';
    if (this.#isPrinting) this.#range = {start: 0, end: MOST_PRINTED};
    this.#shown = null;
    this.#table.element.requestUpdate();
    this.#table.renderNow();
  };

  readonly #handleScroll = (): void => {
    this.#follow(this.#scroller!);
    if (!this.#cover() && this.#heights.total > MAX_HEIGHT) this.#body?.showGaps(this.#gaps);
    this.#showInfo();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), REST);
  };

  /** In a list that is too high, the thumb is then where it belongs. */
  #rest(): void {
    const scroller = this.#scroller;
    if (scroller === null) return;
    this.#follow(scroller);
    const real = this.#position.moveTo(this.#position.offset, this.#extent);
    this.#body?.showGaps(this.#gaps);
    this.#scroll(scroller, real);
    this.#offer(this.#visible.start);
  }

  #offer(index: number): void {
    const row = index + 1;
    if (row !== this.#table.element.scrollRow) this.#property.offer(row, {row});
  }

  /** Scrolls a row to the top of the view. Returns its index. */
  #scrollTo(index: number): number {
    const to = Math.max(0, Math.min(Math.floor(index) || 0, this.#heights.count - 1));
    this.#moveTo(this.#heights.offsetOf(to));
    return to;
  }

  /** Moves, and renders the rows there at once. */
  #moveTo(offset: number): void {
    const scroller = this.#scroller;
    if (scroller === null) return;
    this.#scroll(scroller, this.#position.moveTo(offset, this.#extent));
    this.#cover();
    this.#table.renderNow();
  }

  /** Renders the first or the last rows, for keys that go there. */
  #scrollToEdge(isLast: boolean): void {
    if (this.#scroller !== null) this.#moveTo(isLast ? this.#heights.total : 0);
  }

  #handleFocus(target: Element | null): void {
    if (this.#shown === null) return;
    const row = BodyRow.of(target?.closest('tr') ?? null);
    this.#focused = row === null ? null : (this.#shown.scrolled?.indexes[row.place] ?? null);
  }

  /** A key at a row that was scrolled out of view brings it back. */
  #returnToFocus(): void {
    const focused = this.#focused;
    if (focused === null || this.#scroller === null) return;
    const {start, end} = this.#range;
    if (focused < start || focused >= end) this.#scrollTo(focused);
  }

  #showInfo(): void {
    const info = this.#table.root.querySelector('.scroll-footer > .info');
    if (info === null) return;
    const {start, end} = this.#visible;
    const {count} = this.#heights;
    const {localize} = this.#table;
    const text = this.#of?.isWalk
      ? localize.term('entriesShown', start + 1, end)
      : localize.term('entriesInfo', start + 1, Math.min(end, count), count);
    if (info.textContent !== text) info.textContent = text;
  }

  /** In the first row of each failed block that is rendered. */
  #showRetry(): void {
    const {root, localize} = this.#table;
    const failed = [...root.querySelectorAll<HTMLElement>('tr[data-failed]')].filter(
      row => !row.previousElementSibling?.hasAttribute('data-failed'),
    );
    for (const button of root.querySelectorAll('.retry-rows'))
      if (!failed.includes(button.closest('tr')!)) button.remove();
    for (const row of failed)
      if (row.querySelector('.retry-rows') === null)
        row.querySelector('[part~="cell"]')?.append(retryButton(localize.term('retry')));
  }

  readonly #handleClick = (event: Event): void => {
    const button = (event.target as Element).closest?.('.retry-rows');
    const row = BodyRow.of(button?.closest('tr') ?? null);
    const index = row === null ? undefined : this.#shown?.scrolled?.indexes[row.place];
    if (index === undefined) return;
    this.#table.root.querySelector<HTMLElement>('.scroller')?.focus({preventScroll: true});
    this.#blocks!.retry(index);
    this.#shown = null;
    this.#table.element.requestUpdate();
  };

  #handleResize(): void {
    if (this.#scroller !== null) this.#table.element.requestUpdate();
  }

  async settled(): Promise<void> {
    const {element} = this.#table;
    await element.updateComplete;
    while (this.#shown !== null && (this.#wanting !== undefined || this.#blocks!.isLoading))
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    await element.updateComplete;
  }
}

/** A tree counts the rows that are open. */
const blockOf = ({rows, keys, total, lines = total, tree}: Page): RowBlock => ({
  rows,
  keys,
  total: lines,
  lines: tree?.lines,
});

const sizeOf = ({pageSize}: TableQuery): number => Math.max(BLOCK, pageSize);

/** Returns the height of a row, with the rows that features have added after it. */
function heightOf({element}: BodyRow): number {
  let {height} = element.getBoundingClientRect();
  for (
    let next = element.nextElementSibling;
    next !== null && BodyRow.of(next) === null && !next.matches('.gap');
    next = next.nextElementSibling
  )
    height += next.getBoundingClientRect().height;
  return height;
}
