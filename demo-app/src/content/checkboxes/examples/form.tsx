import {Button, Checkbox} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function Form() {
  const [message, setMessage] = useState('');

  const order = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Ordered. Gift: ${data.get('gift') ?? 'no'}, news: ${data.get('news') ?? 'never'}.`);
  };

  return (
    <form onSubmit={order} onReset={() => setMessage('')}>
      <Checkbox name="gift" label="Wrap it as a gift" hint="Free of charge." />
      <Checkbox name="news" label="Send me news" value="weekly" initValue />
      <Checkbox name="terms" label="The terms of sale" required showValidation="submit" />
      <div>
        <Button type="submit" text="Order" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
