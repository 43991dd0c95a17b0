import {DateFields, TimeInput} from '@life-changers/react';
import {Calendar} from './calendar.js';

const DECEMBER = {month: 'December 2026', offset: 2, days: 31} as const;
const FEBRUARY = {month: 'February 2027', offset: 1, days: 28} as const;

export const dates = {
  'date-time-pickers': () => <Calendar {...DECEMBER} from={5} to={5} />,
  'date-range-pickers': () => <Calendar {...FEBRUARY} from={10} to={19} />,
  'date-fields': () => <DateFields className="thumb-wide" label="Birthday" initValue="1990-05-15" />,
  'time-inputs': () => (
    <div className="thumb-field">
      <TimeInput label="Pickup" initValue="09:30" />
      <ul className="thumb-popup">
        <li>9:00 AM</li>
        <li className="is-current">9:30 AM</li>
      </ul>
    </div>
  ),
};
