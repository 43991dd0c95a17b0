import type {TreeOption} from '@life-changers/elements/tree-select';
import {Button, TreeSelect} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const departments: TreeOption[] = [
  {
    text: 'Finance',
    value: 'finance',
    open: true,
    children: [
      {text: 'Accounting', value: 'accounting'},
      {text: 'Payroll', value: 'payroll'},
      {text: 'Audit (invited by the board)', value: 'audit', disabled: true},
    ],
  },
  {
    text: 'Product',
    value: 'product',
    open: true,
    children: [
      {text: 'Design', value: 'design'},
      {
        text: 'Engineering',
        value: 'engineering',
        children: [
          {text: 'Web', value: 'web'},
          {text: 'Mobile', value: 'mobile'},
          {text: 'Platform', value: 'platform'},
        ],
      },
    ],
  },
  {text: 'People and culture', value: 'people'},
];

export default function Departments() {
  const [message, setMessage] = useState('');

  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invited = new FormData(event.currentTarget).getAll('departments');
    setMessage(`Invited: ${invited.join(', ')}`);
  };

  return (
    <form onSubmit={invite} onReset={() => setMessage('')}>
      <TreeSelect
        name="departments"
        label="Departments to invite"
        hint="A department includes all of its teams."
        options={departments}
        multiple
        initValue={['design', 'web']}
        required
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Invite" onClick={() => setMessage('')} />
        <Button type="reset" text="Reset" variant="secondary" />
      </div>
      <p role="status">{message}</p>
    </form>
  );
}
