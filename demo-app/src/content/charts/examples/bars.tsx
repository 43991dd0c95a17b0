import {BarChart} from '@life-changers/react';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const revenue = [
  31_200, 30_400, 32_800, 33_100, 35_600, 34_900, 36_700, 33_800, 37_200, 39_100, 41_500, 48_300,
];
const format = {style: 'currency', currency: 'EUR', maximumFractionDigits: 0} as const;

export default function Bars() {
  return <BarChart label="Revenue by month" categories={months} values={revenue} format={format} />;
}
