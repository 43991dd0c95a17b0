import {html, nothing, type TemplateResult} from 'lit';
import {liveState} from '../../../../dom/live-state.js';
import {PopupController, type PopupHideReason} from '../../../../controllers/popup.controller.js';
import {ColumnLayout} from '../../../../core/table/index.js';
import type {ColumnParts} from './column-sheet.js';

/** The button in the toolbar, and the list of columns to hide and show. */
export class ColumnList {
  readonly #parts: ColumnParts;
  readonly #popup: PopupController;

  constructor(parts: ColumnParts) {
    this.#parts = parts;
    this.#popup = new PopupController(parts.table.element, {
      anchor: () => this.#find('.columns-button'),
      popup: () => this.#find('.columns-list'),
      onHide: reason => this.#handleHide(reason),
    });
  }

  render(): TemplateResult {
    const {isOpen} = this.#popup;
    const label = this.#parts.table.localize.term('columns');
    return html`<div class="columns">
      <button
        part="columns-button"
        class="columns-button toolbar-button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded=${isOpen ? 'true' : 'false'}
        @click=${this.#toggle}
      >
        ${label}
      </button>
      <div
        part="columns-list"
        class="popup columns-list"
        popover="manual"
        role="dialog"
        aria-label=${label}
        @focusout=${this.#handleFocusOut}
      >
        ${isOpen ? this.#content() : nothing}
      </div>
    </div>`;
  }

  #content(): TemplateResult {
    const {arrangement, table} = this.#parts;
    const fields = arrangement.layout.ordered(arrangement.fields);
    return html`
      ${fields.map(field => this.#checkbox(field))}
      <hr />
      <button class="menu-item" type="button" @click=${this.#reset}>
        ${table.localize.term('resetColumns')}
      </button>
    `;
  }

  /** The last visible column cannot be hidden. Its checkbox is not disabled, or it would lose the focus. */
  #checkbox(field: string): TemplateResult | typeof nothing {
    const {arrangement} = this.#parts;
    const name = arrangement.nameOf(field);
    if (name === '') return nothing;
    const isShown = arrangement.indexOf(field) !== -1;
    const isLast = isShown && arrangement.shown.every(column => column.field === field);
    return html`<label class="menu-item">
      <input
        type="checkbox"
        class="check"
        .checked=${liveState(isShown)}
        aria-disabled=${isLast ? 'true' : nothing}
        @click=${(event: Event) => {
          if (isLast) event.preventDefault();
        }}
        @change=${() => this.#setShown(field, !isShown)}
      /><span>${name}</span>
    </label>`;
  }

  #setShown(field: string, isShown: boolean): void {
    const {arrangement, table} = this.#parts;
    arrangement.change(arrangement.layout.withHidden(field, !isShown), () =>
      table.localize.term('columnShown', arrangement.nameOf(field), isShown),
    );
  }

  readonly #reset = (): void => {
    const {arrangement, table} = this.#parts;
    arrangement.change(new ColumnLayout(), () => table.localize.term('columnsReset'));
  };

  readonly #toggle = async (): Promise<void> => {
    if (this.#popup.isOpen) return this.#popup.hide('toggle');
    this.#popup.show();
    await this.#parts.table.element.updateComplete;
    this.#find('.columns-list input')?.focus();
  };

  /** Tab past the list closes it. */
  readonly #handleFocusOut = ({relatedTarget}: FocusEvent): void => {
    if (!(relatedTarget instanceof Node)) return;
    const own = [this.#find('.columns-list'), this.#find('.columns-button')];
    if (!own.some(element => element?.contains(relatedTarget))) this.#popup.hide('tab');
  };

  #handleHide(reason: PopupHideReason | null): void {
    const list = this.#find('.columns-list');
    const hasFocus = list?.contains(this.#parts.table.root.activeElement) === true;
    if (hasFocus && reason !== 'outside' && reason !== 'blur') this.#find('.columns-button')?.focus();
  }

  #find(selector: string): HTMLElement | null {
    return this.#parts.table.root.querySelector<HTMLElement>(selector);
  }
}
