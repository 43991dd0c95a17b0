import {DateTimePicker} from '@life-changers/react';
import {useState} from 'react';

const june1 = new Date(2026, 5, 1);
const june30 = new Date(2026, 5, 30);
const isWorkday = (date: Date) => date.getDay() % 6 !== 0;

export default function Filter() {
  const [error, setError] = useState('');

  return (
    <>
      <DateTimePicker
        label="Delivery"
        hint="Monday to Friday."
        initValue={new Date(2026, 5, 26)}
        minDate={june1}
        maxDate={june30}
        filterDate={isWorkday}
        onInputError={event => setError(`Error ${event.detail.code}: ${event.detail.msg}`)}
        onChange={() => setError('')}
      />
      <p role="status">{error}</p>
    </>
  );
}
