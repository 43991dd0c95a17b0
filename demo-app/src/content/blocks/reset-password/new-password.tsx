// The button that shows a password.
import '@life-changers/elements/password';
import {Button, Form, TextInput} from '@life-changers/react';
import {useState} from 'react';
import {rules, savePassword} from './password-links.js';

interface Passwords {
  password: string;
  repeated: string;
}

/** The form with the new password. Its rules are below it, and say which of them are met. */
export function NewPassword({email, onSave}: {email: string; onSave: () => void}) {
  const [password, setPassword] = useState('');

  const save = async (values: Passwords) => {
    const issues = await savePassword(values);
    if (issues.length === 0) onSave();
    return issues;
  };

  return (
    <Form<Passwords> onSubmit={save} aria-label="Choose a new password">
      {/* Password managers save the new password with it. */}
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <TextInput
        name="password"
        label="New password"
        hint="This sample server remembers Espresso-2026."
        type="password"
        autocomplete="new-password"
        reveal
        required
        onChange={setPassword}
      />
      <ul className="reset-rules" aria-label="Rules of the password">
        {rules.map(({text, isMet}) => (
          <li key={text} className={isMet(password) ? 'is-met' : undefined}>
            {text}
            <span className="reset-state">{isMet(password) ? ': met' : ': not met yet'}</span>
          </li>
        ))}
      </ul>
      <TextInput
        name="repeated"
        label="Repeat the password"
        type="password"
        autocomplete="new-password"
        reveal
        required
      />
      <Button type="submit" text="Change the password" />
    </Form>
  );
}
