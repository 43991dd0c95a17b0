import {html, type TemplateResult} from 'lit';

/** The header of the column with the handles. */
export const handleHeader = (): TemplateResult =>
  html`<td class="no-header control-cell row-handle-cell" part="header-cell row-handle-cell"></td>`;

/** What a handle shows: its name, whether its row cannot be moved, and whether the rows have another order than their own. */
type Shown = readonly [label: string, isDisabled: boolean, isOff: boolean];

/** The cell of a row with its handle, which is also the button of a menu (ARIA practices, "Menu Button"). */
export const handleCell = ([label, isDisabled, isOff]: Shown): TemplateResult =>
  html`<td class="control-cell row-handle-cell" part="cell row-handle-cell">
    <button
      type="button"
      class="row-handle quiet-icon"
      part="row-handle"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label=${label}
      ?disabled=${isDisabled}
      ?data-off=${isOff}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </button>
  </td>`;

/** Shows the handle of a row, and whether the row is being moved. */
export function showHandle(
  cell: HTMLTableCellElement,
  [label, isDisabled, isOff]: Shown,
  isBusy: boolean,
): void {
  const handle = cell.firstElementChild as HTMLButtonElement;
  handle.disabled = isDisabled;
  handle.toggleAttribute('data-off', isOff);
  handle.setAttribute('aria-label', label);
  if (isBusy) cell.parentElement!.setAttribute('aria-busy', 'true');
  else cell.parentElement!.removeAttribute('aria-busy');
}
