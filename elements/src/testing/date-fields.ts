import {fixture, html} from '@open-wc/testing';
import type {LcDateFields} from '../components/date-fields/date-fields.define.js';
import '../components/date-fields/date-fields.define.js';
import {press, type} from './keyboard.js';

/** The native field of a part. */
export const find = (control: LcDateFields, part: string) =>
  control.shadowRoot!.querySelector<HTMLInputElement>(`input[part~=${part}]`)!;
/** The native fields, in their order. */
export const inputs = (control: LcDateFields) => [...control.shadowRoot!.querySelectorAll('input')];
/** The group around the fields. */
export const group = (control: LcDateFields) => control.shadowRoot!.querySelector('[role=group]')!;
/** What the fields show. */
export const textsOf = (control: LcDateFields) => inputs(control).map(({value}) => value);
/** The parts whose fields are marked as invalid. */
export const markedIn = (control: LcDateFields) =>
  inputs(control)
    .filter(({ariaInvalid}) => ariaInvalid === 'true')
    .map(({name}) => name);
/** Whether the control has the state for invalid values. */
export const isShownInvalid = (control: LcDateFields) => control.matches(':state(invalid)');

/** Makes a control, in British English unless another language is given. */
export async function setUp(properties: Partial<LcDateFields> = {}, lang = 'en-GB'): Promise<LcDateFields> {
  const control = await fixture<LcDateFields>(
    html`<lc-date-fields name="birthday" label="Birthday" lang=${lang}></lc-date-fields>`,
  );
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
}

/** Makes a control in a form. */
export async function setUpForm(
  properties: Partial<LcDateFields> = {},
): Promise<{form: HTMLFormElement; control: LcDateFields}> {
  const form = await fixture<HTMLFormElement>(html`<form></form>`);
  const control = await setUp(properties);
  form.append(control);
  await control.updateComplete;
  return {form, control};
}

/** Replaces the text of a field, like a user. */
export async function enter(control: LcDateFields, part: string, text: string): Promise<void> {
  find(control, part).select();
  await (text === '' ? press('Backspace') : type(text));
  await control.updateComplete;
}

/** Types into the fields from the first one on, and moves with Tab. */
export async function enterAll(control: LcDateFields, ...texts: readonly string[]): Promise<void> {
  control.focus();
  for (const [index, text] of texts.entries()) {
    if (index > 0) await press('Tab');
    if (text !== '') await type(text);
  }
  await control.updateComplete;
}

/** Moves the focus out of the fields. */
export async function leave(control: LcDateFields): Promise<void> {
  (control.shadowRoot!.activeElement as HTMLElement).blur();
  await control.updateComplete;
}
