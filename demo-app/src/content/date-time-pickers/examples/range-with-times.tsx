import {DateTimePicker} from '@life-changers/react';
import {format} from 'date-fns';
import {useState} from 'react';

const june1 = new Date(2019, 5, 1);
const june30 = new Date(2019, 5, 30);

const withTime = {
  dateFormat: 'dd/MM/yyyy HH:mm',
  showTimeSelect: true,
  timeFormat: 'HH:mm',
  timeIntervals: 15,
};

/** Formats a limit with its time: a `Date` at 00:00 would stand for the whole day. */
const moment = (date: Date | null) => date && format(date, "yyyy-MM-dd'T'HH:mm");

export default function RangeWithTimes() {
  const [start, setStart] = useState<Date | null>(null);
  const [finish, setFinish] = useState<Date | null>(null);

  return (
    <>
      <DateTimePicker
        {...withTime}
        label="Start"
        value={start}
        onChange={setStart}
        minDate={june1}
        maxDate={moment(finish) ?? june30}
      />
      <DateTimePicker
        {...withTime}
        label="Finish"
        hint={start === null ? 'Choose a start first.' : ''}
        value={finish}
        onChange={setFinish}
        minDate={moment(start) ?? june1}
        maxDate={june30}
        disabled={start === null}
      />
    </>
  );
}
