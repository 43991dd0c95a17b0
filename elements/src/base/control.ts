import type {ReactiveControllerHost} from 'lit';
import type {Warn} from '../core/bad-input.js';
import type {Issue, Rules, ShowValidation} from '../core/validation/index.js';
import type {ControlValue} from './control-value.js';
import type {
  controlValue,
  effectiveLabel,
  internals,
  messageOf,
  setState,
  validityAnchor,
  warn,
} from './members.js';

/** What its form must know of a control, or of a group of controls. */
export interface Control {
  /** The name in messages. */
  readonly [effectiveLabel]: string;
  /** Returns the message for an issue. */
  [messageOf](issue: Issue): string;
}

/** A control with a value, which its form validates and submits. */
export interface ValueControl extends Control {
  /** The value with the issue of the control's attributes, which is checked before the rules. */
  readonly [controlValue]: Pick<
    ControlValue<unknown>,
    'typed' | 'submitted' | 'state' | 'issue' | 'isTyped' | 'clear'
  >;
  /** The element that the browser focuses and attaches its message to; null before it has rendered. */
  readonly [validityAnchor]: HTMLElement | null;
}

/** An element that takes part in a form. */
export interface FormHost extends ReactiveControllerHost, HTMLElement {
  readonly noValidationBubble?: boolean | undefined;
}

/** The element of a control with a value. */
export interface ValueHost extends FormHost {
  readonly [internals]: ElementInternals;
  readonly [setState]: (name: string, isOn: boolean) => void;
  readonly [warn]: Warn;
  readonly rules: Rules | null | undefined;
  readonly showValidation: ShowValidation;
  /** An error message from elsewhere, such as from a server. */
  readonly error: string | null | undefined;
}
