import {TableHarness} from './table-harness.js';

const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

/** What a user sees and does in a table with groups. */
export class GroupsHarness extends TableHarness {
  /** The groups and rows, with the texts of their cells. A group starts with a dash for its level. */
  get lines(): string[] {
    return this.#all<HTMLTableRowElement>('tbody > tr').map(row => {
      const texts = [...row.cells].map(textOf);
      const {level} = row.dataset;
      return (level === undefined ? texts : ['-'.repeat(Number(level)), ...texts]).join(' ').trim();
    });
  }

  /** The totals of all rows. */
  get foot(): string {
    return this.#all('tfoot > tr > *').map(textOf).filter(Boolean).join(' ');
  }

  get toggles(): HTMLButtonElement[] {
    return this.#all<HTMLButtonElement>('[part="group-toggle"]');
  }

  async toggle(name: string): Promise<void> {
    this.toggles.find(button => textOf(button) === name)!.click();
    await this.table.settled;
  }

  #all<Found extends Element = HTMLElement>(selector: string): Found[] {
    return [...this.table.shadowRoot!.querySelectorAll<Found>(selector)];
  }
}
