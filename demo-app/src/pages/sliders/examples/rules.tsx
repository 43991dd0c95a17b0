import {Slider} from '@life-changers/react';
import {number, size} from 'superstruct';

const from1to10 = size(number(), 1, 10);
const anyNumber = number();

export default function Rules() {
  return (
    <>
      <Slider
        label="Slider Required"
        name="rangeSliderRequired"
        minValue={0}
        maxValue={10}
        measurementUnit="px"
        required
        rules={from1to10}
        showValidation
      />
      <Slider
        label="Slider Optional"
        name="rangeSliderOptional"
        minValue={0}
        maxValue={10}
        measurementUnit="engagements"
        rules={anyNumber}
        showValidation
      />
    </>
  );
}
