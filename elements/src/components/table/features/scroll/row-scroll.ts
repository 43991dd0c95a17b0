import {html, type ReactiveController, type TemplateResult} from 'lit';
import type {TableQuery} from '../../../../core/table/index.js';
import {isServerView} from '../../../../dom/server-view.js';
import {isEmptyPage} from '../../model/is-empty-page.js';
import type {Page} from '../../model/page-source.js';
import {UNLOADED_ROW} from '../../model/unloaded-row.js';
import type {FeatureRow, FeatureTable, TableFeature, TableParts} from '../../model/table-feature.js';
import {UserProperty} from '../../model/user-property.js';
import {BodyRow} from '../../view/body-row.js';
import {rowsBy, type ShowRows} from '../../view/body-rows.js';
import {partOf, rowOf} from '../../view/row-clicks.js';
import {SizeObserver} from '../../view/size-observer.js';
import type {ScrollProperties} from './properties.js';
import {followersOf, ScrollBody} from './scroll-body.js';
import {ScrolledList} from './scrolled-list.js';
import {ScrollLayout} from './scroll-layout.js';
import {retryButton, scrollFooter} from './scroll-view.js';
import {ScrollViewport, type MeasuredRow, type RowRange} from './scroll-viewport.js';

/** The rows that are rendered before their height is known. */
const FIRST = 40;
/** The rows that are rendered on each side of those in view, at least. */
const BESIDE = 10;
/** The rows that are printed at most. */
const MOST_PRINTED = 5000;
/** Milliseconds without a movement after which the rows rest. */
const REST = 150;

/** Shows one list of all rows, and renders those in view and near them. */
export class RowScroll implements TableFeature, ReactiveController {
  readonly rows = {
    state: () => [this.#shown],
    show: (row: FeatureRow) => this.#showRow(row),
  };
  readonly #table: FeatureTable<ScrollProperties>;
  readonly #property: UserProperty<HTMLElement & ScrollProperties, 'scrollRow'>;
  readonly #list: ScrolledList;
  readonly #viewport = new ScrollViewport(() => this.#handleScroll());
  readonly #layout: ScrollLayout;
  readonly #observer: SizeObserver;
  /** The rendered rows, without one elsewhere that has the focus. */
  #range: RowRange = {start: 0, end: FIRST};
  /** The row with the focus. */
  #focused: number | null = null;
  /** What is shown of the loaded page. */
  #shown: Page | null = null;
  #body: ScrollBody | null = null;
  #isPrinting = false;
  /** The row to scroll to with the next update. */
  #goal: number | null = null;
  /** What `scrollRow` was set to last. */
  #row: unknown;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(table: FeatureTable<ScrollProperties>) {
    this.#table = table;
    this.#property = new UserProperty(table.element, 'scrollRow', 'lc-scroll-row-change');
    this.#list = new ScrolledList(table.data, hasFailed => {
      if (hasFailed) table.announce(table.localize.term('loadFailed'));
      this.#show();
    });
    this.#layout = new ScrollLayout(table);
    this.#observer = new SizeObserver(table.element, () => this.#handleResize());
    table.element.addController(this);
    this.#readGoal();
    table.provide({
      firstPage: (query, signal) => this.#firstPage(query, signal),
      showScrolled: (...shown) => this.#showScrolled(...shown),
      footer: () => this.#footer(),
      scrollToEdge: isLast => this.#scrollTo(isLast ? Infinity : 0),
    });
    const {root} = table;
    root.addEventListener('focusin', event => this.#handleFocus(event.target as Element));
    root.addEventListener('focusout', event => {
      if ((event as FocusEvent).relatedTarget === null) this.#handleFocus(null);
    });
    root.addEventListener('keydown', () => this.#returnToFocus(), {capture: true});
    root.addEventListener('click', event => this.#handleClick(event));
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#print);
    addEventListener('afterprint', this.#print);
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#print);
    removeEventListener('afterprint', this.#print);
    this.#list.end();
    clearTimeout(this.#resting);
    this.#viewport.scroller = null;
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
    const {element, data, warn} = this.#table;
    const {paging} = element;
    if (paging !== 'pages' && paging !== 'scroll' && paging !== null && paging !== undefined)
      warn("paging must be 'pages' or 'scroll'; the table has pages.");
    const {loadedPage} = data;
    if (!this.#canScroll || loadedPage === null) return;
    if (this.#hasLooseChildren(loadedPage))
      warn('a server table with rows below others has pages; paging="scroll" is ignored.');
    if (loadedPage.groups !== undefined)
      warn('a table by group has pages; paging="scroll" is ignored while the rows are grouped.');
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
  #hasLooseChildren({matching}: {readonly matching?: unknown}): boolean {
    return matching === undefined && this.#table.parts.tree?.isUsed === true;
  }

  /** Loads the first rows instead of a page. */
  #firstPage(query: TableQuery, signal: AbortSignal): Page | Promise<Page> | null {
    const {source} = this.#table.data;
    const hasPages = query.group !== undefined || source === null || this.#hasLooseChildren(source);
    return this.#canScroll && !hasPages ? this.#list.loadFirst(query, signal) : null;
  }

  showPage(page: Page): Page {
    if (!this.#isOn(page)) {
      this.#shown = null;
      this.#list.end();
      return page;
    }
    if (!this.#list.isOf(page)) this.#start(page);
    return (this.#shown ??= this.#part());
  }

  /** Starts with the rows of another page. Rows that are loaded again stay where they are. */
  #start(page: Page): void {
    this.#shown = null;
    if (this.#list.start(page)) return;
    this.#range = {start: 0, end: Math.max(FIRST, this.#range.end - this.#range.start)};
    this.#focused = null;
    this.#viewport.restart(this.#list.count);
  }

  /** The rows to render, as a page. */
  #part(): Page {
    const list = this.#list;
    const {start, end} = this.#range;
    // There may be fewer rows than before.
    const first = Math.max(0, list.count - (end - start));
    if (start >= list.count) this.#range = {start: first, end: first + end - start};
    list.want(this.#range);
    const {count} = list;
    this.#viewport.count = count;
    const last = Math.min(this.#range.end, count);
    const indexes = Array.from(
      {length: Math.max(0, last - this.#range.start)},
      (_, place) => this.#range.start + place,
    );
    const focused = this.#focused;
    if (focused !== null && focused < count && !indexes.includes(focused)) {
      indexes.push(focused);
      indexes.sort((one, other) => one - other);
    }
    return list.part(indexes);
  }

  /** Renders the part again. */
  #show(): void {
    this.#shown = null;
    this.#table.element.requestUpdate();
  }

  #showScrolled(...[body, features]: Parameters<TableParts['showScrolled']>): TemplateResult {
    return html`<tbody part="body" ${rowsBy(this.#newBody, body, features, null)}></tbody>`;
  }

  readonly #newBody = (tbody: HTMLTableSectionElement): ShowRows => {
    const shown = (this.#body = new ScrollBody(tbody));
    return (body, features) => shown.show(body, features, indexes => this.#viewport.gaps(indexes));
  };

  /** The places of the rows in the list. Those of new rows are negative. */
  get #indexes(): readonly number[] {
    return this.#table.body().indexes ?? [];
  }

  #showGaps(): void {
    this.#body?.showGaps(this.#viewport.gaps(this.#indexes));
  }

  #showRow({element, place}: FeatureRow): void {
    const isOutline = this.#shown !== null && this.#table.data.page!.rows[place] === UNLOADED_ROW;
    element.toggleAttribute('data-outline', isOutline);
    element.toggleAttribute('data-failed', isOutline && this.#list.hasFailed(this.#indexes[place]!));
  }

  #footer(): TemplateResult | null {
    const {localize, element} = this.#table;
    if (!this.#isList) return null;
    return scrollFooter({
      count: this.#list.count,
      row: element.scrollRow ?? 1,
      onGo: row => this.#offer(this.#scrollTo(row - 1)),
      term: (...term) => localize.term(...term),
    });
  }

  hostUpdated(): void {
    const {data, root} = this.#table;
    const scroller = root.querySelector<HTMLElement>('.scroller');
    const isEmpty = isEmptyPage(data.page);
    const isOn = this.#isOn(data.loadedPage) && !isEmpty && scroller !== null;
    scroller?.toggleAttribute('data-scroll', this.#isList && !isEmpty);
    this.#viewport.scroller = isOn ? scroller : null;
    this.#observer.observe(isOn ? [scroller] : []);
    if (!isOn) return this.#layout.end();
    this.#settle(scroller);
    this.#showRetry();
  }

  /** After a render: measures rows, keeps the first one in view where it is, and renders more if the view needs them. */
  #settle(scroller: HTMLElement): void {
    const viewport = this.#viewport;
    viewport.follow();
    const goal = this.#goal === null ? viewport.anchor : {index: this.#goal, inside: 0};
    this.#goal = null;
    const isOther = this.#layout.update(scroller, viewport.rowHeight);
    viewport.measure(this.#measured(), isOther);
    viewport.moveTo(goal, () => this.#showGaps());
    // After this update: more rows may be in view than were rendered.
    if (this.#next !== null) void this.#table.element.updateComplete.then(() => this.#cover());
    this.#showInfo();
  }

  /** Measures the rendered rows, with the rows that features have added after them. */
  #measured(): MeasuredRow[] {
    const {rows} = this.#table.data.page!;
    const indexes = this.#indexes;
    return (this.#body?.rows ?? []).flatMap(({element}, place) => {
      if (rows[place] === UNLOADED_ROW) return [];
      const parts = [element, ...followersOf(element)];
      const height = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      return [{index: indexes[place]!, height}];
    });
  }

  /** The rows to render instead, if those in view, or some near them, are not rendered; otherwise null. */
  get #next(): RowRange | null {
    if (this.#isPrinting) return null;
    const {start, end} = this.#viewport.visible;
    const {count} = this.#viewport;
    const beside = Math.max(BESIDE, end - start);
    const isCovered =
      this.#range.start <= Math.max(0, start - beside / 2) &&
      this.#range.end >= Math.min(count, end + beside / 2) &&
      // Many more rows than that were rendered for another size.
      this.#range.end - this.#range.start <= end - start + 4 * beside;
    if (isCovered) return null;
    const first = Math.max(0, start - beside);
    // Stripes follow the place of a row among those that are rendered.
    const isOdd = this.#focused !== null && this.#focused < first;
    return {start: Math.max(0, first - ((first + Number(isOdd)) % 2)), end: end + beside};
  }

  /** Renders other rows if the view needs them. Returns whether it does. */
  #cover(): boolean {
    const next = this.#next;
    if (next === null) return false;
    this.#range = next;
    this.#show();
    return true;
  }

  /** Prints the rows that are in memory, as many as a printer is for. */
  readonly #print = ({type}: Event): void => {
    if (this.#viewport.scroller === null || this.#shown?.matching === undefined) return;
    this.#isPrinting = type === 'beforeprint';
    if (this.#isPrinting) this.#range = {start: 0, end: MOST_PRINTED};
    this.#show();
    this.#table.renderNow();
  };

  #handleScroll(): void {
    this.#viewport.follow();
    if (!this.#cover() && this.#viewport.isScaled) this.#showGaps();
    this.#showInfo();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), REST);
  }

  /** In a list that is too high, the thumb is then where it belongs. */
  #rest(): void {
    const viewport = this.#viewport;
    if (viewport.scroller === null) return;
    viewport.follow();
    viewport.moveTo(viewport.anchor, () => this.#showGaps());
    this.#offer(viewport.anchor.index);
  }

  #offer(index: number): void {
    const row = index + 1;
    if (row !== this.#table.element.scrollRow) this.#property.offer(row, {row});
  }

  /** Scrolls a row to the top of the view, and renders the rows there at once. Returns its index. */
  #scrollTo(index: number): number {
    const viewport = this.#viewport;
    const to = Math.max(0, Math.min(Math.floor(index) || 0, viewport.count - 1));
    if (viewport.scroller === null) return to;
    viewport.moveTo({index: to, inside: 0});
    this.#cover();
    this.#table.renderNow();
    return to;
  }

  #handleFocus(target: Element | null): void {
    if (this.#shown === null) return;
    const row = BodyRow.of(target?.closest('tr') ?? null);
    const index = row === null ? -1 : (this.#indexes[row.place] ?? -1);
    // New rows are always rendered.
    this.#focused = index < 0 ? null : index;
  }

  /** A key at a row that was scrolled out of view brings it back. */
  #returnToFocus(): void {
    const focused = this.#focused;
    if (focused === null) return;
    const {start, end} = this.#range;
    if (focused < start || focused >= end) this.#scrollTo(focused);
  }

  #showInfo(): void {
    const {root, localize} = this.#table;
    const info = root.querySelector('.scroll-footer > .info');
    if (info === null) return;
    const {start, end} = this.#viewport.visible;
    const {count} = this.#viewport;
    const text = this.#shown?.isWalk
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

  #handleClick(event: Event): void {
    if (partOf(event, '.retry-rows') === null) return;
    const index = this.#indexes[rowOf(event)?.place ?? -1];
    if (index === undefined) return;
    this.#viewport.scroller?.focus({preventScroll: true});
    this.#list.retry(index);
  }

  #handleResize(): void {
    if (this.#viewport.scroller !== null) this.#table.element.requestUpdate();
  }

  async settled(): Promise<void> {
    const {element} = this.#table;
    await element.updateComplete;
    while (this.#shown !== null && this.#list.isLoading)
      await new Promise(resolve => setTimeout(resolve, 20));
    await element.updateComplete;
  }
}
