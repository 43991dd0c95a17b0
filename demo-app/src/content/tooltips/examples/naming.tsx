import {Button, Tooltip} from '@life-changers/react';
import {useState} from 'react';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function Naming() {
  const [day, setDay] = useState(2);

  return (
    <div className="row">
      <Button id="previous-day" text="←" variant="secondary" onClick={() => setDay((day + 4) % 5)} />
      <Tooltip for="previous-day" naming>
        Previous day
      </Tooltip>
      <Button id="next-day" text="→" variant="secondary" onClick={() => setDay((day + 1) % 5)} />
      <Tooltip for="next-day" naming>
        Next day
      </Tooltip>
      <span role="status">{days[day]}</span>
    </div>
  );
}
