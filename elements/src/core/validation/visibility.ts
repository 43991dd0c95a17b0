/**
 * When a control shows its validation result: never, always, or from the first submit attempt until the form is reset.
 */
export type ShowValidation = boolean | 'submit';

/** The state that decides whether the validation result is visible. */
export interface Visibility {
  readonly showValidation: ShowValidation;
  /** Whether the user has tried to submit the form. */
  readonly submitAttempted: boolean;
}

/** Whether the message and the valid or invalid style are visible. */
export function isResultShown({showValidation, submitAttempted}: Visibility): boolean {
  return showValidation === 'submit' ? submitAttempted : showValidation;
}
