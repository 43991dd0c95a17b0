import {html, nothing, type TemplateResult} from 'lit';
import {messageIcon} from '../../icons/icons.js';

/** The label above a control, with the mark of a required one; none where the label is outside. */
export function fieldLabel(label: string, isRequired: boolean): TemplateResult | typeof nothing {
  if (!label) return nothing;
  return html`<label part="label" class="label" for="control"
    >${label}${isRequired ? requiredMark : nothing}</label
  >`;
}

/** The line of help under the label. */
export function fieldHint(hint: string): TemplateResult {
  return html`<div part="hint" class="hint" id="hint" ?hidden=${!hint}>${hint}</div>`;
}

/**
 * The validation message. Its place is always there: a live region that comes and goes is not announced.
 *
 * @param text The sentence; null shows none.
 * @param isLive Whether a new sentence is announced: while the user is in the control.
 */
export function fieldMessage(text: string | null, isLive: boolean): TemplateResult {
  return html`
    <div part="message" class="message" id="message" aria-live=${isLive ? 'polite' : 'off'}>
      ${text === null ? nothing : html`<span class="message-text">${messageIcon()}${text}</span>`}
    </div>
  `;
}

/** The mark after the label of a required control. To a screen reader the control itself says that it is required. */
export const requiredMark = html`<span part="required-mark" class="required-mark" aria-hidden="true"
  >*</span
>`;

/** What the native control inside an element shows and the element alone knows. */
export interface ControlState {
  readonly isDisabled: boolean;
  /** Whether a message is on show. */
  readonly isInvalid: boolean;
  /** Names the control where no label inside does; empty where one does. */
  readonly ariaLabel: string;
}
