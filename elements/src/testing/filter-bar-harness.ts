import type {ReactiveElement} from 'lit';
import {press, type} from './keyboard.js';

/** What a user sees and does in a filter bar, of a table or alone. */
export class FilterBarHarness {
  readonly element: ReactiveElement;

  constructor(element: ReactiveElement) {
    this.element = element;
  }

  get #root(): ShadowRoot {
    return this.element.shadowRoot!;
  }

  /** The bar; null if there is none. */
  get bar(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('.chip-bar:has(> [data-add], > .chip > .chip-button)');
  }

  get popup(): HTMLElement {
    return this.#root.querySelector<HTMLElement>('.condition-popup')!;
  }

  get isOpen(): boolean {
    return this.popup.matches(':popover-open');
  }

  /** The conditions in words; those of a group are a list that starts with its word. */
  get entries(): (string | string[])[] {
    return [...this.bar!.querySelectorAll(':scope > .chip, :scope > .filter-group')].map(entry => {
      const select = entry.querySelector('select');
      const chips = [...entry.querySelectorAll('.chip-button')].map(chip => chip.textContent.trim());
      return select === null ? chips[0]! : [select.selectedOptions[0]!.textContent.trim(), ...chips];
    });
  }

  /** The buttons and lists of the bar outside of conditions and groups. */
  get tools(): string[] {
    return [
      ...this.bar!.querySelectorAll<HTMLElement>(':scope > button, :scope > .filter-match > select'),
    ].map(tool => tool.ariaLabel ?? tool.textContent.trim());
  }

  /** The description of the bar. */
  get sentence(): string | undefined {
    const id = this.bar!.getAttribute('aria-describedby');
    return id === null ? undefined : this.#root.getElementById(id)!.textContent;
  }

  get announcement(): string {
    return this.#root.querySelector('[role="status"]')!.textContent.trim();
  }

  /** The name or the text of what has the focus. */
  get focused(): string {
    const active = this.#root.activeElement;
    return active?.ariaLabel ?? active?.getAttribute('name') ?? active?.textContent.trim() ?? '';
  }

  chip(text: string): HTMLButtonElement {
    const chips = this.#root.querySelectorAll<HTMLButtonElement>('.chip-button');
    return [...chips].find(chip => chip.textContent.trim() === text)!;
  }

  /** A button by its accessible name. */
  button(name: string): HTMLButtonElement {
    // A button of the bar comes before those of groups with the same name.
    const own = this.bar!.querySelectorAll<HTMLButtonElement>(':scope > button');
    return [...own, ...this.bar!.querySelectorAll('button')].find(
      button => (button.ariaLabel ?? button.textContent.trim()) === name,
    )!;
  }

  /** A field of the popup by its name. */
  field<Field extends HTMLElement = HTMLInputElement>(name: string): Field {
    return this.popup.querySelector<Field>(`[name="${name}"]`)!;
  }

  async settle(): Promise<void> {
    await this.element.updateComplete;
    await this.element.updateComplete;
  }

  async click(button: HTMLElement): Promise<void> {
    button.click();
    await this.settle();
  }

  /** Opens the editor of a new condition for a column: with a button of the bar, or that of a group. */
  async add(column: string, button = this.button('Add filter')): Promise<void> {
    await this.click(button);
    const list = this.field<HTMLSelectElement>('column');
    await this.choose(list, [...list.options].find(({text}) => text === column)!.value);
  }

  /** Types into a field of the popup with real keys, and applies it. */
  async enter(name: string, text: string): Promise<void> {
    this.field(name).focus();
    await type(text);
    this.field(name).dispatchEvent(new Event('change', {bubbles: true}));
    await this.settle();
  }

  /** Chooses from a list of the popup or the bar. */
  async choose(select: HTMLSelectElement, value: string): Promise<void> {
    select.value = value;
    select.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    select.dispatchEvent(new Event('change', {bubbles: true}));
    await this.settle();
  }

  /** Clicks an option of the popup. */
  async toggle(label: string): Promise<void> {
    const options = [...this.popup.querySelectorAll<HTMLElement>('.filter-option')];
    await this.click(options.find(option => option.querySelector('span')!.textContent.trim() === label)!);
  }

  /** The list with the word of the bar, or of the group at a place. */
  match(group: number | null = null): HTMLSelectElement {
    const inGroups = this.#root.querySelectorAll<HTMLSelectElement>('.filter-group select');
    return group === null
      ? this.bar!.querySelector<HTMLSelectElement>(':scope > .filter-match > select')!
      : inGroups[group]!;
  }

  async press(key: string): Promise<void> {
    await press(key);
    await this.settle();
  }
}
