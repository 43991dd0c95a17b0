import {sendChange} from '../../dom/events.js';

/**
 * Reports edits to the app: `input` for each, and `change` when the user has finished. Options that arrive after a text
 * was typed can change its value, so the app may have to hear of it again.
 */
export class EditReport {
  readonly #element: HTMLElement & {readonly value: string};

  /** Whether the user has edited the text since the last `change`. */
  #isEdited = false;

  /** The value that the app set, or that it read during the last `input` event. */
  #knownValue = '';

  constructor(element: HTMLElement & {readonly value: string}) {
    this.#element = element;
  }

  /** The app knows the current value, because it has set it. */
  acknowledge(): void {
    this.#knownValue = this.#element.value;
  }

  /** The user has edited the text. The native `input` event follows, or a call of `sendInput`. */
  start(): void {
    this.#isEdited = true;
    this.acknowledge();
  }

  /** Forgets an edit, such as when the form is reset. */
  drop(): void {
    this.#isEdited = false;
  }

  sendInput(inputType: string): void {
    this.#element.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true, inputType}));
  }

  /** The user has finished. */
  finish(): void {
    if (!this.#isEdited) return;
    this.drop();
    if (this.#element.value !== this.#knownValue) this.sendInput('insertReplacementText');
    sendChange(this.#element);
  }
}
