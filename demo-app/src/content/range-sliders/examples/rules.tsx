import {RangeSlider} from '@life-changers/react';
import {number, refine, tuple} from 'superstruct';

const atMost8Hours = refine(
  tuple([number(), number()]),
  'day',
  ([start, end]) => end - start <= 8 || 'A working day must not be longer than 8 hours.',
);

export default function Rules() {
  return (
    <RangeSlider
      name="hours"
      label="Working hours"
      measurementUnit="h"
      max={24}
      initValue={[8, 18]}
      rules={atMost8Hours}
      showValidation
      showLimits
    />
  );
}
