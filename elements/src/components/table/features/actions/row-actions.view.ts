import {html, nothing, render, type TemplateResult} from 'lit';
import {moreIcon} from '../../../../icons/icons.js';
import type {CellContent} from '../../model/cell-content.js';

/** The header of the column with the menus. */
export const menuHeader = (label: string): TemplateResult =>
  html`<th scope="col" class="actions-cell" part="header-cell actions-cell">
    <span class="visually-hidden">${label}</span>
  </th>`;

/** Returns the cell of a row with the button of its menu (ARIA practices, "Menu Button"). */
export function menuCell(): HTMLTableCellElement {
  const cell = document.createElement('td');
  cell.className = 'actions-cell';
  cell.setAttribute('part', 'cell actions-cell');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'row-menu-button';
  button.setAttribute('part', 'row-menu-button');
  button.setAttribute('aria-haspopup', 'menu');
  render(moreIcon(), button);
  cell.append(button);
  return cell;
}

interface ButtonModel {
  readonly label: string;
  readonly isHidden: boolean;
  readonly isOpen: boolean;
}

/** Shows in the cell of a row whether its menu is open. */
export function showMenuButton(cell: HTMLTableCellElement, {label, isHidden, isOpen}: ButtonModel): void {
  const button = cell.firstElementChild as HTMLButtonElement;
  button.hidden = isHidden;
  button.classList.toggle('anchor', isOpen);
  if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
  button.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) button.setAttribute('aria-controls', MENU_ID);
  else button.removeAttribute('aria-controls');
}

const MENU_ID = 'row-menu';

/** Returns the menu, which all rows share. */
export function newMenu(): HTMLElement {
  const menu = document.createElement('div');
  menu.id = MENU_ID;
  menu.className = 'popup row-menu';
  menu.setAttribute('part', 'row-menu');
  menu.setAttribute('role', 'menu');
  menu.setAttribute('popover', 'manual');
  // A press must not move the focus out of the menu, which would close it.
  menu.addEventListener('mousedown', event => event.preventDefault());
  return menu;
}

/** An action as the menu shows it. */
export interface MenuItem {
  readonly label: string;
  /** Content that is not text is slotted. */
  readonly icon: CellContent;
  readonly slotName: string;
}

/** Shows the actions of a row in the menu. */
export function showMenu(
  menu: HTMLElement,
  {label, items}: {readonly label: string; readonly items: readonly MenuItem[]},
): void {
  menu.setAttribute('aria-label', label);
  render(items.map(itemView), menu);
}

function itemView({label, icon, slotName}: MenuItem): TemplateResult {
  const shown = icon.kind === 'text' ? icon.value : html`<slot name=${slotName}></slot>`;
  const hasIcon = icon.kind !== 'text' || icon.value !== '';
  return html`<button
    part="row-action"
    class="row-action menu-item"
    type="button"
    role="menuitem"
    tabindex="-1"
  >
    ${hasIcon ? html`<span part="row-action-icon" aria-hidden="true">${shown}</span>` : nothing}
    <span>${label}</span>
  </button>`;
}
