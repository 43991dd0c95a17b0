import type {ControlPart} from './control-part.js';
import {LcElement} from './lc-element.js';
import {formPart, internals, renderNow} from './members.js';

/** Base class of the elements with a value in their form. It has the validity members of native controls. */
export abstract class FormAssociatedElement extends LcElement {
  /** Makes the element a form-associated custom element. */
  static readonly formAssociated = true;

  /** The part of the element in its form, which knows all properties; null or undefined while the element has no value. */
  protected abstract get [formPart](): ControlPart | null | undefined;

  /** The form of the element, or null. */
  get form(): HTMLFormElement | null {
    return this[internals].form;
  }

  /** The validity state, like that of native controls. */
  get validity(): ValidityState {
    this[formPart]?.flush();
    return this[internals].validity;
  }

  /** The validation message, or `''` if the value is valid, or not validated. */
  get validationMessage(): string {
    this[formPart]?.flush();
    return this.willValidate ? this[internals].validationMessage : '';
  }

  /** Whether the value is validated: `false` if the element is disabled or read-only. */
  get willValidate(): boolean {
    return this[internals].willValidate;
  }

  /** Returns whether the value is valid. Sends `invalid` if it is not. */
  checkValidity(): boolean {
    return this[formPart]?.ask() ?? true;
  }

  /** Like `checkValidity()`, but also focuses the element and shows the browser's own message if the value is not valid. */
  reportValidity(): boolean {
    this[renderNow]();
    return this[formPart]?.report() ?? true;
  }

  /** Makes the value invalid with your own message. Set `''` to clear it. */
  setCustomValidity(message: string): void {
    this[formPart]?.setCustomMessage(message);
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }
}
