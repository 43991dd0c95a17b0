import {expect, fixture, html} from '@open-wc/testing';
import {aTimeout, nextFrame} from '@open-wc/testing';
import {unsafeStatic, html as staticHtml} from 'lit/static-html.js';
import type {TemplateResult} from 'lit';
import * as s from 'superstruct';
import type {FormControlElement} from '../base/form-control-element.js';
import {ar, registerTranslation} from '../core/localization/index.js';
import {expectAccessible} from './accessibility.js';
import {recordEvents, recordWarnings} from './events.js';
import {recordKeptState} from './kept-state.js';

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
const refuseAll = s.define<unknown>('refused', () => 'Not <b>this</b> one.');

const tick = () => nextFrame();

/**
 * The contract of every form control (design, section 2). It defines its cases in the calling test file and gives
 * their number, so that a suite can say how many it ran.
 */
export function testFormControl<Control extends FormControlElement>(
  contract: ControlContract<Control>,
): number {
  const {tag, values, emptyFormValue, inner} = contract;
  const [first, second] = values;
  const valueProperty = contract.valueProperty ?? 'value';
  const editEvents = contract.editEvents ?? ['input', 'change'];
  const refusal = contract.refusal ?? {attributes: {required: true}, flag: 'valueMissing'};
  let count = 0;

  const test = (title: string, run: () => Promise<void>) => {
    count += 1;
    it(title, run);
  };

  const element = unsafeStatic(tag);

  async function setUp(
    attributes: Record<string, unknown> = {},
  ): Promise<{form: HTMLFormElement; control: Control}> {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        ${staticHtml`<${element} name="field" label="Field">${contract.children ?? ''}</${element}>`}
      </form>`,
    );
    const control = form.querySelector<Control>(tag)!;
    Object.assign(control, attributes);
    await control.updateComplete;
    return {form, control};
  }

  const submitted = (form: HTMLFormElement) => new FormData(form).get('field');
  const message = (control: Control) => control.shadowRoot!.querySelector('#message')!;
  const messageOf = (control: Control) => message(control).textContent.trim();

  describe(`${tag} as a form control`, () => {
    test('belongs to the form around it', async () => {
      const {form, control} = await setUp();
      expect(control.form).to.equal(form);
    });

    test('submits its empty state', async () => {
      const {form} = await setUp();
      expect(submitted(form)).to.equal(emptyFormValue);
    });

    for (const [name, {initValue, submitted: sent}] of [
      ['one', first],
      ['another', second],
    ] as const) {
      test(`submits ${name} start value`, async () => {
        const {form} = await setUp({initValue});
        expect(submitted(form)).to.equal(sent);
      });
    }

    test('submits a value at once after it was set', async () => {
      const {form, control} = await setUp();
      second.set(control);
      expect(submitted(form)).to.equal(second.submitted);
    });

    test('takes the same value before it is on the page', async () => {
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      const control = document.createElement(tag) as Control;
      control.name = 'field';
      second.set(control);
      form.append(control);
      expect(submitted(form)).to.equal(second.submitted);
    });

    test('gives the rules its typed value', async () => {
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
      expect(inner(control).matches(':disabled')).to.equal(true);
    });

    for (const [name, start, other] of [
      ['one', first, second],
      ['another', second, first],
    ] as const) {
      test(`goes back to ${name} start value when the form is reset`, async () => {
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
      await tick();
      expect(seen).to.deep.equal([]);
    });

    for (const [none, expected] of [
      [undefined, first.submitted],
      [null, contract.isNullable ? emptyFormValue : first.submitted],
    ] as const) {
      const meaning = expected === first.submitted ? 'goes back to the start value' : 'is empty';

      test(`${meaning} when its value is set to ${none}`, async () => {
        const {form, control} = await setUp({initValue: first.initValue});
        second.set(control);
        Object.assign(control, {[valueProperty]: none});
        expect(submitted(form)).to.equal(expected);
      });
    }

    test('follows a new start value again once its value is set to undefined', async () => {
      const {form, control} = await setUp({initValue: first.initValue});
      second.set(control);
      Object.assign(control, {[valueProperty]: undefined, initValue: second.initValue});
      expect(submitted(form)).to.equal(second.submitted);
    });

    test('follows a new start value until it is touched', async () => {
      const {form, control} = await setUp({initValue: first.initValue});
      Object.assign(control, {initValue: second.initValue});
      expect(submitted(form)).to.equal(second.submitted);
    });

    test('keeps a value that was set when the start value changes', async () => {
      const {form, control} = await setUp();
      second.set(control);
      Object.assign(control, {initValue: first.initValue});
      expect(submitted(form)).to.equal(second.submitted);
    });

    for (const [name, start, kept] of [
      ['one', second, first],
      ['another', first, second],
    ] as const) {
      test(`takes back ${name} value that the browser kept`, async () => {
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
      await tick();
      expect([...new Set(seen)]).to.deep.equal(editEvents);
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

    test(`is invalid while it has no good value: ${refusal.flag}`, async () => {
      const {form, control} = await setUp(refusal.attributes);
      expect(control.validity[refusal.flag]).to.equal(true);
      expect(form.checkValidity()).to.equal(false);
    });

    test('is valid again as soon as a value is set', async () => {
      const {form, control} = await setUp(refusal.attributes);
      second.set(control);
      expect(form.checkValidity()).to.equal(true);
    });

    test('is invalid at once when rules refuse its value', async () => {
      const {control} = await setUp();
      control.rules = refuseAll;
      expect(control.matches(':invalid')).to.equal(true);
    });

    test('shows no message before it is asked to', async () => {
      const {control} = await setUp({rules: refuseAll});
      control.checkValidity();
      await control.updateComplete;
      expect(messageOf(control)).to.equal('');
    });

    test("shows the author's message as it is, and never as HTML", async () => {
      const {control} = await setUp({rules: refuseAll, showValidation: true});
      expect(messageOf(control)).to.equal('Not <b>this</b> one.');
    });

    test('shows a message that names the label', async () => {
      const {control} = await setUp({...refusal.attributes, showValidation: true});
      expect(messageOf(control)).to.contain('Field');
    });

    test('ties the message to the control', async () => {
      const {control} = await setUp({rules: refuseAll, showValidation: true});
      const carrier = inner(control);
      expect(carrier.getAttribute('aria-describedby')).to.contain('message');
      expect(carrier.getAttribute('aria-invalid')).to.equal('true');
    });

    test('has the invalid state only while the result shows', async () => {
      const {control} = await setUp({rules: refuseAll});
      expect(control.matches(':state(invalid)')).to.equal(false);
      control.showValidation = true;
      await control.updateComplete;
      expect(control.matches(':state(invalid)')).to.equal(true);
    });

    test('has the valid state when the result shows and is good', async () => {
      const {control} = await setUp({showValidation: true});
      expect(control.matches(':state(valid)')).to.equal(true);
    });

    test('shows from the first submit attempt on, where asked for, until a reset', async () => {
      const {form, control} = await setUp({rules: refuseAll, showValidation: 'submit'});
      expect(messageOf(control)).to.equal('');
      form.requestSubmit();
      await control.updateComplete;
      expect(messageOf(control)).to.not.equal('');
      form.reset();
      await control.updateComplete;
      expect(messageOf(control)).to.equal('');
    });

    test('learns of a submit attempt that another control held up', async () => {
      const {form, control} = await setUp({showValidation: 'submit'});
      const other = document.createElement('input');
      other.required = true;
      form.append(other);
      form.requestSubmit();
      control.rules = refuseAll;
      await control.updateComplete;
      expect(messageOf(control)).to.not.equal('');
    });

    test('shows an error from elsewhere at once, and lets the form be sent', async () => {
      const {control} = await setUp({error: 'The server says no.'});
      expect(messageOf(control)).to.equal('The server says no.');
      expect(control.matches(':state(invalid)')).to.equal(true);
      expect(inner(control).getAttribute('aria-invalid')).to.equal('true');
      expect(control.validity.valid).to.equal(true);
    });

    test('shows its own message before an error from elsewhere', async () => {
      const {control} = await setUp({rules: refuseAll, showValidation: true, error: 'The server says no.'});
      expect(messageOf(control)).to.equal('Not <b>this</b> one.');
    });

    test('forgets an error from elsewhere that is taken away', async () => {
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

    test('waits for an asynchronous rule and is invalid meanwhile', async () => {
      const answers: ((result: object) => void)[] = [];
      const {control} = await setUp({rules: schemaOf(() => new Promise(resolve => answers.push(resolve)))});
      expect(control.matches(':state(pending)')).to.equal(true);
      expect(control.checkValidity()).to.equal(false);
      for (const answer of answers) answer({value: 1});
      await control.validationComplete;
      expect(control.checkValidity()).to.equal(true);
    });

    test('drops a late answer for an older value', async () => {
      const answers: ((result: object) => void)[] = [];
      const {control} = await setUp({rules: schemaOf(() => new Promise(resolve => answers.push(resolve)))});
      second.set(control);
      answers.at(-1)!({value: 1});
      await control.validationComplete;
      answers[0]!({issues: [{message: 'Too late.'}]});
      await aTimeout(0);
      expect(control.validationMessage).to.equal('');
    });

    test('warns of rules that are no schema, and stays invalid', async () => {
      const {control} = await setUp();
      const warnings = await recordWarnings(() => (control.rules = {} as never));
      expect(control.validity.valid).to.equal(false);
      expect(warnings.join()).to.contain(`<${tag}>`);
    });

    test('takes a message of the page until it is cleared', async () => {
      const {control} = await setUp();
      control.setCustomValidity('The server says no.');
      expect(control.validationMessage).to.equal('The server says no.');
      control.setCustomValidity('');
      expect(control.validity.valid).to.equal(true);
    });

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
      for (const find of [inner, message] as const) expect(topOf(find(control))).to.equal(topOf(find(other)));
    });

    test('takes the focus', async () => {
      const {control} = await setUp();
      control.focus();
      expect(document.activeElement).to.equal(control);
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
  });

  return count;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** A Standard Schema made of one function. */
function schemaOf(validate: () => unknown): unknown {
  return {'~standard': {version: 1, vendor: 'test', validate}};
}
