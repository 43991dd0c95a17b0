import {DateTimePicker} from '@life-changers/react';
import {useState} from 'react';

const june1 = new Date(2019, 5, 1);
const june30 = new Date(2019, 5, 30);

const withTime = {
  dateFormat: 'dd/MM/yyyy HH:mm',
  showTimeSelect: true,
  timeFormat: 'HH:mm',
  timeIntervals: 15,
};

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
        maxDate={finish ?? june30}
      />
      <DateTimePicker
        {...withTime}
        label="Finish"
        hint={start === null ? 'Choose a start first.' : ''}
        value={finish}
        onChange={setFinish}
        minDate={start ?? june1}
        maxDate={june30}
        disabled={start === null}
      />
    </>
  );
}
