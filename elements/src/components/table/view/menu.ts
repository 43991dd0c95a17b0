import {html, nothing, render, type TemplateResult} from 'lit';
import {handleMenuButton} from '../../../controllers/menu-button.js';
import {MenuController, type MenuStart} from '../../../controllers/menu.controller.js';
import type {MenuGroup, MenuItem} from '../model/menu-item.js';
import type {PopupHideReason} from '../../../controllers/popup.controller.js';
import {menuItemStyles} from '../../../styles/menu-item.styles.js';
import type {FeatureTable} from '../model/table-feature.js';

export type {MenuGroup, MenuItem} from '../model/menu-item.js';
export type {MenuStart} from '../../../controllers/menu.controller.js';

interface MenuOptions {
  /** The id, the class, and the part of the menu. */
  readonly name: string;
  /** The class and the part of its items. */
  readonly itemName: string;
  /** Returns the button that opens the menu, and gets the focus when it closes. */
  readonly button: () => HTMLElement | null;
  /** Called when the menu has closed. */
  readonly onHide: () => void;
}

/** A menu that a button opens (ARIA practices, "Menu Button"). The buttons of all rows or columns share it. */
export class Menu {
  readonly #root: ShadowRoot;
  readonly #options: MenuOptions;
  #made: HTMLElement | null = null;
  readonly #menu: MenuController<HTMLElement>;

  constructor({element, root, addStyles}: FeatureTable, options: MenuOptions) {
    addStyles(menuItemStyles);
    this.#root = root;
    this.#options = options;
    this.#menu = new MenuController(element, {
      anchor: options.button,
      opener: () => (isLost(options.button()) ? root.querySelector('.scroller') : options.button()),
      popup: () => this.#element,
      items: () => [...this.#element.querySelectorAll<HTMLElement>('.menu-item')],
      textOf: item => item.lastElementChild!.textContent,
      onHide: options.onHide,
    });
    element.addController({hostUpdated: () => this.#closeLost()});
  }

  /** Created by the first use: a server has no document. */
  get #element(): HTMLElement {
    return (this.#made ??= newElement(this.#options.name));
  }

  get isOpen(): boolean {
    return this.#menu.isOpen;
  }

  /** Opens the menu with groups of items, and focuses its first item, or its last one. */
  show(label: string, groups: readonly (readonly MenuItem[] | MenuGroup)[], start: MenuStart): void {
    this.#element.setAttribute('aria-label', label);
    const views = groups
      .filter(group => ('items' in group ? group.items : group).length > 0)
      .map((group, index) => [index === 0 ? nothing : html`<hr />`, this.#groupView(group)]);
    render(views, this.#element);
    if (this.#element.parentNode !== this.#root) this.#root.append(this.#element);
    this.#menu.show(start);
  }

  /** Handles an event of a button, which may be that of another row or column than the open menu. */
  handleButton(event: Event, isOwn: boolean, show: (start: MenuStart) => void): void {
    if (!isOwn) this.close();
    handleMenuButton(event, this.#menu, show);
  }

  hide(reason: PopupHideReason): void {
    this.#menu.hide(reason);
  }

  /** Closes the menu of something that is no longer there. */
  close(): void {
    this.#menu.close();
  }

  /** An update may have removed or hidden the button, with what the menu acts on. */
  #closeLost(): void {
    if (this.#menu.isOpen && isLost(this.#options.button())) this.close();
  }

  #groupView(group: readonly MenuItem[] | MenuGroup): unknown {
    if (!('items' in group)) return group.map(item => this.#itemView(item));
    const {label, items} = group;
    return html`<div role="group" aria-label=${label}>
      <div class="menu-heading" aria-hidden="true">${label}</div>
      ${this.#groupView(items)}
    </div>`;
  }

  #itemView({text, icon, isDisabled, role = 'menuitem', isChecked, run}: MenuItem): TemplateResult {
    const {itemName} = this.#options;
    const choose = (): void => {
      if (isDisabled) return;
      this.#menu.hide('select');
      run();
    };
    return html`<button
      part=${itemName}
      class="menu-item ${itemName}"
      type="button"
      role=${role}
      tabindex="-1"
      aria-checked=${isChecked === undefined ? nothing : isChecked ? 'true' : 'false'}
      aria-disabled=${isDisabled ? 'true' : nothing}
      @click=${choose}
    >
      ${icon === undefined ? nothing : html`<span part="${itemName}-icon" aria-hidden="true">${icon}</span>`}
      <span>${text}</span>
    </button>`;
  }
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
  return element;
}
