import {html, nothing, render, type TemplateResult} from 'lit';
import {PopupController} from '../../../../controllers/popup.controller.js';
import {tabLeaves} from '../../../../dom/focus.js';
import type {FeatureTable} from '../../model/table-feature.js';

/** What the form asks for. */
interface Question {
  readonly label: string;
  readonly name: string;
  /** Whether the user also decides whether others have the view. */
  readonly canShare: boolean;
  readonly onAnswer: (name: string, isShared: boolean) => void;
}

/** Asks for the name of a view, below the button of views. */
export class ViewForm {
  readonly #table: FeatureTable;
  readonly #popup: PopupController;
  readonly #element = document.createElement('div');
  #onAnswer: Question['onAnswer'] = () => {};

  /** @param button Returns the button, which gets the focus when the form closes. */
  constructor(table: FeatureTable, button: () => HTMLElement | null) {
    this.#table = table;
    const element = this.#element;
    element.className = 'popup popup-form view-form';
    element.setAttribute('part', 'view-form');
    element.setAttribute('role', 'dialog');
    element.setAttribute('popover', 'manual');
    element.addEventListener('keydown', this.#handleKeydown);
    this.#popup = new PopupController(table.element, {
      anchor: button,
      popup: () => element,
      onHide: reason => {
        const hadFocus = element.contains(table.root.activeElement);
        if (hadFocus && reason !== 'outside' && reason !== 'blur') button()?.focus();
      },
    });
  }

  show({onAnswer, ...question}: Question): void {
    this.#onAnswer = onAnswer;
    this.#element.setAttribute('aria-label', question.label);
    // A new form, without what was typed before.
    render(nothing, this.#element);
    render(this.#view(question), this.#element);
    if (this.#element.parentNode !== this.#table.root) this.#table.root.append(this.#element);
    this.#popup.show();
    this.#input.select();
  }

  close(): void {
    this.#popup.close();
  }

  get #input(): HTMLInputElement {
    return this.#element.querySelector('input')!;
  }

  #view({name, canShare}: Omit<Question, 'onAnswer'>): TemplateResult {
    const {localize} = this.#table;
    return html`<form novalidate @submit=${this.#handleSubmit}>
      <label>
        <span>${localize.term('viewName')}</span>
        <input
          part="view-name-input"
          class="field"
          type="text"
          maxlength="100"
          autocomplete="off"
          dir="auto"
          .value=${name}
        />
      </label>
      ${
        canShare
          ? html`<label class="view-share">
              <input type="checkbox" /><span>${localize.term('shareView')}</span>
            </label>`
          : nothing
      }
      <div>
        <button class="toolbar-button" type="submit">${localize.term('saveEdits')}</button>
        <button class="quiet-text" type="button" @click=${() => this.#popup.hide('select')}>
          ${localize.term('cancel')}
        </button>
      </div>
    </form>`;
  }

  readonly #handleSubmit = (event: Event): void => {
    event.preventDefault();
    const name = this.#input.value.trim();
    if (name === '') return this.#input.focus();
    const isShared = this.#element.querySelector<HTMLInputElement>('.view-share input')?.checked ?? false;
    this.#popup.hide('select');
    this.#onAnswer(name, isShared);
  };

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    // The focus is on the button again; with Tab, it moves on from there.
    if (tabLeaves(this.#element, this.#element.querySelectorAll('input, button'), event))
      this.#popup.hide('tab');
  };
}
