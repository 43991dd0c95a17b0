import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import '../field-list/field-list.define.js';
import type {LcFieldList} from '../field-list/field-list.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import {connectForm, type FormConnection} from './form.define.js';

const forms: FormConnection[] = [];
afterEach(() => {
  for (const connection of forms.splice(0)) connection.disconnect();
});

interface Harness {
  readonly form: HTMLFormElement;
  readonly connection: FormConnection;
  readonly list: LcFieldList;
}

async function setUp(options: object = {}): Promise<Harness> {
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <lc-text-input name="own" label="Own"></lc-text-input>
      <input name="native" aria-label="Native" />
      <lc-field-list name="items">
        <template><lc-text-input name="name" label="Name"></lc-text-input></template>
      </lc-field-list>
      <button type="reset">Reset</button>
      <lc-button type="reset">Reset</lc-button>
    </form>
  `);
  const list = form.querySelector('lc-field-list')!;
  const items = ['a', 'b', 'c'].map(name => ({name}));
  const connection = connectForm(form, {
    values: {own: 'o', native: 'n', items},
    ...options,
  }) as FormConnection;
  forms.push(connection);
  await list.updateComplete;
  return {form, connection, list};
}

const namesOf = ({connection}: Harness) =>
  (connection.values as {items: {name: string}[]}).items.map(({name}) => name);
const ownOf = ({form}: Harness) => form.querySelector<LcTextInput>('[name=own]')!;
const nativeOf = ({form}: Harness) => form.querySelector<HTMLInputElement>('[name=native]')!;

/** How a script resets a form. */
const RESETS: Readonly<Record<string, (harness: Harness) => void>> = {
  'form.reset()': ({form}) => form.reset(),
  'connection.reset()': ({connection}) => connection.reset(),
  'an lc-button': ({form}) => form.querySelector<HTMLElement>('lc-button')!.click(),
};

const CHANGES: readonly [title: string, change: (list: LcFieldList) => void, names: readonly string[]][] = [
  ['an inserted row', list => list.insert(0, {name: 'z'}), ['z', 'a', 'b', 'c']],
  ['a removed row', list => list.remove(0), ['b', 'c']],
  ['a moved row', list => list.move(0, 2), ['b', 'c', 'a']],
];

describe('a reset of a connected form', () => {
  for (const [way, reset] of Object.entries(RESETS)) {
    describe(`by ${way}`, () => {
      for (const [title, change, names] of CHANGES)
        for (const ticks of [0, 3])
          it(`keeps ${title} after ${ticks} microtasks`, async () => {
            const harness = await setUp();
            harness.list.insert();
            reset(harness);
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
            change(harness.list);
            await aTimeout(20);
            expect([namesOf(harness), harness.connection.dirty]).to.deep.equal([names, true]);
          });

      it('keeps values that are set right after it, which are dirty', async () => {
        const harness = await setUp();
        const {connection} = harness;
        reset(harness);
        ownOf(harness).value = nativeOf(harness).value = 'z';
        const seen = [connection.field('own')!.dirty, connection.field('native')!.dirty];
        await aTimeout(20);
        expect([seen, connection.values, connection.dirty]).to.deep.equal([
          [true, true],
          {own: 'z', native: 'z', items: [{name: 'a'}, {name: 'b'}, {name: 'c'}]},
          true,
        ]);
        ownOf(harness).value = 'o';
        nativeOf(harness).value = 'n';
        expect(connection.dirty).to.equal(false);
      });

      it('is complete when it returns', async () => {
        const harness = await setUp();
        const {connection, list} = harness;
        ownOf(harness).value = nativeOf(harness).value = 'z';
        list.remove(0);
        expect(connection.dirty).to.equal(true);
        reset(harness);
        expect([connection.dirty, connection.values, list.length]).to.deep.equal([
          false,
          {own: 'o', native: 'n', items: [{name: 'a'}, {name: 'b'}, {name: 'c'}]},
          3,
        ]);
      });

      it('keeps issues of a server that are set right after it', async () => {
        const harness = await setUp();
        const {connection} = harness;
        connection.setIssues([{path: 'own', message: 'Old.'}]);
        await aTimeout(10);
        reset(harness);
        connection.setIssues([{path: 'native', message: 'New.'}]);
        await aTimeout(20);
        expect(connection.issues.map(({message}) => message)).to.deep.equal(['New.']);
      });

      it('does nothing if the app cancels it', async () => {
        const harness = await setUp();
        const {form, connection, list} = harness;
        connection.setIssues([{path: 'own', message: 'Taken.'}]);
        await aTimeout(10);
        list.remove(0);
        nativeOf(harness).value = 'z';
        form.addEventListener('reset', event => event.preventDefault());
        reset(harness);
        await aTimeout(20);
        expect([namesOf(harness), connection.dirty, connection.issues.length]).to.deep.equal([
          ['b', 'c'],
          true,
          1,
        ]);
      });
    });
  }

  it('by a native button keeps a row that is inserted after the microtask of the browser', async () => {
    const harness = await setUp();
    ownOf(harness).value = nativeOf(harness).value = 'z';
    harness.form.querySelector('button')!.click();
    // The browser has not reset custom elements yet.
    const seen = ['own', 'native'].map(name => harness.connection.field(name)!.dirty);
    await Promise.resolve();
    seen.push(harness.connection.dirty);
    expect(seen).to.deep.equal([true, false, false]);
    harness.list.insert(0, {name: 'z'});
    await aTimeout(20);
    expect([namesOf(harness), harness.connection.dirty]).to.deep.equal([['z', 'a', 'b', 'c'], true]);
  });

  it('by a user is complete soon', async () => {
    const harness = await setUp();
    const {form, connection, list} = harness;
    ownOf(harness).value = nativeOf(harness).value = 'z';
    list.remove(0);
    connection.setIssues([{path: 'own', message: 'Taken.'}]);
    await clickOn(form.querySelector('button')!);
    await until(() => !connection.dirty && connection.issues.length === 0);
    expect([namesOf(harness), nativeOf(harness).value]).to.deep.equal([['a', 'b', 'c'], 'n']);
  });

  it('has not happened yet for listeners of its event', async () => {
    const harness = await setUp();
    const {form, connection} = harness;
    nativeOf(harness).value = 'z';
    const seen: unknown[] = [];
    form.addEventListener('reset', () => seen.push(connection.dirty));
    form.querySelector('button')!.click();
    expect([seen, connection.dirty]).to.deep.equal([[true], false]);
  });

  it('in lc-submitted lets the app fill the list again', async () => {
    const harness = await setUp({onSubmit: () => {}});
    const {form, connection, list} = harness;
    form.addEventListener('lc-submitted', () => {
      connection.reset();
      list.insert(3, {name: 'next'});
    });
    await connection.submit();
    await until(() => !connection.pending);
    await aTimeout(20);
    expect(namesOf(harness)).to.deep.equal(['a', 'b', 'c', 'next']);
  });

  it('while it is being submitted leaves the fields clean', async () => {
    let finish = (): void => {};
    const harness = await setUp({onSubmit: () => new Promise<void>(resolve => (finish = resolve))});
    const {connection, list} = harness;
    nativeOf(harness).value = 'sent';
    list.remove(0);
    const submitted = connection.submit();
    connection.reset();
    finish();
    await submitted;
    expect([connection.dirty, namesOf(harness)]).to.deep.equal([false, ['a', 'b', 'c']]);
  });
});
