import {html, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {StampController} from './stamp.controller.js';
import {evaluateCheck} from '../../core/permissions/index.js';
import {permissionsStyles} from './permissions.styles.js';
import {setState, warn} from '../../base/members.js';

/** `check`, `check="check"`, and `check="true"` allow; everything else denies, including `check="false"`. */
const parseAttribute = (value: string | null): boolean => ['', 'check', 'true'].includes(value ?? 'no');

/**
 * Shows one content to people who are allowed to see it, and other content to everyone else.
 *
 * Put private content into a `<template slot="yes">`: it is in the document only while `check` allows it, and
 * is removed when `check` denies it. If `check` fails, it denies. The element decides what is shown, but does
 * not protect data: everything that reaches the browser can be read, so the server must check too.
 *
 * @tag lc-permissions
 * @summary Shows one content to people who are allowed to see it, and other content to everyone else. It does not
 *   protect data: the server must check too.
 * @slot yes - A `<template>` with the content for people who are allowed. It is copied again each time.
 * @slot no - The content for everyone else.
 * @cssstate allowed - `check` allows.
 */
export class LcPermissions extends LcElement {
  static override styles = permissionsStyles;

  /**
   * Whether the private content is allowed: a boolean, or a function that returns one and is called with
   * every update. Default false. Only `true` allows. Values that are not booleans warn and deny. So do
   * functions that throw, and promises: await a promise and set its result. As an attribute, only `check`,
   * `check="check"`, and `check="true"` allow.
   */
  @property({converter: parseAttribute}) check: boolean | (() => boolean) = false;

  readonly #stamp = new StampController(this, 'yes');
  #isAllowed = false;

  /** Calls `check` again. Use it when the result of the function may have changed. */
  recheck(): void {
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    const {isAllowed, problem, cause} = evaluateCheck(this.check);
    if (problem !== null) this[warn](problem, cause);
    this.#isAllowed = isAllowed;
    this[setState]('allowed', isAllowed);
  }

  protected override render(): TemplateResult {
    return html`
      <slot name="yes" ?hidden=${!this.#isAllowed} @slotchange=${this.#handleSlotChange}></slot>
      <slot ?hidden=${!this.#isAllowed} @slotchange=${this.#handleSlotChange}></slot>
      <slot name="no" ?hidden=${this.#isAllowed}></slot>
    `;
  }

  protected override updated(): void {
    if (this.#isAllowed) this.#stamp.show();
    else this.#stamp.remove();
  }

  /** Children are added one by one during parsing, and may be added later. */
  readonly #handleSlotChange = (): void => {
    if (Array.from(this.childNodes).some(child => this.#isOpen(child)))
      this[warn](
        'private content belongs in a <template slot="yes">; any other content is in the document for everyone.',
      );
    this.requestUpdate();
  };

  /** Whether a child is private but in the document for everyone. */
  #isOpen(child: ChildNode): boolean {
    if (this.#stamp.isCopy(child)) return false;
    if (child instanceof Element) return child.slot !== 'no' && child.localName !== 'template';
    return child instanceof Text && child.data.trim() !== '';
  }
}
