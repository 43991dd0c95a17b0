import {Button, Segmented} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const priorities = ['Low', 'Normal', 'Urgent'].map(text => ({text, value: text.toLowerCase()}));

export default function Form() {
  const [message, setMessage] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {priority} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`The ticket was sent with the priority “${priority}”.`);
  };

  return (
    <form onSubmit={send} onReset={() => setMessage('')}>
      <Segmented
        name="priority"
        label="Priority of the ticket"
        hint="Urgent tickets are answered within an hour."
        options={priorities}
        required
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Send the ticket" />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
