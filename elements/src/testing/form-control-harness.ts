import {fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import * as s from 'superstruct';
import type {FormControlElement} from '../base/form-control-element.js';

/** What the contract has to know of a control. */
export interface ControlContract<Control extends FormControlElement> {
  tag: string;
  /** Children that the control needs, such as its options. Default: none. */
  children?: TemplateResult;
  /** Two values, as the page sets them and as the form sends them; the second one is not empty. */
  values: readonly [ContractValue<Control>, ContractValue<Control>];
  /** The property that holds the value. Default: `value`. */
  valueProperty?: keyof Control & string;
  /** Whether null is a value of that property and means none. Default: it goes back to the start value. */
  isNullable?: boolean;
  /** What the form sends for a control nobody touched; null when it sends nothing. */
  emptyFormValue: FormDataEntryValue | null;
  /** Really edits the control, from its start state, to any other value. */
  edit: (control: Control) => Promise<void>;
  /** The native control inside that carries the name and the message. */
  inner: (control: Control) => Element;
  /**
   * What makes the untouched control invalid, for one that is never empty. Default: it is required, and its value is
   * missing.
   */
  refusal?: {attributes: Record<string, unknown>; flag: keyof ValidityStateFlags};
  /** Whether a user's edit sends `input` before `change`. */
  editEvents?: readonly string[];
}

/** A value of a control. */
export interface ContractValue<Control> {
  /** Sets it on the element. */
  set: (control: Control) => void;
  /** The start value that gives it. */
  initValue: unknown;
  typed: unknown;
  /** What the form sends; null when it sends nothing. */
  submitted: FormDataEntryValue | null;
}

/** Rules that refuse everything, in the author's own words. */
export const refuseAll = s.define<unknown>('refused', () => 'Not <b>this</b> one.');

/** A control in its form. */
export interface ControlInForm<Control> {
  form: HTMLFormElement;
  control: Control;
}

/** What the parts of the contract share: the contract with its defaults, and how a control is made and looked at. */
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

/** What the form sends for the control. */
export const submitted = (form: HTMLFormElement): FormDataEntryValue | null =>
  new FormData(form).get('field');

/** The place of the validation message. */
export const messageElement = (control: Element): Element => control.shadowRoot!.querySelector('#message')!;

/** The validation message on show. */
export const messageOf = (control: Element): string => messageElement(control).textContent.trim();
