import {DateTimePicker} from '@life-changers/react';
import {date, nullable} from 'superstruct';

const validDate = date();
const mayBeEmpty = nullable(date());

export default function Rules() {
  return (
    <>
      <DateTimePicker label="Date Required" name="dateRequired" required rules={validDate} showValidation />
      <DateTimePicker label="Date Optional" name="dateOptional" rules={mayBeEmpty} showValidation />
    </>
  );
}
