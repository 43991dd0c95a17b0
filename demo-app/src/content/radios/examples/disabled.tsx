import {RadioBox, RadioButton} from '@life-changers/react';

const seats = [
  {text: 'Window', value: 'window'},
  {text: 'Aisle', value: 'aisle', disabled: true},
  {text: 'Middle', value: 'middle'},
];

export default function Disabled() {
  return (
    <>
      <RadioButton label="Seat" hint="All aisle seats are taken." options={seats} />
      <RadioBox label="Booked seat" options={seats} boxesPerRow={3} initValue="window" disabled />
    </>
  );
}
