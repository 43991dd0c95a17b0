import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import * as s from 'superstruct';
import {z} from 'zod';
import {recordWarnings} from '../../testing/events.js';
import {connectForm, type FormConnection, type FormOptions} from '../form/form.define.js';
import './field-list.define.js';
import type {LcFieldList} from './field-list.define.js';

const ITEMS = html`<lc-field-list name="items">
  <template><input name="name" /><input name="dose.qty" /></template>
</lc-field-list>`;

/** Rows with an id and a unit, which have no control. */
const VALUES = {
  items: ['a', 'b', 'c'].map((name, index) => ({id: index + 1, name, dose: {qty: '1', unit: 'mg'}})),
};

interface Harness {
  readonly list: LcFieldList;
  readonly connection: FormConnection;
}

async function make(options: FormOptions, content: TemplateResult = ITEMS): Promise<Harness> {
  const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
  return {list: form.querySelector('lc-field-list')!, connection: connectForm(form, options)};
}

const itemsOf = ({connection}: Harness) => (connection.values as {items: object[]}).items;
const [first, second, third] = VALUES.items;

describe('values of rows without a control', () => {
  for (const [title, change, expected] of [
    ['are submitted unchanged', () => {}, [first, second, third]],
    ['move with their row', list => list.move(2, 0), [third, first, second]],
    ['are removed with their row', list => list.remove(0), [second, third]],
    [
      'are those of an added row',
      list => list.insert(1, {id: 9, name: 'z'}),
      [first, {id: 9, name: 'z', dose: {qty: ''}}, second, third],
    ],
    [
      'are missing in an added row without values',
      list => list.insert(),
      [first, second, third, {name: '', dose: {qty: ''}}],
    ],
  ] as readonly [string, (list: LcFieldList) => unknown, readonly unknown[]][])
    it(title, async () => {
      const harness = await make({values: VALUES});
      change(harness.list);
      expect(itemsOf(harness)).to.deep.equal(expected);
    });

  it('are kept next to what is entered', async () => {
    const harness = await make({values: VALUES});
    harness.list.querySelector<HTMLInputElement>('[name="items[0].dose.qty"]')!.value = '5';
    expect(itemsOf(harness)[0]).to.deep.equal({id: 1, name: 'a', dose: {qty: '5', unit: 'mg'}});
  });

  it('do not change the initial values', async () => {
    const harness = await make({values: VALUES});
    harness.list.querySelector<HTMLInputElement>('[name="items[0].name"]')!.value = 'z';
    itemsOf(harness);
    expect(VALUES.items[0]!.name).to.equal('a');
  });

  it('are kept in rows of a list in a row', async () => {
    const content = html`<lc-field-list name="items">
      <template>
        <lc-field-list name="doses">
          <template><input name="mg" /></template>
        </lc-field-list>
      </template>
    </lc-field-list>`;
    const rowsOf = (...ids: number[]) => ids.map(id => ({id, mg: '1'}));
    const values = {
      items: [
        {id: 1, doses: rowsOf(10, 11)},
        {id: 2, doses: rowsOf(20)},
      ],
    };
    const harness = await make({values}, content);
    harness.list.move(1, 0);
    harness.list.rows[1]!.querySelector('lc-field-list')!.remove(0);
    expect(itemsOf(harness)).to.deep.equal([
      {id: 2, doses: rowsOf(20)},
      {id: 1, doses: rowsOf(11)},
    ]);
  });

  it('are returned in a row without any control', async () => {
    const content = html`<lc-field-list name="items"><template>Row</template></lc-field-list>`;
    const harness = await make({values: {items: [{id: 1}, 'x', null]}}, content);
    expect(itemsOf(harness)).to.deep.equal([{id: 1}, 'x']);
  });

  const dose = z.object({qty: z.string(), unit: z.string()});

  it('let a form be sent whose schema has them', async () => {
    const sent: unknown[] = [];
    const schema = z.object({items: z.array(z.object({id: z.number(), name: z.string(), dose}))});
    const {connection} = await make({values: VALUES, schema, onSubmit: values => void sent.push(values)});
    expect([await connection.submit(), sent]).to.deep.equal([true, [VALUES]]);
  });

  it('are left out with one warning if the schema does not have them', async () => {
    const sent: unknown[] = [];
    const schema = s.object({
      items: s.array(s.object({name: s.string(), dose: s.object({qty: s.string(), unit: s.string()})})),
    });
    const warnings = await recordWarnings(async () => {
      const options = {values: VALUES, schema, onSubmit: (values: unknown) => void sent.push(values)};
      await (await make(options)).connection.submit();
    });
    expect(warnings).to.deep.equal([
      'connectForm(): the schema has no field "items[].id"; the value is left out.',
    ]);
    expect(sent).to.deep.equal([{items: VALUES.items.map(({id: _, ...rest}) => rest)}]);
  });

  it('are named in a warning if an added row does not have them', async () => {
    const schema = z.object({items: z.array(z.object({id: z.number(), name: z.string(), dose}))});
    const warnings = await recordWarnings(async () => {
      const {list, connection} = await make({values: VALUES, schema});
      list.insert(3, {name: 'z', dose: {unit: 'mg'}});
      await Promise.resolve();
      await connection.submit();
    });
    expect(warnings).to.deep.equal([
      'connectForm(): the schema requires "items[3].id", but no control has this name.',
    ]);
  });
});
