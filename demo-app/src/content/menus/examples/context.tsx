import type {LcMenu} from '@life-changers/elements/menu';
import {Button, Menu, MenuItem} from '@life-changers/react';
import {useRef, useState} from 'react';

const FILES = ['Budget 2027.xlsx', 'Contract.pdf', 'Team photo.jpg'];

export default function Context() {
  const menu = useRef<LcMenu>(null);
  const [message, setMessage] = useState('');

  return (
    <>
      <Menu
        ref={menu}
        context
        aria-label="File"
        onMenuSelect={({detail}) =>
          setMessage(`${detail.value} ${menu.current?.source?.closest('li')?.textContent ?? 'nothing'}`)
        }
      >
        <ul slot="trigger">
          {FILES.map(name => (
            <li key={name}>
              <Button variant="ghost" text={name} onClick={() => setMessage(`Open ${name}`)} />
            </li>
          ))}
        </ul>
        <MenuItem value="Open">Open</MenuItem>
        <MenuItem value="Rename" shortcut="F2">
          Rename
        </MenuItem>
        <hr />
        <MenuItem value="Delete" danger>
          Delete
        </MenuItem>
      </Menu>
      <p role="status">{message}</p>
    </>
  );
}
