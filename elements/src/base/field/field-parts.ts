import {html, nothing, type TemplateResult} from 'lit';
import {messageIcon} from '../../icons/icons.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {isServerView} from '../../dom/server-view.js';
import type {FieldAriaState} from './field-aria.js';

/** The parts of a field. An empty hint has no nodes. */
interface FieldParts {
  /** Classes for the styles of states, such as `is-disabled`: a server cannot set those of the element itself. */
  readonly states: string;
  readonly label: TemplateResult;
  readonly hint: string;
  readonly control: TemplateResult;
  readonly message: string;
  /** Whether a new message is announced, such as while the user is in the control. */
  readonly isLive: boolean;
}

/**
 * A control with its label, hint, and validation message. The element of the message always exists, because a live
 * region that is added later is not announced.
 */
export function field({states, label, hint, control, message, isLive}: FieldParts): TemplateResult {
  return html`
    <div part="field" class=${`field ${states}`}>
      ${label}${hint ? html`<div part="hint" class="hint" id="hint">${hint}</div>` : nothing}${control}
      <div part="message" class="message" id="message" aria-live=${isLive ? 'polite' : 'off'}>
        ${message ? html`<span class="message-text">${messageIcon()}${message}</span>` : nothing}
      </div>
    </div>
  `;
}

/** The label above a control, hidden if it is empty. */
export function fieldLabel(label: string, isMarked: boolean): TemplateResult {
  return html`
    <label part="label" class="label" for="control" ?hidden=${!label}>${labelText(label, isMarked)}</label>
  `;
}

/**
 * The text of a label, with the mark of a required control or without. The mark is hidden from assistive technology, which
 * reads `required`.
 */
export function labelText(label: string, isMarked: boolean): TemplateResult | string {
  return isMarked
    ? html`${label}<span part="required-mark" class="required-mark" aria-hidden="true">*</span>`
    : label;
}

/** The name of a control without a label inside: that of the labels outside, or else of its ARIA attributes. */
export function outsideLabel(control: Element & {readonly labels: NodeList}): string {
  const outside = (isServerView ? [] : [...control.labels])
    .map(label => label.textContent?.trim() ?? '')
    .join(' ');
  return outside || ariaNameOf(control);
}

/** State of the element that its native control shows. */
export interface ControlState extends FieldAriaState {
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
}
