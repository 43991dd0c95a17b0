import {html, nothing, type TemplateResult} from 'lit';
import {PopupController} from '../../../../controllers/popup.controller.js';
import {tabLeaves} from '../../../../dom/focus.js';
import type {FeatureTable} from '../../model/table-feature.js';

/** What the form asks for. */
interface Question {
  /** The row as it is named by its handle. */
  readonly label: string;
  readonly position: number;
  /** The highest position. */
  readonly count: number;
  readonly onAnswer: (position: number) => void;
}

/** Asks for the new position of a row, beside its handle. */
export class PositionForm {
  readonly #table: FeatureTable;
  readonly #popup: PopupController;
  #question: Question | null = null;

  /** @param handle Returns the handle, which gets the focus when the form closes. */
  constructor(table: FeatureTable, handle: () => HTMLElement | null) {
    this.#table = table;
    this.#popup = new PopupController(table.element, {
      anchor: handle,
      popup: () => this.#element,
      onAfterShow: () => this.#element?.querySelector('input')?.select(),
      onHide: reason => {
        const hadFocus = this.#element?.contains(table.root.activeElement);
        this.#question = null;
        if (hadFocus && reason !== 'outside' && reason !== 'blur') handle()?.focus();
      },
    });
  }

  get #element(): HTMLElement | null {
    return this.#table.root.querySelector('.position-form');
  }

  show(question: Question): void {
    const {element} = this.#table;
    this.#question = question;
    // The popup is placed with its content.
    element.requestUpdate();
    void element.updateComplete.then(() => this.#popup.show());
  }

  /** Closes the form of a row that is no longer there. */
  close(): void {
    this.#popup.close();
  }

  /** The form, which is empty while it is closed. */
  render(): TemplateResult {
    const {localize} = this.#table;
    const {label, position, count} = this.#question ?? {};
    return html`<div
      part="position-form"
      class="popup popup-form position-form"
      popover="manual"
      role="dialog"
      aria-label=${label ?? nothing}
      @keydown=${this.#handleKeydown}
    >
      ${
        count === undefined
          ? nothing
          : html`<form novalidate @submit=${this.#handleSubmit}>
              <label>
                <span>${localize.term('newPosition')}</span>
                <span>
                  <input
                    part="position-input"
                    class="field"
                    type="number"
                    min="1"
                    max=${count}
                    .value=${String(position)}
                  />
                  / ${count}
                </span>
              </label>
              <button class="quiet-text" type="submit">${label}</button>
            </form>`
      }
    </div>`;
  }

  readonly #handleSubmit = (event: Event): void => {
    event.preventDefault();
    const {valueAsNumber} = this.#element!.querySelector('input')!;
    const {count, onAnswer} = this.#question!;
    if (Number.isNaN(valueAsNumber)) return;
    this.#popup.hide('select');
    onAnswer(Math.max(1, Math.min(Math.round(valueAsNumber), count)));
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const popup = this.#element!;
    // The focus is on the handle again; with Tab, it moves on from there.
    if (tabLeaves(popup, popup.querySelectorAll('input, button'), event)) this.#popup.hide('tab');
  };
}
