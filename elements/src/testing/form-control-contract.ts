import {aTimeout, expect} from '@open-wc/testing';
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

/**
 * The contract of every form control (design, section 2). It defines its cases in the calling test file and gives
 * their number, so that a suite can say how many it ran.
 */
export function testFormControl<Control extends FormControlElement>(
  contract: ControlContract<Control>,
): number {
  const harness = new ControlHarness(contract);
  describe(`${contract.tag} as a form control`, () => {
    testFormValue(harness);
    testFormValidity(harness);
    testFormAccess(harness);
  });
  return harness.count;
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

const topOf = (element: Element) => element.getBoundingClientRect().top;
