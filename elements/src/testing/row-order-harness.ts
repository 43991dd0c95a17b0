import type {RowMoveDetail, RowMoveEvent} from '../components/data-table/data-table.js';
import type {LcDataTable, TableColumn, TableRow} from '../components/data-table/data-table.define.js';
import '../components/table/features/row-order/row-order.define.js';
import {setUpDataTable} from './data-table-fixture.js';
import {TableHarness} from './table-harness.js';

export const nameColumns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Age', field: 'age'},
];

/** Rows with the names Ada, Bea, and so on, and the ids from 1. */
export const namedRows: TableRow[] = ['Ada', 'Bea', 'Cem', 'Dov', 'Eve', 'Fay', 'Gus'].map((name, index) => ({
  id: index + 1,
  name,
  age: 70 - index,
}));

/** What a user sees and does in a table whose rows can be moved. */
export class RowOrderHarness extends TableHarness {
  get handles(): HTMLButtonElement[] {
    return [...this.table.shadowRoot!.querySelectorAll<HTMLButtonElement>('tbody .row-handle')];
  }

  get bodyRows(): HTMLTableRowElement[] {
    return [...this.table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]')];
  }

  /** The names of the visible rows, in order. */
  get names(): string[] {
    return this.bodyRows.map(row => row.querySelector('[part="cell"]')!.textContent.trim());
  }

  /** The names of the rows that are being moved. */
  get busy(): string[] {
    return this.names.filter((_, place) => this.bodyRows[place]!.ariaBusy === 'true');
  }

  get items(): HTMLElement[] {
    return [...this.part('move-menu')!.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  }

  /** The text of each item of the open menu, in parentheses if it is disabled. */
  get itemTexts(): string[] {
    return this.items.map(item => {
      const text = item.textContent.trim();
      return item.getAttribute('aria-disabled') === 'true' ? `(${text})` : text;
    });
  }

  /** The name of the row whose handle has the focus. */
  get focused(): string | undefined {
    return this.names[this.handles.indexOf(this.table.shadowRoot!.activeElement as HTMLButtonElement)];
  }

  /** The message about a move that has failed. */
  get failure(): string | undefined {
    return this.part('move-alert')?.textContent.trim();
  }

  /** The row beside the line, and its side. */
  get target(): string | null {
    const place = this.bodyRows.findIndex(row => row.hasAttribute('data-insert'));
    return place === -1 ? null : `${this.bodyRows[place]!.dataset['insert']} ${this.names[place]}`;
  }

  handle(name: string): HTMLButtonElement {
    return this.handles[this.names.indexOf(name)]!;
  }

  async openMenu(name: string): Promise<void> {
    this.handle(name).click();
    await this.settle();
  }

  /** Chooses an item of the menu of a row. */
  async choose(name: string, item: string): Promise<void> {
    await this.openMenu(name);
    this.items.find(({textContent}) => textContent.trim() === item)!.click();
    await this.settle();
  }

  /** The moves that the table sends from now on. */
  recordMoves(): RowMoveDetail[] {
    const moves: RowMoveDetail[] = [];
    this.table.addEventListener('lc-row-move', ({detail}) => moves.push(detail));
    return moves;
  }

  /** Lets the app wait with each move. Returns what ends the oldest one. */
  holdMoves(): (isSaved: boolean) => Promise<void> {
    const held: ((isSaved: boolean) => void)[] = [];
    this.table.addEventListener('lc-row-move', (event: RowMoveEvent) =>
      event.waitUntil(
        new Promise<void>((resolve, reject) => {
          held.push(isSaved => (isSaved ? resolve() : reject(new Error('no'))));
        }),
      ),
    );
    return async isSaved => {
      held.shift()!(isSaved);
      await new Promise(resolve => setTimeout(resolve));
      await this.settle();
    };
  }

  /** Waits until changes are rendered. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await this.table.updateComplete;
  }
}

/** A client table of seven people who can be moved. */
export async function setUpRowOrder(
  properties: Partial<LcDataTable> = {},
): Promise<RowOrderHarness & {table: LcDataTable}> {
  const given = {columns: nameColumns, rows: namedRows, reorderable: true};
  const {table} = await setUpDataTable({...given, ...properties});
  return new RowOrderHarness(table) as RowOrderHarness & {table: LcDataTable};
}
