import {expect} from '@open-wc/testing';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import './narrow.define.js';
import '../columns/columns.define.js';
import '../groups/groups.define.js';
import '../selection/selection.define.js';

type Properties = Parameters<typeof setUpDataTable>[0];

/** A table of a width in pixels. */
async function setUp(properties: Properties = {}, width = 900) {
  const harness = await setUpDataTable({pageSize: 5, ...properties});
  harness.table.style.inlineSize = `${width}px`;
  const style = (selector: string, pseudo?: string) =>
    getComputedStyle(harness.table.shadowRoot!.querySelector(selector)!, pseudo);
  return Object.assign(harness, {style});
}

describe('lc-data-table with narrow="stack"', () => {
  for (const [title, properties] of [
    ['', {}],
    [' with checkboxes', {selection: 'multiple', rowKey: 'name', striped: true}],
  ] as [string, Properties][]) {
    it(`is accessible${title}, in light and dark`, async () => {
      await expectAccessible((await setUp({narrow: 'stack', ...properties}, 320)).table);
    });
  }

  it('shows the label of the column before each value if the table is narrow', async () => {
    const harness = await setUp({narrow: 'stack'}, 320);
    const {table, style} = harness;
    // The computed text differs between browsers.
    expect(style('tbody td', '::before').content).not.to.equal('none');
    expect(harness.cell(0, 1).dataset.label).to.equal('Age');
    expect(style('tbody td').display).to.equal('grid');
    table.style.inlineSize = '900px';
    expect(style('tbody td', '::before').content).to.equal('none');
    expect(style('tbody td').display).to.equal('table-cell');
  });

  it('aligns numbers like all other values if the table is narrow', async () => {
    const columns = [{label: 'Age', field: 'age', type: 'number'}] as const;
    const {style, table} = await setUp({narrow: 'stack', columns}, 320);
    expect(style('tbody td').textAlign).to.equal('start');
    table.style.inlineSize = '900px';
    expect(style('tbody td').textAlign).to.equal('end');
  });

  it('does not scroll sideways', async () => {
    const long = people(3).map(person => ({
      ...person,
      note: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    }));
    const {part} = await setUp({narrow: 'stack', rows: long}, 320).then(harness => ({
      part: (name: string) => harness.part(name)!,
    }));
    expect(part('scroller').scrollWidth).to.be.at.most(part('scroller').clientWidth);
  });

  it('shows the labels of other columns', async () => {
    const {table, cell} = await setUp({narrow: 'stack'}).then(harness => ({
      table: harness.table,
      cell: (column: number) => harness.cell(1, column),
    }));
    table.columns = [
      {label: 'Years', field: 'age'},
      {label: 'Who', field: 'name'},
      {label: 'Note', field: 'note'},
    ];
    await table.updateComplete;
    expect([0, 1, 2].map(column => cell(column).dataset.label)).to.deep.equal(['Years', 'Who', 'Note']);
  });

  it('keeps the roles of a table', async () => {
    const {table} = await setUp({narrow: 'stack', selection: 'multiple', rowKey: 'name'}, 320);
    const missing = [...table.shadowRoot!.querySelectorAll('table, table *:is(thead, tbody, tr, th, td)')]
      .filter(element => !element.hasAttribute('role'))
      .map(({localName}) => localName);
    expect(missing).to.deep.equal([]);
  });

  it('shows the name and the totals of groups, with their roles', async () => {
    const columns = [
      {label: 'Name', field: 'name'},
      {label: 'Note', field: 'note'},
      {label: 'Age', field: 'age', total: 'sum' as const},
    ];
    const rows = people(3).map(person => ({...person, note: 'Porto', age: 20}));
    const query = {page: 1, pageSize: 5, sort: null, search: '', group: ['note']};
    const {table} = await setUp({narrow: 'stack', columns, rows, query}, 320);
    await table.settled;
    const root = table.shadowRoot!;
    for (const [row, name] of [
      ['.rows-group', 'Porto'],
      ['.totals', 'Total of 3 entries'],
    ] as const) {
      const [head, total] = ['th', 'td[data-label]'].map(cell =>
        root.querySelector<HTMLElement>(`${row} > ${cell}`)!,
      );
      expect([head!.role, total!.role, total!.parentElement!.role]).to.deep.equal([
        'rowheader',
        'cell',
        'row',
      ]);
      expect([head!.innerText.includes(name), total!.innerText.includes('60')]).to.deep.equal([true, true]);
      const [one, other] = [head!.getBoundingClientRect(), total!.getBoundingClientRect()];
      expect(one.width > 100 && other.left >= one.right && other.top < one.bottom).to.equal(true);
    }
    await expectAccessible(table);
  });

  it('still sorts', async () => {
    const harness = await setUp({narrow: 'stack'}, 320);
    await harness.press('Age');
    expect(harness.column(1).map(Number)).to.deep.equal(
      [...harness.column(1)].map(Number).sort((a, b) => a - b),
    );
    expect(harness.button('Age').getBoundingClientRect().height).to.be.greaterThan(0);
  });
});
