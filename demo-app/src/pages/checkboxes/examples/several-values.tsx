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
      <strong id="delivery-days">Delivery days</strong>
      <div role="group" aria-labelledby="delivery-days">
        {days.map(day => (
          <Checkbox key={day} name="day" label={day} value={day.toLowerCase()} />
        ))}
      </div>
      <Button type="submit" text="Save" onClick={() => setMessage('')} />
      <p role="status">{message}</p>
    </form>
  );
}
