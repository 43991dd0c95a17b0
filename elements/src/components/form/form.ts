import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {setState, warn} from '../../base/members.js';
import type {Rules} from '../../core/validation/rules-slot.js';
import {FormConnection} from './form-connection.js';
import type {FormOptions, FormShowValidation} from './form-options.js';
import {formStyles} from './form.styles.js';

/** `show-validation` alone means `true`. */
function parseShowValidation(value: string | null): FormShowValidation {
  if (value === 'submit' || value === 'touched') return value;
  return value !== null && value !== 'false';
}

/**
 * A form with one schema for all its values. Put a native `<form>` into it: the controls in it, native ones as well, take
 * part with their `name`, which is a path such as `address.city` or `items[0].qty`. Without a schema, each control is
 * checked alone.
 *
 * After a failed submit, the first invalid field gets the focus, or the `<lc-error-summary>` of the form. Without a summary,
 * issues that have no field are shown at the end of the form, in an element with the class `lc-form-alert`. While a submit
 * is pending, the form cannot be submitted again.
 *
 * @tag lc-form
 * @summary A form with one schema for all its values, typed values by name, and issues from the schema and the server.
 * @fires {FormSubmitEvent} lc-submit - The values are valid. `detail.values` are those that the schema returns. Cancel the
 *   event to prevent the browser from submitting the form, or call its `waitUntil(promise)`, which does this too and keeps
 *   the form pending.
 * @fires {CustomEvent<FormIssuesDetail>} lc-issues - The form cannot be submitted, a step of it is invalid, or the server has
 *   issues. `detail.issues` are all of them, or those of the step. Cancel the event to keep the focus where it is.
 * @fires {Event} lc-submitted - The form was submitted, and what `waitUntil` waits for was successful.
 * @slot - The native `<form>`.
 * @cssstate pending - The form is being submitted.
 */
export class LcForm extends LcElement {
  static override styles = formStyles;

  /**
   * The schema of all values: a superstruct `Struct` or any Standard Schema, such as one of zod, valibot, or arktype. Create
   * it once: a new object checks all values again.
   */
  @property({attribute: false, default: null}) schema!: Rules | null | undefined;

  /**
   * The initial values by path. They become the `initValue` of the controls, to which a reset returns. What the user has
   * edited stays. Values without a control, such as an id, are submitted unchanged.
   */
  @property({attribute: false, default: null}) values!: object | null | undefined;

  /**
   * When to show the messages of all fields: `true` always; `'submit'` from the first attempt to submit the form until it
   * is reset; `'touched'` also for a field that the user has edited and left; `false` never, except for fields with their
   * own `showValidation`. Default `'submit'`.
   */
  @property({
    attribute: 'show-validation',
    converter: {fromAttribute: parseShowValidation},
    default: 'submit',
  })
  showValidation!: FormShowValidation;

  /** Milliseconds without a change before an asynchronous schema is asked. Default 300. */
  @property({type: Number, default: 300}) debounce!: number;

  #connection: FormConnection | null = null;

  /** The connection of the form with its values and issues, or null without a `<form>` inside. */
  get connection(): FormConnection | null {
    this.#connect();
    return this.#connection;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connect();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.#connect();
    if (!this.hasUpdated || this.#connection === null) return;
    this.#connection.update(this.#options);
  }

  protected override render(): TemplateResult {
    return html`<slot @slotchange=${this.#handleSlotChange}></slot>`;
  }

  readonly #handleSlotChange = (): void => {
    this.#connect();
    if (this.#connection === null) this[warn]('it needs a native <form> inside.');
  };

  get #options(): FormOptions {
    const {schema, values, showValidation, debounce} = this;
    return {schema, values, showValidation, debounce};
  }

  /** Connects the form inside, once it is there. */
  #connect(): void {
    const form = this.querySelector('form');
    if (form === (this.#connection?.form ?? null)) return;
    this.#connection?.disconnect();
    this.#connection =
      form &&
      new FormConnection(form, {
        ...this.#options,
        onPendingChange: isPending => this[setState]('pending', isPending),
      });
  }
}
