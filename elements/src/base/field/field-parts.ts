import {html, nothing, type TemplateResult} from 'lit';
import {messageIcon} from '../../icons/icons.js';

/** The label above a control, with a mark if the control is required. Renders nothing if the label is empty. */
export function fieldLabel(label: string, isRequired: boolean): TemplateResult | typeof nothing {
  if (!label) return nothing;
  return html`<label part="label" class="label" for="control"
    >${label}${isRequired ? requiredMark : nothing}</label
  >`;
}

/** The help text below the label. */
export function fieldHint(hint: string): TemplateResult {
  return html`<div part="hint" class="hint" id="hint" ?hidden=${!hint}>${hint}</div>`;
}

/**
 * The validation message. It is always rendered, because a live region that is added later is not announced.
 *
 * @param text The message, or null.
 * @param isLive Whether a new message is announced, such as while the user is in the control.
 */
export function fieldMessage(text: string | null, isLive: boolean): TemplateResult {
  return html`
    <div part="message" class="message" id="message" aria-live=${isLive ? 'polite' : 'off'}>
      ${text === null ? nothing : html`<span class="message-text">${messageIcon()}${text}</span>`}
    </div>
  `;
}

/** The mark after the label of a required control. It is hidden from assistive technology, which reads `required`. */
export const requiredMark = html`<span part="required-mark" class="required-mark" aria-hidden="true"
  >*</span
>`;

/** State of the element that its native control shows. */
export interface ControlState {
  readonly isDisabled: boolean;
  /** Whether a validation message is shown. */
  readonly isInvalid: boolean;
  /** The accessible name, if there is no label inside; otherwise empty. */
  readonly ariaLabel: string;
}
