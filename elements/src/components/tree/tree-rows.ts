/* eslint-disable lit-a11y/accessible-name -- An item is named by its content. */
import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {isBranch, type TreeNode} from '../../core/tree/tree-data.js';
import type {TreeModel} from '../../core/tree/tree-model.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {chevronIcon} from '../../icons/icons.js';
import type {RowWindowController} from './row-window.controller.js';
import type {TreeSelection} from './tree-value.js';

/** Deeper items are not indented further. */
const MAX_INDENT = 24;

/** What the rows of a tree depend on. */
export interface RowsView {
  readonly selection: TreeSelection;
  /** The selected value, if there is only one. */
  readonly value: unknown;
  readonly active: number;
  readonly isDisabled: boolean;
  readonly model: TreeModel;
  /** The rows near the viewport. */
  readonly window: RowWindowController;
  readonly localize: LocalizeController;
  /** Returns how the label of an item is shown. By default, as it is. */
  readonly contentOf?: ((label: string) => unknown) | undefined;
  /** Whether the focus stays in a combobox, which names the active row by its id. Otherwise, the active row has the focus. */
  readonly isPopup?: boolean | undefined;
  /** Whether not all items are listed, so that their number is not known. */
  readonly isFiltered?: boolean | undefined;
}

/** Returns the id of a row in a popup. */
export const rowId = (index: number): string => `row-${index}`;

/** The rows near the viewport. The element of each row is kept, so that the focus stays. */
export function treeRows(view: RowsView): TemplateResult {
  const {model, window, active} = view;
  const rows = window.slice(model.rows, active);
  const {isLong} = window;
  return html`
    <div class=${isLong ? 'rows is-long' : 'rows'} role="presentation">
      ${repeat(
        rows,
        ({key}) => key,
        row => treeRow(row, view),
      )}
      ${
        isLong
          ? html`<div class="edge before" aria-hidden="true"></div>
              <div class="edge after" aria-hidden="true"></div>`
          : nothing
      }
    </div>
  `;
}

/**
 * The row of an item.
 *
 * @param owned The id of what holds the items inside, if these do not follow the row.
 */
export function treeRow(row: TreeNode, view: RowsView, owned: string | null = null): TemplateResult {
  const hasItems = isBranch(row);
  const isOpen = view.model.isOpen(row);
  const isSelectable = row.status === null && view.selection !== 'none';
  const isMultiple = isSelectable && view.selection === 'multiple';
  const isSelected = isSelectable && !isMultiple && row.value === view.value;
  const isDisabled = row.isDisabled || view.isDisabled;
  const isActive = row.index === view.active;
  const {isPopup = false, isFiltered = false} = view;
  return html`
    <div
      id=${isPopup ? rowId(row.index) : nothing}
      part=${`item${isSelected ? ' item-selected' : ''}${isPopup && isActive ? ' item-active' : ''}`}
      class=${`row${row.status === null ? '' : ` is-${row.status}`}`}
      role="treeitem"
      data-index=${row.index}
      tabindex=${view.isDisabled || isPopup ? nothing : isActive ? '0' : '-1'}
      aria-level=${row.level}
      aria-setsize=${isFiltered ? nothing : row.siblingCount}
      aria-posinset=${isFiltered ? nothing : row.position}
      aria-expanded=${hasItems ? isOpen : nothing}
      aria-owns=${owned ?? nothing}
      aria-selected=${isSelectable && !isMultiple ? isSelected : nothing}
      aria-checked=${isMultiple ? checkedOf(row) : nothing}
      aria-disabled=${isDisabled ? 'true' : nothing}
      aria-busy=${isOpen && view.model.branches.statusOf(row) === 'loading' ? 'true' : nothing}
    >
      ${guides(row.level)}
      <span part=${isPopup ? 'item-toggle' : 'toggle'} class="arrow" aria-hidden="true"
        >${hasItems ? chevronIcon() : nothing}</span
      >
      ${isMultiple ? html`<span part="checkbox" class="check" aria-hidden="true"></span>` : nothing}
      ${content(row, view)}
    </div>
  `;
}

/** The lines that indent an item. A server cannot set a width. */
function guides(level: number): TemplateResult | typeof nothing {
  const {length} = GUIDES.slice(0, level - 1);
  return length === 0
    ? nothing
    : html`<span class="guides" aria-hidden="true">${GUIDES.slice(0, length)}</span>`;
}

const GUIDES: readonly TemplateResult[] = Array.from(
  {length: MAX_INDENT},
  () => html`<span class="guide"></span>`,
);

function content(row: TreeNode, view: RowsView): TemplateResult {
  const text = contentOf(row, view);
  const {icon, href, isDisabled, status} = row;
  if (status !== null)
    return html`<span part="status" class="text"
      >${status === 'loading' ? html`<span class="spinner" aria-hidden="true"></span>` : nothing}${text}</span
    >`;
  return html`
    ${icon ? html`<span part="icon" class="glyph" aria-hidden="true">${icon}</span>` : nothing}
    ${
      href && !isDisabled && !view.isDisabled
        ? html`<a part="label link" class="text" href=${href} tabindex="-1">${text}</a>`
        : html`<span part="label" class="text">${text}</span>`
    }
  `;
}

function contentOf({status, label}: TreeNode, {localize, contentOf: shown}: RowsView): unknown {
  if (status === null) return shown?.(label) ?? label;
  return status === 'loading'
    ? localize.term('loading')
    : `${localize.term('itemsFailed')} ${localize.term('retry')}`;
}

function checkedOf({chosenCount, leafCount}: TreeNode): string {
  if (chosenCount === 0) return 'false';
  return chosenCount === leafCount ? 'true' : 'mixed';
}
