/** The detail of `lc-input-error`: what is wrong with the key press. */
export interface InputError {
  /** Always 1. */
  readonly code: 1;
  /** A message for developers. It is not translated. */
  readonly msg: string;
}

declare global {
  interface HTMLElementEventMap {
    'lc-input-error': CustomEvent<InputError>;
  }
}

/** Reports a move that has no selectable day. */
export function sendInputError(element: HTMLElement): void {
  const detail: InputError = {code: 1, msg: 'Date input not valid.'};
  element.dispatchEvent(new CustomEvent('lc-input-error', {detail, bubbles: true, composed: true}));
}
