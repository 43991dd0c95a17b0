import type {ListedOptions} from '../../base/listed-options.js';
import type {OptionLoading} from '../../base/option-loading-slot.js';
import type {PopupController} from '../../controllers/popup.controller.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import type {Edits} from './edits.js';
import type {MultiSelectValue} from './multi-select-value.js';

/** The parts of the element that its keyboard needs. */
interface KeyboardParts {
  readonly host: HTMLElement & {readonly form: HTMLFormElement | null};
  readonly value: MultiSelectValue;
  readonly popup: PopupController;
  readonly list: ListedOptions;
  readonly edits: Edits;
  readonly loading: () => OptionLoading | null;
  readonly open: () => void;
  readonly remove: (value: string) => void;
}

/** The keyboard in the text. */
export class TextKeys {
  readonly #parts: KeyboardParts;
  readonly #tags: TagKeys;

  constructor(parts: KeyboardParts, tags: TagKeys) {
    this.#parts = parts;
    this.#tags = tags;
  }

  handle(event: KeyboardEvent): void {
    if (event.isComposing || this.#parts.loading()?.handleKey(event)) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return this.#handleArrow(event.key === 'ArrowDown' ? 1 : -1, event.altKey);
      case 'Enter':
        return this.handleEnter(event);
      case 'Escape':
        return this.#handleEscape(event);
      case 'Backspace':
        return this.#handleBackspace(event);
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        return this.#handleCaret(event);
    }
  }

  #handleArrow(step: 1 | -1, isAlt: boolean): void {
    const {popup, list, open} = this.#parts;
    if (isAlt && step === -1) return popup.hide('toggle');
    open();
    if (!isAlt && popup.isOpen) list.move(step);
  }

  /** Takes the active row, or what the text means. */
  handleEnter(event: KeyboardEvent): void {
    const {host, popup, list, edits} = this.#parts;
    const {index} = list;
    if (index !== -1) edits.take(index);
    else if (!edits.enterText()) {
      popup.hide('select');
      return submitOnEnter(event, host.form);
    }
    event.preventDefault();
  }

  /** Clears the text if the list is closed. If it is open, Escape closes it. */
  #handleEscape(event: KeyboardEvent): void {
    const {value, popup, edits} = this.#parts;
    if (popup.isOpen || value.text === '') return;
    event.preventDefault();
    event.stopPropagation();
    edits.type('');
  }

  /** A key that is held stops at the start of the text. */
  #handleBackspace({repeat}: KeyboardEvent): void {
    const {value, remove} = this.#parts;
    const last = value.tags.findLast(({isLocked}) => !isLocked);
    if (value.text === '' && !repeat && last !== undefined) remove(last.value);
  }

  /** These keys move the caret, and from the list back to the text. At its start, they move to the tags. */
  #handleCaret(event: KeyboardEvent): void {
    const {host, popup, list} = this.#parts;
    const {selectionStart, selectionEnd} = event.target as HTMLInputElement;
    list.deactivate();
    const isBackward = event.key === (host.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft');
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    if (!isBackward || !isAtStart || event.shiftKey || !this.#tags.focusLast()) return;
    event.preventDefault();
    popup.hide('blur');
  }
}

/**
 * The keyboard in the tags: arrow keys move between their buttons and the text; Backspace and Delete remove a tag. The buttons
 * are not tab stops.
 */
export class TagKeys {
  readonly #host: HTMLElement;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** The index of the focused button, or -1. */
  get index(): number {
    return this.#buttons.findIndex(button => button === this.#host.shadowRoot!.activeElement);
  }

  /** Focuses the button of the last visible tag. Returns false if there is no such button. */
  focusLast(): boolean {
    const last = this.#buttons.at(-1);
    last?.focus();
    return last !== undefined;
  }

  /** Focuses the button at an index, or the last one, or the text if there is no button. */
  focusAt(index: number): void {
    const buttons = this.#buttons;
    const button = buttons[Math.min(index, buttons.length - 1)];
    if (button === undefined) this.#focusText();
    else button.focus();
  }

  handle(event: KeyboardEvent): void {
    const {key} = event;
    const isForward = key === (this.#host.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight');
    if (key === 'Backspace' || key === 'Delete') (event.target as HTMLElement).click();
    else if (key === 'Home') this.focusAt(0);
    else if (key === 'End') this.#focusText();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') this.#move(isForward ? 1 : -1);
    else return;
    event.preventDefault();
  }

  #move(step: 1 | -1): void {
    const next = this.index + step;
    if (next === this.#buttons.length) this.#focusText();
    else if (next >= 0) this.focusAt(next);
  }

  #focusText(): void {
    this.#host.shadowRoot!.getElementById('control')!.focus();
  }

  get #buttons(): readonly HTMLElement[] {
    return [...this.#host.shadowRoot!.querySelectorAll<HTMLElement>('.tag:not([hidden]) > .remove')];
  }
}
