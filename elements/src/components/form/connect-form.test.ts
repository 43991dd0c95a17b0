import {expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import '../checkbox/checkbox.define.js';
import '../date-time-picker/date-time-picker.define.js';
import '../radio-button/radio-button.define.js';
import '../slider/slider.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import {
  connectForm,
  type FormConnection,
  type FormIssuesDetail,
  type FormSubmitEvent,
} from './form.define.js';

const forms: FormConnection[] = [];
afterEach(() => {
  for (const connection of forms.splice(0)) connection.disconnect();
});

/** Connects a form until the end of the test. */
const connect = ((form: HTMLFormElement, options: never) => {
  const connection = connectForm(form, options);
  forms.push(connection);
  return connection;
}) as typeof connectForm;

const passwords = z
  .object({password: z.string().min(8), again: z.string()})
  .refine(({password, again}) => password === again, {path: ['again'], message: 'The passwords differ.'});

const passwordForm = () =>
  fixture<HTMLFormElement>(html`
    <form>
      <lc-text-input name="password" label="Password"></lc-text-input>
      <lc-text-input name="again" label="Password again"></lc-text-input>
      <lc-button type="submit">Save</lc-button>
    </form>
  `);

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<LcTextInput>(`[name="${CSS.escape(name)}"]`)!;

const messageOf = (field: HTMLElement) =>
  field.shadowRoot!.querySelector('.message')?.textContent?.trim() ?? '';

describe('connectForm', () => {
  describe('values', () => {
    it('are typed, by the paths of the names', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-text-input name="address.city" label="City" value="Sofia"></lc-text-input>
          <lc-text-input name="items[0].qty" label="Quantity" type="number" value="2"></lc-text-input>
          <lc-text-input name="items[1].qty" label="Quantity" type="number"></lc-text-input>
          <lc-checkbox name="news" label="News" checked></lc-checkbox>
          <lc-date-time-picker name="day" label="Day" value="2026-11-25"></lc-date-time-picker>
          <lc-slider name="volume" label="Volume" value="30"></lc-slider>
          <input name="native" value="text" />
          <input name="age" type="number" value="5" />
          <input name="size" type="radio" value="s" /><input name="size" type="radio" value="m" checked />
          <input name="tags" type="checkbox" value="a" checked /><input
            name="tags"
            type="checkbox"
            value="b"
          />
          <input name="colors[]" value="red" />
          <input name="disabled" value="x" disabled />
          <input name="a..b" value="x" />
        </form>
      `);
      expect(connect(form).values).to.deep.equal({
        address: {city: 'Sofia'},
        items: [{qty: 2}, {qty: null}],
        news: true,
        day: new Date(2026, 10, 25),
        volume: 30,
        native: 'text',
        age: 5,
        size: 'm',
        tags: ['a'],
        colors: ['red'],
      });
    });

    it('have the types of a recursive schema', async () => {
      const seen: (string | undefined)[] = [];
      const person = z.object({
        name: z.string(),
        get children() {
          return z.array(person).optional();
        },
      });
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-text-input name="name" label="Name" value="Ada"></lc-text-input>
          <lc-text-input name="children[0].name" label="Child" value="Byron"></lc-text-input>
          <lc-text-input name="children[0].children[0].name" label="Grandchild" value="Ralph"></lc-text-input>
        </form>
      `);
      const connection = connect(form, {
        schema: person,
        onSubmit: ({children}) => void seen.push(children?.[0]?.children?.[0]?.name),
      });
      expect(connection.values.children?.[0]?.name).to.equal('Byron');
      await connection.submit();
      expect(seen).to.deep.equal(['Ralph']);
    });

    it('start with the given ones, to which a reset returns', async () => {
      const form = await passwordForm();
      const connection = connect(form, {values: {password: 'secret', id: 7}});
      expect(connection.values).to.deep.equal({password: 'secret', again: '', id: 7});
      fieldOf(form, 'password').value = 'other';
      connection.reset();
      expect(connection.values).to.deep.equal({password: 'secret', again: '', id: 7});
    });

    it('keep the rows of a list apart from those at the start', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-text-input name="items[0].qty" label="Quantity"></lc-text-input></form>`,
      );
      const connection = connect(form, {values: {items: [{qty: '1'}, {qty: '2'}]}});
      expect(connection.values).to.deep.equal({items: [{qty: '1'}]});
      form.replaceChildren();
      expect(connection.values).to.deep.equal({items: []});
    });
  });

  describe('schema', () => {
    it('gives each field its issue, with the label of the field', async () => {
      const form = await passwordForm();
      const {issues} = connect(form, {schema: passwords});
      expect(issues.map(({name, message, source}) => ({name, message, source}))).to.deep.equal([
        {name: 'password', message: 'Password is required.', source: 'schema'},
      ]);
    });

    it('updates both of two fields that depend on each other', async () => {
      const form = await passwordForm();
      const connection = connect(form, {schema: passwords, values: {password: 'password', again: 'passw'}});
      expect(connection.issues.map(({message}) => message)).to.deep.equal(['The passwords differ.']);
      fieldOf(form, 'password').value = 'passw';
      expect(connection.issues.map(({name}) => name)).to.deep.equal(['password']);
      fieldOf(form, 'password').value = 'password';
      fieldOf(form, 'again').value = 'password';
      expect(connection.issues).to.deep.equal([]);
    });

    it('is asked once for all changes of a task', async () => {
      let count = 0;
      const form = await passwordForm();
      connect(form, {schema: passwords.refine(() => (count += 1) > 0)});
      await Promise.resolve();
      form.reset();
      fieldOf(form, 'password').value = 'password';
      fieldOf(form, 'again').value = 'password';
      count = 0;
      await Promise.resolve();
      expect(count).to.equal(1);
    });

    it('makes the control invalid before the next question about its validity', async () => {
      const form = await passwordForm();
      connect(form, {schema: passwords, values: {password: 'password', again: 'password'}});
      expect(fieldOf(form, 'again').validity.valid).to.equal(true);
      fieldOf(form, 'again').value = 'other';
      expect(fieldOf(form, 'again').validationMessage).to.equal('The passwords differ.');
    });

    it('reports an issue without a field as one of the whole form', async () => {
      const form = await passwordForm();
      const {issues} = connect(form, {schema: z.object({firstName: z.string().min(1)})});
      expect(issues.map(({path, message, element}) => ({path, message, element}))).to.deep.equal([
        {path: ['firstName'], message: 'First name is required.', element: null},
      ]);
    });

    it('renders a field once for a key, with the issue of the new value', async () => {
      const form = await passwordForm();
      connect(form, {schema: passwords, showValidation: true});
      const field = fieldOf(form, 'password');
      field.focus();
      await type('1234567');
      let updates = 0;
      field.addController({hostUpdated: () => (updates += 1)});
      for (const [key, count] of [
        ['8', 1],
        ['Backspace', 2],
      ] as const) {
        await press(key);
        const isValid = count === 1;
        expect([updates, field.validity.valid, messageOf(field) === '']).to.deep.equal([
          count,
          isValid,
          isValid,
        ]);
      }
    });
  });

  describe('constraints of the schema', () => {
    const schema = z.object({
      name: z.string().min(1, 'Say your name.').max(20),
      nick: z.string().optional(),
      age: z.number().min(18, 'Adults only.').nullable(),
      terms: z.literal(true),
      native: z.string().min(1).max(9),
    });
    const setUp = async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-text-input name="name" label="Name" maxlength="10"></lc-text-input>
          <lc-text-input name="nick" label="Nick"></lc-text-input>
          <lc-text-input name="age" label="Age" type="number"></lc-text-input>
          <lc-checkbox name="terms" label="Terms"></lc-checkbox>
          <input name="native" />
        </form>
      `);
      const connection = connect(form, {schema});
      await until(() => fieldOf(form, 'name').required && form.querySelector('input')!.required);
      return {form, connection};
    };

    it('are set on the controls, except for those that the app has set', async () => {
      const {form} = await setUp();
      const native = form.querySelector('input')!;
      expect(
        ['name', 'nick', 'age', 'terms']
          .map(name => fieldOf(form, name))
          .map(({required, maxLength, min}) => [required, maxLength, min]),
      ).to.deep.equal([
        [true, 10, null],
        [false, null, null],
        [false, null, '18'],
        [true, undefined, undefined],
      ]);
      expect([native.required, native.maxLength]).to.deep.equal([true, 9]);
    });

    it('leave the messages to the author of the schema', async () => {
      const {form, connection} = await setUp();
      fieldOf(form, 'age').value = '5';
      expect(connection.issues.map(({message}) => message).slice(0, 2)).to.deep.equal([
        'Say your name.',
        'Adults only.',
      ]);
    });

    it('let a number field say that its text is not a number', async () => {
      const {form} = await setUp();
      fieldOf(form, 'age').focus();
      await type('-');
      expect(fieldOf(form, 'age').validationMessage).to.equal('Age must be a number.');
    });

    it('are taken back at the end', async () => {
      const {form, connection} = await setUp();
      connection.disconnect();
      const native = form.querySelector('input')!;
      expect([fieldOf(form, 'name').required, native.required, native.maxLength]).to.deep.equal([
        false,
        false,
        -1,
      ]);
    });
  });

  describe('submit', () => {
    it('passes the values that the schema returns', async () => {
      const form = await passwordForm();
      const seen: unknown[] = [];
      const schema = z.object({password: z.string().transform(text => text.length), again: z.string()});
      const connection = connect(form, {
        schema,
        values: {password: 'abc'},
        onSubmit: values => void seen.push(values),
      });
      expect(await connection.submit()).to.equal(true);
      expect(seen).to.deep.equal([{password: 3, again: ''}]);
    });

    it('shows the messages of all invalid fields, and focuses the first one', async () => {
      const form = await passwordForm();
      const sent = recordEvents(form, 'submit');
      const connection = connect(form, {schema: passwords, values: {again: 'x'}});
      expect(await connection.submit()).to.equal(false);
      await until(() => messageOf(fieldOf(form, 'password')) !== '');
      expectFocus(fieldOf(form, 'password'));
      expect(sent).to.deep.equal([]);
    });

    it('sends lc-submit once while it is pending, although Enter is pressed again', async () => {
      const form = await passwordForm();
      let finish = (): void => {};
      const pending: boolean[] = [];
      const connection = connect(form, {
        values: {password: 'password', again: 'password'},
        onPendingChange: isPending => void pending.push(isPending),
      });
      const values: unknown[] = [];
      form.addEventListener('lc-submit', (event: FormSubmitEvent) => {
        values.push(event.detail.values);
        event.waitUntil(new Promise<void>(resolve => (finish = resolve)));
      });
      fieldOf(form, 'password').focus();
      await press('Enter');
      await until(() => values.length > 0);
      await press('Enter');
      expect([connection.pending, form.ariaBusy, form.querySelector('lc-button')!.loading]).to.deep.equal([
        true,
        'true',
        true,
      ]);
      finish();
      await until(() => !connection.pending);
      expect([values.length, form.ariaBusy, form.querySelector('lc-button')!.loading, pending]).to.deep.equal(
        [1, null, false, [true, false]],
      );
    });

    it('keeps the values after a rejection, and can be tried again', async () => {
      const form = await passwordForm();
      let attempts = 0;
      const connection = connect(form, {
        values: {password: 'password', again: 'password'},
        onSubmit: async () => {
          attempts += 1;
          if (attempts === 1) throw new Error('offline');
        },
      });
      fieldOf(form, 'again').value = 'other';
      const {onerror} = window;
      const errors: unknown[] = [];
      window.onerror = (_message, _source, _line, _column, error) => {
        errors.push(error?.message);
        return true;
      };
      try {
        expect(await connection.submit()).to.equal(false);
      } finally {
        window.onerror = onerror;
      }
      expect([errors, connection.issues.map(({message}) => message)]).to.deep.equal([
        ['offline'],
        ['The form could not be submitted. Please try again.'],
      ]);
      expect(connection.values).to.deep.equal({password: 'password', again: 'other'});
      expect(await connection.submit()).to.equal(true);
      expect(connection.issues).to.deep.equal([]);
    });
  });

  describe('what is edited while a submit is pending', () => {
    it('is dirty afterwards', async () => {
      const form = await passwordForm();
      let finish = (): void => {};
      const connection = connect(form, {
        values: {password: 'password', again: 'password'},
        onSubmit: () => new Promise<void>(resolve => (finish = resolve)),
      });
      fieldOf(form, 'again').value = 'sent';
      const submitted = connection.submit();
      fieldOf(form, 'password').value = 'later';
      finish();
      await submitted;
      expect([connection.field('again')!.dirty, connection.field('password')!.dirty]).to.deep.equal([
        false,
        true,
      ]);
    });
  });

  describe('issues of a server', () => {
    const setUp = async () => {
      const form = await passwordForm();
      const connection = connect(form, {values: {password: 'password', again: 'password'}});
      connection.setIssues([
        {path: 'password', message: 'Too common.'},
        {path: ['again'], message: 'Wrong.'},
        {path: [], message: 'Not today.'},
      ]);
      return {form, connection};
    };

    it('are shown at their fields, and the first one gets the focus', async () => {
      const {form, connection} = await setUp();
      await fieldOf(form, 'password').updateComplete;
      expect(messageOf(fieldOf(form, 'password'))).to.equal('Too common.');
      expectFocus(fieldOf(form, 'password'));
      expect(connection.issues.map(({message}) => message)).to.deep.equal([
        'Too common.',
        'Wrong.',
        'Not today.',
      ]);
    });

    it('disappear when their field is edited, one by one', async () => {
      const {form, connection} = await setUp();
      await type('x');
      await until(() => messageOf(fieldOf(form, 'password')) === '');
      expect(connection.issues.map(({message}) => message)).to.deep.equal(['Wrong.']);
    });

    it('do not prevent the next submit', async () => {
      const {form, connection} = await setUp();
      const sent: unknown[] = [];
      form.addEventListener('lc-submit', event => {
        event.preventDefault();
        sent.push(event.detail.values);
      });
      expect([await connection.submit(), sent.length]).to.deep.equal([true, 1]);
    });

    it('are all shown if a field has several', async () => {
      const {connection} = await setUp();
      connection.setIssues([
        {path: 'password', message: 'Too common.'},
        {path: 'password', message: 'Too short.'},
      ]);
      expect(connection.issues.map(({message}) => message)).to.deep.equal(['Too common. Too short.']);
    });

    it('are shown again when the same ones return', async () => {
      const {form, connection} = await setUp();
      const seen: number[] = [];
      form.addEventListener('lc-issues', (event: CustomEvent<FormIssuesDetail>) =>
        seen.push(event.detail.issues.length),
      );
      connection.setIssues([{path: 'password', message: 'Too common.'}]);
      connection.setIssues([{path: 'password', message: 'Too common.'}]);
      expect(seen).to.deep.equal([1, 1]);
    });
  });

  describe('dirty and touched', () => {
    it('are false again when the value is back at its start', async () => {
      const form = await passwordForm();
      const connection = connect(form, {values: {password: 'a'}});
      fieldOf(form, 'password').value = 'b';
      expect([connection.dirty, connection.field('password')!.dirty]).to.deep.equal([true, true]);
      fieldOf(form, 'password').value = 'a';
      expect(connection.dirty).to.equal(false);
    });

    it('show the message of a field that was edited and left', async () => {
      const form = await passwordForm();
      const connection = connect(form, {schema: passwords, showValidation: 'touched'});
      fieldOf(form, 'password').focus();
      await type('abc');
      expect([connection.touched, messageOf(fieldOf(form, 'password'))]).to.deep.equal([false, '']);
      fieldOf(form, 'again').focus();
      await until(() => messageOf(fieldOf(form, 'password')) !== '');
      expect(connection.field('password')!.touched).to.equal(true);
    });

    it('do not show the message of a field that was only left', async () => {
      const form = await passwordForm();
      const connection = connect(form, {schema: passwords, showValidation: 'touched'});
      fieldOf(form, 'password').focus();
      fieldOf(form, 'again').focus();
      await fieldOf(form, 'password').updateComplete;
      expect([connection.touched, messageOf(fieldOf(form, 'password'))]).to.deep.equal([false, '']);
    });
  });

  describe('an asynchronous schema', () => {
    const setUp = async () => {
      const answers: {name: string; answer: (isFree: boolean) => void}[] = [];
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-text-input name="name" label="Name"></lc-text-input></form>`,
      );
      const ask = (name: string) => new Promise<boolean>(answer => answers.push({name, answer}));
      const schema = {
        '~standard': {
          version: 1,
          vendor: 'app',
          validate: async (value: {name: string}) =>
            (await ask(value.name))
              ? {value}
              : {issues: [{message: `${value.name} is taken.`, path: ['name']}]},
        },
      } as const;
      const connection = connect(form, {schema: schema as never, debounce: 20, showValidation: true});
      await until(() => answers.length === 1);
      answers[0]!.answer(true);
      await until(() => !connection.pending);
      answers.length = 0;
      return {form, connection, answers, field: fieldOf(form, 'name')};
    };

    it('is pending from the change on, and asked once for several', async () => {
      const {connection, answers, field} = await setUp();
      field.value = 'a';
      await Promise.resolve();
      expect([connection.pending, field.validity.valid, answers.length]).to.deep.equal([true, false, 0]);
      field.value = 'ab';
      await until(() => answers.length > 0);
      expect(answers.map(({name}) => name)).to.deep.equal(['ab']);
    });

    it('ignores an older answer that comes later', async () => {
      const {connection, answers, field} = await setUp();
      field.value = 'a';
      await until(() => answers.length === 1);
      field.value = 'b';
      await until(() => answers.length === 2);
      answers[1]!.answer(true);
      answers[0]!.answer(false);
      await until(() => !connection.pending);
      expect(connection.issues).to.deep.equal([]);
    });

    it('is waited for by a submit', async () => {
      const {connection, answers, field, form} = await setUp();
      const sent: unknown[] = [];
      form.addEventListener('lc-submit', event => {
        event.preventDefault();
        sent.push(event.detail.values);
      });
      field.value = 'a';
      const submitted = connection.submit();
      await until(() => answers.length === 1);
      expect(sent).to.deep.equal([]);
      answers[0]!.answer(true);
      expect([await submitted, sent]).to.deep.equal([true, [{name: 'a'}]]);
    });

    it('is canceled by a reset', async () => {
      const {connection, answers, field} = await setUp();
      field.value = 'a';
      await until(() => answers.length === 1);
      connection.reset();
      answers[0]!.answer(false);
      await until(() => answers.length === 2);
      answers[1]!.answer(true);
      await until(() => !connection.pending);
      expect([field.value, connection.issues]).to.deep.equal(['', []]);
    });
  });

  describe('native controls', () => {
    const setUp = (schema = z.object({name: z.string().min(2)})) =>
      fixture<HTMLFormElement>(html`
        <form>
          <label>First name <input name="name" aria-errormessage="name-error" /></label>
          <p id="name-error"></p>
        </form>
      `).then(form => ({form, connection: connect(form, {schema}), input: form.querySelector('input')!}));

    it('take part with their validity and message', async () => {
      const {form, connection, input} = await setUp();
      expect(await connection.submit()).to.equal(false);
      expectFocus(input);
      expect([
        input.ariaInvalid,
        input.validationMessage,
        form.querySelector('p')!.textContent,
      ]).to.deep.equal(['true', 'First name is required.', 'First name is required.']);
    });

    it('have their message in the language around the shadow root of the form', async () => {
      registerTranslation(ar);
      const host = await fixture<HTMLElement>(html`<div lang="ar"></div>`);
      const form = document.createElement('form');
      const input = Object.assign(document.createElement('input'), {name: 'name', ariaLabel: 'First name'});
      host.attachShadow({mode: 'open'}).append(form);
      form.append(input);
      await connect(form, {schema: z.object({name: z.string().min(2)})}).submit();
      expect(input.validationMessage).to.equal('First name: هذا الحقل مطلوب.');
    });

    it('are valid again when they are edited', async () => {
      const {form, connection, input} = await setUp();
      await connection.submit();
      await type('Ada');
      expect([input.ariaInvalid, input.validity.valid, form.querySelector('p')!.textContent]).to.deep.equal([
        null,
        true,
        '',
      ]);
    });
  });

  describe('bad input', () => {
    const oneField = (name: string) =>
      fixture<HTMLFormElement>(html`
        <form>
          <lc-text-input name="name" label="Name" value="Ada"></lc-text-input>
          <lc-text-input name=${name} label="Other" value="x"></lc-text-input>
        </form>
      `);
    const strict = {
      zod: z.strictObject({name: z.string()}),
      valibot: v.strictObject({name: v.string()}),
      superstruct: s.object({name: s.string()}),
    };

    for (const [vendor, schema] of Object.entries(strict)) {
      it(`leaves out a field that the schema does not know: ${vendor}`, async () => {
        const form = await oneField('token');
        const seen: unknown[] = [];
        const warnings = await recordWarnings(() =>
          connect(form, {schema, onSubmit: values => void seen.push(values)}).submit(),
        );
        expect([seen, warnings]).to.deep.equal([
          [{name: 'Ada'}],
          ['connectForm(): the schema has no field "token"; the value is left out.'],
        ]);
      });
    }

    it('keeps a field that the schema allows without declaring it', async () => {
      const form = await oneField('token');
      const seen: unknown[] = [];
      const schema = z.looseObject({name: z.string()});
      await connect(form, {schema, onSubmit: values => void seen.push(values)}).submit();
      expect(seen).to.deep.equal([{name: 'Ada', token: 'x'}]);
    });

    it('warns about a key of the schema without a control when a submit fails', async () => {
      const form = await oneField('nick');
      const schema = z.object({name: z.string(), nick: z.string(), born: z.object({year: z.number()})});
      const warnings = await recordWarnings(() => connect(form, {schema}).submit());
      expect(warnings).to.deep.equal([
        'connectForm(): the schema requires "born", but no control has this name.',
      ]);
    });

    it('warns about controls of different kinds with one name', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-text-input name="name" label="Name" value="Ada"></lc-text-input>
          <lc-checkbox name="name" label="Other" checked></lc-checkbox>
        </form>
      `);
      const warnings = await recordWarnings(() => connect(form).values);
      expect(warnings).to.deep.equal([
        'connectForm(): the name "name" is shared by controls of different kinds; their values are a list.',
      ]);
    });

    it('reports rules that throw once, and asks them again at the next submit', async () => {
      const form = await oneField('nick');
      let isBroken = true;
      const schema = z.object({name: z.string(), nick: z.string()}).refine(() => {
        if (isBroken) throw new Error('broken');
        return true;
      });
      const warnings = await recordWarnings(async () => {
        const connection = connect(form, {schema, onSubmit: () => {}});
        expect(await connection.submit()).to.equal(false);
        expect(connection.issues.map(({message}) => message)).to.deep.equal([
          'The form could not be submitted. Please try again.',
        ]);
        isBroken = false;
        expect(await connection.submit()).to.equal(true);
      });
      expect(warnings.length).to.equal(1);
    });

    it('reports a schema of the wrong kind, and fails closed', async () => {
      const form = await oneField('nick');
      const warnings = await recordWarnings(async () => {
        expect(await connect(form, {schema: 'schema' as never}).submit()).to.equal(false);
      });
      expect(warnings.length).to.equal(1);
    });
  });

  it('leaves the form as it was when it ends', async () => {
    const form = await passwordForm();
    const connection = connectForm(form, {schema: passwords});
    await connection.submit();
    connection.disconnect();
    await fieldOf(form, 'password').updateComplete;
    expect([form.noValidate, messageOf(fieldOf(form, 'password')), form.checkValidity()]).to.deep.equal([
      false,
      '',
      true,
    ]);
  });
});
