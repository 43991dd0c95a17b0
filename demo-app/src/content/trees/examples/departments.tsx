import type {TreeItemData} from '@life-changers/elements/tree';
import {Button, Tree} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const departments: TreeItemData[] = [
  {
    value: 'finance',
    label: 'Finance',
    open: true,
    items: [
      {value: 'accounting', label: 'Accounting'},
      {value: 'payroll', label: 'Payroll'},
      {value: 'audit', label: 'Audit (invited by the board)', disabled: true},
    ],
  },
  {
    value: 'product',
    label: 'Product',
    open: true,
    items: [
      {value: 'design', label: 'Design'},
      {
        value: 'engineering',
        label: 'Engineering',
        items: [
          {value: 'web', label: 'Web'},
          {value: 'mobile', label: 'Mobile'},
          {value: 'platform', label: 'Platform'},
        ],
      },
    ],
  },
  {value: 'people', label: 'People and culture'},
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
      <Tree
        name="departments"
        label="Departments to invite"
        hint="A department includes all of its teams."
        items={departments}
        selection="multiple"
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
