import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import {connectionOf, type LcForm} from './form.define.js';

const schema = z.object({name: z.string().min(3)});

const content = (name = 'name') => html`
  <form>
    <lc-text-input name=${name} label="Name"></lc-text-input>
    <lc-button type="submit">Save</lc-button>
  </form>
`;

const make = (properties: Partial<LcForm> = {}) =>
  fixture<LcForm>(
    html`<lc-form
      .schema=${properties.schema ?? null}
      .values=${properties.values ?? null}
      .showValidation=${properties.showValidation ?? 'submit'}
      >${content()}</lc-form
    >`,
  );

const fieldIn = (element: LcForm) => element.querySelector<LcTextInput>('lc-text-input')!;

const messageOf = (field: LcTextInput) =>
  field.shadowRoot!.querySelector('.message')?.textContent.trim() ?? '';

describe('lc-form', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      await expectAccessible(await make());
    });

    it('passes axe with messages, in light and dark', async () => {
      const element = await make({schema});
      await element.connection!.submit();
      await until(() => messageOf(fieldIn(element)) !== '');
      await expectAccessible(element);
    });

    it('focuses the first invalid field after a failed submit', async () => {
      const element = await make({schema});
      await element.connection!.submit();
      expectFocus(fieldIn(element));
    });
  });

  describe('properties', () => {
    it('apply when they are set before the element is on the page', async () => {
      const element = document.createElement('lc-form');
      Object.assign(element, {schema, values: {name: 'A'}});
      element.innerHTML = '<form><lc-text-input name="name" label="Name"></lc-text-input></form>';
      await fixture(html`${element}`);
      const {values, issues} = element.connection!;
      expect([values, issues.length]).to.deep.equal([{name: 'A'}, 1]);
    });

    it('apply when they are set later', async () => {
      const element = await make();
      Object.assign(element, {schema, values: {name: 'A'}});
      await element.updateComplete;
      const {values, issues} = element.connection!;
      expect([values, issues.length]).to.deep.equal([{name: 'A'}, 1]);
    });

    it('no longer check the values without a schema', async () => {
      const element = await make({schema});
      element.schema = null;
      await element.updateComplete;
      expect(element.connection!.issues).to.deep.equal([]);
    });

    it('keep what the user has entered when values change', async () => {
      const element = await make({values: {name: 'Ada'}});
      fieldIn(element).select();
      await type('Edited');
      element.values = {name: 'Grace'};
      await element.updateComplete;
      expect(element.connection!.values).to.deep.equal({name: 'Edited'});
    });

    for (const [attribute, expected] of [
      [null, 'submit'],
      ['', true],
      ['true', true],
      ['false', false],
      ['submit', 'submit'],
      ['touched', 'touched'],
    ] as const) {
      it(`read show-validation="${attribute}" as ${expected}`, async () => {
        const element = await fixture<LcForm>(html`<lc-form>${content()}</lc-form>`);
        if (attribute !== null) element.setAttribute('show-validation', attribute);
        expect(element.showValidation).to.equal(expected);
      });
    }

    it('show all messages when showValidation becomes true, and hide them again', async () => {
      const element = await make({schema});
      element.showValidation = true;
      await until(() => messageOf(fieldIn(element)) === 'Name is required.');
      element.showValidation = false;
      await until(() => messageOf(fieldIn(element)) === '');
    });
  });

  describe('events', () => {
    it('reach the element', async () => {
      const element = await make({schema});
      const sent = recordEvents(element, 'lc-issues', 'lc-submit', 'lc-submitted');
      element.addEventListener('lc-submit', event => event.preventDefault());
      await element.connection!.submit();
      fieldIn(element).value = 'Ada';
      await element.connection!.submit();
      expect(sent).to.deep.equal(['lc-issues', 'lc-submit', 'lc-submitted']);
    });
  });

  describe('keyboard', () => {
    it('submits the values when Enter is pressed in a field', async () => {
      const element = await make({schema, values: {name: 'Ada'}});
      const seen: unknown[] = [];
      element.addEventListener('lc-submit', event => {
        event.preventDefault();
        seen.push(event.detail.values);
      });
      fieldIn(element).focus();
      await press('Enter');
      await until(() => seen.length > 0);
      expect(seen).to.deep.equal([{name: 'Ada'}]);
    });
  });

  describe('states', () => {
    it('is pending while it is being submitted', async () => {
      const element = await make();
      let finish = (): void => {};
      element.addEventListener('lc-submit', event =>
        event.waitUntil(new Promise<void>(resolve => (finish = resolve))),
      );
      const submitted = element.connection!.submit();
      const seen = [element.matches(':state(pending)')];
      finish();
      await submitted;
      await until(() => !element.matches(':state(pending)'));
      expect(seen).to.deep.equal([true]);
    });
  });

  describe('slots', () => {
    it('connects the form that replaces another', async () => {
      const element = await make({schema});
      const before = element.querySelector('form')!;
      const after = document.createElement('form');
      before.replaceWith(after);
      await until(() => connectionOf(after) !== null);
      expectSame(element.connection!.form, after);
      expect(connectionOf(before)).to.equal(null);
    });

    it('connects a form that is added later', async () => {
      const element = document.createElement('lc-form');
      await recordWarnings(() => fixture(html`${element}`));
      const form = document.createElement('form');
      element.append(form);
      await until(() => connectionOf(form) !== null);
      expectSame(element.connection!.form, form);
    });

    it('warns if there is content without a form', async () => {
      const warnings = await recordWarnings(async () => {
        await fixture(html`<lc-form><p>Text</p></lc-form>`);
        await new Promise(resolve => setTimeout(resolve));
      });
      expect(warnings).to.deep.equal(['<lc-form>: it needs a native <form> inside.']);
    });
  });
});
