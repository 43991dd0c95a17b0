import {html, nothing, type TemplateResult} from 'lit';
import {moreIcon} from '../../../../icons/icons.js';
import type {CellContent} from '../../model/cell-content.js';

/** The header of the column with the menus. */
export const menuHeader = (label: string): TemplateResult =>
  html`<th scope="col" class="control-cell actions-cell" part="header-cell actions-cell">
    <span class="visually-hidden">${label}</span>
  </th>`;

/** The cell of a row with the button of its menu (ARIA practices, "Menu Button"). */
export const menuCell = (label: string | null, isHidden: boolean): TemplateResult =>
  html`<td class="control-cell actions-cell" part="cell actions-cell">
    <button
      type="button"
      class="row-menu-button quiet-icon"
      part="row-menu-button"
      aria-haspopup="menu"
      aria-label=${label ?? nothing}
      ?hidden=${isHidden}
    >
      ${moreIcon()}
    </button>
  </td>`;

interface ButtonModel {
  readonly label: string;
  readonly isHidden: boolean;
  readonly isOpen: boolean;
}

/** Shows in the cell of a row whether its menu is open. */
export function showMenuButton(cell: HTMLTableCellElement, {label, isHidden, isOpen}: ButtonModel): void {
  const button = cell.firstElementChild as HTMLButtonElement;
  button.hidden = isHidden;
  if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
  button.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) button.setAttribute('aria-controls', 'row-menu');
  else button.removeAttribute('aria-controls');
}

/** Returns the icon of an action; undefined if it has none. Content that is not text is slotted. */
export function iconView(icon: CellContent, slotName: string): unknown {
  if (icon.kind !== 'text') return html`<slot name=${slotName}></slot>`;
  return icon.value === '' ? undefined : icon.value;
}
