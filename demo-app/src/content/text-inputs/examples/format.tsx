import '@life-changers/elements/text-format';
import {Button, TextInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Format() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {iban, time} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Saved: ${String(iban)}, ${String(time)}`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <TextInput
        name="iban"
        label="IBAN"
        format="iban"
        initValue="DE89370400440532013000"
        required
        showValidation="submit"
      />
      <TextInput
        name="time"
        label="Collected at"
        format="00:00|0:00"
        valueFormat="formatted"
        initValue="17:30"
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
