import {Avatar, AvatarGroup, Badge, Progress, Segmented} from '@life-changers/react';
import {useState} from 'react';

const SHIFTS = {
  night: {
    bakers: ['Lev Aronov', 'Mina Sahin', 'Tomás Brandt'],
    batches: [
      {name: 'Rye loaves', done: 34, all: 48},
      {name: 'Croissants', done: 120, all: 120},
      {name: 'Oat tins', done: 6, all: 24},
      {name: 'Onion rolls', done: 90, all: 150},
    ],
  },
  morning: {
    bakers: ['Ines Moreau', 'Karim Haddad'],
    batches: [
      {name: 'Baguettes', done: 0, all: 60},
      {name: 'Cinnamon knots', done: 12, all: 80},
      {name: 'Plum cakes', done: 0, all: 6},
      {name: 'Poppy braids', done: 0, all: 24},
    ],
  },
};

export default function Tonight() {
  const [shift, setShift] = useState<string>('night');
  const {bakers, batches} = SHIFTS[shift as keyof typeof SHIFTS];

  return (
    <>
      <div className="scene-row is-apart">
        <Segmented aria-label="Shift" value={shift} onChange={setShift}>
          <option value="night">Night</option>
          <option value="morning">Morning</option>
        </Segmented>
        <AvatarGroup label="Bakers of the shift" size="sm">
          {bakers.map(name => (
            <Avatar key={name} name={name} />
          ))}
        </AvatarGroup>
      </div>
      <ul className="scene-batches">
        {batches.map(({name, done, all}) => (
          <li key={name}>
            <span>{name}</span>
            {done === all ? (
              <Badge variant="success">Done</Badge>
            ) : (
              <span className="scene-note">
                {done} of {all}
              </span>
            )}
            <Progress label={name} value={done} max={all} valueText={`${done} of ${all}`} />
          </li>
        ))}
      </ul>
    </>
  );
}
