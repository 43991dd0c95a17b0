import {Segmented} from '@life-changers/react';
import {useState} from 'react';

const PLANS = {
  day: 'Tuesday: stand-up at 9:30, review with Grace at 14:00.',
  week: 'Five meetings, two of them on Thursday.',
  month: '18 meetings, and the release on the 28th.',
};

export default function View() {
  const [view, setView] = useState<string>('week');

  return (
    <article>
      <Segmented label="Calendar view" value={view} onChange={setView}>
        <option value="day">Day</option>
        <option value="week">Week</option>
        <option value="month">Month</option>
      </Segmented>
      <p>{PLANS[view as keyof typeof PLANS]}</p>
    </article>
  );
}
