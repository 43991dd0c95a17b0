import {DataTable, sparkline, type Column} from '@life-changers/react';

interface Product {
  readonly product: string;
  /** Loaves that were sold this week. */
  readonly sold: number;
  /** Loaves of each week before. */
  readonly weeks: readonly (number | null)[];
}

const products: Product[] = [
  {product: 'Rye loaf', sold: 412, weeks: [350, 362, 358, 371, 390, 384, 401, 412]},
  {product: 'Oat roll', sold: 1180, weeks: [1320, 1290, 1304, 1251, 1240, 1198, 1210, 1180]},
  {product: 'Plum cake', sold: 96, weeks: [null, null, 40, 52, 61, 88, 79, 96]},
  {product: 'Seed crisp', sold: 230, weeks: [228, 231, 229, 232, 227, 230, 231, 230]},
];

const columns: Column<Product>[] = [
  {label: 'Product', field: 'product'},
  {label: 'Sold', field: 'sold', type: 'number', sort: 'desc'},
  {label: 'Eight weeks', field: 'weeks', sort: 'disabled', render: sparkline('weeks')},
];

export default function Table() {
  return <DataTable label="Sales of the week" columns={columns} rows={products} searchHidden />;
}
