import {expect} from '@open-wc/testing';
import {html, render} from 'lit';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {press, type} from '../../../../testing/keyboard.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import './editing.define.js';

const input = (value: unknown) => Object.assign(document.createElement('input'), {value: String(value)});

async function setUp(renderEditor: (value: unknown) => unknown, properties: Partial<LcDataTable> = {}) {
  const {table} = await setUpDataTable({
    rows: [
      {id: 1, name: 'Bread'},
      {id: 2, name: 'Bun'},
    ],
    columns: [{label: 'Name', field: 'name', edit: true, renderEditor}],
    searchHidden: true,
    ...properties,
  });
  const cell = table.shadowRoot!.querySelector<HTMLElement>('tbody td')!;
  cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
  cell.focus();
  await press('F2');
  const names = () => table.rows!.map(row => (row as {name: string}).name);
  return {table, cell, names};
}

describe('renderEditor of a column', () => {
  for (const [kind, editor] of [
    ['an element', input],
    ['a template', (value: unknown) => html`<label>Name <input .value=${String(value)} /></label>`],
  ] as const)
    it(`edits with ${kind}`, async () => {
      const {table, names} = await setUp(editor);
      const field = document.activeElement as HTMLInputElement;
      expect(field.value).to.equal('Bread');
      field.select();
      await type('Roll');
      await press('Enter');
      expect(names()).to.deep.equal(['Roll', 'Bun']);
      expect(table.querySelector('input')).to.equal(null);
      expect(document.activeElement === table).to.equal(true);
    });

  it('edits with content of a framework that is rendered later', async () => {
    const cellRenderer: LcDataTable['cellRenderer'] = {
      accepts: value => typeof value === 'object' && value !== null && 'initial' in value,
      mount: (value, container) =>
        queueMicrotask(() => render(input((value as {initial: string}).initial), container)),
      unmount: container => render(null, container),
    };
    const {names} = await setUp(value => ({initial: value}), {cellRenderer});
    (document.activeElement as HTMLInputElement).select();
    await type('Roll');
    await press('Tab');
    expect(names()).to.deep.equal(['Roll', 'Bun']);
  });

  it('takes back with Escape', async () => {
    const {table, names} = await setUp(input);
    await type('x');
    await press('Escape');
    expect(names()).to.deep.equal(['Bread', 'Bun']);
    expect(table.querySelector('input')).to.equal(null);
  });

  it('edits text if it throws, and says so', async () => {
    const warnings: unknown[] = [];
    const {warn} = console;
    console.warn = (text: unknown) => void warnings.push(text);
    try {
      const {table, cell, names} = await setUp(() => {
        throw new Error('no');
      });
      expect(cell.querySelector('input')!.value).to.equal('Bread');
      await type('Roll');
      await press('Enter');
      expect(names()[0]).to.equal('Roll');
      expect(table.edits).to.deep.equal([]);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('renderEditor of "name" failed');
    } finally {
      console.warn = warn;
    }
  });
});
