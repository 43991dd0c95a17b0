import {aTimeout, expect, nextFrame} from '@open-wc/testing';
import type {FormControlElement} from '../base/form-control-element.js';
import {ar, registerTranslation} from '../core/localization/index.js';
import {expectAccessible} from './accessibility.js';
import {
  ControlHarness,
  messageElement,
  messageOf,
  refuseAll,
  type ControlContract,
} from './form-control-harness.js';
import {testFormValidity} from './form-control-validity.js';
import {testFormValue} from './form-control-value.js';
import {expectFocus} from './same-element.js';

/** The contract of every form control (design, section 2). It defines its cases in the calling test file. */
export function testFormControl<Control extends FormControlElement>(
  contract: ControlContract<Control>,
): void {
  const harness = new ControlHarness(contract);
  describe(`${contract.tag} as a form control`, () => {
    testFormValue(harness);
    testFormValidity(harness);
    testFormAccess(harness);
  });
}

/** Who can use a control: in which language, with which name, by keyboard and by screen reader. */
function testFormAccess<Control extends FormControlElement>({
  contract,
  setUp,
  test,
}: ControlHarness<Control>): void {
  const {refusal, inner} = contract;

  test('speaks the language of the page', async () => {
    registerTranslation(ar);
    const {control} = await setUp({...refusal.attributes, showValidation: true});
    control.lang = 'ar';
    await aTimeout(0);
    await control.updateComplete;
    expect(messageOf(control)).to.contain('Field:');
  });

  test('is named by an outside label', async () => {
    const {form, control} = await setUp({label: '', id: 'outside'});
    const label = document.createElement('label');
    label.htmlFor = 'outside';
    label.textContent = 'From outside';
    form.prepend(label);
    control.requestUpdate();
    await control.updateComplete;
    expect(control.labels).to.have.length(1);
    await expectAccessible(form);
  });

  test('stays level with one beside it that has a hint, where the page makes them subgrids', async () => {
    const {form, control} = await setUp({rules: refuseAll, showValidation: true});
    const other = (await setUp({hint: 'A hint', rules: refuseAll, showValidation: true})).control;
    form.append(other);
    form.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr';
    for (const {style} of [control, other])
      style.cssText = 'display: grid; grid-row: span 4; grid-template-rows: subgrid';
    for (const find of [inner, messageElement]) expect(topOf(find(control))).to.equal(topOf(find(other)));
  });

  test('takes the focus', async () => {
    const {control} = await setUp();
    control.focus();
    expectFocus(control);
  });

  test('takes the focus before its first render', async () => {
    const {form, control} = await setUp();
    const fresh = control.cloneNode(true) as Control;
    form.append(fresh);
    fresh.focus();
    expectFocus(fresh);
  });

  test('takes the focus right after it was enabled', async () => {
    const {control} = await setUp({disabled: true});
    control.disabled = false;
    control.focus();
    expectFocus(control);
  });

  test('takes the focus with autofocus when its class is defined late', async () => {
    const {form, control} = await setUp();
    const late = await makeLate(form, control);
    expectFocus(late);
  });

  test('leaves the focus where it is when its class is defined late', async () => {
    const {form, control} = await setUp();
    control.focus();
    await makeLate(form, control);
    expectFocus(control);
  });

  test('takes the focus with autofocus in a dialog that opens at once', async () => {
    const {form, control} = await setUp();
    const fresh = control.cloneNode(true) as Control;
    fresh.autofocus = true;
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'), fresh);
    form.append(dialog);
    dialog.showModal();
    expectFocus(fresh);
  });

  test('leaves the focus of a dialog alone once it has no autofocus', async () => {
    const {form, control} = await setUp();
    control.autofocus = true;
    control.autofocus = false;
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'), control);
    form.append(dialog);
    dialog.showModal();
    expectFocus(dialog.querySelector('button'));
  });

  for (const [state, attributes] of [
    ['by default', {}],
    ['with a hint', {hint: 'A hint'}],
    ['disabled', {disabled: true}],
    ['required', {required: true}],
    ['invalid', {rules: refuseAll, showValidation: true}],
    ['valid', {showValidation: true}],
  ] as const) {
    test(`is accessible ${state}, in light and dark`, async () => {
      const {form} = await setUp(attributes);
      await expectAccessible(form);
    });
  }
}

let lateElements = 0;

/** Puts a copy of a control with autofocus into its form, under a tag whose class is defined afterwards. */
async function makeLate(form: HTMLFormElement, control: FormControlElement): Promise<FormControlElement> {
  const tag = `${control.localName}-late-${++lateElements}`;
  const late = document.createElement(tag) as FormControlElement;
  late.autofocus = true;
  late.setAttribute('label', 'Late');
  late.append(...control.cloneNode(true).childNodes);
  form.append(late);
  // The browser looks for what to focus at the next frame.
  await nextFrame();
  const elementClass = control.constructor as CustomElementConstructor;
  customElements.define(tag, class extends elementClass {});
  await late.updateComplete;
  return late;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
