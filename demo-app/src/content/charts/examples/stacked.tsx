import {BarChart, Switch} from '@life-changers/react';
import {useState} from 'react';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const series = [
  {label: 'Bread', values: [120, 132, 128, 140, 188, 240]},
  {label: 'Rolls', values: [310, 298, 305, 322, 410, 520]},
  {label: 'Cakes', values: [24, 20, 28, 31, 64, 118]},
  {label: 'Returned', values: [-18, -12, -15, -9, -20, -41]},
];

export default function Stacked() {
  const [isStacked, setStacked] = useState(true);

  return (
    <article>
      <Switch label="Stacked" checked={isStacked} onChange={setStacked} />
      <BarChart label="Sold by day" categories={days} series={series} stacked={isStacked} />
    </article>
  );
}
