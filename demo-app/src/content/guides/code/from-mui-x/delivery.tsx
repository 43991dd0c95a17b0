import '@life-changers/elements/typed-dates';
import {DateTimePicker} from '@life-changers/react';
import {useState} from 'react';

const today = new Date();
today.setHours(0, 0, 0, 0);

export default function Delivery() {
  const [date, setDate] = useState<Date | null>(null);

  return (
    <DateTimePicker
      label="Delivery"
      value={date}
      onChange={setDate}
      minDate={today}
      filterDate={date => !(date.getDay() === 0)}
      hint="Not on Sundays"
      typeable
    />
  );
}
