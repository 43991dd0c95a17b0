import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import './password.define.js';
import './text-input.define.js';
import type {LcTextInput} from './text-input.define.js';

const inputOf = (field: LcTextInput) => field.shadowRoot!.querySelector('input')!;
const buttonOf = (field: LcTextInput) => field.shadowRoot!.querySelector<HTMLButtonElement>('[part=reveal]')!;
const statusOf = (field: LcTextInput) => field.shadowRoot!.querySelector('[role=status]')!.textContent.trim();

/** A password field with a button. */
async function make(attributes: Partial<LcTextInput> = {}): Promise<LcTextInput> {
  const field = await fixture<LcTextInput>(
    html`<lc-text-input label="Password" type="password" name="password" reveal></lc-text-input>`,
  );
  Object.assign(field, attributes);
  await until(() => buttonOf(field) !== null);
  await field.updateComplete;
  return field;
}

/** Sends a key with Caps Lock to the text, because a test cannot press it in all browsers. */
function pressWithCapsLock(field: LcTextInput, modifierCapsLock: boolean): Promise<unknown> {
  inputOf(field).dispatchEvent(new KeyboardEvent('keydown', {key: 'A', modifierCapsLock, composed: true}));
  return field.updateComplete;
}

describe('lc-text-input as a password', () => {
  it('passes axe while it is hidden, and while it is shown', async () => {
    const field = await make({value: 'secret'});
    await expectAccessible(field);
    buttonOf(field).click();
    await pressWithCapsLock(field, true);
    await expectAccessible(field);
  });

  describe('reveal', () => {
    it('shows the text, and hides it again', async () => {
      const field = await make({value: 'secret'});
      const seen = [inputOf(field).type];
      for (let count = 0; count < 2; count += 1) {
        await clickOn(buttonOf(field));
        seen.push(inputOf(field).type);
      }
      expect(seen).to.deep.equal(['password', 'text', 'password']);
    });

    it('keeps the value, and the type of the element', async () => {
      const field = await make({value: 'secret'});
      await clickOn(buttonOf(field));
      expect([field.value, field.type]).to.deep.equal(['secret', 'password']);
    });

    it('names and announces what the button does', async () => {
      const field = await make();
      const seen = [[buttonOf(field).ariaLabel, statusOf(field)]];
      for (let count = 0; count < 2; count += 1) {
        buttonOf(field).click();
        await field.updateComplete;
        seen.push([buttonOf(field).ariaLabel, statusOf(field)]);
      }
      expect(seen).to.deep.equal([
        ['Show password', ''],
        ['Hide password', 'The password is visible.'],
        ['Show password', 'The password is hidden.'],
      ]);
    });

    it('names the button in the language of the page', async () => {
      registerTranslation(ar);
      const field = await make({lang: 'ar'});
      await until(() => buttonOf(field).ariaLabel === 'إظهار كلمة المرور');
    });

    it('keeps the focus and the caret in the text when the button is clicked', async () => {
      const field = await make();
      field.focus();
      await type('12');
      await press('ArrowLeft');
      await clickOn(buttonOf(field));
      await type('x');
      await clickOn(buttonOf(field));
      await type('y');
      expectFocus(field);
      expect(field.value).to.equal('1xy2');
    });

    it('can be reached and pressed with keys', async () => {
      const field = await make({value: 'secret'});
      field.focus();
      await press('Tab');
      expect(field.shadowRoot!.activeElement?.getAttribute('part')).to.equal('reveal');
      await press('Space');
      expect([inputOf(field).type, field.shadowRoot!.activeElement?.getAttribute('part')]).to.deep.equal([
        'text',
        'reveal',
      ]);
    });

    it('hides the password when its form is submitted', async () => {
      const field = await make({value: 'secret'});
      const form = document.createElement('form');
      field.replaceWith(form);
      form.append(field);
      const seen: string[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        seen.push(inputOf(field).type);
      });
      await clickOn(buttonOf(field));
      seen.push(inputOf(field).type);
      form.requestSubmit();
      expect([...seen, new FormData(form).get('password')]).to.deep.equal(['text', 'password', 'secret']);
    });

    it('leaves the password visible when another form is submitted', async () => {
      const field = await make();
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      form.addEventListener('submit', event => event.preventDefault());
      await clickOn(buttonOf(field));
      form.requestSubmit();
      expect(inputOf(field).type).to.equal('text');
    });

    it('hides the password when the field leaves the page', async () => {
      const field = await make();
      const {parentElement} = field;
      await clickOn(buttonOf(field));
      field.remove();
      parentElement!.append(field);
      await field.updateComplete;
      expect(inputOf(field).type).to.equal('password');
    });

    it('is disabled with the field', async () => {
      const field = await make({disabled: true});
      expect(buttonOf(field).disabled).to.equal(true);
    });

    it('is there only for passwords that have it', async () => {
      const field = await make();
      await clickOn(buttonOf(field));
      field.reveal = false;
      await field.updateComplete;
      const seen = [buttonOf(field), inputOf(field).type];
      Object.assign(field, {reveal: true, type: 'email'});
      await field.updateComplete;
      expect([...seen, buttonOf(field), inputOf(field).type]).to.deep.equal([
        null,
        'password',
        null,
        'email',
      ]);
    });
  });

  describe('Caps Lock', () => {
    it('shows a hint while it is on, until the field is left', async () => {
      const field = await make({reveal: true});
      await pressWithCapsLock(field, true);
      const seen = [statusOf(field)];
      await pressWithCapsLock(field, false);
      seen.push(statusOf(field));
      await pressWithCapsLock(field, true);
      field.focus();
      field.blur();
      await field.updateComplete;
      expect([...seen, statusOf(field)]).to.deep.equal(['Caps Lock is on.', '', '']);
    });

    it('shows a hint without a button too', async () => {
      const field = await make();
      field.reveal = false;
      await pressWithCapsLock(field, true);
      expect(statusOf(field)).to.equal('Caps Lock is on.');
    });

    it('ignores the events of a password manager', async () => {
      const field = await make();
      await pressWithCapsLock(field, true);
      inputOf(field).dispatchEvent(new Event('keydown', {bubbles: true}));
      await field.updateComplete;
      expect(statusOf(field)).to.equal('');
    });
  });

  it('shows a meter of the app below the frame', async () => {
    const field = await make();
    const meter = document.createElement('p');
    meter.slot = 'strength';
    meter.textContent = 'Strong';
    field.append(meter);
    const frame = field.shadowRoot!.querySelector('[part=box]')!.getBoundingClientRect();
    expect(meter.getBoundingClientRect().top).to.be.at.least(frame.bottom);
  });
});
