import {html, nothing, type TemplateResult} from 'lit';
import {setAttribute} from '../../view/set-attribute.js';

/** The header of the column with the buttons that open rows. */
export const toggleHeader = (): TemplateResult =>
  html`<td class="no-header control-cell detail-toggle-cell" part="header-cell detail-toggle-cell"></td>`;

/** The cell of a row with the button that opens it (ARIA practices, "Disclosure"). */
export const toggleCell = (label: string | null): TemplateResult =>
  html`<td class="control-cell detail-toggle-cell" part="cell detail-toggle-cell">
    <button
      type="button"
      class="detail-toggle quiet-icon"
      part="detail-toggle"
      aria-expanded="false"
      aria-label=${label ?? nothing}
    ></button>
  </td>`;

interface ToggleModel {
  readonly isDisabled: boolean;
  readonly label: string;
  /** The id of the open detail; null if the row is closed. */
  readonly detailId: string | null;
}

/** Shows in the cell of a row whether it is open. */
export function showToggle(cell: HTMLTableCellElement, {isDisabled, label, detailId}: ToggleModel): void {
  const button = cell.firstElementChild as HTMLButtonElement;
  button.disabled = isDisabled;
  setAttribute(button, 'aria-label', label);
  setAttribute(button, 'aria-expanded', String(detailId !== null));
  setAttribute(button, 'aria-controls', detailId);
}

/** Returns a row for the detail of another. Roles, because a narrow table changes the display. */
export function detailRow(id: string, columnCount: number): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.id = id;
  row.className = 'detail-row';
  row.setAttribute('part', 'detail-row');
  row.setAttribute('role', 'row');
  const cell = row.insertCell();
  cell.setAttribute('part', 'detail');
  cell.setAttribute('role', 'cell');
  cell.colSpan = columnCount;
  return row;
}

/** Shows text, or the slot of content that is not text. */
export function showDetail(row: HTMLTableRowElement, {text, slotName}: DetailModel): void {
  const cell = row.cells[0]!;
  const slot = cell.querySelector('slot');
  if (slotName === '') {
    if (slot !== null || cell.textContent !== text) cell.textContent = text;
  } else if (slot?.name !== slotName) {
    cell.replaceChildren(Object.assign(document.createElement('slot'), {name: slotName}));
  }
}

interface DetailModel {
  readonly text: string;
  /** The name of the slot for content that is not text; empty for text. */
  readonly slotName: string;
}
