import {html, type TemplateResult} from 'lit';
import type {FeatureTable} from '../../model/table-feature.js';

/** What a dialog says and asks. */
interface Question {
  readonly text: string;
  /** The buttons, with what each does. */
  readonly buttons: readonly (readonly [text: string, run: () => void])[];
}

/** Asks before a paste that does not fit as it is, in a modal dialog. */
export class PasteQuestion {
  readonly #table: FeatureTable;
  #question: Question | null = null;

  constructor(table: FeatureTable) {
    this.#table = table;
  }

  ask(question: Question): void {
    this.#question = question;
    const {element} = this.#table;
    element.requestUpdate();
    void element.updateComplete.then(() => {
      const dialog = this.#dialog;
      if (dialog !== null && !dialog.open) dialog.showModal();
    });
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#table.root.querySelector<HTMLDialogElement>('.paste-dialog');
  }

  render(): TemplateResult | null {
    if (this.#question === null) return null;
    const {text, buttons} = this.#question;
    const cancel = [this.#table.localize.term('cancel'), () => {}] as const;
    return html`<dialog
      part="paste-dialog"
      class="paste-dialog"
      aria-labelledby="paste-text"
      @keydown=${(event: Event) => event.stopPropagation()}
      @cancel=${this.#handleCancel}
    >
      <p id="paste-text">${text}</p>
      ${[...buttons, cancel].map(
        ([label, run]) =>
          html`<button part="paste-button" class="quiet-text" type="button" @click=${() => this.#end(run)}>
            ${label}
          </button>`,
      )}
    </dialog>`;
  }

  readonly #handleCancel = (event: Event): void => {
    event.preventDefault();
    this.#end();
  };

  /** Closes the dialog, which returns the focus to the cell. */
  #end(run?: () => void): void {
    this.#dialog?.close();
    this.#question = null;
    this.#table.element.requestUpdate();
    run?.();
  }
}
