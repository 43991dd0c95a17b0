import {Tag} from '@life-changers/react';
import {useState} from 'react';

const courses = [
  {name: 'Interviewing customers', topic: 'Research'},
  {name: 'Type on screens', topic: 'Design'},
  {name: 'Plain language', topic: 'Writing'},
  {name: 'Surveys that people finish', topic: 'Research'},
];
const topics = ['Design', 'Research', 'Writing'];

export default function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>(['Research']);
  const shown = courses.filter(({topic}) => chosen.length === 0 || chosen.includes(topic));

  return (
    <div className="stack">
      <div className="row" role="group" aria-label="Topics">
        {topics.map(topic => (
          <Tag
            key={topic}
            value={topic}
            selectable
            selected={chosen.includes(topic)}
            onSelectedChange={({detail: {value, selected}}) =>
              setChosen(selected ? [...chosen, value] : chosen.filter(one => one !== value))
            }
          >
            {topic}
          </Tag>
        ))}
        <Tag selectable disabled>
          Finance
        </Tag>
      </div>
      <ul>
        {shown.map(({name}) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
