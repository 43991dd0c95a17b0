import {Button, ColorInput, TextInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Brand() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {name, color} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`${name as string} is now ${color as string}.`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <TextInput name="name" label="Team" initValue="Night shift" required showValidation="submit" />
      <ColorInput
        name="color"
        label="Color in the calendar"
        hint="Such as #0c5f57 or teal."
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
