import type {TableSelection} from '../core/table/index.js';
import {TableHarness} from './table-harness.js';

type State = 'on' | 'off' | 'mixed';

/** What a user sees and does in a table with selectable rows. */
export class SelectionHarness extends TableHarness {
  get checkboxes(): HTMLInputElement[] {
    return [...this.table.shadowRoot!.querySelectorAll<HTMLInputElement>('tbody .check')];
  }

  /** The checkbox that selects the page. */
  get header(): HTMLInputElement | null {
    return this.table.shadowRoot!.querySelector<HTMLInputElement>('thead .check');
  }

  get headerState(): State {
    return stateOf(this.header!);
  }

  get states(): State[] {
    return this.checkboxes.map(stateOf);
  }

  /** The first text of each selected row of the page. */
  get selectedRows(): string[] {
    return this.rows.filter((_, place) => this.states[place] === 'on').map(row => row[1]!);
  }

  /** The text of the bar. */
  get count(): string {
    return this.part('selection-count')!.textContent;
  }

  /** The selections that the table sends from now on. */
  recordChanges(): TableSelection[] {
    const changes: TableSelection[] = [];
    this.table.addEventListener('lc-selection-change', ({detail}) => changes.push(detail));
    return changes;
  }

  /** Clicks the checkbox of a row. */
  async toggle(place: number, init: MouseEventInit = {}): Promise<void> {
    this.checkboxes[place]!.dispatchEvent(
      new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, detail: 1, ...init}),
    );
    await this.table.updateComplete;
  }

  async toggleHeader(): Promise<void> {
    this.header!.click();
    await this.table.updateComplete;
  }
}

const stateOf = ({checked, indeterminate}: HTMLInputElement): State =>
  indeterminate ? 'mixed' : checked ? 'on' : 'off';
