import {Donut} from '@life-changers/react';

const slices = [
  {label: 'Wholesale', value: 26_100},
  {label: 'Shops', value: 16_300},
  {label: 'Subscriptions', value: 11_200},
  {label: 'Markets', value: 2900},
];
const format = {style: 'currency', currency: 'EUR', maximumFractionDigits: 0} as const;

export default function Channels() {
  return <Donut label="Revenue by channel" slices={slices} format={format} />;
}
