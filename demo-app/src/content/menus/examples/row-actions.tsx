import {IconButton, Menu, MenuItem} from '@life-changers/react';
import {useState} from 'react';

const INVOICES = [
  {number: '2041', customer: 'Northwind', isPaid: false},
  {number: '2042', customer: 'Blue Harbor', isPaid: true},
];

export default function RowActions() {
  const [message, setMessage] = useState('');

  return (
    <>
      <ul className="plain-list">
        {INVOICES.map(({number, customer, isPaid}) => (
          <li key={number}>
            Invoice {number}, {customer}
            <Menu
              placement="bottom-end"
              onMenuSelect={({detail}) => setMessage(`${detail.value} invoice ${number}`)}
            >
              <IconButton slot="trigger" variant="secondary" size="sm" text={`Actions for invoice ${number}`}>
                <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeLinecap="round">
                  <path strokeWidth="3.5" d="M12 5h.01M12 12h.01M12 19h.01" />
                </svg>
              </IconButton>
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
          </li>
        ))}
      </ul>
      <p role="status">{message}</p>
    </>
  );
}
