/**
 * Why another step is shown: a button of the steps, the list of steps, an issue in the form, or a method that the app called.
 */
export type StepChangeReason = 'next' | 'previous' | 'list' | 'issue' | 'api';

/** The detail of `lc-step-change` and `lc-after-step-change`. */
export interface StepChangeDetail {
  /** The index of the step that was shown. */
  readonly from: number;
  /** The index of the step to show. */
  readonly to: number;
  /** The name of the step to show, or `''`. */
  readonly name: string;
  readonly reason: StepChangeReason;
}

declare global {
  interface HTMLElementEventMap {
    'lc-step-change': CustomEvent<StepChangeDetail>;
    'lc-after-step-change': CustomEvent<StepChangeDetail>;
  }
}
