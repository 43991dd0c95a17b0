import {aTimeout, expect, nextFrame} from '@open-wc/testing';
import type {FormControlElement} from '../base/form-control-element.js';
import {registerTranslation} from '../core/localization/index.js';
import {ar} from '../core/localization/languages/ar.js';
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

/** The contract of every form control. It defines its cases in the calling test file. */
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

/** Tests access to a control: its language, its name, the keyboard, and assistive technology. */
function testFormAccess<Control extends FormControlElement>({
  contract,
  setUp,
  test,
}: ControlHarness<Control>): void {
  const {refusal, inner} = contract;

  test('uses the language of the page', async () => {
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

  for (const [attribute, value] of [
    ['aria-label', 'From outside'],
    ['aria-labelledby', 'first missing second'],
  ] as const) {
    test(`is named by ${attribute}, also when it is set later`, async () => {
      const {form, control} = await setUp({label: ''});
      const texts = document.createElement('div');
      texts.append(...['first', 'second'].map(id => Object.assign(document.createElement('p'), {id})));
      texts.firstElementChild!.textContent = 'From';
      texts.lastElementChild!.textContent = 'outside';
      form.prepend(texts);
      control.setAttribute(attribute, value);
      await control.updateComplete;
      const named = control.shadowRoot!.querySelector('[aria-label^="From outside"]');
      expect(named?.getAttribute('aria-label')).to.match(/^From outside(, Choose file)?$/);
      await expectAccessible(form);
    });
  }

  test('stays aligned with a control next to it that has a hint, when they are subgrids', async () => {
    const {form, control} = await setUp({rules: refuseAll, showValidation: true});
    const other = (await setUp({hint: 'A hint', rules: refuseAll, showValidation: true})).control;
    form.append(other);
    form.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr';
    for (const {style} of [control, other])
      style.cssText = 'display: grid; grid-row: span 4; grid-template-rows: subgrid';
    for (const find of [inner, messageElement]) expect(topOf(find(control))).to.equal(topOf(find(other)));
  });

  for (const display of ['block', 'inline-block', 'flex', 'grid']) {
    test(`is as wide as its element with display: ${display}`, async () => {
      const {control} = await setUp({hint: 'A hint'});
      Object.assign(control.style, {display, inlineSize: '300px'});
      const parts = [...control.shadowRoot!.querySelectorAll('[part=field], [part=message]')];
      expect(parts[0]!.clientWidth).to.equal(300);
      expect(parts[1]!.getBoundingClientRect().right).to.equal(control.getBoundingClientRect().right);
    });
  }

  test('can be focused', async () => {
    const {control} = await setUp();
    control.focus();
    expectFocus(control);
  });

  test('sends nothing when it gets the focus', async () => {
    const {form, control} = await setUp();
    const seen: string[] = [];
    for (const name of ['input', 'change', 'submit']) form.addEventListener(name, () => seen.push(name));
    control.focus();
    await control.updateComplete;
    expect(seen).to.deep.equal([]);
  });

  test('can be focused before its first render', async () => {
    const {form, control} = await setUp();
    const fresh = control.cloneNode(true) as Control;
    form.append(fresh);
    fresh.focus();
    expectFocus(fresh);
  });

  test('can be focused right after it was enabled', async () => {
    const {control} = await setUp({disabled: true});
    control.disabled = false;
    control.focus();
    expectFocus(control);
  });

  test('gets the focus with autofocus when it is defined late', async () => {
    const {form, control} = await setUp();
    const late = await makeLate(form, control);
    expectFocus(late);
  });

  test('does not move the focus when it is defined late', async () => {
    const {form, control} = await setUp();
    control.focus();
    await makeLate(form, control);
    expectFocus(control);
  });

  test('gets the focus with autofocus in a dialog that opens immediately', async () => {
    const {form, control} = await setUp();
    const fresh = control.cloneNode(true) as Control;
    fresh.autofocus = true;
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'), fresh);
    form.append(dialog);
    dialog.showModal();
    expectFocus(fresh);
  });

  test('does not change the focus of a dialog once it has no autofocus', async () => {
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

/** Adds a copy of a control with autofocus to its form, with a tag that is defined afterwards. */
async function makeLate(form: HTMLFormElement, control: FormControlElement): Promise<FormControlElement> {
  const tag = `${control.localName}-late-${++lateElements}`;
  const late = document.createElement(tag) as FormControlElement;
  late.autofocus = true;
  late.setAttribute('label', 'Late');
  late.append(...control.cloneNode(true).childNodes);
  form.append(late);
  // The browser handles autofocus in the next frame.
  await nextFrame();
  const elementClass = control.constructor as CustomElementConstructor;
  customElements.define(tag, class extends elementClass {});
  await late.updateComplete;
  return late;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
