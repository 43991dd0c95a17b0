import {Button, Menu, MenuItem} from '@life-changers/react';
import {useState} from 'react';

const PEOPLE = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson'];

export default function Submenu() {
  const [assignee, setAssignee] = useState('Nobody');

  return (
    <>
      <Menu>
        <Button slot="trigger" variant="secondary" text="Task" />
        <MenuItem shortcut="mod+d">Duplicate</MenuItem>
        <MenuItem>
          Assign to
          {PEOPLE.map(name => (
            <MenuItem key={name} slot="submenu" onMenuSelect={() => setAssignee(name)}>
              {name}
            </MenuItem>
          ))}
        </MenuItem>
        <MenuItem>
          Move to
          <MenuItem slot="submenu">Backlog</MenuItem>
          <MenuItem slot="submenu">This week</MenuItem>
          <hr slot="submenu" />
          <MenuItem slot="submenu">Archive</MenuItem>
        </MenuItem>
        <hr />
        <MenuItem danger shortcut="Delete">
          Delete
        </MenuItem>
      </Menu>
      <p role="status">Assigned to: {assignee}</p>
    </>
  );
}
