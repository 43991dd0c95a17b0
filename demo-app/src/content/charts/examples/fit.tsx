import {LineChart} from '@life-changers/react';

const hours = Array.from({length: 24}, (_, hour) => `${hour}:00`);
const oven = [
  218, 219, 221, 220, 219, 222, 224, 223, 221, 220, 220, 219, 221, 222, 223, 225, 224, 222, 221, 220, 219,
  218, 219, 220,
];

export default function Fit() {
  return (
    <LineChart label="Heat of the oven" categories={hours} values={oven} min={null} measurementUnit="°C" />
  );
}
