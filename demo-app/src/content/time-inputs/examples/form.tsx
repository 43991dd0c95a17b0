import {Button, TimeInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {visit, night} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Saved: visit=${String(visit)}, night=${String(night)}`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <TimeInput
        name="visit"
        label="Visit"
        hint="From noon to 6 in the evening, every 15 minutes."
        min="12:00"
        max="18:00"
        step={900}
        required
        showValidation="submit"
      />
      <TimeInput
        name="night"
        label="Night shift"
        hint="From 10 in the evening to 6 in the morning."
        min="22:00"
        max="06:00"
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
