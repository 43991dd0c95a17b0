import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import {press} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../error-summary/error-summary.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import {connectForm, type FormConnection, type FormIssue, type FormOptions} from './form.define.js';

const connections: FormConnection[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.disconnect();
});

const schema = z.object({name: z.string().min(2), city: z.string().min(2), zip: z.string().min(2)});

interface Harness {
  readonly form: HTMLFormElement;
  readonly part: HTMLElement;
  readonly connection: FormConnection;
}

async function make(options: FormOptions = {schema}): Promise<Harness> {
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <lc-error-summary no-focus></lc-error-summary>
      <lc-text-input name="name" label="Name"></lc-text-input>
      <div>
        <lc-text-input name="city" label="City"></lc-text-input>
        <lc-text-input name="zip" label="ZIP code"></lc-text-input>
      </div>
    </form>
  `);
  const connection = connectForm(form, options);
  connections.push(connection);
  return {form, connection, part: form.querySelector('div')!};
}

const fieldOf = ({form}: Harness, name: string) => form.querySelector<LcTextInput>(`[name=${name}]`)!;
const shown = ({form}: Harness) =>
  ['name', 'city', 'zip'].filter(name =>
    form.querySelector(`[name=${name}]`)!.shadowRoot!.querySelector('.message')!.textContent.trim(),
  );

describe('validate() of a form', () => {
  it('shows only the messages of the fields in an element', async () => {
    const harness = await make();
    await harness.connection.validate(harness.part);
    await until(() => shown(harness).length > 0);
    expect(shown(harness)).to.deep.equal(['city', 'zip']);
  });

  it('focuses the first invalid field in the element', async () => {
    const harness = await make();
    await harness.connection.validate(harness.part);
    expectFocus(fieldOf(harness, 'city'));
  });

  it('ignores issues elsewhere', async () => {
    const harness = await make({schema, values: {city: 'Rome', zip: '00118'}});
    expect(await harness.connection.validate(harness.part)).to.equal(true);
  });

  it('sends lc-issues with the issues in the element', async () => {
    const harness = await make();
    let issues: readonly FormIssue[] = [];
    harness.form.addEventListener('lc-issues', event => ({issues} = event.detail));
    await harness.connection.validate(harness.part);
    expect(issues.map(({name}) => name)).to.deep.equal(['city', 'zip']);
  });

  it('lists the issues in the element in the summary', async () => {
    const harness = await make();
    await harness.connection.validate(harness.part);
    const links = harness.form.querySelector('lc-error-summary')!.shadowRoot!.querySelectorAll('a');
    expect(links.length).to.equal(2);
  });

  it('keeps the message of a field that is edited and left, but still invalid', async () => {
    const harness = await make();
    await harness.connection.validate(harness.part);
    await press('x');
    await press('Tab');
    await until(() => shown(harness).length > 0);
    expect(shown(harness)).to.deep.equal(['city', 'zip']);
  });

  it('hides the messages when the form is reset', async () => {
    const harness = await make();
    await harness.connection.validate(harness.part);
    await until(() => shown(harness).length > 0);
    harness.connection.reset();
    await until(() => shown(harness).length === 0);
  });

  it('does not wait for asynchronous rules elsewhere', async () => {
    const harness = await make({schema: null});
    fieldOf(harness, 'name').rules = z.string().refine(() => new Promise<boolean>(() => {}));
    expect(await harness.connection.validate(harness.part)).to.equal(true);
  });
});
