import {html, render} from 'lit';
import {adoptStylesAnywhere} from '../../dom/adopt-styles.js';
import {memberOf} from '../../dom/member-of.js';
import {messageIcon} from '../../icons/icons.js';
import {formAlertStyles} from './form-alert.styles.js';

/**
 * The messages that a form shows itself: an element with the role `alert`, which is the last child of the form as long as there
 * are some. Frameworks that own the children leave it alone.
 */
export class FormAlert {
  readonly #form: HTMLFormElement;
  #element: HTMLElement | null = null;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  /** Shows messages in place of those before. Those that are shown already are not announced again. */
  show(messages: readonly string[]): void {
    if (messages.length === 0) return this.hide();
    // Something else may have replaced all children of the form.
    if (this.#element?.parentNode !== this.#form) this.hide();
    const element = (this.#element ??= createAlert(this.#form));
    for (const child of [...element.children]) if (!messages.includes(child.textContent)) child.remove();
    const shown = Array.from(element.children, ({textContent}) => textContent);
    for (const message of messages) {
      if (shown.includes(message)) continue;
      const child = element.ownerDocument.createElement('div');
      child.textContent = message;
      element.append(child);
    }
    // With its messages, or else some screen readers would not announce them.
    if (element.parentNode === null) memberOf(this.#form, 'append')(element);
  }

  hide(): void {
    this.#element?.remove();
    this.#element = null;
  }

  /** Scrolls the messages into view. */
  scrollIntoView(): void {
    this.#element?.scrollIntoView({block: 'nearest'});
  }
}

/** Its own shadow root has the styles, because the form may be in any document or shadow root. */
function createAlert(form: HTMLFormElement): HTMLElement {
  const element = memberOf(form, 'ownerDocument').createElement('div');
  element.className = 'lc-form-alert';
  element.role = 'alert';
  // Only a message that is added is announced.
  element.ariaAtomic = 'false';
  const root = element.attachShadow({mode: 'open'});
  adoptStylesAnywhere(root, formAlertStyles);
  render(
    html`<div part="message" class="message-text">
      ${messageIcon()}
      <div><slot></slot></div>
    </div>`,
    root,
  );
  return element;
}
