import type {AttributePart} from 'lit';
import {directive, Directive, type DirectiveParameters} from 'lit/directive.js';

/** What the ARIA attributes of a control depend on. */
export interface FieldAriaState {
  /** Whether a validation message is shown. */
  readonly isInvalid: boolean;
  /** The accessible name, if there is no label inside; otherwise empty. */
  readonly ariaLabel: string;
  /** Whether there is an element with the id `hint`. */
  readonly hasHint: boolean;
}

class FieldAriaDirective extends Directive {
  #label = '';
  #isInvalid: boolean | null = null;

  /** @param details The ids of further elements that describe the control, in their order on the page. */
  render({hasHint}: FieldAriaState, details = ''): string {
    return `${hasHint ? 'hint ' : ''}${details ? `${details} ` : ''}message`;
  }

  override update({element}: AttributePart, [state, details]: DirectiveParameters<this>): string {
    const {isInvalid, ariaLabel} = state;
    // Also "false": otherwise Chromium reports a required control that is empty as invalid before it shows a message.
    if (isInvalid !== this.#isInvalid) element.setAttribute('aria-invalid', String(isInvalid));
    if (ariaLabel !== this.#label) setOrRemove(element, 'aria-label', ariaLabel);
    this.#isInvalid = isInvalid;
    this.#label = ariaLabel;
    return this.render(state, details);
  }
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * The ARIA attributes that the native control of every field has: write `aria-describedby=${fieldAria(state)}`. It also
 * sets `aria-invalid` and `aria-label`.
 *
 * It belongs to an attribute and not to the element, because a server renders only directives of attributes: the hint
 * and message describe the control even before hydration, which then adds the other two.
 */
export const fieldAria = directive(FieldAriaDirective);
