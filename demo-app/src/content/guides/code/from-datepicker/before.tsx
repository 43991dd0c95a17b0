import {useState} from 'react';
import DatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';

const today = new Date();
const isWorkday = (date: Date) => date.getDay() % 6 !== 0;

export function Delivery() {
  const [date, setDate] = useState<Date | null>(null);

  return (
    <label>
      Delivery
      <DatePicker
        selected={date}
        onChange={setDate}
        minDate={today}
        filterDate={isWorkday}
        showTimeSelect
        timeIntervals={15}
        dateFormat="dd/MM/yyyy h:mm aa"
        placeholderText="Choose a date"
        isClearable
      />
    </label>
  );
}
