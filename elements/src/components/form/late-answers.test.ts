import {expect, fixture, html} from '@open-wc/testing';
import '../field-list/field-list.define.js';
import type {LcFieldList} from '../field-list/field-list.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import {connectForm, type FormConnection, type GivenIssue, type LcForm} from './form.define.js';

const fields = html`
  <form>
    <lc-field-list name="items">
      <template><lc-text-input name="name" label="Name"></lc-text-input></template>
    </lc-field-list>
  </form>
`;

const values = {items: ['n0', 'n1', 'n2', 'n3'].map(name => ({name}))};

interface Harness {
  readonly connection: FormConnection;
  readonly list: LcFieldList;
  /** The issues of the server arrive. */
  readonly answer: (issues: readonly GivenIssue[]) => void;
  readonly submitted: Promise<boolean>;
}

/** The ways to submit a form, which wait for a server with the rows n0 to n3. */
const WAYS: Readonly<Record<string, () => Promise<Harness>>> = {
  'connectForm, whose onSubmit returns them': async () => {
    const form = await fixture<HTMLFormElement>(fields);
    let answer = (_: readonly GivenIssue[]): void => {};
    const onSubmit = () => new Promise<readonly GivenIssue[]>(resolve => (answer = resolve));
    const connection = connectForm(form, {values, onSubmit}) as unknown as FormConnection;
    const submitted = connection.submit();
    return {connection, list: form.querySelector('lc-field-list')!, answer, submitted};
  },
  'connectForm, whose onSubmit sets them': async () => {
    const form = await fixture<HTMLFormElement>(fields);
    let answer = (_: readonly GivenIssue[]): void => {};
    const connection: FormConnection = connectForm(form, {
      values,
      onSubmit: async () => {
        const issues = await new Promise<readonly GivenIssue[]>(resolve => (answer = resolve));
        connection.setIssues(issues);
      },
    });
    const submitted = connection.submit();
    return {connection, list: form.querySelector('lc-field-list')!, answer, submitted};
  },
  'lc-form with waitUntil': async () => {
    const element = await fixture<LcForm>(html`<lc-form .values=${values}>${fields}</lc-form>`);
    let answer = (_: readonly GivenIssue[]): void => {};
    element.addEventListener('lc-submit', event =>
      event.waitUntil(new Promise<readonly GivenIssue[]>(resolve => (answer = resolve))),
    );
    const connection = element.connection!;
    const submitted = connection.submit();
    return {connection, list: element.querySelector('lc-field-list')!, answer, submitted};
  },
};

const CHANGES: readonly [title: string, change: (list: LcFieldList) => void, name: string | null][] = [
  ['is at its row if nothing has changed', () => {}, 'items[2].name'],
  ['follows its row after one above was removed', list => list.remove(0), 'items[1].name'],
  ['follows its row after one above was inserted', list => list.insert(0), 'items[3].name'],
  ['follows its row after it was moved', list => list.move(2, 0), 'items[0].name'],
  ['belongs to the form after its row was removed', list => list.remove(2), null],
  ['belongs to the form after its row was replaced', list => [list.remove(2), list.insert(2)], null],
  ['belongs to the form after its field was edited', list => (fieldAt(list, 2).value = 'edited'), null],
  [
    'is at its field if it has the same value again',
    list => {
      fieldAt(list, 2).value = 'edited';
      fieldAt(list, 2).value = 'n2';
    },
    'items[2].name',
  ],
];

const fieldAt = (list: LcFieldList, index: number) =>
  list.rows[index]!.querySelector<LcTextInput>('lc-text-input')!;

for (const [way, setUp] of Object.entries(WAYS))
  describe(`a late answer of a server to ${way}`, () => {
    for (const path of [['items', 2, 'name'], 'items[2].name'] as const)
      for (const [title, change, name] of CHANGES)
        it(`about ${JSON.stringify(path)} ${title}`, async () => {
          const {connection, list, answer, submitted} = await setUp();
          change(list);
          answer([{path, message: 'n2 is taken.'}]);
          expect(await submitted).to.equal(false);
          expect(connection.issues.map(({name: at, message}) => [at, message])).to.deep.equal([
            [name ?? '', 'n2 is taken.'],
          ]);
          connection.disconnect();
        });

    it('is at the list only if its rows are those that were sent', async () => {
      const names: string[] = [];
      for (const change of [() => {}, (list: LcFieldList) => list.remove(0)]) {
        const {connection, list, answer, submitted} = await setUp();
        change(list);
        answer([{path: 'items', message: 'Too many.'}]);
        await submitted;
        names.push(...connection.issues.map(({name}) => name));
        connection.disconnect();
      }
      expect(names).to.deep.equal(['items', '']);
    });

    it('that is over no longer matters for issues that are set later', async () => {
      const {connection, list, answer, submitted} = await setUp();
      answer([{path: 'items[2].name', message: 'n2 is taken.'}]);
      await submitted;
      list.remove(0);
      connection.setIssues([{path: 'items[2].name', message: 'n3 is taken.'}]);
      expect(connection.issues.map(({name}) => name)).to.deep.equal(['items[2].name']);
      connection.disconnect();
    });
  });
