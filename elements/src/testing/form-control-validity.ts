import {aTimeout, expect} from '@open-wc/testing';
import type {FormControlElement} from '../base/form-control-element.js';
import {recordWarnings} from './events.js';
import {addFieldsNamed} from './fields-named.js';
import {messageOf, refuseAll, type ControlHarness} from './form-control-harness.js';
import {expectFocus} from './same-element.js';

/** Tests the validity of a control, and when and how it is shown. */
export function testFormValidity<Control extends FormControlElement>({
  contract,
  setUp,
  test,
}: ControlHarness<Control>): void {
  const {tag, values, inner, refusal} = contract;
  const isNeverEmpty = refusal.flag !== 'valueMissing';
  const [, second] = values;

  test(`is invalid while it has no valid value: ${refusal.flag}`, async () => {
    const {form, control} = await setUp(refusal.attributes);
    expect(control.validity[refusal.flag]).to.equal(true);
    expect(form.checkValidity()).to.equal(false);
  });

  test('is valid again once a value is set', async () => {
    const {form, control} = await setUp(refusal.attributes);
    second.set(control);
    expect(form.checkValidity()).to.equal(true);
  });

  test('becomes invalid synchronously when rules reject its value', async () => {
    const {control} = await setUp();
    control.rules = refuseAll;
    expect(control.matches(':invalid')).to.equal(true);
  });

  test('shows no message unless showValidation is set', async () => {
    const {control} = await setUp({rules: refuseAll});
    control.checkValidity();
    await control.updateComplete;
    expect(messageOf(control)).to.equal('');
  });

  test('shows a custom message unchanged, and never as HTML', async () => {
    const {control} = await setUp({rules: refuseAll, showValidation: true});
    expect(messageOf(control)).to.equal('Not <b>this</b> one.');
  });

  test('shows a message that names the label', async () => {
    const {control} = await setUp({...refusal.attributes, showValidation: true});
    expect(messageOf(control)).to.contain('Field');
  });

  test('associates the message with the control', async () => {
    const {control} = await setUp({rules: refuseAll, showValidation: true});
    const carrier = inner(control);
    expect(carrier.getAttribute('aria-describedby')).to.contain('message');
    expect(carrier.getAttribute('aria-invalid')).to.equal('true');
  });

  test('has the invalid state only while the result is shown', async () => {
    const {control} = await setUp({rules: refuseAll});
    expect(control.matches(':state(invalid)')).to.equal(false);
    control.showValidation = true;
    await control.updateComplete;
    expect(control.matches(':state(invalid)')).to.equal(true);
  });

  test('has the valid state when the result is shown and the value is valid', async () => {
    const {control} = await setUp({showValidation: true});
    expect(control.matches(':state(valid)')).to.equal(true);
  });

  test('has the filled state while it has a value', async () => {
    const {control} = await setUp();
    expect(control.matches(':state(filled)')).to.equal(false);
    second.set(control);
    expect(control.matches(':state(filled)')).to.equal(true);
  });

  test('shows that it is valid next to its label, once it has a value', async () => {
    const {control} = await setUp({showValidation: true});
    second.set(control);
    await control.updateComplete;
    const label = control.shadowRoot!.querySelector('.label')!;
    expect(getComputedStyle(label, '::after').content).to.equal('""');
  });

  test('shows the result from the first submit attempt until a reset, if requested', async () => {
    const {form, control} = await setUp({rules: refuseAll, showValidation: 'submit'});
    expect(messageOf(control)).to.equal('');
    form.requestSubmit();
    await control.updateComplete;
    expect(messageOf(control)).to.not.equal('');
    form.reset();
    await control.updateComplete;
    expect(messageOf(control)).to.equal('');
  });

  test('detects a submit attempt that another control blocked', async () => {
    const {form, control} = await setUp({showValidation: 'submit'});
    const other = document.createElement('input');
    other.required = true;
    form.append(other);
    form.requestSubmit();
    control.rules = refuseAll;
    await control.updateComplete;
    expect(messageOf(control)).to.not.equal('');
  });

  test('detects a submit attempt in a form whose fields hide its members', async () => {
    const {form, control} = await setUp({showValidation: 'submit'});
    addFieldsNamed(form, 'addEventListener', 'elements', 'removeEventListener');
    // Joins the form again, now that they are hidden.
    control.remove();
    Node.prototype.appendChild.call(form, control);
    control.rules = refuseAll;
    form.requestSubmit();
    await control.updateComplete;
    expect(messageOf(control)).to.not.equal('');
  });

  test('shows an external error immediately, without blocking submission', async () => {
    const {control} = await setUp({error: 'The server says no.'});
    expect(messageOf(control)).to.equal('The server says no.');
    expect(control.matches(':state(invalid)')).to.equal(true);
    expect(inner(control).getAttribute('aria-invalid')).to.equal('true');
    expect(control.validity.valid).to.equal(true);
  });

  test('shows its own message instead of an external error', async () => {
    const {control} = await setUp({rules: refuseAll, showValidation: true, error: 'The server says no.'});
    expect(messageOf(control)).to.equal('Not <b>this</b> one.');
  });

  test('clears an external error that is removed', async () => {
    const {control} = await setUp({error: 'The server says no.'});
    control.error = undefined;
    await control.updateComplete;
    expect(messageOf(control)).to.equal('');
    expect(control.matches(':state(invalid)')).to.equal(false);
  });

  test('shows nothing while disabled', async () => {
    const {control} = await setUp({rules: refuseAll, showValidation: true, disabled: true});
    expect(messageOf(control)).to.equal('');
  });

  test('is invalid while an asynchronous rule is pending', async () => {
    const answers: ((result: object) => void)[] = [];
    const {control} = await setUp({rules: schemaOf(() => new Promise(resolve => answers.push(resolve)))});
    expect(control.matches(':state(pending)')).to.equal(true);
    expect(control.checkValidity()).to.equal(false);
    for (const answer of answers) answer({value: 1});
    await control.validationComplete;
    expect(control.checkValidity()).to.equal(true);
  });

  test('ignores a late result for an older value', async () => {
    const answers: ((result: object) => void)[] = [];
    const {control} = await setUp({rules: schemaOf(() => new Promise(resolve => answers.push(resolve)))});
    second.set(control);
    answers.at(-1)!({value: 1});
    await control.validationComplete;
    answers[0]!({issues: [{message: 'Too late.'}]});
    await aTimeout(0);
    expect(control.validationMessage).to.equal('');
  });

  for (const [title, later] of [
    ['', (result: object) => result],
    [', also later', (result: object) => Promise.resolve(result)],
  ] as const)
    test(`is invalid with a sentence if its rules give no message${title}`, async () => {
      const rules = schemaOf(() => later({issues: [{message: ''}]}));
      const {form, control} = await setUp({rules, showValidation: true});
      await control.validationComplete;
      await control.updateComplete;
      expect(form.checkValidity()).to.equal(false);
      expect(messageOf(control)).to.equal('Field is not valid.');
    });

  test('shows nothing after a submit attempt while it was disabled', async () => {
    const {form, control} = await setUp({rules: refuseAll, showValidation: 'submit', disabled: true});
    form.addEventListener('submit', event => event.preventDefault(), {once: true});
    form.requestSubmit();
    control.disabled = false;
    await control.updateComplete;
    expect(messageOf(control)).to.equal('');
    form.requestSubmit();
    await control.updateComplete;
    expect(messageOf(control)).to.not.equal('');
  });

  test('warns about rules that are not a schema, and stays invalid', async () => {
    const {control} = await setUp();
    const warnings = await recordWarnings(() => (control.rules = {} as never));
    expect(control.validity.valid).to.equal(false);
    expect(warnings.join()).to.contain(`<${tag}>`);
  });

  test('is required if its rules reject an empty value', async () => {
    const {control} = await setUp({rules: filledOnly});
    expect(requiredParts(control)).to.deep.equal(isNeverEmpty ? [] : ['mark', 'announced']);
    control.rules = null;
    await control.updateComplete;
    expect(requiredParts(control)).to.deep.equal([]);
  });

  test('is required if its rules reject an empty value, also if it starts with another', async () => {
    const {control} = await setUp({initValue: second.initValue, rules: filledOnly});
    expect(requiredParts(control)).to.deep.equal(isNeverEmpty ? [] : ['mark', 'announced']);
  });

  test('is not required by its rules with noRequiredMark', async () => {
    const {control} = await setUp({rules: filledOnly, noRequiredMark: true});
    expect(requiredParts(control)).to.deep.equal([]);
    control.required = true;
    await control.updateComplete;
    expect(requiredParts(control)).to.deep.equal(isNeverEmpty ? [] : ['announced']);
  });

  test('focuses the first invalid control of a form without the bubble of the browser', async () => {
    const {form, control} = await setUp({rules: refuseAll, noValidationBubble: true});
    const other = document.createElement('input');
    other.required = true;
    form.append(other);
    const reported: unknown[] = [];
    form.addEventListener('invalid', event => reported.push(event), {capture: true});
    form.addEventListener('submit', event => reported.push(event));
    form.requestSubmit();
    expectFocus(control);
    expect(reported.map(event => [(event as Event).type, (event as Event).defaultPrevented])).to.deep.equal([
      ['invalid', true],
      ['invalid', true],
    ]);
  });

  test('leaves the focus to an earlier invalid field if it has no bubble', async () => {
    const {form, control} = await setUp({rules: refuseAll, noValidationBubble: true});
    const first = document.createElement('input');
    first.required = true;
    form.prepend(first);
    form.requestSubmit();
    expectFocus(first);
    expect(control.validity.valid).to.equal(false);
  });

  test('moves the focus without a bubble when it is reported, but not when it is checked', async () => {
    const {control} = await setUp({rules: refuseAll, noValidationBubble: true});
    expect(control.checkValidity()).to.equal(false);
    expectFocus(document.body);
    expect(control.reportValidity()).to.equal(false);
    expectFocus(control);
  });

  test('shows a custom validity message until it is cleared', async () => {
    const {control} = await setUp();
    control.setCustomValidity('The server says no.');
    expect(control.validationMessage).to.equal('The server says no.');
    control.setCustomValidity('');
    expect(control.validity.valid).to.equal(true);
  });
}

/** A Standard Schema with the given function. */
function schemaOf(validate: (value: unknown) => unknown): unknown {
  return {'~standard': {version: 1, vendor: 'test', validate}};
}

/** A Standard Schema that rejects the values of empty controls. */
const filledOnly = schemaOf(value =>
  (Array.isArray(value) ? value.length : value) ? {value} : {issues: [{message: 'Required.'}]},
);

/** How a control says that it is required. */
function requiredParts({shadowRoot}: Element): string[] {
  const announced = shadowRoot!.querySelector(
    '#control:is(:required, [aria-required="true"], [aria-describedby~="required"])',
  );
  return [
    ...(shadowRoot!.querySelector('[part="required-mark"]') ? ['mark'] : []),
    ...(announced ? ['announced'] : []),
  ];
}
