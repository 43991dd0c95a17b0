import {Button, DateFields} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {issued} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Saved: ${String(issued)}`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <DateFields
        name="issued"
        label="Passport issued"
        hint="As in your passport."
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
