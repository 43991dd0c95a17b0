// #only signIn
// #if next
'use client';

// #end
import '@life-changers/elements/password';
import {Button, Callout, Form, TextInput} from '@life-changers/react';
import {sampleUsers} from '../shared/user.js';
import {sendJson} from './send-json';

export function SignIn() {
  return (
    <main className="sign-in">
      <h1>{{name}}</h1>
      <Callout>{sampleUsers}</Callout>
      <Form
        onSubmit={values => sendJson('/api/session', values)}
        // The whole page loads again, so that nothing of a user before is left.
        onSubmitted={() => location.assign('/')}
      >
        <TextInput name="email" type="email" label="Email" autocomplete="username" required />
        <TextInput
          name="password"
          type="password"
          label="Password"
          autocomplete="current-password"
          reveal
          required
        />
        <Button type="submit" text="Sign in" />
      </Form>
    </main>
  );
}
