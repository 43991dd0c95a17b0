import {Avatar, AvatarGroup} from '@life-changers/react';

const projects = [
  {
    name: 'Spring catalog',
    team: ['Ada Lovelace', 'Omar Sharif', 'Grace Hopper', 'Mona Zaki', 'Alan Turing', 'Huda Shaarawi'],
  },
  {name: 'New warehouse', team: ['Mona Zaki', 'Ken Thompson', 'Ada Lovelace']},
  {name: 'Price list', team: ['Grace Hopper', 'Huda Shaarawi', 'Alan Turing', 'Omar Sharif', 'Ken Thompson']},
];

export default function Group() {
  return (
    <ul className="plain-list">
      {projects.map(({name, team}) => (
        <li key={name}>
          {name}
          <AvatarGroup label={`Team of ${name}`} max={4}>
            <Avatar name="Amal Farouk" src="/portrait.svg" />
            {team.map(member => (
              <Avatar key={member} name={member} />
            ))}
          </AvatarGroup>
        </li>
      ))}
    </ul>
  );
}
