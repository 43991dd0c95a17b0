import {DateTimePicker} from '@life-changers/react';
import {useState} from 'react';

const june1 = new Date(2019, 5, 1);
const june30 = new Date(2019, 5, 30);

export default function Range() {
  const [start, setStart] = useState<Date | null>(null);
  const [finish, setFinish] = useState<Date | null>(null);

  return (
    <>
      <DateTimePicker
        label="Start"
        value={start}
        onChange={setStart}
        dateFormat="dd/MM/yyyy"
        minDate={june1}
        maxDate={finish ?? june30}
      />
      <DateTimePicker
        label="Finish"
        hint={start === null ? 'Choose a start first.' : ''}
        value={finish}
        onChange={setFinish}
        dateFormat="dd/MM/yyyy"
        minDate={start ?? june1}
        maxDate={june30}
        disabled={start === null}
      />
    </>
  );
}
