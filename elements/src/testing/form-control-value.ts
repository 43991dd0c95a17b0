import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import type {FormControlElement} from '../base/form-control-element.js';
import {recordEvents} from './events.js';
import {submitted, type ControlHarness} from './form-control-harness.js';
import {recordKeptState} from './kept-state.js';
import {expectSame} from './same-element.js';

/** Tests what a control submits, where its value comes from, and which events it sends. */
export function testFormValue<Control extends FormControlElement>({
  contract,
  setUp,
  test,
}: ControlHarness<Control>): void {
  const {tag, values, emptyFormValue, inner, valueProperty} = contract;
  const [first, second] = values;

  test('belongs to the form around it', async () => {
    const {form, control} = await setUp();
    expectSame(control.form, form);
  });

  test('submits its empty state', async () => {
    const {form} = await setUp();
    expect(submitted(form)).to.equal(emptyFormValue);
  });

  for (const [name, {initValue, submitted: sent}] of [
    ['one', first],
    ['another', second],
  ] as const) {
    test(`submits ${name} initial value`, async () => {
      const {form} = await setUp({initValue});
      expect(submitted(form)).to.equal(sent);
    });
  }

  test('submits a value right after it was set', async () => {
    const {form, control} = await setUp();
    second.set(control);
    expect(submitted(form)).to.equal(second.submitted);
  });

  test('accepts the same value before it is connected', async () => {
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    const control = document.createElement(tag) as Control;
    control.name = 'field';
    second.set(control);
    form.append(control);
    expect(submitted(form)).to.equal(second.submitted);
  });

  test('passes its typed value to the rules', async () => {
    const {control} = await setUp();
    second.set(control);
    expect(control.typedValue).to.deep.equal(second.typed);
  });

  test('submits nothing without a name', async () => {
    const {form, control} = await setUp({initValue: second.initValue});
    control.name = '';
    control.removeAttribute('name');
    expect([...new FormData(form).keys()]).to.deep.equal([]);
  });

  test('submits nothing while disabled', async () => {
    const {form} = await setUp({initValue: second.initValue, disabled: true});
    expect(submitted(form)).to.equal(null);
  });

  test('is disabled inside a disabled fieldset', async () => {
    const {form, control} = await setUp();
    const fieldset = document.createElement('fieldset');
    fieldset.disabled = true;
    fieldset.append(control);
    form.append(fieldset);
    await control.updateComplete;
    expect(inner(control).matches(':disabled, [aria-disabled="true"]')).to.equal(true);
  });

  for (const [name, start, other] of [
    ['one', first, second],
    ['another', second, first],
  ] as const) {
    test(`resets to ${name} initial value when the form is reset`, async () => {
      const {form, control} = await setUp({initValue: start.initValue});
      other.set(control);
      form.reset();
      expect(submitted(form)).to.equal(start.submitted);
    });
  }

  test('sends no event when the form is reset', async () => {
    const {form, control} = await setUp();
    const seen = recordEvents(control, 'input', 'change');
    second.set(control);
    form.reset();
    await nextFrame();
    expect(seen).to.deep.equal([]);
  });

  for (const [none, expected] of [
    [undefined, first.submitted],
    [null, contract.isNullable ? emptyFormValue : first.submitted],
  ] as const) {
    const meaning = expected === first.submitted ? 'resets to the initial value' : 'is empty';

    test(`${meaning} when its value is set to ${none}`, async () => {
      const {form, control} = await setUp({initValue: first.initValue});
      second.set(control);
      Object.assign(control, {[valueProperty]: none});
      expect(submitted(form)).to.equal(expected);
    });
  }

  test('follows a new initial value again once its value is set to undefined', async () => {
    const {form, control} = await setUp({initValue: first.initValue});
    second.set(control);
    Object.assign(control, {[valueProperty]: undefined, initValue: second.initValue});
    expect(submitted(form)).to.equal(second.submitted);
  });

  test('follows a new initial value while pristine', async () => {
    const {form, control} = await setUp({initValue: first.initValue});
    Object.assign(control, {initValue: second.initValue});
    expect(submitted(form)).to.equal(second.submitted);
  });

  test('keeps a value that was set when the initial value changes', async () => {
    const {form, control} = await setUp();
    second.set(control);
    Object.assign(control, {initValue: first.initValue});
    expect(submitted(form)).to.equal(second.submitted);
  });

  for (const [name, start, kept] of [
    ['one', second, first],
    ['another', first, second],
  ] as const) {
    test(`restores ${name} value that the browser saved`, async () => {
      const {control} = await setUp({initValue: start.initValue});
      const state = recordKeptState(() => kept.set(control));
      const {form, control: next} = await setUp({initValue: start.initValue});
      next.formStateRestoreCallback(state);
      expect(submitted(form)).to.equal(kept.submitted);
    });
  }

  test('sends its events for a user edit, bubbling and composed', async () => {
    const {form, control} = await setUp();
    const seen = recordEvents(form, 'input', 'change');
    await contract.edit(control);
    control.blur();
    await nextFrame();
    expect([...new Set(seen)]).to.deep.equal(contract.editEvents);
  });

  test('submits what the user entered', async () => {
    const {form, control} = await setUp();
    await contract.edit(control);
    expect(submitted(form)).to.not.equal(emptyFormValue);
  });

  test('keeps what the user entered when it is rendered again', async () => {
    const {form, control} = await setUp();
    await contract.edit(control);
    const entered = submitted(form);
    Object.assign(control, {label: 'Another', hint: 'A hint'});
    await control.updateComplete;
    expect(submitted(form)).to.equal(entered);
  });

  test('sends no event when its value is set', async () => {
    const {control} = await setUp();
    const seen = recordEvents(control, 'input', 'change', 'invalid');
    second.set(control);
    await control.updateComplete;
    expect(seen).to.deep.equal([]);
  });
}
