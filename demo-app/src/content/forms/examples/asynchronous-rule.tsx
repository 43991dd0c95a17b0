import {Button, Form, TextInput} from '@life-changers/react';
import {validationSignal} from '@life-changers/elements/core/validation';
import {useState} from 'react';
import {z} from 'zod';

z.config({jitless: true});

/** Asks the server. A new value aborts the request for the old one. */
async function isFree(name: string): Promise<boolean> {
  const query = new URLSearchParams({realName: name, $limit: '1'});
  const response = await fetch(`/api-stub/people?${query}`, {
    signal: validationSignal(),
  });
  const {total} = (await response.json()) as {total: number};
  return total === 0;
}

const account = z.object({
  name: z.string().min(3).refine(isFree, 'This name is taken.'),
  city: z.string().min(2),
});

export default function AsynchronousRule() {
  const [message, setMessage] = useState('');

  return (
    <Form
      schema={account}
      showValidation="touched"
      onSubmit={({name, city}) =>
        setMessage(`Welcome, ${name} from ${city}!`)
      }
    >
      <TextInput
        name="name"
        label="Name"
        hint="Sean Bean is taken."
        required
      />
      <TextInput name="city" label="City" required />
      <Button type="submit" text="Create the account" />
      <p role="status">{message}</p>
    </Form>
  );
}
