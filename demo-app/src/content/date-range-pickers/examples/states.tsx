import {DateRangePicker} from '@life-changers/react';

const stay = {start: '2026-05-12', end: '2026-05-14'};

export default function States() {
  return (
    <>
      <DateRangePicker label="Required" required showValidation />
      <DateRangePicker label="With an error of the server" initValue={stay} error="The hotel is full." />
      <DateRangePicker label="Disabled" initValue={stay} disabled />
    </>
  );
}
