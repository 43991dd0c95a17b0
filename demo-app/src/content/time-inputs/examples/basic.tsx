import {TimeInput} from '@life-changers/react';

export default function Basic() {
  return <TimeInput name="start" label="Start" hint="Such as 9:30." initValue="09:30" />;
}
