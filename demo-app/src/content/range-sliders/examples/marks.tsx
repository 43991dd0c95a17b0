import {RangeSlider} from '@life-changers/react';

const ages = [
  {value: 0, label: 'Baby'},
  {value: 6, label: 'Child'},
  {value: 13, label: 'Teen'},
  {value: 18, label: 'Adult'},
];

export default function Marks() {
  return (
    <RangeSlider label="Age" measurementUnit="years" max={20} initValue={[6, 13]} marks={ages} showBubble />
  );
}
