import {DateTimePicker} from '@life-changers/react';
import {date, nullable} from 'superstruct';

const validDate = date();
const mayBeEmpty = nullable(date());

export default function Rules() {
  return (
    <>
      <DateTimePicker label="Arrival" name="arrival" required rules={validDate} showValidation />
      <DateTimePicker label="Departure" hint="Optional." name="departure" rules={mayBeEmpty} showValidation />
    </>
  );
}
