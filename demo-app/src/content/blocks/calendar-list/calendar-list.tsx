import {Button, CheckboxGroup, EmptyState, useToast} from '@life-changers/react';
import {useRef, useState} from 'react';
import {EventForm, type PlannedEvent} from './event-form.js';
import {calendars, dayText, daysOf, monthText, moveMonth, planned} from './planned-events.js';

/** What is planned in a month, day by day, of the calendars that are chosen. */
export default function CalendarList() {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(planned);
  const [month, setMonth] = useState('2026-12');
  const [shown, setShown] = useState<readonly string[]>(calendars.map(({value}) => value));
  const [isAdding, setIsAdding] = useState(false);

  const days = daysOf(all, month, [...shown]);
  const nameOf = (value: string) => calendars.find(calendar => calendar.value === value)?.text;

  const close = () => {
    setIsAdding(false);
    heading.current?.focus();
  };
  const add = (event: PlannedEvent) => {
    setAll([...all, event]);
    setMonth(event.day.slice(0, 7));
    close();
    toast.success(`${event.title} is planned.`);
  };

  return (
    <section className="agenda-block" aria-labelledby="agenda-heading">
      <header>
        <h2 id="agenda-heading" ref={heading} tabIndex={-1} aria-live="polite">
          {monthText(month)}
        </h2>
        <div className="agenda-actions">
          <Button text="Previous month" variant="secondary" onClick={() => setMonth(moveMonth(month, -1))} />
          <Button text="Next month" variant="secondary" onClick={() => setMonth(moveMonth(month, 1))} />
          <Button text="Plan something" disabled={isAdding} onClick={() => setIsAdding(true)} />
        </div>
      </header>
      {isAdding && <EventForm others={all} onAdd={add} onCancel={close} />}
      <CheckboxGroup
        label="Calendars"
        orientation="horizontal"
        options={calendars}
        value={shown}
        onChange={setShown}
      />
      {days.length === 0 ? (
        <EmptyState headingLevel={3} title="Nothing is planned">
          There is nothing in these calendars in {monthText(month)}.
        </EmptyState>
      ) : (
        days.map(({day, events}) => (
          <section key={day} aria-labelledby={`agenda-${day}`}>
            <h3 id={`agenda-${day}`}>{dayText(day)}</h3>
            <ul>
              {events.map(({id, title, calendar, start, end, place}) => (
                <li key={id} className={`agenda-${calendar}`}>
                  <span className="agenda-time">
                    {start}–{end}
                  </span>
                  <span>
                    <strong>{title}</strong>
                    <small>
                      {nameOf(calendar)}, {place}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </section>
  );
}
