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

  /** Focuses the button of the last visible tag, for a key that leaves the start of the text. Returns false for others. */
  enter({key, target}: KeyboardEvent): boolean {
    const {selectionStart, selectionEnd} = target as HTMLInputElement;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const isBackward = () => key === (this.#host.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft');
    const last = isAtStart && isBackward() ? this.#buttons.at(-1) : undefined;
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
