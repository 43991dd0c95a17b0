import {NumberInput} from '@life-changers/react';

const percent = {style: 'percent'} as const;
const storedAsPercent = {style: 'unit', unit: 'percent'} as const;

export default function Percentage() {
  return (
    <>
      <NumberInput
        label="Discount"
        hint="The value of 25 % is 0.25."
        format={percent}
        min={0}
        max={1}
        initValue={0.25}
      />
      <NumberInput
        label="Progress"
        hint="The value of 25 % is 25."
        format={storedAsPercent}
        min={0}
        max={100}
        step={5}
        initValue={25}
      />
    </>
  );
}
