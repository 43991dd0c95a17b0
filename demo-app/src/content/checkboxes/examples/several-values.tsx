import {Button, Checkbox} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const days = ['Monday', 'Wednesday', 'Friday'];

export default function SeveralValues() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('day').map(String);
    setMessage(chosen.length === 0 ? 'No day.' : `Saved: ${chosen.join(', ')}.`);
  };

  return (
    <form onSubmit={save}>
      <fieldset>
        <legend>Delivery days</legend>
        {days.map(day => (
          <Checkbox key={day} name="day" label={day} value={day.toLowerCase()} />
        ))}
      </fieldset>
      <Button type="submit" text="Save" onClick={() => setMessage('')} />
      <p role="status">{message}</p>
    </form>
  );
}
