import type {TreeItemData} from '@life-changers/elements/tree';
import {Button, Tree} from '@life-changers/react';
import {useState} from 'react';

const folders: TreeItemData[] = [
  {
    value: 'clients',
    label: 'Clients',
    open: true,
    items: [
      {value: 'clients/arbor', label: 'Arbor Architects'},
      {
        value: 'clients/lumen',
        label: 'Lumen Lighting',
        items: [
          {value: 'clients/lumen/contracts', label: 'Contracts'},
          {value: 'clients/lumen/invoices', label: 'Invoices'},
        ],
      },
      {value: 'clients/archive', label: 'Archive (read only)', disabled: true},
    ],
  },
  {value: 'internal', label: 'Internal'},
];

export default function Folder() {
  const [target, setTarget] = useState('clients/lumen');
  const [message, setMessage] = useState('');

  return (
    <>
      <Tree
        label="Move the file to"
        hint="Type the first letters of a folder to find it."
        items={folders}
        value={target}
        onChange={value => setTarget(String(value))}
      />
      <div>
        <Button text="Move" onClick={() => setMessage(`Moved to ${target}.`)} />
      </div>
      <p role="status">{message}</p>
    </>
  );
}
