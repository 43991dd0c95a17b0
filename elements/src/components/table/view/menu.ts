import {html, nothing, render, type TemplateResult} from 'lit';
import {PopupController, type PopupHideReason} from '../../../controllers/popup.controller.js';
import {nextIndex} from '../../../core/next-index.js';
import {TypeAhead} from '../../../core/type-ahead.js';
import {isTab} from '../../../dom/focus.js';
import type {FeatureTable} from '../model/table-feature.js';

/** An item of a menu. */
export interface MenuItem {
  readonly text: string;
  /** What is shown before the text. */
  readonly icon?: unknown;
  /** The item can still be focused. */
  readonly isDisabled?: boolean | undefined;
  readonly run: () => void;
}

interface MenuOptions {
  /** The id, the class, and the part of the menu. */
  readonly name: string;
  /** The class and the part of its items. */
  readonly itemName: string;
  /** Returns the button that opens the menu, and gets the focus when it closes. It has the class `anchor`. */
  readonly button: () => HTMLElement | null;
  /** Called when the menu has closed. */
  readonly onHide: () => void;
}

/** A menu that a button opens (ARIA practices, "Menu Button"). The buttons of all rows or columns share it. */
export class Menu {
  readonly #root: ShadowRoot;
  readonly #options: MenuOptions;
  readonly #element: HTMLElement;
  readonly #popup: PopupController;
  readonly #typeAhead = new TypeAhead();
  #items: readonly MenuItem[] = [];

  constructor({element, root}: FeatureTable, options: MenuOptions) {
    this.#root = root;
    this.#options = options;
    this.#element = newElement(options.name);
    this.#element.addEventListener('keydown', this.#handleKey);
    this.#popup = new PopupController(element, {
      anchor: options.button,
      popup: () => this.#element,
      onHide: reason => this.#handleHide(reason),
    });
    element.addController({hostUpdated: () => this.#closeLost()});
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  /** Opens the menu, and focuses its first item, or its last one. */
  show(label: string, items: readonly MenuItem[], start: 'first' | 'last' = 'first'): void {
    this.#items = items;
    this.#element.setAttribute('aria-label', label);
    render(
      items.map(item => this.#itemView(item)),
      this.#element,
    );
    if (this.#element.parentNode !== this.#root) this.#root.append(this.#element);
    this.#popup.show();
    this.#focus(start === 'first' ? 0 : items.length - 1);
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  /** Closes the menu of something that is no longer there. */
  close(): void {
    this.#popup.close();
  }

  /** An update may have removed or hidden the button, with what the menu acts on. */
  #closeLost(): void {
    if (this.isOpen && isLost(this.#options.button())) this.close();
  }

  #focus(index: number): void {
    (this.#element.children.item(index) as HTMLElement | null)?.focus();
  }

  #itemView(item: MenuItem): TemplateResult {
    const {itemName} = this.#options;
    const {text, icon, isDisabled} = item;
    return html`<button
      part=${itemName}
      class="menu-item ${itemName}"
      type="button"
      role="menuitem"
      tabindex="-1"
      aria-disabled=${isDisabled ? 'true' : nothing}
      @click=${() => this.#choose(item)}
    >
      ${icon === undefined ? nothing : html`<span part="${itemName}-icon" aria-hidden="true">${icon}</span>`}
      <span>${text}</span>
    </button>`;
  }

  #choose({run, isDisabled}: MenuItem): void {
    if (isDisabled) return;
    this.#popup.hide('select');
    run();
  }

  #handleHide(reason: PopupHideReason | null): void {
    const isInside = this.#element.contains(this.#root.activeElement);
    const isLeft = reason === 'outside' || reason === 'blur';
    const button = this.#options.button();
    this.#items = [];
    this.#options.onHide();
    if (isInside && !isLeft)
      (isLost(button) ? this.#root.querySelector<HTMLElement>('.scroller') : button)?.focus({
        preventScroll: true,
      });
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    // The focus returns to the button first, so that Tab moves on from there.
    if (isTab(event)) return this.#popup.hide('tab');
    const next = this.#nextItem(event, [...this.#element.children].indexOf(event.target as Element));
    if (next === -1) return;
    event.preventDefault();
    this.#focus(next);
  };

  /** Returns the item to which a key moves the focus; -1 for other keys. */
  #nextItem({key, ctrlKey, metaKey, altKey, timeStamp}: KeyboardEvent, index: number): number {
    const texts = this.#items.map(({text}) => text);
    if (key === 'ArrowDown') return nextIndex(index, texts.length, 1);
    if (key === 'ArrowUp') return nextIndex(index, texts.length, -1);
    if (key === 'Home') return 0;
    if (key === 'End') return texts.length - 1;
    const isCharacter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    return isCharacter ? this.#typeAhead.find(key, timeStamp, texts, index) : -1;
  }
}

/** Returns where an arrow key on the button of a menu opens it; null for other keys. */
export function menuStart({key}: KeyboardEvent): 'first' | 'last' | null {
  return key === 'ArrowDown' ? 'first' : key === 'ArrowUp' ? 'last' : null;
}

const isLost = (button: HTMLElement | null): boolean =>
  button === null || !button.isConnected || Boolean(button.hidden);

function newElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.id = name;
  element.className = `popup ${name}`;
  element.setAttribute('part', name);
  element.setAttribute('role', 'menu');
  element.setAttribute('popover', 'manual');
  // A press must not move the focus out of the menu, which would close it.
  element.addEventListener('mousedown', event => event.preventDefault());
  return element;
}
