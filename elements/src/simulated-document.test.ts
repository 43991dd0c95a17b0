// Alone on its page: its internals are simulated.
import {expect} from '@open-wc/testing';
import './simulated-document.js';
import {connectForm} from './components/form/connect-form.js';
import {LcModal} from './components/modal/modal.js';
import './components/modal/modal.define.js';
import './components/text-input/text-input.define.js';
import './components/tooltip/tooltip.define.js';
import {recordWarnings} from './testing/events.js';
import {until} from './testing/until.js';

const {showModal} = HTMLDialogElement.prototype;

// Like jsdom, which lists no custom elements.
const {get} = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!;
Object.defineProperty(HTMLFormElement.prototype, 'elements', {
  configurable: true,
  get(this: HTMLFormElement) {
    return [...(get!.call(this) as Iterable<Element>)].filter(({localName}) => !localName.includes('-'));
  },
});

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

  it('reads the controls of a connected form without a warning', async () => {
    const {form} = textInput();
    const input = form!.querySelector('lc-text-input')!;
    Object.assign(input, {name: 'name', value: 'Ada'});
    form!.append(document.createElement('p'), document.createElement('button'));
    expect([...form!.elements].map(({localName}) => localName)).to.deep.equal(['lc-text-input', 'button']);
    let sent: unknown;
    connectForm(form!, {
      onSubmit: values => {
        sent = values;
        return [];
      },
    });
    const warnings = await recordWarnings(async () => {
      form!.requestSubmit();
      await until(() => sent !== undefined);
    });
    expect(sent).to.deep.equal({name: 'Ada'});
    expect(warnings).to.deep.equal([]);
  });

  it('asks for no movement', () => {
    Reflect.deleteProperty(window, 'matchMedia');
    document.createElement('lc-text-input');
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.equal(true);
    expect(matchMedia('(width < 30rem)').matches).to.equal(false);
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
