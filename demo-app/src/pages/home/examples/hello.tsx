import {Button, TextInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';
import {size, string} from 'superstruct';

const rules = size(string(), 3, 30);

export default function Hello() {
  const [greeting, setGreeting] = useState('');

  const greet = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setGreeting(`Hello, ${String(new FormData(event.currentTarget).get('name'))}.`);
  };

  return (
    <form onSubmit={greet}>
      <TextInput name="name" label="Your name" initValue="Ada" required rules={rules} showValidation />
      <Button type="submit" text="Say hello" onClick={() => setGreeting('')} />
      <p role="status">{greeting}</p>
    </form>
  );
}
