import {RangeSlider} from '@life-changers/react';

const floors = Array.from({length: 5}, (_, value) => ({
  value,
  label: value === 0 ? 'Ground' : `Floor ${value}`,
}));

export default function Vertical() {
  return <RangeSlider label="Floors" max={4} initValue={[1, 3]} orientation="vertical" marks={floors} />;
}
