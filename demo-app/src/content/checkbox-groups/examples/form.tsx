import {Button, CheckboxGroup} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(text => ({
  text,
  value: text.toLowerCase(),
}));

export default function Form() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('days');
    setMessage(`Saved: ${chosen.join(', ')}.`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <CheckboxGroup
        name="days"
        label="Delivery days"
        hint="We deliver before noon."
        options={days}
        initValue={['monday', 'thursday']}
        required
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Save" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
