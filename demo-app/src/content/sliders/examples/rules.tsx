import {Slider} from '@life-changers/react';
import {number, size} from 'superstruct';

const from1to10 = size(number(), 1, 10);
const anyNumber = number();

export default function Rules() {
  return (
    <>
      <Slider
        label="Guests"
        name="guests"
        minValue={0}
        maxValue={10}
        measurementUnit="guests"
        required
        rules={from1to10}
        showValidation
      />
      <Slider
        label="Discount"
        hint="Optional."
        name="discount"
        minValue={0}
        maxValue={10}
        measurementUnit="%"
        rules={anyNumber}
        showValidation
      />
    </>
  );
}
