import {DateRangePicker} from '@life-changers/react';
import {useState} from 'react';

/** The single days after the holidays. */
const DAYS = [
  ['26 March', 'Good Friday'],
  ['29 March', 'Easter Monday'],
  ['1 May', 'Labor Day'],
] as const;

const DAY = 24 * 60 * 60 * 1000;

export default function Holidays() {
  const [closed, setClosed] = useState<{start: string; end: string} | null>({
    start: '2026-12-24',
    end: '2027-01-03',
  });
  const days = closed === null ? 0 : (Date.parse(closed.end) - Date.parse(closed.start)) / DAY + 1;

  return (
    <>
      <DateRangePicker lang="en-GB" label="Holidays" name="holidays" value={closed} onChange={setClosed} />
      <p className="scene-note">
        {days === 0
          ? 'Orders are open every day.'
          : `No orders for ${days === 1 ? 'one day' : `${days} days`}.`}
      </p>
      <ul className="scene-days" aria-label="Also closed">
        {DAYS.map(([day, name]) => (
          <li key={day}>
            {day} <span className="scene-note">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
