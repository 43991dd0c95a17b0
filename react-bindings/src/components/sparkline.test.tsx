import '@life-changers/elements/data-table';
import type {LcSparkline} from '@life-changers/elements/sparkline';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {DataTable} from './data-table.js';
import {Sparkline, sparkline} from './sparkline.js';
import type {Column} from './table-props.js';

interface Product {
  readonly name: string;
  readonly revenue: number;
  readonly trend: readonly number[];
}

const elementIn = (container: Element) => container.querySelector<LcSparkline>('lc-sparkline')!;

describe('Sparkline', () => {
  it('sets values, and their default again when the prop is taken away', async () => {
    const {container, render} = await mount(<Sparkline values={[1, 2]} />);
    const seen = [elementIn(container).values];
    await render(<Sparkline />);
    expect([...seen, elementIn(container).values]).to.deep.equal([[1, 2], null]);
  });
});

describe('sparkline', () => {
  it('renders a column of a table from another field of the row', async () => {
    const columns: Column<Product>[] = [
      {label: 'Name', field: 'name'},
      {label: 'Revenue', field: 'revenue', render: sparkline('trend', {format: {style: 'percent'}})},
    ];
    const rows: Product[] = [{name: 'Rye', revenue: 3, trend: [1, 3]}];
    const {container} = await mount(<DataTable label="Products" columns={columns} rows={rows} />);
    await until(() => elementIn(container) !== null);
    const {values, format} = elementIn(container);
    expect([values, format]).to.deep.equal([[1, 3], {style: 'percent'}]);
  });
});
