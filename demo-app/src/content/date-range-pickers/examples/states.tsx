import {DateRangePicker} from '@life-changers/react';

const stay = {start: '2026-05-12', end: '2026-05-14'};

export default function States() {
  return (
    <>
      <DateRangePicker lang="en-GB" label="Required" required showValidation />
      <DateRangePicker
        lang="en-GB"
        label="With an error of the server"
        initValue={stay}
        error="The hotel is full."
      />
      <DateRangePicker lang="en-GB" label="Disabled" initValue={stay} disabled />
    </>
  );
}
