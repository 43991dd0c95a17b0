// Alone on its page: its internals are simulated.
import {expect} from '@open-wc/testing';
import './simulated-document.js';
import {LcModal} from './components/modal/modal.js';
import './components/modal/modal.define.js';
import './components/text-input/text-input.define.js';
import './components/tooltip/tooltip.define.js';
import {recordWarnings} from './testing/events.js';

const {showModal} = HTMLDialogElement.prototype;

const textInput = (attributes = '') => {
  const form = document.body.appendChild(document.createElement('form'));
  const input = document.createElement('lc-text-input');
  for (const name of attributes.split(' ').filter(Boolean)) input.toggleAttribute(name);
  form.append(input);
  return input;
};

describe('a simulated document', () => {
  afterEach(() => Object.assign(HTMLDialogElement.prototype, {showModal}));

  it('has the form of a control', () => {
    const input = textInput();
    expect(input.form === input.parentElement).to.equal(true);
  });

  it('has the validity of a control, and its message', () => {
    const input = textInput('required');
    expect([input.validity.valid, input.validity.valueMissing]).to.deep.equal([false, true]);
    expect(input.validationMessage).to.not.equal('');
    input.value = 'Ada';
    expect([input.validity.valid, input.validationMessage]).to.deep.equal([true, '']);
  });

  it('sends invalid when it checks the validity', () => {
    const input = textInput('required');
    let count = 0;
    input.addEventListener('invalid', () => (count += 1));
    expect([input.checkValidity(), input.reportValidity()]).to.deep.equal([false, false]);
    expect(count).to.equal(2);
  });

  it('does not validate a disabled control', () => {
    expect([textInput().willValidate, textInput('disabled').willValidate]).to.deep.equal([true, false]);
  });

  it('warns that a form submits no values', async () => {
    const {form} = textInput();
    form!.addEventListener('submit', event => event.preventDefault());
    const warnings = await recordWarnings(() => form!.requestSubmit());
    expect(warnings.join()).to.contain('<lc-text-input>: a form in jsdom or happy-dom submits no values');
  });

  it('has the role of a tooltip as an attribute', () => {
    const tooltip = document.body.appendChild(document.createElement('lc-tooltip'));
    expect(tooltip.getAttribute('role')).to.equal('tooltip');
  });

  it('opens a modal without a top layer', async () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    const modal = document.body.appendChild(new LcModal());
    await modal.updateComplete;
    modal.show();
    await modal.updateComplete;
    const dialog = modal.shadowRoot!.querySelector('dialog')!;
    expect([modal.open, dialog.open, dialog.matches(':modal')]).to.deep.equal([true, true, false]);
    modal.hide();
  });

  it('keeps what a document supports', () => {
    textInput();
    expect(HTMLDialogElement.prototype.showModal === showModal).to.equal(true);
  });
});
