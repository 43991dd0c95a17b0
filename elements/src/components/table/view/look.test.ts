import {expect} from '@open-wc/testing';
import {expectAccessible} from '../../../testing/accessibility.js';
import {setUpDataTable} from '../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../testing/events.js';
import '../features/columns/columns.define.js';

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

  for (const [title, group] of [
    ['its header', ''],
    ['both rows of its header', 'Person'],
  ] as const) {
    it(`scrolls to a row below ${title}`, async () => {
      const columns = ['Name', 'Role'].map(label => ({label, field: label.toLowerCase(), group}));
      const harness = await setUp({columns, pageSize: 20});
      const {table} = harness;
      table.style.setProperty('--lc-table-max-height', '12rem');
      const [scroller, head] = ['.scroller', 'thead'].map(part => table.shadowRoot!.querySelector(part)!);
      const topOf = (element: Element) => element.getBoundingClientRect().top;
      const cell = harness.cell(5, 0);
      scroller!.scrollTop += topOf(cell) - topOf(scroller!);
      cell.scrollIntoView({block: 'nearest'});
      expect(topOf(cell)).to.be.at.least(head!.getBoundingClientRect().bottom);
    });
  }

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
});
