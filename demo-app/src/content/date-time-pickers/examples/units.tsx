import {Button, DateTimePicker} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Units() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMessage(`Saved: ${[...new FormData(event.currentTarget).values()].join(', ')}`);
  };

  return (
    <form onSubmit={save}>
      <DateTimePicker
        name="month"
        label="Billing month"
        picker="month"
        initValue="2026-05"
        minDate="2026-01"
      />
      <DateTimePicker name="quarter" label="Quarter of the report" picker="quarter" initValue="2026-Q2" />
      <DateTimePicker name="week" label="Delivery week" lang="en-GB" picker="week" initValue="2026-W19" />
      <DateTimePicker name="year" label="Tax year" picker="year" initValue="2026" maxDate="2026" />
      <div>
        <Button type="submit" text="Save" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
