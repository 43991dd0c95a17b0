import type {nothing} from 'lit';

/**
 * What the ARIA attributes of a control depend on. A control writes all three in its template, so that a server renders them:
 *
 *     aria-invalid=${state.isInvalid}
 *     aria-label=${state.ariaLabel}
 *     aria-describedby=${describedBy(state)}
 */
export interface FieldAriaState {
  /**
   * Whether a validation message is shown. If not, the attribute is `false` and not absent: otherwise Chromium reports a
   * required control that is empty as invalid before it shows a message.
   */
  readonly isInvalid: boolean;
  /** The accessible name, if there is no label inside. */
  readonly ariaLabel: string | typeof nothing;
  /** Whether there is an element with the id `hint`. */
  readonly hasHint: boolean;
}

/**
 * Returns the ids of what describes a control.
 *
 * @param details The ids of further elements, in their order on the page.
 */
export function describedBy({hasHint}: Pick<FieldAriaState, 'hasHint'>, details = ''): string {
  return `${hasHint ? 'hint ' : ''}${details ? `${details} ` : ''}message`;
}
