import type {LcDataTable} from '../components/data-table/data-table.define.js';
import '../components/table/features/columns/columns.define.js';
import '../components/table/features/selection/selection.define.js';
import type {ColumnState, TableColumn, TableRow} from '../core/table/index.js';
import {setUpDataTable} from './data-table-fixture.js';
import {TableHarness} from './table-harness.js';

export const personColumns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'City', field: 'city'},
  {label: 'Age', field: 'age'},
  {label: 'Note', field: 'note', sort: 'disabled'},
];

export const personRows: TableRow[] = [
  {id: 1, name: 'Ada', city: 'Porto', age: 30, note: 'a'},
  {id: 2, name: 'Bea', city: 'Faro', age: 40, note: 'b'},
  {id: 3, name: 'Cem', city: 'Bursa', age: 20, note: 'c'},
];

/** What a user sees and does in a table with a column menu. */
export class ColumnsHarness extends TableHarness {
  get headerCells(): HTMLTableCellElement[] {
    return [...this.table.shadowRoot!.querySelectorAll<HTMLTableCellElement>('[part="header-row"] > th')];
  }

  /** The labels of the visible columns, in order. */
  get names(): string[] {
    return this.headerCells.map(cell => cell.ariaLabel ?? cell.textContent.trim());
  }

  get widths(): number[] {
    return this.headerCells.map(cell => Math.round(cell.getBoundingClientRect().width));
  }

  get menu(): HTMLElement {
    return this.part('column-menu')!;
  }

  get items(): HTMLElement[] {
    return [...this.menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  }

  /** The text of each item of the open menu, in parentheses if it is disabled. */
  get itemTexts(): string[] {
    return this.items.map(item => {
      const text = item.textContent.trim();
      return item.ariaDisabled === 'true' ? `(${text})` : text;
    });
  }

  get focused(): Element | null {
    return this.table.shadowRoot!.activeElement;
  }

  /** The text of the focused menu item, or the accessible name of another focused element. */
  get focusedName(): string {
    return this.focused?.ariaLabel ?? this.focused?.textContent?.trim() ?? '';
  }

  /** The checkboxes of the list, by label. */
  get listed(): Record<string, boolean> {
    const labels = [...this.part('columns-list')!.querySelectorAll('label')];
    return Object.fromEntries(
      labels.map(label => [label.textContent.trim(), label.querySelector('input')!.checked]),
    );
  }

  header(name: string): HTMLTableCellElement {
    return this.headerCells[this.names.indexOf(name)]!;
  }

  menuButton(name: string): HTMLButtonElement {
    return this.header(name).querySelector<HTMLButtonElement>('[part="column-button"]')!;
  }

  resizer(name: string): HTMLElement {
    return this.header(name).querySelector<HTMLElement>('[part="column-resizer"]')!;
  }

  async openMenu(name: string): Promise<void> {
    this.menuButton(name).click();
    await this.settle();
  }

  /** Chooses an item of the menu of a column. */
  async choose(name: string, item: string): Promise<void> {
    await this.openMenu(name);
    this.items.find(({textContent}) => textContent.trim() === item)!.click();
    await this.settle();
  }

  async openList(): Promise<void> {
    this.part('columns-button')!.click();
    await this.settle();
  }

  /** Clicks a checkbox of the list. */
  async toggleListed(name: string): Promise<void> {
    const labels = [...this.part('columns-list')!.querySelectorAll('label')];
    labels
      .find(({textContent}) => textContent.trim() === name)!
      .querySelector('input')!
      .click();
    await this.settle();
  }

  /** The states that the table sends from now on. */
  recordChanges(): ColumnState[] {
    const changes: ColumnState[] = [];
    this.table.addEventListener('lc-column-state-change', ({detail}) => changes.push(detail));
    return changes;
  }

  /** Waits until changes are rendered and measured. */
  async settle(): Promise<void> {
    await this.table.updateComplete;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}

/** A client table of three people with column menus. */
export async function setUpColumns(
  properties: Partial<LcDataTable> = {},
): Promise<ColumnsHarness & {table: LcDataTable}> {
  const given = {columns: personColumns, rows: personRows, columnMenu: true};
  const {table} = await setUpDataTable({...given, ...properties});
  const harness = new ColumnsHarness(table) as ColumnsHarness & {table: LcDataTable};
  await harness.settle();
  return harness;
}
