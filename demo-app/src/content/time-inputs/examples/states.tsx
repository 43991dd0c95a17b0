import {TimeInput} from '@life-changers/react';

export default function States() {
  return (
    <>
      <TimeInput label="24 hours" hourCycle="h23" initValue="14:30" />
      <TimeInput label="Read-only" initValue="14:30" readOnly />
      <TimeInput label="Disabled" initValue="14:30" disabled />
    </>
  );
}
