import {html, nothing, type TemplateResult} from 'lit';
import {messageIcon} from '../../icons/icons.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {isServerView} from '../../dom/server-view.js';
import type {FieldAriaState} from './field-aria.js';

/** The parts of a field. */
export interface FieldParts {
  /** Classes for the styles of states, such as `is-disabled`: a server cannot set those of the element itself. */
  readonly states: string;
  readonly label: string;
  /** Whether the label has the mark of a required control. */
  readonly isMarked: boolean;
  readonly hint: string;
  readonly control: TemplateResult;
  readonly message: string;
  /** Whether a new message is announced, such as while the user is in the control. */
  readonly isLive: boolean;
}

/**
 * A control with its label, hint, and validation message. The label is hidden if it is empty. The element of the message
 * always exists, because a live region that is added later is not announced.
 */
export function field({states, label, isMarked, hint, control, message, isLive}: FieldParts): TemplateResult {
  return html`
    <div part="field" class=${`field ${states}`}>
      <label part="label" class="label" for="control" ?hidden=${!label}>${labelText(label, isMarked)}</label>
      ${hintBox(hint)}${control}
      <div part="message" class="message" id="message" aria-live=${isLive ? 'polite' : 'off'}>
        ${messageBox(message)}
      </div>
    </div>
  `;
}

/** Like `field`, but its label is not a `<label>`, which would label a single control of a group. */
export function groupField({
  states,
  label,
  isMarked,
  hint,
  control,
  message,
  isLive,
}: FieldParts): TemplateResult {
  return html`
    <div part="field" class=${`field ${states}`}>
      <div part="label" class="label" id="label" ?hidden=${!label}>${labelText(label, isMarked)}</div>
      ${hintBox(hint)}${control}
      <div part="message" class="message" id="message" aria-live=${isLive ? 'polite' : 'off'}>
        ${messageBox(message)}
      </div>
    </div>
  `;
}

/** An empty hint has no nodes. */
function hintBox(hint: string): TemplateResult | typeof nothing {
  return hint ? html`<div part="hint" class="hint" id="hint">${hint}</div>` : nothing;
}

function messageBox(message: string): TemplateResult | typeof nothing {
  return message ? html`<span class="message-text">${messageIcon()}${message}</span>` : nothing;
}

/**
 * The text of a label, with the mark of a required control or without. The mark is hidden from assistive technology, which
 * reads `required`.
 */
function labelText(label: string, isMarked: boolean): TemplateResult | string {
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
