import {expect} from '@open-wc/testing';
import {expectAccessible} from '../../../testing/accessibility.js';
import {people, setUpDataTable} from '../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../testing/events.js';
import '../features/narrow/narrow.define.js';
import '../features/selection/selection.define.js';

type Properties = Parameters<typeof setUpDataTable>[0];

/** A table of a width in pixels. */
async function setUp(properties: Properties = {}, width = 900) {
  const harness = await setUpDataTable({pageSize: 5, ...properties});
  harness.table.style.inlineSize = `${width}px`;
  const style = (selector: string, pseudo?: string) =>
    getComputedStyle(harness.table.shadowRoot!.querySelector(selector)!, pseudo);
  return Object.assign(harness, {style, heightOf: (row: number) => harness.cell(row, 0).offsetHeight});
}

describe('the look of lc-data-table', () => {
  describe('accessibility', () => {
    for (const [title, properties, width] of [
      ['compact, striped, and bordered', {density: 'compact', striped: true, bordered: true}, 900],
      ['comfortable', {density: 'comfortable'}, 900],
      ['stacked', {narrow: 'stack'}, 320],
      [
        'stacked with checkboxes',
        {narrow: 'stack', selection: 'multiple', rowKey: 'name', striped: true},
        320,
      ],
    ] as [string, Properties, number][]) {
      it(`is accessible ${title}, in light and dark`, async () => {
        await expectAccessible((await setUp(properties, width)).table);
      });
    }
  });

  it('has rows of three heights', async () => {
    const heights: number[] = [];
    for (const density of ['compact', 'default', 'comfortable'] as const)
      heights.push((await setUp({density})).heightOf(0));
    expect(heights).to.deep.equal([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).to.equal(3);
  });

  it('shows every second row in another color', async () => {
    const {table, style} = await setUp({striped: true});
    const colors = () => [1, 2, 3].map(row => style(`tbody > tr:nth-child(${row})`).backgroundColor);
    expect(colors()[0]).to.equal(colors()[2]);
    expect(colors()[1]).not.to.equal(colors()[0]);
    table.striped = false;
    await table.updateComplete;
    // The color changes in a transition.
    for (const animation of table.shadowRoot!.getAnimations()) animation.finish();
    expect(colors()[1]).to.equal(colors()[0]);
  });

  it('shows lines between the columns', async () => {
    const {style} = await setUp({bordered: true});
    const widths = [1, 2, 3].map(cell => style(`tbody td:nth-child(${cell})`).borderInlineStartWidth);
    expect(widths).to.deep.equal(['0px', '1px', '1px']);
  });

  it('warns about invalid values, and has the default look', async () => {
    let height = 0;
    const warnings = await recordWarnings(async () => {
      height = (await setUp({density: 'dense' as never, narrow: 'wrap' as never}, 320)).heightOf(0);
    });
    expect(height).to.equal((await setUp()).heightOf(0));
    expect(warnings).to.deep.equal([
      "<lc-data-table>: density must be 'default' or 'compact' or 'comfortable'; 'default' is used.",
      "<lc-data-table>: narrow must be 'scroll' or 'stack'; 'scroll' is used.",
    ]);
  });

  describe('narrow="stack"', () => {
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

    it('still sorts', async () => {
      const harness = await setUp({narrow: 'stack'}, 320);
      await harness.press('Age');
      expect(harness.column(1).map(Number)).to.deep.equal(
        [...harness.column(1)].map(Number).sort((a, b) => a - b),
      );
      expect(harness.button('Age').getBoundingClientRect().height).to.be.greaterThan(0);
    });
  });
});
