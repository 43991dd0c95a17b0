import {Avatar, AvatarGroup} from '@life-changers/react';

const team = [
  'Ada Lovelace',
  'Omar Sharif',
  'Grace Hopper',
  'Mona Zaki',
  'Alan Turing',
  'Huda Shaarawi',
  'Ken Thompson',
];

export default function Group() {
  return (
    <AvatarGroup label="Members of the project" max={4}>
      <Avatar name="Amal Farouk" src="/portrait.svg" />
      {team.map(name => (
        <Avatar key={name} name={name} />
      ))}
    </AvatarGroup>
  );
}
