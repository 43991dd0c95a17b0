import {DateTimePicker} from '@life-changers/react';
import {useState} from 'react';

const today = new Date();
const isWorkday = (date: Date) => date.getDay() % 6 !== 0;

export default function Delivery() {
  const [date, setDate] = useState<Date | null>(null);

  return (
    <DateTimePicker
      label="Delivery"
      value={date}
      onChange={setDate}
      minDate={today}
      filterDate={isWorkday}
      showTimeSelect
      timeIntervals={15}
      dateFormat="dd/MM/yyyy h:mm aa"
    />
  );
}
