import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import {connectForm, type FormConnection, type FormOptions} from './form.define.js';

const FAILED = 'The form could not be submitted. Please try again.';

describe('a connected form with bad input', () => {
  const {setTimeout: wait} = window;
  let connection: FormConnection | null = null;
  afterEach(() => {
    connection?.disconnect();
    connection = null;
    window.setTimeout = wait;
  });

  async function connect(options: FormOptions = {}): Promise<{field: LcTextInput; current: FormConnection}> {
    const form = await fixture<HTMLFormElement>(
      html`<form><lc-text-input name="name" label="Name" value="Ada"></lc-text-input></form>`,
    );
    const current = connectForm(form, {onSubmit: () => {}, ...options});
    connection = current;
    return {field: form.querySelector('lc-text-input')!, current};
  }

  /** Lets the 30 seconds pass that a check may last. */
  function hurry(): void {
    window.setTimeout = ((run: () => void, milliseconds?: number) =>
      wait(run, milliseconds === 30_000 ? 20 : milliseconds)) as typeof setTimeout;
  }

  const messages = (current: FormConnection) => current.issues.map(({message}) => message);

  it('warns once about a name that is not a path, and submits the others', async () => {
    const {field, current} = await connect();
    const other = document.createElement('input');
    other.name = 'a..b';
    field.after(other);
    let isSubmitted = false;
    const warnings = await recordWarnings(async () => {
      void current.values;
      isSubmitted = await current.submit();
    });
    expect({warnings, isSubmitted, values: current.values}).to.deep.equal({
      warnings: [
        'connectForm(): the name "a..b" is not a path such as address.city or items[0].qty; it has no value.',
      ],
      isSubmitted: true,
      values: {name: 'Ada'},
    });
  });

  it('can be submitted once a schema that never settled is asked again', async () => {
    hurry();
    let isStuck = true;
    const schema = z.object({
      name: z.string().refine(async () => {
        if (isStuck) await new Promise(() => {});
        return true;
      }),
    });
    const {current} = await connect({schema, debounce: 0});
    const seen = [await current.submit(), messages(current)];
    isStuck = false;
    expect([...seen, await current.submit()]).to.deep.equal([false, [FAILED], true]);
  });

  it('can be submitted once rules of a control that never settled are asked again', async () => {
    hurry();
    let isStuck = true;
    const {field, current} = await connect();
    field.rules = z.string().refine(async () => {
      if (isStuck) await new Promise(() => {});
      return true;
    });
    const seen = [await current.submit(), messages(current).length];
    isStuck = false;
    expect([...seen, await current.submit(), current.values]).to.deep.equal([false, 1, true, {name: 'Ada'}]);
  });

  it('can be submitted once rules of a control that threw are asked again', async () => {
    let isBroken = true;
    const {field, current} = await connect();
    const warnings = await recordWarnings(async () => {
      field.rules = z.string().refine(() => {
        if (isBroken) throw new Error('broken');
        return true;
      });
      const seen = [await current.submit(), messages(current).length];
      isBroken = false;
      expect([...seen, await current.submit()]).to.deep.equal([false, 1, true]);
    });
    expect(warnings.length).to.equal(1);
  });

  for (const [title, reply] of [
    ['a text', 'Wrong.'],
    ['an object', {name: 'Wrong.'}],
    ['a list of texts', ['Wrong.']],
    ['a list with null', [null]],
    ['issues without a path', [{message: 'Wrong.'}]],
    ['issues without a message', [{path: 'name'}]],
  ] as const)
    it(`shows a message if setIssues() gets ${title}, and warns once`, async () => {
      const {field, current} = await connect();
      let isSubmitted = false;
      let shown: readonly string[] = [];
      const warnings = await recordWarnings(async () => {
        current.setIssues(reply as never);
        current.setIssues(reply as never);
        shown = messages(current);
        isSubmitted = await current.submit();
      });
      expect([warnings.length, shown, isSubmitted, field.value]).to.deep.equal([1, [FAILED], true, 'Ada']);
    });

  it('shows the issues of a reply that have the right shape', async () => {
    const {current} = await connect();
    await recordWarnings(() => current.setIssues([{path: 'name', message: 'Taken.'}, 'Wrong.'] as never));
    expect(messages(current)).to.deep.equal(['Taken.', FAILED]);
  });

  it('shows a message if onSubmit returns a list of another shape', async () => {
    const {current} = await connect({onSubmit: () => ['Wrong.']});
    let isSubmitted = true;
    await recordWarnings(async () => {
      isSubmitted = await current.submit();
    });
    await until(() => !current.pending);
    expect([isSubmitted, messages(current)]).to.deep.equal([false, [FAILED]]);
  });
});
