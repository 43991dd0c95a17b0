/**
 * When a control shows its validation result: never, always, or from the first submit attempt of its form until
 * the form is reset.
 */
export type ShowValidation = boolean | 'submit';

/** What the decision to show is made from. */
export interface Visibility {
  readonly showValidation: ShowValidation;
  /** Starts false; becomes true at the first submit attempt (spec, section 4). */
  readonly submitAttempted: boolean;
}

/** Whether the message and the valid or invalid style are on show. */
export function isResultShown({showValidation, submitAttempted}: Visibility): boolean {
  return showValidation === 'submit' ? submitAttempted : showValidation;
}
