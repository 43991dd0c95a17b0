import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {z} from 'zod';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import type {Rules} from '../../core/validation/index.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {type} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../error-summary/error-summary.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import {connectForm, type FormConnection, type FormOptions, type LcForm} from './form.define.js';

const FAILED = 'The form could not be submitted. Please try again.';

const FIELDS = html`<lc-text-input name="name" label="Name"></lc-text-input>`;

const rejects = (): Promise<never> => Promise.reject(new Error('offline'));

/** A rule about the form as a whole, which accepts only one name. */
const onlyAda = z.object({name: z.string()}).refine(({name}) => name === 'Ada', {message: 'Only Ada.'});

interface SetUp extends FormOptions {
  readonly content?: TemplateResult;
}

async function setUp({content = FIELDS, ...options}: SetUp = {}) {
  const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
  return {form, connection: connectForm(form, options), field: fieldIn(form)};
}

const fieldIn = (form: HTMLFormElement) => form.querySelector<LcTextInput>('lc-text-input')!;

const alertIn = (form: ParentNode) => form.querySelector('[role=alert]');

const textsIn = (form: ParentNode) =>
  [...(alertIn(form)?.children ?? [])].map(({textContent}) => textContent);

/** Submits a form whose app throws an error. */
async function submit(connection: FormConnection): Promise<void> {
  const {onerror} = window;
  window.onerror = () => true;
  try {
    await connection.submit();
  } finally {
    window.onerror = onerror;
  }
}

describe('the alert of a form', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      const {form, connection} = await setUp();
      connection.setIssues([{path: [], message: 'Not today.'}]);
      await expectAccessible(form);
    });

    it('has the text that is announced', async () => {
      const {form, connection} = await setUp();
      connection.setIssues([{path: [], message: 'Not today.'}]);
      expect([alertIn(form)!.role, alertIn(form)!.textContent]).to.deep.equal(['alert', 'Not today.']);
    });

    it('is announced once for each attempt', async () => {
      const {form, connection} = await setUp({onSubmit: rejects});
      const added: string[] = [];
      const observer = new MutationObserver(records => {
        for (const node of records.flatMap(record => [...record.addedNodes])) added.push(node.textContent!);
      });
      observer.observe(form, {childList: true, subtree: true});
      await submit(connection);
      await submit(connection);
      await until(() => added.length > 1);
      expect(added).to.deep.equal([FAILED, FAILED]);
      observer.disconnect();
    });

    it('keeps the message that stays when another one goes', async () => {
      const schema = z.object({name: z.string()}).superRefine(({name}, {addIssue}) => {
        addIssue({code: 'custom', message: 'Never.'});
        if (name === '') addIssue({code: 'custom', message: 'No name.'});
      });
      const {form, connection, field} = await setUp({schema});
      await connection.submit();
      const [first] = alertIn(form)!.children;
      expect(textsIn(form)).to.deep.equal(['Never.', 'No name.']);
      field.value = 'Ada';
      await until(() => textsIn(form).length === 1);
      expect([alertIn(form)!.children[0] === first, textsIn(form)]).to.deep.equal([true, ['Never.']]);
    });

    it('leaves the focus where it is if no field is invalid', async () => {
      const {connection, field} = await setUp();
      field.focus();
      connection.setIssues([{path: [], message: 'Not today.'}]);
      expectFocus(field);
    });

    it('leaves the focus to the first invalid field', async () => {
      const {form, connection, field} = await setUp();
      connection.setIssues([
        {path: [], message: 'Not today.'},
        {path: 'name', message: 'Taken.'},
      ]);
      expectFocus(field);
      expect(textsIn(form)).to.deep.equal(['Not today.']);
    });

    it('is scrolled into view if no field is invalid', async () => {
      const content = html`${FIELDS}
        <p style="block-size: 3000px"></p>`;
      const {form, connection} = await setUp({content});
      connection.setIssues([{path: [], message: 'Not today.'}]);
      await until(() => alertIn(form)!.getBoundingClientRect().bottom <= innerHeight + 1);
    });

    it('is in the language of the form', async () => {
      registerTranslation(ar);
      const {form, connection} = await setUp({onSubmit: rejects});
      form.lang = 'ar';
      await submit(connection);
      expect(textsIn(form)).to.deep.equal([ar.formFailed()]);
    });

    it('wraps long messages, and spans the columns of a grid', async () => {
      const {form, connection} = await setUp();
      Object.assign(form.style, {display: 'grid', gridTemplateColumns: '1fr 1fr', inlineSize: '280px'});
      connection.setIssues([{path: [], message: 'x'.repeat(200)}]);
      expect((alertIn(form) as HTMLElement).offsetWidth).to.equal(280);
    });
  });

  describe('is shown', () => {
    it('after a rejected onSubmit', async () => {
      const {form, connection} = await setUp({onSubmit: rejects});
      await submit(connection);
      expect(textsIn(form)).to.deep.equal([FAILED]);
      expect(form.lastElementChild).to.equal(alertIn(form));
    });

    it('after a schema that throws', async () => {
      const validate = () => {
        throw new Error('broken');
      };
      const schema = {'~standard': {version: 1, vendor: 'app', validate}} as unknown as Rules;
      const {form, connection} = await setUp({schema});
      expect(textsIn(form)).to.deep.equal([]);
      await connection.submit();
      expect(textsIn(form)).to.deep.equal([FAILED]);
    });

    it('for a rule about the form as a whole, from the first attempt on', async () => {
      const {form, connection} = await setUp({schema: onlyAda});
      expect([connection.issues.length, textsIn(form)]).to.deep.equal([1, []]);
      await connection.submit();
      expect(textsIn(form)).to.deep.equal(['Only Ada.']);
    });

    it('for an answer about a field that is gone', async () => {
      let answer = (): void => {};
      const {form, connection, field} = await setUp({
        onSubmit: () =>
          new Promise(resolve => (answer = () => resolve([{path: 'name', message: 'Ada is taken.'}]))),
      });
      const submitted = connection.submit();
      field.remove();
      answer();
      await submitted;
      expect(textsIn(form)).to.deep.equal(['Ada is taken.']);
    });

    it('in a form with fields named like its members', async () => {
      const {form, connection} = await setUp({
        content: html`<input name="append" aria-label="A" /><input name="ownerDocument" aria-label="B" />`,
      });
      connection.setIssues([{path: [], message: 'Not today.'}]);
      expect(textsIn(form)).to.deep.equal(['Not today.']);
    });

    it('in the form of an lc-form', async () => {
      const element = await fixture<LcForm>(html`<lc-form><form>${FIELDS}</form></lc-form>`);
      element.addEventListener('lc-submit', event => event.waitUntil(rejects()));
      await submit(element.connection!);
      expect(textsIn(element.querySelector('form')!)).to.deep.equal([FAILED]);
    });

    it('again after the app has replaced the content of the form', async () => {
      const {form, connection} = await setUp();
      connection.setIssues([{path: [], message: 'Not today.'}]);
      form.replaceChildren();
      connection.setIssues([{path: [], message: 'Not today.'}]);
      expect(textsIn(form)).to.deep.equal(['Not today.']);
    });

    it('without asking the schema again', async () => {
      let count = 0;
      const schema = z.object({name: z.string()}).refine(() => (count += 1) > 0);
      const {form, connection} = await setUp({schema});
      connection.setIssues([{path: [], message: 'Not today.'}]);
      await Promise.resolve();
      count = 0;
      connection.setIssues([{path: [], message: 'Not tomorrow.'}]);
      await new Promise(resolve => setTimeout(resolve));
      expect([textsIn(form), count]).to.deep.equal([['Not tomorrow.'], 0]);
    });

    it('without the issues of the schema if showValidation is false', async () => {
      const {form, connection} = await setUp({schema: onlyAda, showValidation: false});
      await connection.submit();
      expect(textsIn(form)).to.deep.equal([]);
      connection.setIssues([{path: [], message: 'Not today.'}]);
      expect(textsIn(form)).to.deep.equal(['Not today.']);
    });

    for (const [title, summary, isShown] of [
      ['not if a summary lists them', html`<lc-error-summary></lc-error-summary>`, false],
      [
        'not if a summary lists them without the focus',
        html`<lc-error-summary no-focus></lc-error-summary>`,
        false,
      ],
      ['if the summary is hidden', html`<lc-error-summary hidden></lc-error-summary>`, true],
      [
        'if the summary is that of another form',
        html`<lc-error-summary for="other"></lc-error-summary>`,
        true,
      ],
    ] as const)
      it(title, async () => {
        await fixture(html`<form id="other"></form>`);
        const {form, connection} = await setUp({content: html`${summary}${FIELDS}`});
        connection.setIssues([{path: [], message: 'Not today.'}]);
        expect(textsIn(form)).to.deep.equal(isShown ? ['Not today.'] : []);
      });
  });

  describe('disappears', () => {
    const shown = async (options: SetUp = {}) => {
      const parts = await setUp(options);
      parts.connection.setIssues([{path: [], message: 'Not today.'}]);
      expect(textsIn(parts.form)).to.deep.equal(['Not today.']);
      return parts;
    };

    it('when a field is edited', async () => {
      const {form, field} = await shown();
      field.focus();
      await type('x');
      await until(() => alertIn(form) === null);
    });

    it('when the form is reset', async () => {
      const {form, connection} = await shown();
      await new Promise(resolve => setTimeout(resolve));
      connection.reset();
      expect(alertIn(form)).to.equal(null);
    });

    it('when the form is submitted again', async () => {
      let finish = (): void => {};
      const {form, connection} = await shown({
        onSubmit: () => new Promise<void>(resolve => (finish = resolve)),
      });
      const submitted = connection.submit();
      expect(alertIn(form)).to.equal(null);
      finish();
      await submitted;
      expect(alertIn(form)).to.equal(null);
    });

    it('when its rule is met', async () => {
      const {form, connection, field} = await setUp({schema: onlyAda});
      await connection.submit();
      expect(textsIn(form)).to.deep.equal(['Only Ada.']);
      field.value = 'Ada';
      await until(() => alertIn(form) === null);
    });

    it('when the connection ends', async () => {
      const {form, connection} = await shown();
      connection.disconnect();
      expect(alertIn(form)).to.equal(null);
    });
  });
});
