import {html, nothing, type TemplateResult} from 'lit';
import {describedBy} from '../../base/field/field-aria.js';
import type {ControlState} from '../../base/field/field-parts.js';
import {markedText} from '../../base/combobox/marked-text.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {TreeModel} from '../../core/tree/tree-model.js';
import {keepFocus} from '../../dom/focus.js';
import {liveState} from '../../dom/live-state.js';
import {chevronDownIcon, closeIcon} from '../../icons/icons.js';
import type {RowWindowController} from '../tree/row-window.controller.js';
import {type RowsView, treeRows} from '../tree/tree-rows.js';
import type {TreePopupController} from './tree-popup.controller.js';

/** What a tree select shows. */
export interface TreeSelectView {
  readonly state: ControlState;
  readonly label: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  readonly isMultiple: boolean;
  /** The chosen value, if there is only one. */
  readonly value: unknown;
  /** The text in the field. */
  readonly text: string;
  readonly popup: TreePopupController;
  readonly model: TreeModel;
  readonly window: RowWindowController;
  readonly localize: LocalizeController;
  /** The tags, with the id of the part that describes the field. */
  readonly tags: {readonly id: string; readonly content: TemplateResult} | null;
  readonly isClearable: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly onClick: () => void;
  readonly onBlur: () => void;
  readonly onInput: (event: Event) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onClear: () => void;
}

/** The field with its popup. */
export function treeSelectView(view: TreeSelectView): TemplateResult {
  const {state, popup, tags, localize} = view;
  const isLocked = state.isDisabled || view.isReadOnly;
  const isExpanded = String(popup.isOpen && view.model.rows.length > 0);
  return html`
    <div part="box" class=${view.isMultiple ? 'box is-multiple' : 'box'} @mousedown=${view.onPress}>
      <input
        part="control"
        id="control"
        placeholder=${(!tags?.id && view.placeholder) || nothing}
        autocomplete="off"
        role="combobox"
        aria-haspopup="tree"
        aria-autocomplete="list"
        aria-controls="tree"
        aria-expanded=${isExpanded}
        aria-activedescendant=${popup.activeId ?? nothing}
        aria-required=${state.isRequired ? 'true' : nothing}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state, tags?.id)}
        ?readonly=${view.isReadOnly}
        ?disabled=${state.isDisabled}
        .value=${liveState(view.text)}
        @click=${view.onClick}
        @input=${view.onInput}
        @keydown=${view.onKeydown}
        @blur=${view.onBlur}
      />
      ${tags?.content}
      ${view.isClearable ? iconButton('clear', localize.term('clearSelection'), view.onClear) : nothing}
      <button
        part="toggle"
        class="toggle"
        type="button"
        tabindex="-1"
        aria-label=${localize.term('showOptions')}
        aria-controls="tree"
        aria-expanded=${isExpanded}
        ?disabled=${isLocked}
        @mousedown=${keepFocus}
        @click=${() => popup.toggle()}
      >
        ${chevronDownIcon()}
      </button>
    </div>
    ${popupView(view)}
  `;
}

/** Not a tab stop: keys do the same. */
function iconButton(name: 'clear' | 'close', label: string, onClick: () => void): TemplateResult {
  return html`<button
    part=${name}
    class=${name}
    type="button"
    tabindex="-1"
    aria-label=${label}
    @mousedown=${keepFocus}
    @click=${onClick}
  >
    ${closeIcon()}
  </button>`;
}

function popupView(view: TreeSelectView): TemplateResult {
  const {popup, localize} = view;
  const rows = popup.isOpen ? view.model.rows : [];
  const none = popup.isOpen && rows.length === 0 ? localize.term('noOptions') : '';
  const count = popup.foundCount;
  const found = none || (count === null ? '' : localize.term('optionCount', count));
  return html`
    <div
      part="popup"
      class="popup"
      popover="manual"
      role="presentation"
      @mousedown=${keepTextFocus}
      @click=${popup.handleClick}
    >
      ${popup.isOpen ? sheetHead(view) : nothing}
      <div
        part="tree"
        id="tree"
        role="tree"
        tabindex="-1"
        aria-label=${rows.length > 0 ? localize.term('showOptions') : nothing}
        aria-multiselectable=${view.isMultiple ? 'true' : nothing}
        ?hidden=${rows.length === 0}
      >
        ${
          rows.length > 0
            ? rowsOf(view, {
                ...view,
                selection: view.isMultiple ? 'multiple' : 'single',
                active: popup.activeIndex,
                isDisabled: false,
                isPopup: true,
                isFiltered: count !== null,
                contentOf: label => markedText(label, popup.typed ?? ''),
              })
            : nothing
        }
      </div>
      ${none ? html`<div part="note" class="note">${none}</div>` : nothing}
    </div>
    <div class="visually-hidden" role="status">${popup.said || found}</div>
  `;
}

/** The options as a tree, or in columns. */
function rowsOf({popup}: TreeSelectView, rows: RowsView): TemplateResult {
  return popup.columns?.render(rows) ?? treeRows(rows);
}

/** A sheet covers the field, so it has a text field. */
function sheetHead({label, popup, localize, onInput, onKeydown}: TreeSelectView): TemplateResult {
  return html`<div class="sheet-head">
      <span aria-hidden="true">${label}</span>${iconButton('close', localize.term('close'), () =>
        popup.hide('toggle'),
      )}
    </div>
    <input
      part="search"
      class="search"
      autocomplete="off"
      aria-label=${localize.term('searchOptions')}
      placeholder=${localize.term('searchOptions')}
      aria-controls="tree"
      .value=${liveState(popup.typed ?? '')}
      @input=${onInput}
      @keydown=${onKeydown}
    />`;
}

/** A press in the popup leaves the focus where it is, except in the text field of a sheet. */
function keepTextFocus(event: MouseEvent): void {
  if (!(event.target as Element).matches('input')) keepFocus(event);
}
