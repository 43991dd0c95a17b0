import {BarChart, Donut, LineChart, Sparkline} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const loaves = [120, 132, 128, 140, 188, 240];
const channels = [
  {label: 'Shops', values: [80, 92, 88, 90, 120, 160]},
  {label: 'Cafés', values: [40, 40, 40, 50, 68, 80]},
];

export const overview: OverviewProps = {
  states: {
    Sparkline: <Sparkline label="Loaves by day" values={loaves} />,
    Bars: <BarChart label="Loaves by day" categories={days} values={loaves} />,
    'Several series': <BarChart label="Loaves by day and channel" categories={days} series={channels} />,
    Stacked: (
      <BarChart label="Loaves by day and channel, stacked" categories={days} series={channels} stacked />
    ),
    Line: <LineChart label="Loaves by day" categories={days} values={loaves} />,
    Lines: <LineChart label="Loaves by day and channel" categories={days} series={channels} />,
    Donut: (
      <Donut
        label="Loaves by channel"
        slices={[
          {label: 'Shops', value: 630},
          {label: 'Cafés', value: 318},
        ]}
      />
    ),
    Loading: <LineChart label="Loaves by day" loading />,
    Empty: <LineChart label="Loaves by day" values={[]} />,
  },
  use: [
    'A sparkline beside a number, in a table or a card, for the direction of a trend.',
    'Bars to compare categories, and lines for what changes over time.',
    'A donut for two to six parts of a whole.',
  ],
  avoid: [
    ['One value of a known whole, such as a goal:', '/progress'],
    ['Exact numbers that users compare:', '/tables'],
    ['Other kinds of charts, zoom, and large data:', '/guides/not-included'],
  ],
};
