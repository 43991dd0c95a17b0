import type {LcDataTable} from '../components/data-table/data-table.define.js';
import type {ViewStorage} from '../components/table/features/views/view-storage.js';
import type {TableElement} from '../components/table/table-element.js';
import type {TableView, ViewChange} from '../core/table/views/saved-view.js';
import {people, setUpDataTable} from './data-table-fixture.js';
import {press, type} from './keyboard.js';
import {TableHarness} from './table-harness.js';
import {until} from './until.js';

/** What a user sees and does in a table with saved views. */
export class ViewsHarness extends TableHarness {
  get viewsButton(): HTMLButtonElement {
    return this.part<HTMLButtonElement>('views-button')!;
  }

  /** The text of the button, with what is only for screen readers. */
  get shown(): string {
    // The packed templates have no space between elements.
    const texts = [...this.viewsButton.children].map(({textContent}) => textContent.trim());
    return texts.filter(Boolean).join(' ');
  }

  get note(): string {
    return this.part('views-note')?.textContent ?? '';
  }

  get isOpen(): boolean {
    return this.part('views-menu')?.matches(':popover-open') ?? false;
  }

  get items(): HTMLElement[] {
    return [...this.part('views-menu')!.querySelectorAll<HTMLElement>('.menu-item')];
  }

  /** The text of each item, with a mark if it is checked. */
  get itemTexts(): string[] {
    return this.items.map(item => `${item.ariaChecked === 'true' ? '✓ ' : ''}${item.textContent.trim()}`);
  }

  get nameField(): HTMLInputElement | null {
    const form = this.part('view-form');
    return form?.matches(':popover-open') === true
      ? form.querySelector<HTMLInputElement>('[part="view-name-input"]')
      : null;
  }

  get focused(): Element | null {
    return this.table.shadowRoot!.activeElement;
  }

  async open(): Promise<void> {
    this.viewsButton.click();
    await until(() => this.isOpen);
  }

  /** Opens the menu, and chooses an item by its text. */
  async choose(text: string): Promise<void> {
    await this.open();
    this.items.find(item => item.textContent.trim() === text)!.click();
    await this.table.settled;
  }

  /** Types a name with real keys. */
  async answer(name: string): Promise<void> {
    await until(() => this.focused !== null && this.focused === this.nameField);
    await type(name);
    await press('Enter');
    await until(() => this.nameField === null);
    await this.table.settled;
  }

  async saveAs(name: string): Promise<void> {
    await this.choose('Save as…');
    await this.answer(name);
  }

  async pressNote(): Promise<void> {
    this.part('views-note-button')!.click();
    await this.table.settled;
  }
}

/** Views in memory, which records each change. */
export class FakeViews implements ViewStorage {
  list: readonly TableView[];
  readonly changes: ViewChange[] = [];

  constructor(...list: readonly Partial<TableView>[]) {
    this.list = list.map((view, index) => ({id: `v${index + 1}`, name: `View ${index + 1}`, ...view}));
  }

  load(): readonly TableView[] {
    return this.list;
  }

  save(change: ViewChange, views: readonly TableView[]): void {
    this.changes.push(change);
    this.list = views;
  }
}

/** A client table of 42 people with views. */
export async function setUpViews(
  properties: Partial<LcDataTable> = {},
): Promise<ViewsHarness & {table: LcDataTable}> {
  const {table} = await setUpDataTable({rows: people(42), ...properties});
  await table.settled;
  return new ViewsHarness(table as TableElement) as ViewsHarness & {table: LcDataTable};
}
