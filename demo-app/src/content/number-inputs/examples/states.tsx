import {NumberInput} from '@life-changers/react';

export default function States() {
  return (
    <>
      <NumberInput label="Height" measurementUnit="cm" min={0} initValue={172} hideSteppers />
      <NumberInput label="Balance" initValue="1234.50" readOnly />
      <NumberInput label="Seats" initValue={4} disabled />
    </>
  );
}
