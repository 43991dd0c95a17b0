import type {ReactNode} from 'react';

interface CalendarProps {
  readonly month: string;
  /** The number of days of the month before, in the first week. */
  readonly offset: number;
  readonly days: number;
  /** The first and the last selected day. */
  readonly from: number;
  readonly to: number;
}

const WEEKDAYS = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** A month, drawn: the calendar of a date picker opens over the page. */
export function Calendar({month, offset, days, from, to}: CalendarProps): ReactNode {
  const cells = Array.from({length: offset + days}, (_, index) => index - offset + 1);
  const classOf = (day: number) =>
    [
      day === from && 'is-from',
      day === to && 'is-to',
      day > from && day < to && 'is-between',
      from !== to && day >= from && day <= to && 'is-range',
    ]
      .filter(Boolean)
      .join(' ');

  return (
    <div className="thumb-calendar">
      <div className="thumb-month">
        <span>‹</span>
        {month}
        <span>›</span>
      </div>
      <div className="thumb-days">
        {WEEKDAYS.map((name, index) => (
          <small key={index}>{name}</small>
        ))}
        {cells.map(day => (
          <span key={day} className={classOf(day)}>
            {day > 0 && day}
          </span>
        ))}
      </div>
    </div>
  );
}
