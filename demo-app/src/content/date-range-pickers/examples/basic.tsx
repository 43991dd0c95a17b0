import {DateRangePicker} from '@life-changers/react';

export default function Basic() {
  return <DateRangePicker lang="en-GB" name="stay" label="Stay" hint="Your first and last day." />;
}
