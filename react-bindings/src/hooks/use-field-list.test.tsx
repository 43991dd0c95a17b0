import type {FormConnection} from '@life-changers/elements/form';
import {keepDraft} from '@life-changers/elements/form-draft';
import type {LcTextInput} from '@life-changers/elements/text-input';
import {aTimeout, expect} from '@open-wc/testing';
import {useEffect, useRef, type ReactNode} from 'react';
import {Form} from '../components/form.js';
import {IconButton} from '../components/icon-button.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {TextInput} from '../components/text-input.js';
import {useFieldList, type FieldListState} from './use-field-list.js';

interface Harness {
  readonly container: HTMLElement;
  /** The list of the latest render. */
  readonly list: () => FieldListState;
  readonly connection: FormConnection;
  /** The rows that were mounted. */
  readonly mounted: string[];
}

/** A form with rows of these names, and other values without a control. */
async function mountList(
  names: readonly string[] = ['a', 'b', 'c'],
  others: (index: number) => object = () => ({}),
  children: ReactNode = null,
): Promise<Harness> {
  const latest: {list?: FieldListState | undefined} = {};
  const connection: {current: FormConnection | null} = {current: null};
  const mounted: string[] = [];
  const Row = ({name}: {name: string}) => {
    // oxlint-disable-next-line react/exhaustive-deps -- Only what mounts is recorded.
    useEffect(() => void mounted.push(name), []);
    return <TextInput name={`${name}.name`} label="Name" />;
  };
  const List = () => {
    const list = useFieldList('items');
    useEffect(() => void (latest.list = list), [list]);
    return list.rows.map(({key, name}) => <Row key={key} name={name} />);
  };
  const values = {items: names.map((name, index) => ({name, ...others(index)}))};
  const {container} = await mount(
    <Form values={values} ref={connection as never}>
      <List />
      {children}
    </Form>,
  );
  return {container, list: () => latest.list!, connection: connection.current!, mounted};
}

const fieldsIn = ({container}: Harness) => container.querySelectorAll<LcTextInput>('lc-text-input');
const namesOf = ({connection}: Harness) =>
  (connection.values as {items: {name: string}[]}).items.map(({name}) => name);

describe('useFieldList', () => {
  it('starts with the initial values of the form', async () => {
    expect(namesOf(await mountList())).to.deep.equal(['a', 'b', 'c']);
  });

  for (const [title, change, expected] of [
    ['inserts a row at the end', ({insert}) => insert(), ['a', 'b', 'c', '']],
    ['inserts a row with values', ({insert}) => insert(0, {name: 'x'}), ['x', 'a', 'b', 'c']],
    ['removes a row', ({remove}) => remove(1), ['a', 'c']],
    ['moves a row', ({move}) => move(2, 0), ['c', 'a', 'b']],
  ] as readonly [string, (list: FieldListState) => void, readonly string[]][])
    it(title, async () => {
      const harness = await mountList();
      change(harness.list());
      await until(() => namesOf(harness).join() === expected.join());
      expect(namesOf(harness)).to.deep.equal(expected);
    });

  for (const [title, index, expected] of [
    ['moves the focus to the row that follows a removed one', 1, 'c'],
    ['moves the focus to the row before, if the last one is removed', 2, 'b'],
  ] as const)
    it(title, async () => {
      const harness = await mountList();
      fieldsIn(harness)[index]!.focus();
      harness.list().remove(index);
      await until(() => fieldsIn(harness).length === 2);
      expect((document.activeElement as LcTextInput).value).to.equal(expected);
    });

  for (const [title, index, expected] of [
    ['moves the focus to the row before, if a reset removes that with the focus', 3, 'c'],
    ['leaves the focus in a row that a reset keeps', 1, 'b'],
  ] as const)
    it(title, async () => {
      const harness = await mountList();
      harness.list().insert();
      await until(() => fieldsIn(harness).length === 4);
      fieldsIn(harness)[index]!.focus();
      harness.connection.reset();
      await until(() => fieldsIn(harness).length === 3);
      expect((document.activeElement as LcTextInput).value).to.equal(expected);
    });

  for (const [title, index, expected] of [
    [
      'moves the focus to the first field of a moved row, if the button can do nothing more',
      1,
      'lc-text-input',
    ],
    ['leaves the focus in a button that can move the row again', 2, 'lc-icon-button'],
  ] as const)
    it(title, async () => {
      const List = () => {
        const {rows, move} = useFieldList('items');
        return rows.map(({key, name, index: place}) => (
          <div key={key}>
            <TextInput name={name} label="Name" />
            <IconButton text="Move up" disabled={place === 0} onClick={() => move(place, place - 1)} />
          </div>
        ));
      };
      const {container} = await mount(
        <Form values={{items: ['a', 'b', 'c']}}>
          <List />
        </Form>,
      );
      const button = container.querySelectorAll('lc-icon-button')[index]!;
      const field = button.parentElement!.querySelector('lc-text-input')!;
      button.focus();
      button.click();
      await until(() => field.name === `items[${index - 1}]`);
      const {localName, parentElement} = document.activeElement!;
      expect([localName, parentElement === button.parentElement]).to.deep.equal([expected, true]);
    });

  it('leaves the focus where the app has moved it', async () => {
    const harness = await mountList();
    fieldsIn(harness)[1]!.focus();
    harness.list().remove(1);
    fieldsIn(harness)[0]!.focus();
    await until(() => fieldsIn(harness).length === 2);
    expect((document.activeElement as LcTextInput).value).to.equal('a');
  });

  it('leaves the focus where it is when another row is removed', async () => {
    const harness = await mountList();
    fieldsIn(harness)[2]!.focus();
    harness.list().remove(0);
    await until(() => fieldsIn(harness).length === 2);
    expect((document.activeElement as LcTextInput).value).to.equal('c');
  });

  it('restores the rows of a draft with what was entered in them', async () => {
    const texts = new Map<string, string>();
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
    const before = await mountList();
    const draft = keepDraft(before.connection.form, {key: 'list', storage});
    before.list().move(2, 0);
    before.list().insert(1);
    await until(() => namesOf(before).join() === 'c,,a,b');
    const field = fieldsIn(before)[1]!;
    field.value = 'x';
    field.dispatchEvent(new Event('input', {bubbles: true}));
    draft.disconnect();

    const harness = await mountList();
    const restored = keepDraft(harness.connection.form, {key: 'list', storage});
    await restored.ready;
    restored.disconnect();
    expect(namesOf(harness)).to.deep.equal(['c', 'x', 'a', 'b']);
  });

  it('restores added rows from a draft that an effect keeps', async () => {
    const texts = new Map<string, string>();
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
    const before = await mountList([]);
    const draft = keepDraft(before.connection.form, {key: 'list', storage});
    before.list().insert();
    await until(() => fieldsIn(before).length === 1);
    const [field] = fieldsIn(before);
    field!.value = 'x';
    field!.dispatchEvent(new Event('input', {bubbles: true}));
    draft.disconnect();

    const Draft = () => {
      const ref = useRef<HTMLElement>(null);
      useEffect(() => {
        const kept = keepDraft(ref.current!.closest('form')!, {key: 'list', storage});
        return () => kept.disconnect();
      }, []);
      return <i ref={ref} />;
    };
    const harness = await mountList([], undefined, <Draft />);
    await until(() => namesOf(harness).join() === 'x');
  });

  it('mounts only the new one of 200 rows', async () => {
    const harness = await mountList(Array.from({length: 200}, (_, index) => `${index}`));
    harness.mounted.length = 0;
    harness.list().insert(0);
    await until(() => fieldsIn(harness).length === 201 && harness.mounted.length > 0);
    expect(new Set(harness.mounted)).to.deep.equal(new Set(['items[0]']));
  });

  it('keeps an issue of the server at its row', async () => {
    const harness = await mountList();
    harness.connection.setIssues([{path: 'items[2].name', message: 'Unknown.'}]);
    harness.list().insert(0);
    await until(() => fieldsIn(harness).length === 4);
    expect(harness.connection.issues.map(({name}) => name)).to.deep.equal(['items[3].name']);
  });

  it('keeps a value without a control in its row', async () => {
    const harness = await mountList(['a', 'b'], index => ({id: index}));
    harness.list().move(1, 0);
    harness.list().insert(1, {id: 7});
    await until(() => fieldsIn(harness).length === 3);
    expect(harness.connection.values).to.deep.equal({
      items: [
        {id: 1, name: 'b'},
        {id: 7, name: ''},
        {id: 0, name: 'a'},
      ],
    });
  });

  it('submits an empty list without rows', async () => {
    const harness = await mountList([]);
    expect(harness.connection.values).to.deep.equal({items: []});
  });

  it('returns to the initial rows on reset', async () => {
    const harness = await mountList();
    harness.list().remove(0);
    harness.list().insert(0);
    await until(() => namesOf(harness).join() === ',b,c');
    harness.connection.reset();
    await until(() => namesOf(harness).join() === 'a,b,c');
    expect(harness.connection.dirty).to.equal(false);
  });

  for (const [title, change, expected] of [
    ['an inserted row', ({insert}) => insert(0, {name: 'z'}), ['z', 'a', 'b', 'c']],
    ['a removed row', ({remove}) => remove(0), ['b', 'c']],
    ['a moved row', ({move}) => move(0, 2), ['b', 'c', 'a']],
  ] as readonly [string, (list: FieldListState) => void, readonly string[]][])
    it(`keeps ${title} right after a reset`, async () => {
      const harness = await mountList();
      harness.list().insert();
      await until(() => fieldsIn(harness).length === 4);
      harness.connection.form.reset();
      change(harness.list());
      await until(() => namesOf(harness).join() === expected.join());
      await aTimeout(20);
      expect([namesOf(harness), harness.connection.dirty]).to.deep.equal([expected, true]);
    });
});
