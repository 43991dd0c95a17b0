import '@life-changers/elements/password';
import {TextInput} from '@life-changers/react';
import {useState} from 'react';

/** From 0 to 4: one point for each length and each kind of character. */
function strengthOf(password: string): number {
  const isLong = [password.length >= 8, password.length >= 14];
  const kinds = [/\d/, /[^\p{L}\d]/u].map(kind => kind.test(password));
  return [...isLong, ...kinds].filter(Boolean).length;
}

const WORDS = ['very weak', 'weak', 'fair', 'good', 'strong'];

export default function Password() {
  const [password, setPassword] = useState('');
  const strength = strengthOf(password);

  return (
    <TextInput
      label="New password"
      type="password"
      autocomplete="new-password"
      reveal
      value={password}
      onChange={setPassword}
      minLength={8}
      required
    >
      <div slot="strength">
        <meter min={0} max={4} low={2} high={3} optimum={4} value={strength} aria-label="Strength" />
        <span role="status">{password && ` ${WORDS[strength]}`}</span>
      </div>
    </TextInput>
  );
}
