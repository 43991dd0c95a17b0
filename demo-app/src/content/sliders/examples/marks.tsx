import {Slider} from '@life-changers/react';

const heat = [
  {value: 0, label: 'Off'},
  {value: 1, label: 'Low'},
  {value: 2, label: 'Medium'},
  {value: 3, label: 'High'},
];

export default function Marks() {
  return <Slider label="Heat" maxValue={3} initValue={1} marks={heat} />;
}
