import {Button, TextInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

export default function InAForm() {
  const [message, setMessage] = useState('Not sent yet.');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(
      new FormData(event.currentTarget, submitterOf(event)),
    );
    setMessage(`Sent ${JSON.stringify(fields)}`);
  };

  return (
    <form onSubmit={send} onReset={() => setMessage('Reset.')}>
      <TextInput
        name="city"
        label="City"
        initValue="Braga"
        required
        showValidation="submit"
      />
      <div>
        <Button type="submit" name="then" value="close" text="Save" />
        <Button
          type="submit"
          name="then"
          value="draft"
          text="Keep as draft"
          variant="secondary"
          formNoValidate
        />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}

const submitterOf = (event: FormEvent) =>
  (event.nativeEvent as SubmitEvent).submitter;
