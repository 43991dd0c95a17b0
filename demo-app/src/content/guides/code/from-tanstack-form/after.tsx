import {Button, Form, TextInput} from '@life-changers/react';
import {z} from 'zod';

z.config({jitless: true});

const account = z
  .object({
    email: z.email(),
    password: z.string().min(8),
    again: z.string(),
  })
  .refine(({password, again}) => password === again, {
    path: ['again'],
    message: 'The passwords differ.',
  });

const create = (email: string) =>
  fetch('/api-stub/echo', {
    method: 'POST',
    body: new URLSearchParams({email}),
  });

export default function AccountForm() {
  return (
    <Form
      schema={account}
      showValidation="touched"
      onSubmit={async ({email}) => {
        const response = await create(email);
        return response.ok ? [] : [{path: 'email', message: 'Taken.'}];
      }}
    >
      <TextInput
        name="email"
        label="Email"
        type="email"
        autocomplete="username"
      />
      <TextInput
        name="password"
        label="Password"
        type="password"
        autocomplete="new-password"
      />
      <TextInput
        name="again"
        label="Password again"
        type="password"
        autocomplete="new-password"
      />
      <Button type="submit" text="Create" />
    </Form>
  );
}
