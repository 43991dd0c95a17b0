import {Button, DateTimePicker} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const book = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {day, reminder} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Booked: day ${day}, reminder ${reminder || 'none'}.`);
  };

  return (
    <form onSubmit={book} onReset={() => setMessage('')}>
      <DateTimePicker name="day" label="Day" required showValidation="submit" />
      <DateTimePicker
        name="reminder"
        label="Reminder"
        initValue="2026-06-15T09:00"
        showTimeSelect
        timeFormat="locale"
      />
      <div>
        <Button type="submit" text="Book" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
