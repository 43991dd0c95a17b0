/** The edits of a table on a server, with the rules of its columns, and the server of the guide. Needs a build. */
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {readEdits, type ReadEditsOptions} from '@life-changers/elements/core/table/edits';
import {numberBetween, requiredText} from '@life-changers/elements/core/validation';
import {z} from 'zod';

const BREAD = {id: 1, name: 'Bread', price: 4.5, isFresh: true};
const ROLL = {id: 2, name: 'Roll', price: 0.5, isFresh: false};

const options: ReadEditsOptions = {
  columns: [
    {label: 'Name', field: 'name', edit: true, rules: requiredText({max: 10})},
    {label: 'Price', field: 'price', edit: 'number', rules: numberBetween(0.1, 99)},
    {label: 'Fresh', field: 'isFresh', edit: 'checkbox'},
    {label: 'Key', field: 'id'},
  ],
  loadRows: keys => [BREAD, ROLL].filter(({id}) => keys.includes(id)),
};

const PRICE = {key: 1, field: 'price', old: 4.5, new: 5};

const read = (sent: unknown, more: Partial<ReadEditsOptions> = {}) => readEdits(sent, {...options, ...more});

const sentences = async (sent: unknown, more: Partial<ReadEditsOptions> = {}) =>
  (await read(sent, more)).issues.map(({path, message}) => `${path.join('.')}: ${message}`);

describe('readEdits', () => {
  const nowhere = {key: 'a', field: null, old: null, new: null};
  for (const nothing of [undefined, null, '', '[]', [], [nowhere]])
    it(`reads ${JSON.stringify(nothing)} as no edits`, async () => {
      const {valid, changes, edits} = await read(nothing);
      assert.deepEqual([valid, changes, edits], [true, [], []]);
    });

  it('reads the text of a form, and a list', async () => {
    for (const sent of [JSON.stringify([PRICE]), [PRICE]]) {
      const {valid, changes} = await read(sent);
      assert.deepEqual([valid, changes], [true, [{key: 1, values: {price: 5}}]]);
    }
  });

  it('returns the edits of a row together', async () => {
    const {changes} = await read([
      PRICE,
      {key: 2, field: 'name', old: 'Roll', new: 'Bun'},
      {key: 1, field: 'name', old: 'Bread', new: 'Loaf'},
    ]);
    assert.deepEqual(changes, [
      {key: 1, values: {price: 5, name: 'Loaf'}},
      {key: 2, values: {name: 'Bun'}},
    ]);
  });

  it('returns values as the rules convert them', async () => {
    const columns = [{label: 'Name', field: 'name', edit: true, rules: z.string().trim()}];
    const {changes} = await read([{key: 1, field: 'name', old: 'Bread', new: ' Rye '}], {columns});
    assert.deepEqual(changes, [{key: 1, values: {name: 'Rye'}}]);
  });

  it('reads a date for rules of a Date, and keeps its text for others', async () => {
    const edit = {key: 1, field: 'day', new: '2026-05-12'};
    const columnsWith = (rules: z.ZodType) => [{label: 'Day', field: 'day', edit: 'date' as const, rules}];
    const [asDate, asText] = [
      await read([edit], {columns: columnsWith(z.date())}),
      await read([edit], {columns: columnsWith(z.iso.date())}),
    ];
    assert.deepEqual(asDate.changes[0]?.values, {day: new Date(2026, 4, 12)});
    assert.deepEqual(asText.changes[0]?.values, {day: '2026-05-12'});
  });

  it('reads added rows with all columns to edit, and without other fields', async () => {
    const {added} = await read(
      [
        {key: 'new-1', field: null, old: null, new: {id: 'new-1', price: 3, isFresh: true, isAdmin: true}},
        {key: 'new-1', field: 'name', new: 'Bun'},
      ],
      {canAdd: true},
    );
    assert.deepEqual(added, [{key: 'new-1', values: {name: 'Bun', price: 3, isFresh: true}}]);
  });

  it('reads removed rows', async () => {
    const {removed} = await read([{key: 2, field: null, old: ROLL, new: null}], {canRemove: true});
    assert.deepEqual(removed, [2]);
  });

  it('returns nothing to save while one edit is invalid', async () => {
    const {valid, changes} = await read([PRICE, {key: 2, field: 'price', old: 0.5, new: 200}]);
    assert.deepEqual([valid, changes], [false, []]);
  });

  for (const [title, sent, expected, more] of [
    ['a value that its rules reject', {...PRICE, new: 200}, 'rows.0.price: Price must be from 0.1 to 99.'],
    ['a text that is not a number', {...PRICE, new: 4.5, text: 'x'}, 'rows.0.price: Price must be a number.'],
    ['a column that is not to edit', {key: 1, field: 'id', old: 1, new: 5}, 'rows.0.id: Id is not valid.'],
    [
      'an inherited name',
      {key: 1, field: 'constructor', new: 5},
      'rows.0.constructor: Constructor is not valid.',
    ],
    ['the field __proto__', {key: 1, field: '__proto__', new: 5}, ': This field is not valid.'],
    [
      'a value that is not one of its editor',
      {key: 1, field: 'isFresh', old: true, new: {}},
      'rows.0.isFresh: Fresh is not valid.',
    ],
    ['a key that is not loaded', {...PRICE, key: 3}, 'rows.0: This field is not valid.'],
    ['a key of another type', {...PRICE, key: '1'}, 'rows.0: This field is not valid.'],
    ['what is not an edit', 5, ': This field is not valid.'],
    ['an edit without a key', {...PRICE, key: null}, ': This field is not valid.'],
    ['an added row', {key: 'new-1', field: null, old: null, new: {}}, 'rows.0: This field is not valid.'],
    ['a removed row', {key: 1, field: null, old: BREAD, new: null}, 'rows.0: This field is not valid.'],
    [
      'an added row that is none',
      {key: 'a', field: null, old: null, new: 'b'},
      'rows.0: This field is not valid.',
      {canAdd: true},
    ],
    [
      'a row that is neither added nor removed',
      {key: 1, field: null, old: BREAD, new: ROLL},
      'rows.0: This field is not valid.',
      {canAdd: true, canRemove: true},
    ],
    ['a value that has changed meanwhile', {...PRICE, old: 4}, 'rows.0.price: The value is now 4.5.'],
  ] as const)
    it(`refuses ${title}`, async () => {
      assert.deepEqual(await sentences([sent], more), [expected]);
    });

  for (const text of ['{', '{}', '5', 'null'])
    it(`refuses ${text}`, async () => {
      assert.deepEqual(await sentences(text), [': This field is not valid.']);
    });

  it('refuses what is not among the options of a column', async () => {
    const options = [
      {text: 'Rye', value: 'rye'},
      {text: 'Wheat', value: '2'},
    ];
    const edit = {type: 'select', options} as const;
    const flour = (field: string, now: unknown) => ({key: 1, field, old: null, new: now});
    const columns = [
      {label: 'Flour', field: 'flour', edit, rules: z.unknown()},
      {label: 'Flours', field: 'flours', edit: {...edit, type: 'multi-select' as const}},
      {label: 'Other', field: 'other', edit: {...edit, loadOptions: () => Promise.resolve([])}},
      {label: 'Oven', field: 'oven', edit: true, filterOptions: ['North', {value: 's', label: 'South'}]},
    ];
    const {changes} = await read([flour('flour', 2), flour('flours', ['rye', 2]), flour('other', 'oat')], {
      columns,
    });
    assert.deepEqual(changes, [{key: 1, values: {flour: 2, flours: ['rye', 2], other: 'oat'}}]);
    assert.equal((await read([flour('flour', null)], {columns})).valid, true);
    assert.equal((await read([flour('oven', 's')], {columns})).valid, true);
    const refused = [flour('flour', 'oat'), flour('flours', ['rye', 'oat']), flour('oven', 'South')];
    assert.deepEqual(await sentences(refused, {columns}), [
      'rows.0.flour: Flour must be one of the options.',
      'rows.0.flours: Flours must be one of the options.',
      'rows.0.oven: Oven must be one of the options.',
    ]);
  });

  it('refuses more edits than maxEdits, and checks none', async () => {
    const sent = [PRICE, {key: 1, field: 'id', new: 5}];
    assert.deepEqual(await sentences(sent, {maxEdits: 1}), [': This field must have no more than 1 item.']);
  });

  it('refuses each cell of an added row that the rules reject', async () => {
    const sent = [{key: 'new-1', field: null, old: null, new: {price: 0, isFresh: false}}];
    assert.deepEqual(await sentences(sent, {canAdd: true}), [
      'rows.0.name: Name is required.',
      'rows.0.price: Price must be from 0.1 to 99.',
    ]);
  });

  it('checks the values of a row together, with those that were not edited', async () => {
    const rowRules = z
      .object({price: z.number(), isFresh: z.boolean()})
      .refine(({price, isFresh}) => !isFresh || price > 3, {path: ['price'], message: 'Too cheap.'});
    assert.deepEqual(await sentences([{...PRICE, new: 2}], {rowRules}), ['rows.0.price: Too cheap.']);
    assert.deepEqual(await sentences([PRICE], {rowRules}), []);
  });

  it('throws for rules of rows without a way to load them', async () => {
    await assert.rejects(read([], {rowRules: z.object({}), loadRows: null}), TypeError);
  });

  it('accepts all keys without loadRows', async () => {
    const {changes} = await read([{...PRICE, key: 77}], {loadRows: null});
    assert.deepEqual(changes, [{key: 77, values: {price: 5}}]);
  });

  it('writes messages in a language', async () => {
    const {de} = await import('@life-changers/elements/languages/de');
    const {registerTranslation} = await import('@life-changers/elements/core/localization');
    registerTranslation(de);
    assert.deepEqual(await sentences([{...PRICE, new: 200}], {lang: 'de'}), [
      'rows.0.price: Price: von 0.1 bis 99.',
    ]);
  });

  it('returns all edits, and those that it refuses with their messages', async () => {
    const other = {key: 2, field: 'price', old: 0.5, new: 200, state: 'checking', message: 'No.'};
    const {edits} = await read([PRICE, other]);
    assert.deepEqual(edits, [
      {...PRICE, state: 'changed'},
      {...other, state: 'failed', message: 'Price must be from 0.1 to 99.'},
    ]);
  });
});

describe('the server of the guide', () => {
  const file = fileURLToPath(
    new URL('../../demo-app/src/content/guides/code/tables/prices-server.mjs', import.meta.url),
  );

  it('saves the edits of a form, or shows why it does not', async () => {
    const server = spawn(process.execPath, [file], {env: {...process.env, PORT: '0'}});
    try {
      const [address] = (await once(createInterface(server.stdout), 'line')) as [string];
      const post = (edits: unknown) =>
        fetch(`${address}/prices`, {
          method: 'POST',
          body: new URLSearchParams({edits: JSON.stringify(edits)}),
        });
      const saved = await post([{key: 1, field: 'price', old: 5.2, new: 5.5}]);
      assert.equal(saved.url, `${address}/`);
      assert.match(await saved.text(), /Rye sourdough&#34;,&#34;price&#34;:5.5/);
      const refused = await post([{key: 2, field: 'price', old: 1.9, new: 0}]);
      assert.equal(refused.status, 422);
      assert.match(await refused.text(), /&#34;message&#34;:&#34;Price must be from 0.5 to 99.&#34;/);
      for (const path of ['elements/life-changers.min.js', 'prices-form.js', 'price-columns.js'])
        assert.equal((await fetch(`${address}/${path}`)).status, 200, path);
    } finally {
      server.kill();
    }
  });
});
