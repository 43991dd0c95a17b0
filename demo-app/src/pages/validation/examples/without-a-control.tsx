import {validate, type ValidationResult} from '@life-changers/elements/core/validation';
import {Button} from '@life-changers/react';
import {useState} from 'react';
import {signUp} from '../../../schemas/sign-up.js';

// What a server received, and who calls what how.
const received = {name: 'A', places: 12, houseRules: false};
const labels = {name: 'Name', places: 'Places', houseRules: 'The house rules'};

export default function WithoutAControl() {
  const [results, setResults] = useState<ValidationResult[]>([]);

  const check = async () => {
    const names = Object.keys(labels) as (keyof typeof labels)[];
    const checks = names.map(name => validate(signUp.schema[name], received[name], labels[name]));
    setResults(await Promise.all(checks));
  };

  return (
    <>
      <p>
        <code>{JSON.stringify(received)}</code>
      </p>
      <Button text="Check it" onClick={() => void check()} />
      <p role="status">{results.map(result => result.message).join(' ')}</p>
    </>
  );
}
