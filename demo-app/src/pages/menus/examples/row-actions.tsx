import {Button, Menu, MenuItem} from '@life-changers/react';
import {useState} from 'react';

const INVOICES = [
  {number: '2041', customer: 'Northwind', isPaid: false},
  {number: '2042', customer: 'Blue Harbor', isPaid: true},
];

export default function RowActions() {
  const [message, setMessage] = useState('');

  return (
    <>
      {INVOICES.map(({number, customer, isPaid}) => (
        <p key={number}>
          Invoice {number}, {customer}{' '}
          <Menu
            placement="bottom-end"
            onMenuSelect={({detail}) => setMessage(`${detail.value} invoice ${number}`)}
          >
            <Button slot="trigger" variant="secondary" size="sm" text={`Actions for ${number}`} />
            <MenuItem value="Edit">Edit</MenuItem>
            <MenuItem value="Duplicate">Duplicate</MenuItem>
            <MenuItem value="Remind" disabled={isPaid}>
              Send a reminder
            </MenuItem>
            <hr />
            <MenuItem value="Delete" danger>
              Delete
            </MenuItem>
          </Menu>
        </p>
      ))}
      <p role="status">{message}</p>
    </>
  );
}
