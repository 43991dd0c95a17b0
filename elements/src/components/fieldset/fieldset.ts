/* eslint-disable lit-a11y/role-supports-aria-attr -- A group says that it is invalid, like a control does. */
import {html, nothing, type TemplateResult} from 'lit';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import {groupField} from '../../base/field/field-parts.js';
import type {Control} from '../../base/control.js';
import {GroupPart} from '../../base/group-part.js';
import {moveToForm, type FormRegistry} from '../../base/form-registry.js';
import {LcElement} from '../../base/lc-element.js';
import {effectiveLabel, internals, localize, messageOf, setState} from '../../base/members.js';
import {FocusWithinController} from '../../controllers/focus-within.controller.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {parseName} from '../../core/form/index.js';
import {fieldTexts} from '../../core/localization/english/field.js';
import {labelOf} from '../../core/validation/field.js';
import type {Issue} from '../../core/validation/issue.js';
import {describeIssue} from '../../core/validation/messages.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {isDisabledIn, isOnServer, isServer} from '../../dom/server-view.js';
import {DisabledContent} from './disabled-content.js';
import {fieldsetStyles} from './fieldset.styles.js';

/**
 * A group of controls with a legend, a hint, and one message. The controls can be native or of any library.
 *
 * In a connected form, a fieldset with a `name` shows the issues at this path that no control shows, such as those of a rule
 * about a whole address. Links of the error summary lead to the first control.
 *
 * @tag lc-fieldset
 * @summary A group of controls with a legend, a hint, and one message.
 * @slot - The controls.
 * @csspart field - The box with legend, hint, controls, and message.
 * @csspart label - The legend.
 * @csspart hint - The help text.
 * @csspart control - The grid with the controls: the group.
 * @csspart message - The message.
 * @cssprop --lc-fieldset-background - Background color of the box.
 * @cssprop --lc-fieldset-border-color - Border color of the box.
 * @cssprop --lc-fieldset-gap - Gap between controls.
 * @cssprop --lc-fieldset-padding - Space between the border and the content.
 * @cssprop --lc-fieldset-radius - Border radius of the box.
 * @cssstate invalid - A message is shown.
 */
export class LcFieldset extends LcElement implements Control {
  /** Makes the fieldset part of its form. */
  static readonly formAssociated = true;

  static override styles = fieldsetStyles;

  /** The path whose issues the fieldset shows, such as `address`. It does not change the names of the controls. */
  @property({hasChanged: () => true}) @liveAttribute(String) name!: string;

  /**
   * Disables the controls, like a native fieldset: they cannot be edited, and are neither submitted nor validated. It sets
   * their `disabled` attribute, which needs its script: write it on the controls as well if a server renders them. Those that
   * the app has disabled stay disabled. A control of this library that the app disables meanwhile is enabled with the
   * fieldset. Default `false`.
   */
  @property({type: Boolean, hasChanged: () => true}) @liveAttribute(Boolean) disabled!: boolean;

  /** The name of the group, above the controls. If empty, `aria-label` or `aria-labelledby` can name it. */
  @property({default: ''}) legend!: string;

  /** Help text below the legend. */
  @property({default: ''}) hint!: string;

  /** A message about the group from the app, until you clear it. A message of the form takes precedence. */
  @property({default: ''}) error!: string | null | undefined;

  protected readonly [localize] = new LocalizeController(this, fieldTexts);
  readonly #focus = new FocusWithinController(this);
  readonly #content = new DisabledContent(this);
  readonly #part = new GroupPart(this, this);
  #registry: FormRegistry | null = null;

  /** The form of the fieldset, or null. */
  get form(): HTMLFormElement | null {
    return this[internals].form;
  }

  /** The name of the group in messages. */
  get [effectiveLabel](): string {
    return this.legend || ariaNameOf(this) || labelOf(parseName(this.name)?.path ?? []);
  }

  [messageOf](issue: Issue): string {
    return describeIssue(issue, this[effectiveLabel], this[localize]);
  }

  /** Focuses the first control that is not disabled. */
  override focus(options?: FocusOptions): void {
    this.querySelector<HTMLElement>(':enabled:not(fieldset, option, optgroup)')?.focus(options);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    // Not later, so that a form that is read right after it has only the enabled controls.
    if (name === 'disabled' && !(isServer && isOnServer)) this.#content.set(value !== null);
  }

  /** @internal */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#registry = moveToForm(this.#part, this.#registry, form);
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  protected override updated(): void {
    this[setState]('invalid', this.#message !== '');
  }

  protected override render(): TemplateResult {
    const {legend, hint} = this;
    const message = this.#message;
    const isInvalid = message !== '';
    return groupField({
      states: `${isDisabledIn(this) ? 'is-disabled ' : ''}${isInvalid ? 'is-invalid' : ''}`,
      label: legend,
      isMarked: false,
      hint,
      control: html`
        <div
          part="control"
          class="controls"
          role="group"
          aria-labelledby=${legend ? 'label' : nothing}
          aria-invalid=${isInvalid}
          aria-label=${(!legend && ariaNameOf(this)) || nothing}
          aria-describedby=${describedBy({hasHint: Boolean(hint)})}
        >
          <slot></slot>
        </div>
      `,
      message,
      isLive: this.#focus.isWithin || Boolean(this.error),
    });
  }

  get #message(): string {
    return this.#part.message || (this.error ?? '');
  }
}
