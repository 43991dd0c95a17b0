import type {ReactiveController} from 'lit';
import {isSameList} from '../../../../core/is-same-list.js';
import {windowOf} from '../../../../dom/platform.js';
import type {TableBody} from '../../model/table-rows.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {SizeObserver} from '../../view/size-observer.js';
import {TableSheet} from '../../view/table-sheet.js';
import {GROUP_SIZE} from './long-rows.js';

/**
 * Selects all rows with one cell for each column. It does not use `[part]`, which changes with the selection: the browser
 * would then style every cell of the row again.
 */
const ROW = 'tr:not(.detail-row, .group-row)';

/**
 * Lets the browser leave out the layout of rows that are not visible. That is not possible in a table, so each group of
 * rows becomes a block, and all columns get the width that the table has given them.
 */
export class LongLayout implements ReactiveController {
  readonly #table: FeatureTable;
  readonly #sheet: TableSheet;
  #isOn = false;
  #rules = '';
  /** What the measured widths follow from. */
  #measured: readonly unknown[] = [];
  #body: TableBody | null = null;
  /** The longest text of each column. */
  #longest: readonly string[] = [];
  #width = 0;
  readonly #observer: SizeObserver;

  constructor(table: FeatureTable) {
    this.#table = table;
    this.#sheet = new TableSheet(table);
    this.#observer = new SizeObserver(table.element, () => this.#handleResize());
    table.element.addController(this);
  }

  /** Whether the page is long. */
  set isOn(isOn: boolean) {
    this.#isOn = isOn;
  }

  hostUpdated(): void {
    this.#observe();
    // After the table has set the widths of its columns.
    void this.#table.element.updateComplete.then(() => this.#update());
  }

  #observe(): void {
    const scroller = this.#isOn ? this.#table.root.querySelector('.scroller') : null;
    this.#observer.observe(scroller === null ? [] : [scroller]);
  }

  /** Measures again in the next frame, because that changes sizes, which an observer must not do. */
  #handleResize(): void {
    const [scroller] = this.#observer.observed;
    if (scroller === undefined || scroller.clientWidth === this.#width) return;
    windowOf(scroller).requestAnimationFrame(() => {
      this.#width = scroller.clientWidth;
      this.#update();
    });
  }

  #update(): void {
    const rules = this.#nextRules();
    if (rules !== '' || this.#rules !== '') this.#sheet.write(rules);
    this.#rules = rules;
  }

  #nextRules(): string {
    const {root, body} = this.#table;
    const scroller = root.querySelector('.scroller');
    if (!this.#isOn || scroller === null) return '';
    // Reading the width would force a layout.
    if (this.#rules !== '' && body() === this.#body && this.#isMeasured) return this.#rules;
    // Without a width, the table is not visible.
    if (scroller.clientWidth === 0) return this.#rules;
    if (this.#rules === '') this.#width = scroller.clientWidth;
    const isSame = this.#isMeasured;
    const isLonger = this.#readLongest(isSame);
    if (this.#rules !== '' && isSame && !isLonger) return this.#rules;
    this.#measured = this.#given;
    return this.#measure();
  }

  get #given(): readonly unknown[] {
    const {columns, around, element} = this.#table;
    return [this.#width, columns(), around().leading, element.narrow];
  }

  get #isMeasured(): boolean {
    return isSameList(this.#given, this.#measured);
  }

  /** Reads the longest texts, and returns whether one is longer than before. A sort alone changes nothing. */
  #readLongest(isSame: boolean): boolean {
    const body = this.#table.body();
    if (body === this.#body) return false;
    this.#body = body;
    const before = isSame ? this.#longest : [];
    this.#longest = longestTexts(body).map((text, index) => longer(before[index] ?? '', text));
    return this.#longest.some((text, index) => text !== before[index]);
  }

  /** Shows the first group as a table, together with the longest texts of all columns, and reads the widths. */
  #measure(): string {
    const {root, body, around} = this.#table;
    const table = root.querySelector('table')!;
    const group = root.querySelector('tbody')!;
    this.#sheet.write(MEASURING_RULES);
    const longest = longestRow(group, this.#longest, around().leading);
    const widths = [...root.querySelector('[part="header-row"]')!.children].map(
      cell => cell.getBoundingClientRect().width,
    );
    longest?.remove();
    const rowHeight = group.getBoundingClientRect().height / Math.max(1, group.rows.length);
    // Narrow tables show the cells of a row below each other.
    const isStacked = getComputedStyle(table).display === 'block';
    return longRules(isStacked ? [] : widths, rowHeight, body().rows.length);
  }
}

/** Rows other than the first ones keep their height, but have no influence on widths. */
const MEASURING_RULES = `
  tbody:not(.longest) ~ tbody:not(.longest) { content-visibility: hidden; display: block; }
  .longest { visibility: hidden; }`;

/** Content that is not text is not known before it is rendered, so for it the first rows decide. */
function longestTexts({rows}: TableBody): string[] {
  const longest: string[] = rows[0]!.map(() => '');
  for (const cells of rows)
    for (const [index, {content}] of cells.entries())
      if (content.kind === 'text') longest[index] = longer(longest[index]!, content.value);
  return longest;
}

const longer = (one: string, other: string): string => (other.length > one.length ? other : one);

/** Adds a row with the longest text of each column. */
function longestRow(
  group: HTMLTableSectionElement,
  texts: readonly string[],
  leading: number,
): HTMLElement | null {
  const first = group.querySelector<HTMLTableRowElement>("[part~='row']");
  if (first === null) return null;
  const row = first.cloneNode(true) as HTMLTableRowElement;
  for (const [index, text] of texts.entries())
    if (text !== '') row.cells[leading + index]!.textContent = text;
  const longest = document.createElement('tbody');
  longest.className = 'longest';
  longest.append(row);
  group.after(longest);
  return longest;
}

/** @param widths The widths of the columns in pixels; empty if the cells of a row are below each other. */
function longRules(widths: readonly number[], rowHeight: number, rowCount: number): string {
  const height = (rows: number) => `contain-intrinsic-block-size: auto ${Math.round(rows * rowHeight)}px;`;
  // Without specificity: the width that the user has given to a column takes precedence.
  const cells = widths.map(
    (width, index) =>
      `:where(${ROW} > :nth-child(${index + 1})) { width: ${width}px !important; min-width: ${width}px; max-width: ${width}px; overflow-wrap: anywhere; }`,
  );
  // No rules by the place of a group, because each new group would change the style of all others.
  // Printed, the rows are a table, which fits the page.
  return `@media screen {
    table, thead, tbody, tfoot, .detail-row, .detail-row > td { display: block; }
    table { inline-size: max-content; min-inline-size: 100%; }
    thead { inset-block-start: 0; position: sticky; z-index: 2; }
    tfoot { inset-block-end: 0; position: sticky; z-index: 2; }
    tbody { content-visibility: auto; ${height(GROUP_SIZE)} }
    tbody[data-last] { ${height(((rowCount - 1) % GROUP_SIZE) + 1)} }
    tbody:not([data-last]) > tr:last-child > td { border-block-end-color: var(--_line); }
    ${cells.join('\n')}
  }`;
}
