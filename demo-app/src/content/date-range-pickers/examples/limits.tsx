import {DateRangePicker} from '@life-changers/react';

const presets = [
  {label: 'First week of June', range: '2026-06-01/2026-06-05'},
  {label: 'Second week of June', range: '2026-06-08/2026-06-12'},
];

/** Sundays are not available. */
const isOpen = (date: Date) => date.getDay() !== 0;

export default function Limits() {
  return (
    <DateRangePicker
      lang="en-GB"
      label="Course"
      hint="2 to 6 days, without a Sunday."
      minDate="2026-05-01"
      maxDate="2026-12-31"
      minDays={2}
      maxDays={6}
      filterDate={isOpen}
      presets={presets}
      showValidation
    />
  );
}
