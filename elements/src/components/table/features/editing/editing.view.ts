import {html, nothing, type TemplateResult} from 'lit';
import {alertIcon} from '../../../../icons/icons.js';

/** A button of the bar. */
export interface BarButton {
  readonly text: string;
  readonly isDisabled?: boolean | undefined;
  readonly run: () => void;
}

interface BarModel {
  readonly text: string;
  readonly problems: string;
  readonly buttons: readonly BarButton[];
}

/** The number of edits, and what to do with them. */
export const editBar = ({text, problems, buttons}: BarModel): TemplateResult =>
  html`<div part="edit-bar" class="edit-bar">
    <span class="edit-count">${text}</span>
    ${problems === '' ? nothing : html`<span class="edit-problems">${alertIcon()}${problems}</span>`}
    ${buttons.map(
      ({text, isDisabled = false, run}) =>
        html`<button
          part="edit-button"
          class="edit-button quiet-text"
          type="button"
          aria-disabled=${isDisabled ? 'true' : nothing}
          @click=${() => (isDisabled ? undefined : run())}
        >
          ${text}
        </button>`,
    )}
  </div>`;

export const addButton = (text: string, run: () => void): TemplateResult =>
  html`<button part="add-button" class="add-button toolbar-button" type="button" @click=${run}>
    ${text}
  </button>`;

/** What a row can do with its edits. */
export const ROW_ACTIONS = ['save', 'cancel', 'remove', 'restore'] as const;

export type RowAction = (typeof ROW_ACTIONS)[number];

export const toolsHeader = (label: string): TemplateResult =>
  html`<th class="control-cell edit-tools-cell" part="header-cell edit-tools-cell" scope="col">
    <span class="visually-hidden">${label}</span>
  </th>`;

/** The buttons of a row. Only those that do something are shown. */
export const toolsCell = (): TemplateResult =>
  html`<td class="control-cell edit-tools-cell" part="cell edit-tools-cell">
    ${ROW_ACTIONS.map(
      action =>
        html`<button
          type="button"
          class="edit-button edit-tool quiet-text"
          part="edit-button"
          data-action=${action}
          aria-label=${action}
          hidden
        ></button>`,
    )}
  </td>`;

/** Shows the buttons of a row. */
export function showTools(
  cell: HTMLTableCellElement,
  texts: Readonly<Partial<Record<RowAction, readonly [text: string, label: string]>>>,
): void {
  for (const button of cell.querySelectorAll('button')) {
    const [text, label] = texts[button.dataset.action as RowAction] ?? ['', ''];
    button.hidden = text === '';
    button.textContent = text;
    button.setAttribute('aria-label', label);
  }
}
