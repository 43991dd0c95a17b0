import {LineChart} from '@life-changers/react';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const series = [
  {label: '2025', values: [655, 671, 728, 744, 761, 770, 756, 749, 790, 834, 868, 979]},
  {label: '2026', values: [812, 825, 887, 905, 931, 944, 926, 921, null, null, null, null]},
];

export default function Lines() {
  return <LineChart label="Orders by month" categories={months} series={series} />;
}
