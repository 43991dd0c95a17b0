import type {TableElement} from '../components/table/table-element.js';
import {type} from './keyboard.js';

/** What a user sees and does in a table. */
export class TableHarness {
  readonly table: TableElement;

  constructor(table: TableElement) {
    this.table = table;
  }

  /** The text of the visible rows, cell by cell. */
  get rows(): string[][] {
    return [...this.#all<HTMLTableRowElement>('tbody > tr')].map(row => [...row.cells].map(textOf));
  }

  /** The text of a visible column. */
  column(index: number): string[] {
    return this.rows.map(row => row[index] ?? '');
  }

  get headers(): string[] {
    return [...this.#all('th')].map(textOf);
  }

  cell(row: number, column: number): HTMLTableCellElement {
    return this.#all<HTMLTableRowElement>('tbody > tr')[row]!.cells[column]!;
  }

  /** The sort direction of each sorted column. */
  get sorted(): Record<string, string> {
    return Object.fromEntries(
      [...this.#all('th[aria-sort]')].map(header => [textOf(header), header.getAttribute('aria-sort')!]),
    );
  }

  get info(): string {
    return this.#text('[part="info"]');
  }

  get empty(): string {
    return this.#text('[part="empty"] > span');
  }

  get alert(): string {
    return this.#text('[part="alert-text"]');
  }

  get announcement(): string {
    return this.#text('[role="status"]');
  }

  get currentPage(): string {
    return this.#text('[aria-current="page"]');
  }

  get pageNumbers(): string[] {
    return [...this.#all('.number')].map(textOf);
  }

  get pageSizes(): number[] {
    return [...this.select.options].map(option => Number(option.value));
  }

  get select(): HTMLSelectElement {
    return this.part<HTMLSelectElement>('page-size-select')!;
  }

  get searchField(): HTMLInputElement {
    return this.part<HTMLInputElement>('search-input')!;
  }

  get nativeTable(): HTMLTableElement {
    return this.part<HTMLTableElement>('table')!;
  }

  part<Part extends Element = HTMLElement>(name: string): Part | null {
    return this.table.shadowRoot!.querySelector<Part>(`[part~="${name}"]`);
  }

  /** A button by its accessible name. */
  button(name: string): HTMLButtonElement {
    const isNamed = (button: HTMLElement) => (button.ariaLabel || button.title || textOf(button)) === name;
    return [...this.#all<HTMLButtonElement>('button')].find(isNamed)!;
  }

  /** Presses a button: a header's label sorts, and `'Next page'` and `'Page 3'` change the page. */
  async press(name: string): Promise<void> {
    this.button(name).click();
    await this.table.updateComplete;
  }

  async choosePageSize(pageSize: number): Promise<void> {
    this.select.value = String(pageSize);
    this.select.dispatchEvent(new Event('change', {bubbles: true}));
    await this.table.updateComplete;
  }

  /** Types into the search field with real keys. */
  async search(text: string): Promise<void> {
    this.searchField.focus();
    await type(text);
    await this.table.updateComplete;
  }

  #all<Found extends Element = HTMLElement>(selector: string): NodeListOf<Found> {
    return this.table.shadowRoot!.querySelectorAll<Found>(selector);
  }

  #text(selector: string): string {
    const element = this.table.shadowRoot!.querySelector(selector);
    return element === null ? '' : textOf(element);
  }
}

/** The text of an element, including slotted content. */
function textOf(element: Element): string {
  const slots = [...element.querySelectorAll('slot')];
  const slotted = slots.flatMap(slot => slot.assignedElements().map(assigned => assigned.textContent));
  return [element.textContent, ...slotted].join('').trim();
}
