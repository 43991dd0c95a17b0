import '../core/validation/rules.define.js';
import {fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import * as s from 'superstruct';
import type {FormControlElement} from '../base/form-control-element.js';

/** What the contract needs to know about a control. */
export interface ControlContract<Control extends FormControlElement> {
  tag: string;
  /** Children that the control needs, such as its options. */
  children?: TemplateResult;
  /** Two values, as the app sets them and as the form submits them. The second value is not empty. */
  values: readonly [ContractValue<Control>, ContractValue<Control>];
  /** The value property. Default `value`. */
  valueProperty?: keyof Control & string;
  /** Whether null is an empty value of that property. By default, null resets to the initial value. */
  isNullable?: boolean;
  /** What the form submits for a pristine control, or null for nothing. */
  emptyFormValue: FormDataEntryValue | null;
  /** Edits the control like a user, from its initial state to any other value. */
  edit: (control: Control) => Promise<void>;
  /** The native control inside, with the name and the message. */
  inner: (control: Control) => Element;
  /**
   * What makes a pristine control invalid, for controls that are never empty. By default, it is required and its
   * value is missing.
   */
  refusal?: {attributes: Record<string, unknown>; flag: keyof ValidityStateFlags};
  /** Whether a user's edit sends `input` before `change`. */
  editEvents?: readonly string[];
}

/** A value of a control. */
interface ContractValue<Control> {
  /** Sets the value on the element. */
  set: (control: Control) => void;
  /** The initial value with the same result. */
  initValue: unknown;
  typed: unknown;
  /** What the form submits, or null for nothing. */
  submitted: FormDataEntryValue | null;
}

/** Rules that reject every value, with a custom message. */
export const refuseAll = s.define<unknown>('refused', () => 'Not <b>this</b> one.');

/** A control in its form. */
interface ControlInForm<Control> {
  form: HTMLFormElement;
  control: Control;
}

/** The shared parts of the contract: its defaults, and functions to create and inspect a control. */
export class ControlHarness<Control extends FormControlElement> {
  readonly contract: Required<Omit<ControlContract<Control>, 'children'>>;
  readonly #children: TemplateResult | undefined;

  constructor({children, ...contract}: ControlContract<Control>) {
    this.#children = children;
    this.contract = {
      valueProperty: 'value' as keyof Control & string,
      isNullable: false,
      editEvents: ['input', 'change'],
      refusal: {attributes: {required: true}, flag: 'valueMissing'},
      ...contract,
    };
  }

  /** Defines a case. */
  readonly test = (title: string, run: () => Promise<void>): void => void it(title, run);

  /** Makes a control in a form. */
  readonly setUp = async (attributes: Record<string, unknown> = {}): Promise<ControlInForm<Control>> => {
    const {tag} = this.contract;
    const element = unsafeStatic(tag);
    const form = await fixture<HTMLFormElement>(
      html`<form>
        ${staticHtml`<${element} name="field" label="Field">${this.#children ?? ''}</${element}>`}
      </form>`,
    );
    const control = form.querySelector<Control>(tag)!;
    Object.assign(control, attributes);
    await control.updateComplete;
    return {form, control};
  };
}

/** What the form submits for the control, or for the first part of its value. */
export const submitted = (form: HTMLFormElement): FormDataEntryValue | null =>
  new FormData(form).get('field') ?? new FormData(form).get('field-start');

/** The element of the validation message. */
export const messageElement = (control: Element): Element => control.shadowRoot!.querySelector('#message')!;

/** The visible validation message. */
export const messageOf = (control: Element): string => messageElement(control).textContent.trim();
