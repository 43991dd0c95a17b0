import {readForm, validateForm, type FieldIssue} from '@life-changers/elements/core/validation';
import {Button} from '@life-changers/react';
import {useState} from 'react';
import {signUp} from '../../schemas/sign-up.js';

// A submitted form contains only text. Fields that are missing here were empty.
const sent = 'name=A&course=pottery&city=Faro&places=12&firstDay=2026-05-15';
const shape = {
  name: 'text',
  course: 'text',
  city: 'text',
  places: 'number',
  firstDay: 'date',
  idCard: 'file',
  houseRules: 'boolean',
} as const;
const labels = {idCard: 'Identity card', houseRules: 'The house rules'};

export default function WithoutAControl() {
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);

  const check = async () => {
    const values = readForm(new URLSearchParams(sent), shape);
    setIssues((await validateForm(signUp, values, {labels})).issues);
  };

  return (
    <>
      <p>
        <code>{sent}</code>
      </p>
      <Button text="Check it" onClick={() => void check()} />
      <p role="status">{issues.map(({message}) => message).join(' ')}</p>
    </>
  );
}
