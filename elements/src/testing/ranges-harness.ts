import type {LcDataTable, TableRow} from '../components/data-table/data-table.define.js';
import {setUpDataTable} from './data-table-fixture.js';

export const GOODS: readonly TableRow[] = [
  {id: 1, name: 'Bread', price: 4.5, stock: 10, unit: 'kg'},
  {id: 2, name: 'Bun', price: 0.8, stock: 60, unit: 'pc'},
  {id: 3, name: 'Cake', price: 12, stock: 2, unit: 'pc'},
  {id: 4, name: 'Roll', price: 1, stock: 30, unit: 'pc'},
];

export const UNITS = [
  {value: 'kg', text: 'Kilogram'},
  {value: 'pc', text: 'Piece'},
];

export const GOODS_COLUMNS: LcDataTable['columns'] & {} = [
  {label: 'No.', field: 'id'},
  {label: 'Name', field: 'name', edit: true},
  {label: 'Price', field: 'price', edit: 'number'},
  {label: 'Stock', field: 'stock', edit: 'number'},
  {label: 'Unit', field: 'unit', edit: {type: 'select', options: UNITS}},
];

/** What a user sees of ranges in a table, and what the clipboard does. */
export function rangesIn(table: HTMLElement) {
  const root = table.shadowRoot!;
  const rows = () => [...root.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]')];
  const cell = (row: number, column: number) => rows()[row]!.cells[column]!;
  const at = (row: number, column: number): void => {
    cell(row, column).dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    cell(row, column).focus();
  };
  /** The selected cells, such as `1.2`, by row and column. */
  const selected = () =>
    rows().flatMap((row, place) =>
      [...row.cells].flatMap((one, column) => (one.ariaSelected === 'true' ? [`${place}.${column}`] : [])),
    );
  const texts = () => rows().map(({cells}) => [...cells].map(one => one.textContent.trim()).join('|'));
  /** Sends an event of the clipboard as a browser does. Returns whether the table has used it, and its data. */
  const clip = (type: 'copy' | 'cut' | 'paste', given: Readonly<Record<string, string>> = {}) => {
    const clipboardData = new DataTransfer();
    for (const [name, data] of Object.entries(given)) clipboardData.setData(name, data);
    const event = new ClipboardEvent(type, {clipboardData, bubbles: true, composed: true, cancelable: true});
    // Firefox ignores the given data.
    Object.defineProperty(event, 'clipboardData', {value: clipboardData});
    const target = root.activeElement ?? document.activeElement ?? document.body;
    const isUsed = !target.dispatchEvent(event);
    return {isUsed, text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html')};
  };
  const dialog = () => root.querySelector<HTMLDialogElement>('[part="paste-dialog"]');
  const answer = (name: string): void =>
    [...dialog()!.querySelectorAll('button')].find(({textContent}) => textContent.trim() === name)!.click();
  return {root, rows, cell, at, selected, texts, clip, dialog, answer};
}

/** A table of goods whose cells can be selected. */
export async function setUpRanges(properties: Partial<LcDataTable> = {}) {
  const harness = await setUpDataTable({
    rows: GOODS,
    columns: GOODS_COLUMNS,
    searchHidden: true,
    ranges: true,
    ...properties,
  });
  const {table} = harness;
  const settle = async (): Promise<void> => {
    await table.settled;
    await table.updateComplete;
  };
  return {...harness, ...rangesIn(table), harness, table, settle};
}
