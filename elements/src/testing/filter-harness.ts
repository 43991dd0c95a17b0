import {TableHarness} from './table-harness.js';
import {press, type} from './keyboard.js';

/** What a user sees and does in a table with filters. */
export class FilterHarness extends TableHarness {
  get #root(): ShadowRoot {
    return this.table.shadowRoot!;
  }

  get popup(): HTMLElement {
    return this.part('filter-popup')!;
  }

  get isOpen(): boolean {
    return this.popup.matches(':popover-open');
  }

  /** The filter button of a column, by its field. */
  filterButton(field: string): HTMLButtonElement {
    return this.#root.querySelector<HTMLButtonElement>(`.filter-button[data-field="${field}"]`)!;
  }

  /** A field of the popup by its name. */
  field<Field extends HTMLElement = HTMLInputElement>(name: string): Field {
    return this.popup.querySelector<Field>(`[name="${name}"]`)!;
  }

  /** The filters that are on, in words. */
  get chips(): string[] {
    return [...this.#root.querySelectorAll('.chip')].map(chip => chip.textContent.trim());
  }

  /** The options of the popup, such as `Porto 3`; those that are on start with `*`. */
  get options(): string[] {
    return [...this.popup.querySelectorAll<HTMLElement>('.filter-option')].map(option => {
      const {checked} = option.querySelector('input')!;
      return `${checked ? '*' : ''}${option.innerText.trim().replace(/\s+/g, ' ')}`;
    });
  }

  /** What has the focus: its field name, class, or part. */
  get focused(): string {
    const active = this.#root.activeElement;
    if (active === null) return '';
    return active.getAttribute('name') ?? active.getAttribute('aria-label') ?? active.className;
  }

  async open(field: string): Promise<void> {
    this.filterButton(field).click();
    await this.settle();
  }

  /** Waits until the table and the focus have settled. */
  async settle(): Promise<void> {
    await this.table.updateComplete;
    await this.table.updateComplete;
  }

  /** Types into a field of the popup with real keys, and applies it. */
  async enter(name: string, text: string): Promise<void> {
    this.field(name).focus();
    await type(text);
    this.field(name).dispatchEvent(new Event('change', {bubbles: true}));
    await this.settle();
  }

  /** Changes a field without keys and without applying it. */
  insert(name: string, value: string): void {
    const field = this.field<HTMLInputElement | HTMLSelectElement>(name);
    field.value = value;
    field.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
  }

  /** Sets a field without keys, such as a date. */
  async set(name: string, value: string): Promise<void> {
    this.insert(name, value);
    this.field(name).dispatchEvent(new Event('change', {bubbles: true}));
    await this.settle();
  }

  /** Clicks an option. */
  async choose(label: string): Promise<void> {
    const options = [...this.popup.querySelectorAll<HTMLElement>('.filter-option')];
    options.find(option => option.querySelector('span')!.textContent.trim() === label)!.click();
    await this.settle();
  }

  /** Opens a filter, also if it is open already. */
  async reopen(field: string): Promise<void> {
    if (this.filterButton(field).getAttribute('aria-expanded') === 'true') await this.close();
    await this.open(field);
  }

  async close(): Promise<void> {
    await press('Escape');
    await this.settle();
  }
}
