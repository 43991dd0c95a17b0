import {Avatar, Badge} from '@life-changers/react';

const people = [
  {name: 'Grace Hopper', role: 'Owner', isOnline: true},
  {name: 'Omar Sharif', role: 'Editor', isOnline: true},
  {name: 'Mona Zaki', role: 'Viewer', isOnline: false},
];

export default function People() {
  return (
    <ul className="plain-list">
      {people.map(({name, role, isOnline}) => (
        <li key={name}>
          <span className="with-name">
            <Avatar name={name} size="sm" aria-hidden="true" />
            {name}
            <Badge dot variant={isOnline ? 'success' : 'neutral'} label={isOnline ? 'Online' : 'Away'} />
          </span>
          <Badge appearance="outline">{role}</Badge>
        </li>
      ))}
    </ul>
  );
}
