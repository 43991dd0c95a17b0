import {html, nothing, type TemplateResult} from 'lit';
import {liveState} from '../../../../dom/live-state.js';

interface BarModel {
  readonly text: string;
  readonly isEmpty: boolean;
  readonly isDisabled: boolean;
  /** The text of the button that selects all rows; empty if there is none. */
  readonly all: string;
  readonly clear: string;
  /** Buttons of other features and of the app. */
  readonly actions: unknown;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** The number of selected rows, and what to do with them. It is always there, so that the rows do not move. */
export function selectionBar({
  text,
  isEmpty,
  isDisabled,
  all,
  clear,
  actions,
  onAll,
  onClear,
}: BarModel): TemplateResult {
  const button = (label: string, onClick: () => void) =>
    html`<button
      part="selection-button"
      class="selection-button quiet-text"
      type="button"
      ?disabled=${isDisabled}
      @click=${onClick}
    >
      ${label}
    </button>`;
  return html`<div part="selection-bar" class="selection-bar" ?data-empty=${isEmpty}>
    <span part="selection-count">${text}</span>
    ${all === '' ? nothing : button(all, onAll)}
    ${isEmpty ? nothing : html`${button(clear, onClear)}${actions}`}
  </div>`;
}

interface HeaderModel {
  /** The accessible name of the checkbox; empty if there is none. */
  readonly label: string;
  /** Whether all of the rows that can be selected are selected. */
  readonly isAll: boolean;
  /** Whether a row is selected, or may be. */
  readonly isSome: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A checkbox for several rows. It is partly on if some of them are selected. */
const checkboxOfRows = ({label, isAll, isSome, isDisabled, onChange}: HeaderModel): TemplateResult =>
  html`<input
    type="checkbox"
    class="check"
    part="checkbox"
    aria-label=${label}
    ?disabled=${isDisabled}
    .checked=${liveState(isAll)}
    .indeterminate=${liveState(isSome && !isAll)}
    @change=${() => onChange(!isAll)}
  />`;

/** Selects all rows of the page. */
export const checkboxHeader = (model: HeaderModel): TemplateResult =>
  html`<td class="no-header control-cell selection-cell" part="header-cell select-cell">
    ${model.label === '' ? nothing : checkboxOfRows(model)}
  </td>`;

/** Selects all rows of a group. */
export const checkboxOfGroup = (model: HeaderModel): TemplateResult =>
  html`<td class="control-cell selection-cell" part="cell select-cell">${checkboxOfRows(model)}</td>`;

/** The cell of a row with its checkbox. */
export const checkboxCell = (label: string | null, isOn: boolean): TemplateResult =>
  html`<td class="control-cell selection-cell" part="cell select-cell">
    <input type="checkbox" class="check" part="checkbox" aria-label=${label ?? nothing} ?checked=${isOn} />
  </td>`;

interface RowModel {
  /** Whether the row is selected; null if that is unknown. */
  readonly isOn: boolean | null;
  readonly isDisabled: boolean;
}

/** Shows in a row whether it is selected. It reads the checkbox, because the user changes it before the table does. */
export function showCheckbox(
  row: HTMLTableRowElement,
  checkbox: HTMLInputElement,
  {isOn, isDisabled}: RowModel,
): void {
  const isSelected = isOn === true;
  if (checkbox.checked !== isSelected) checkbox.checked = isSelected;
  if (checkbox.indeterminate !== (isOn === null)) checkbox.indeterminate = isOn === null;
  if (checkbox.disabled !== isDisabled) checkbox.disabled = isDisabled;
  if (row.hasAttribute('data-selected') === isSelected) return;
  row.toggleAttribute('data-selected', isSelected);
  row.setAttribute('part', isSelected ? 'row selected-row' : 'row');
}
