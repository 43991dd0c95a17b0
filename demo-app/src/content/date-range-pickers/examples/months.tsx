import {DateRangePicker} from '@life-changers/react';
import {useState} from 'react';

const presets = [
  {label: 'First half', range: '2026-01/2026-06'},
  {label: 'Second half', range: '2026-07/2026-12'},
];

export default function Months() {
  const [range, setRange] = useState({start: '2026-03', end: '2026-05'});

  return (
    <>
      <DateRangePicker
        label="Months of the report"
        picker="month"
        minDate="2026-01"
        maxDate="2026-12"
        presets={presets}
        value={range}
        onChange={value => setRange(value ?? {start: '', end: ''})}
      />
      <p role="status">
        From {range.start} to {range.end}
      </p>
    </>
  );
}
