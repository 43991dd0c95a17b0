import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import {recordEvents} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import '../error-summary/error-summary.define.js';
import '../field-list/field-list.define.js';
import {connectForm, type FormConnection, type FormOptions} from '../form/form.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import './steps.define.js';
import type {LcSteps} from './steps.define.js';

const connections: FormConnection[] = [];
afterEach(() => {
  for (const connection of connections.splice(0)) connection.disconnect();
});

const schema = z
  .object({name: z.string().min(2), city: z.string().min(2), again: z.string()})
  .refine(({city, again}) => city === again, {path: ['again'], error: 'Repeat the city.', when: () => true});

const VALID = {name: 'Ada', city: 'Rome', again: 'Rome'};

interface Harness {
  readonly form: HTMLFormElement;
  readonly steps: LcSteps;
  readonly connection: FormConnection;
}

const makeForm = () =>
  fixture<HTMLFormElement>(html`
    <form>
      <lc-steps>
        <lc-step heading="Person"><lc-text-input name="name" label="Name"></lc-text-input></lc-step>
        <lc-step heading="Address">
          <lc-text-input name="city" label="City"></lc-text-input>
          <label>Again <input name="again" aria-errormessage="again-message" /></label>
          <p id="again-message"></p>
        </lc-step>
        <lc-step heading="End">
          <lc-text-input name="note" label="Note"></lc-text-input>
        </lc-step>
        <lc-button slot="submit" type="submit">Send</lc-button>
      </lc-steps>
    </form>
  `);

async function make(options: FormOptions = {}): Promise<Harness> {
  const form = await makeForm();
  const connection = connectForm(form, {schema, ...options});
  connections.push(connection);
  const steps = form.querySelector('lc-steps')!;
  await steps.updateComplete;
  return {form, steps, connection};
}

const fieldOf = ({form}: {form: HTMLElement}, name: string) =>
  form.querySelector<LcTextInput>(`[name=${name}]`)!;
const visible = ({steps}: {steps: LcSteps}) =>
  steps.steps.filter(step => step.checkVisibility()).map(({heading}) => heading);
const messageOf = (field: HTMLElement) =>
  field.shadowRoot!.querySelector('.message')?.textContent?.trim() ?? '';
/** The steps that the list marks as having errors. */
const marked = async ({steps}: {steps: LcSteps}) => {
  await steps.updateComplete;
  return [...steps.shadowRoot!.querySelectorAll('.is-invalid .label')].map(({textContent}) => textContent);
};
const next = ({steps}: {steps: LcSteps}) => steps.shadowRoot!.querySelector<HTMLElement>('[part=next]')!;

describe('lc-steps in a connected form', () => {
  describe('checks', () => {
    it('stays in a step with an invalid field', async () => {
      const harness = await make();
      expect([await harness.steps.next(), visible(harness)]).to.deep.equal([false, ['Person']]);
    });

    it('focuses the first invalid field', async () => {
      const harness = await make();
      await harness.steps.next();
      expectFocus(fieldOf(harness, 'name'));
    });

    it('shows the messages of the step only', async () => {
      const harness = await make();
      await harness.steps.next();
      await until(() => messageOf(fieldOf(harness, 'name')) !== '');
      expect(messageOf(fieldOf(harness, 'city'))).to.equal('');
    });

    it('goes on although later steps are invalid', async () => {
      const harness = await make({values: {name: 'Ada'}});
      expect([await harness.steps.next(), visible(harness)]).to.deep.equal([true, ['Address']]);
    });

    it('reports a rule across fields in the step of its field', async () => {
      const harness = await make({values: {...VALID, again: 'Roma'}});
      const seen = [await harness.steps.next(), await harness.steps.next()];
      expect([...seen, visible(harness)]).to.deep.equal([true, false, ['Address']]);
      expectFocus(fieldOf(harness, 'again'));
    });

    it('does not check when the user goes back', async () => {
      const harness = await make({values: {name: 'Ada'}});
      await harness.steps.next();
      harness.steps.previous();
      expect([visible(harness), await marked(harness)]).to.deep.equal([['Person'], []]);
    });

    it('checks before a later step of the list is shown again', async () => {
      const harness = await make({values: VALID});
      await harness.steps.next();
      harness.steps.previous();
      fieldOf(harness, 'name').value = '';
      await harness.steps.updateComplete;
      harness.steps.shadowRoot!.querySelectorAll('li')[1]!.querySelector('button')!.click();
      await until(() => messageOf(fieldOf(harness, 'name')) !== '');
      expect(visible(harness)).to.deep.equal(['Person']);
    });

    it('marks a step with errors in the list, until they are corrected', async () => {
      const harness = await make();
      await harness.steps.next();
      const seen = [await marked(harness)];
      await type('Ada');
      await press('Tab');
      expect([...seen, await marked(harness)]).to.deep.equal([['Person'], []]);
    });

    it('says in the list which step has errors', async () => {
      const {steps} = await make();
      await steps.next();
      await steps.updateComplete;
      const item = steps.shadowRoot!.querySelector('li')!;
      item.querySelector('[aria-hidden=true]')!.remove();
      expect(item.textContent.replace(/\s+/g, ' ').trim()).to.equal('Person (has errors)');
    });
  });

  describe('submit', () => {
    it('passes the values of all steps', async () => {
      const seen: unknown[] = [];
      const {connection} = await make({values: VALID, onSubmit: values => void seen.push(values)});
      await connection.submit();
      expect(seen).to.deep.equal([VALID]);
    });

    it('opens the first step with an issue, and focuses its field', async () => {
      const harness = await make({values: {name: 'Ada'}});
      harness.steps.active = 2;
      await harness.connection.submit();
      expect(visible(harness)).to.deep.equal(['Address']);
      expectFocus(fieldOf(harness, 'city'));
    });

    it('marks all steps with issues', async () => {
      const harness = await make();
      harness.steps.active = 2;
      await harness.connection.submit();
      expect(await marked(harness)).to.deep.equal(['Person', 'Address']);
    });

    it('opens the step of an issue although lc-step-change is canceled', async () => {
      const harness = await make();
      harness.steps.active = 2;
      harness.steps.addEventListener('lc-step-change', event => event.preventDefault());
      await harness.connection.submit();
      expect(visible(harness)).to.deep.equal(['Person']);
    });

    it('opens the step of an issue of the server', async () => {
      const harness = await make({values: VALID});
      harness.steps.active = 2;
      harness.connection.setIssues([{path: 'city', message: 'We do not deliver there.'}]);
      expectFocus(fieldOf(harness, 'city'));
      expect([visible(harness), await marked(harness)]).to.deep.equal([['Address'], ['Address']]);
    });

    it('goes on from a step with an issue of the server once its field is edited', async () => {
      const harness = await make({values: VALID});
      harness.connection.setIssues([{path: 'name', message: 'This name is in use.'}]);
      await press('End');
      await type('m');
      expect([await harness.steps.next(), await marked(harness)]).to.deep.equal([true, []]);
    });

    it('stays at the issues of a server although the form is reset in the same task', async () => {
      const harness = await make({values: VALID});
      harness.steps.active = 2;
      harness.connection.setIssues([{path: 'city', message: 'We do not deliver there.'}]);
      harness.form.reset();
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(visible(harness)).to.deep.equal(['Address']);
    });
  });

  it('moves the focus to the first step, although a reset has removed what had the focus', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <lc-steps>
          <lc-step heading="Person"><lc-text-input name="name" label="Name"></lc-text-input></lc-step>
          <lc-step heading="Items">
            <lc-field-list name="items">
              <template>
                <lc-text-input name="name" label="Item"></lc-text-input>
                <lc-button command="--move-down">Down</lc-button>
              </template>
            </lc-field-list>
          </lc-step>
        </lc-steps>
      </form>
    `);
    connections.push(connectForm(form, {values: {items: [{name: 'a'}, {name: 'b'}]}}));
    const list = form.querySelector('lc-field-list')!;
    form.querySelector('lc-steps')!.active = 1;
    list.insert();
    const button = list.rows[1]!.querySelector('lc-button')!;
    await button.updateComplete;
    // It is that of the last row after a reset, so it is disabled.
    button.focus();
    form.reset();
    await until(() => document.activeElement?.localName === 'lc-step', 'the step has the focus');
    expect((document.activeElement as HTMLElement & {heading: string}).heading).to.equal('Person');
  });

  describe('summary', () => {
    const withSummary = async (options: FormOptions = {}) => {
      const harness = await make(options);
      const summary = document.createElement('lc-error-summary');
      harness.form.prepend(summary);
      await summary.updateComplete;
      const links = () => [...summary.shadowRoot!.querySelectorAll('a')];
      return {...harness, summary, links};
    };

    it('lists the issues of the step, and gets the focus', async () => {
      const harness = await withSummary();
      await harness.steps.next();
      expectFocus(harness.summary);
      expect(harness.links().length).to.equal(1);
    });

    it('has links that open the step of their field', async () => {
      const harness = await withSummary();
      harness.steps.active = 2;
      await harness.connection.submit();
      harness.links()[1]!.click();
      expect(visible(harness)).to.deep.equal(['Address']);
      expectFocus(fieldOf(harness, 'city'));
    });

    it('keeps its links while they open steps', async () => {
      const harness = await withSummary();
      await harness.connection.submit();
      harness.links()[1]!.click();
      await harness.summary.updateComplete;
      expect(harness.links().length).to.equal(2);
    });

    it('is hidden when the user goes to the next step', async () => {
      const harness = await withSummary();
      await harness.steps.next();
      fieldOf(harness, 'name').value = 'Ada';
      await harness.steps.next();
      expect(harness.summary.checkVisibility()).to.equal(false);
    });
  });

  describe('asynchronous rules', () => {
    /** A rule for the name, which each answer in `answers` lets pass or fail. */
    const makeAsync = async () => {
      const answers: ((isValid: boolean) => void)[] = [];
      const rule = () => new Promise<boolean>(resolve => answers.push(resolve));
      const harness = await make({
        schema: z.object({name: z.string().refine(rule, 'This name is in use.')}),
        values: {name: 'Ada'},
        debounce: 0,
      });
      await until(() => answers.length > 0);
      return {...harness, answer: (isValid: boolean) => answers.at(-1)!(isValid)};
    };

    it('keep Next busy until they have answered', async () => {
      const {steps, answer} = await makeAsync();
      const isShown = steps.next();
      await steps.updateComplete;
      const seen = [steps.pending, steps.matches(':state(pending)')];
      answer(true);
      expect([...seen, await isShown, steps.pending]).to.deep.equal([true, true, true, false]);
    });

    it('show the button as busy', async () => {
      const harness = await makeAsync();
      void harness.steps.next();
      await until(() => next(harness).matches('[loading]'));
      harness.answer(false);
      await until(() => !next(harness).matches('[loading]'));
    });

    it('keep the step if they reject the value', async () => {
      const harness = await makeAsync();
      const isShown = harness.steps.next();
      harness.answer(false);
      expect([await isShown, visible(harness)]).to.deep.equal([false, ['Person']]);
    });

    it('do not move on after the user has gone elsewhere', async () => {
      const harness = await makeAsync();
      harness.steps.active = 1;
      const isShown = harness.steps.next();
      harness.steps.previous();
      harness.answer(true);
      expect([await isShown, visible(harness)]).to.deep.equal([false, ['Person']]);
    });

    it('do not move the focus after the user has gone back', async () => {
      const harness = await makeAsync();
      harness.steps.active = 1;
      fieldOf(harness, 'city').rules = z.string().min(2);
      const isShown = harness.steps.next();
      harness.steps.previous();
      harness.answer(true);
      await isShown;
      expectFocus(harness.steps.steps[0]!);
    });

    it('are asked once more by a newer attempt, which counts alone', async () => {
      const harness = await makeAsync();
      const changes = recordEvents(harness.steps, 'lc-after-step-change');
      const seen = [harness.steps.next(), harness.steps.next()];
      harness.answer(true);
      expect([...(await Promise.all(seen)), ...changes]).to.deep.equal([false, true, 'lc-after-step-change']);
    });
  });
});

describe('lc-steps in a form without a connection', () => {
  const makePlain = async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <lc-steps>
          <lc-step heading="Person"
            ><label>Name <input name="name" required /></label
          ></lc-step>
          <lc-step heading="Address">
            <lc-text-input name="city" label="City" required show-validation="submit"></lc-text-input>
          </lc-step>
          <lc-step heading="End"
            ><label>Note <input name="note" /></label
          ></lc-step>
          <button slot="submit">Send</button>
        </lc-steps>
      </form>
    `);
    const steps = form.querySelector('lc-steps')!;
    await steps.updateComplete;
    return {form, steps};
  };

  it('checks a native field like the browser', async () => {
    const harness = await makePlain();
    expect([await harness.steps.next(), visible(harness)]).to.deep.equal([false, ['Person']]);
    expectFocus(harness.form.querySelector('[name=name]'));
  });

  it('shows the message of a field of the library', async () => {
    const harness = await makePlain();
    harness.steps.active = 1;
    await harness.steps.next();
    await until(() => messageOf(fieldOf(harness, 'city')) === 'City is required.');
    expectFocus(fieldOf(harness, 'city'));
  });

  it('shows no message of a later step', async () => {
    const harness = await makePlain();
    await harness.steps.next();
    await fieldOf(harness, 'city').updateComplete;
    expect(messageOf(fieldOf(harness, 'city'))).to.equal('');
  });

  it('goes on from a valid step', async () => {
    const harness = await makePlain();
    harness.form.querySelector<HTMLInputElement>('[name=name]')!.value = 'Ada';
    expect([await harness.steps.next(), visible(harness)]).to.deep.equal([true, ['Address']]);
  });

  it('goes on without a check in a form with novalidate', async () => {
    const harness = await makePlain();
    harness.form.noValidate = true;
    expect([await harness.steps.next(), visible(harness)]).to.deep.equal([true, ['Address']]);
  });

  for (const [title, name] of [
    ['a native field', 'name'],
    ['a field of the library', 'city'],
  ] as const)
    it(`opens the step of ${title} that keeps the form from being submitted`, async () => {
      const harness = await makePlain();
      if (name === 'city') harness.form.querySelector<HTMLInputElement>('[name=name]')!.value = 'Ada';
      harness.steps.active = 2;
      await harness.steps.updateComplete;
      harness.form.querySelector<HTMLElement>('[slot=submit]')!.click();
      expect(visible(harness)).to.deep.equal([name === 'name' ? 'Person' : 'Address']);
      await until(() => harness.form.querySelector(`[name=${name}]`)!.matches(':focus'));
    });

  it('keeps the step when the app asks whether the form is valid', async () => {
    const harness = await makePlain();
    harness.steps.active = 2;
    harness.form.checkValidity();
    expect(visible(harness)).to.deep.equal(['End']);
  });
});
