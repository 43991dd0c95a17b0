import {Button, DateRangePicker} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {from, to} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Saved: ${from} to ${to}`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <DateRangePicker
        lang="en-GB"
        startName="from"
        endName="to"
        label="Vacation"
        required
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Save" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
