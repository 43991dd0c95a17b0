import {Button, TextInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';
import {size, string} from 'superstruct';

const name = size(string(), 2, 30);

export default function Form() {
  const [message, setMessage] = useState('');

  const register = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {firstName, lastName} = Object.fromEntries(new FormData(event.currentTarget));
    setMessage(`Registered: ${firstName} ${lastName}`);
  };

  return (
    <form onSubmit={register} onReset={() => setMessage('')}>
      <TextInput name="firstName" label="First name" required rules={name} showValidation="submit" />
      <TextInput name="lastName" label="Last name" required rules={name} showValidation="submit" />
      <div>
        <Button type="submit" text="Register" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" onClick={() => setMessage('')} />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
