import {html, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LcElement} from '../../base/lc-element.js';
import {StampController} from './stamp.controller.js';
import {readCheck} from '../../core/permissions/index.js';
import {permissionsStyles} from './permissions.styles.js';
import {setState, warn} from '../../base/members.js';

/** `check`, `check="check"` and `check="true"` are yes; all else is no, `check="false"` above all. */
const readAttribute = (value: string | null): boolean => ['', 'check', 'true'].includes(value ?? 'no');

/**
 * Shows one thing to people who may see it and another thing to everybody else.
 *
 * What is private stands in a `<template slot="yes">`: it is in the document only while `check` says yes, and is taken
 * out when it says no again. It fails closed. It decides what a page shows and protects no data: whatever reaches the
 * browser can be read there, so the server must check too.
 *
 * @tag lc-permissions
 * @summary Shows one thing to people who may see it and another thing to everybody else. It protects no data: the server
 *   must check too.
 * @slot yes - A `<template>` with what is shown to people who may see it. Each time it is copied anew.
 * @slot no - What is shown to everybody else.
 * @cssstate allowed - `check` says yes.
 */
export class LcPermissions extends LcElement {
  static override styles = permissionsStyles;

  /**
   * Whether it is allowed: a boolean, or a function that gives one and is called at every update. Default false. Only
   * `true` is a yes. What is no boolean warns and is a no, so is a function that throws, and so is a promise: wait for
   * it, then set its answer. As an attribute, only `check`, `check="check"` and `check="true"` are a yes.
   */
  @property({converter: readAttribute}) check: boolean | (() => boolean) = false;

  readonly #stamp = new StampController(this, 'yes');
  #isAllowed = false;

  /** Asks `check` once more, when what its function tells may have changed. */
  recheck(): void {
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    const {isAllowed, problem, cause} = readCheck(this.check);
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

  /** Children come one by one while the page is parsed, and may come later. */
  readonly #handleSlotChange = (): void => {
    if (Array.from(this.childNodes).some(child => this.#isOpen(child)))
      this[warn](
        'what is private belongs in a <template slot="yes">; anything else is in the document for everyone.',
      );
    this.requestUpdate();
  };

  /** Whether a child is in the document whatever `check` says, and yet is shown to who is allowed alone. */
  #isOpen(child: ChildNode): boolean {
    if (this.#stamp.isCopy(child)) return false;
    if (child instanceof Element) return child.slot !== 'no' && child.localName !== 'template';
    return child instanceof Text && child.data.trim() !== '';
  }
}
