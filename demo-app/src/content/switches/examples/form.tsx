import {Button, Switch} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Saved: mail ${data.get('mail') ?? 'off'}, text messages ${data.get('sms') ?? 'off'}.`);
  };

  return (
    <form onSubmit={save} onReset={() => setMessage('')}>
      <Switch name="mail" label="Notify me by email" initValue />
      <Switch name="sms" label="Notify me by text message" />
      <Switch name="consent" label="You may contact me" required showValidation="submit" />
      <div>
        <Button type="submit" text="Save" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
