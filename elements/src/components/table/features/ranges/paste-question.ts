import {html, nothing, type TemplateResult} from 'lit';
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
    const {element, root} = this.#table;
    this.#question = question;
    element.requestUpdate();
    void element.updateComplete.then(() =>
      root.querySelector<HTMLDialogElement>('.paste-dialog:not([open])')?.showModal(),
    );
  }

  render(): TemplateResult | null {
    if (this.#question === null) return null;
    const {text, buttons} = this.#question;
    const button = (label: string, value: string | typeof nothing): TemplateResult =>
      html`<button part="paste-button" class="quiet-text" value=${value}>${label}</button>`;
    return html`<dialog
      part="paste-dialog"
      class="paste-dialog"
      aria-labelledby="paste-text"
      @keydown=${(event: Event) => event.stopPropagation()}
      @close=${this.#handleClose}
    >
      <p id="paste-text">${text}</p>
      <form method="dialog">
        ${buttons.map(([label], index) => button(label, String(index)))}
        ${button(this.#table.localize.term('cancel'), nothing)}
      </form>
    </dialog>`;
  }

  readonly #handleClose = ({target}: Event): void => {
    const {buttons} = this.#question!;
    this.#question = null;
    this.#table.element.requestUpdate();
    const {returnValue} = target as HTMLDialogElement;
    if (returnValue !== '') buttons[Number(returnValue)]![1]();
  };
}
