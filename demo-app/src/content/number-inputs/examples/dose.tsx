import {NumberInput} from '@life-changers/react';

export default function Dose() {
  return (
    <NumberInput
      label="Dose"
      hint="In steps of 0.25 mg, up to 10 mg."
      measurementUnit="mg"
      min={0}
      max={10}
      step={0.25}
      initValue="2.50"
      showValidation
    />
  );
}
