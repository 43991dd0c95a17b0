/** The detail of `lc-input-error`: what a key press asked for and the calendar could not do (spec, appendix B). */
export interface InputError {
  /** Always 1. */
  readonly code: 1;
  /** A text for the developer; it is not translated. */
  readonly msg: string;
}

declare global {
  interface HTMLElementEventMap {
    'lc-input-error': CustomEvent<InputError>;
  }
}

/** Tells of a move that has no day to land on. */
export function sendInputError(element: HTMLElement): void {
  const detail: InputError = {code: 1, msg: 'Date input not valid.'};
  element.dispatchEvent(new CustomEvent('lc-input-error', {detail, bubbles: true, composed: true}));
}
