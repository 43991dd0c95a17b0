import {requiredText} from '@life-changers/elements/core/validation';
import type {LcTextInput} from '@life-changers/elements/text-input';
import {Button, DateTimePicker, Form, Select, TextInput, TimeInput} from '@life-changers/react';
import {useEffect, useRef} from 'react';
import {calendars, places, saveEvent, type planned} from './planned-events.js';

export type PlannedEvent = (typeof planned)[number];

interface EventFormProps {
  others: readonly PlannedEvent[];
  onAdd: (event: PlannedEvent) => void;
  onCancel: () => void;
}

const first = {title: '', calendar: 'team', day: '2026-12-03', start: '10:00', end: '11:00', place: 'Office'};
const titleRules = requiredText({max: 60});

/** A new event. The server refuses a place that is taken. */
export function EventForm({others, onAdd, onCancel}: EventFormProps) {
  const title = useRef<LcTextInput>(null);

  useEffect(() => title.current?.focus(), []);

  // As they are sent: the day is a text.
  const save = async (_values: unknown, {detail: {plainValues}}: {detail: {plainValues: unknown}}) => {
    const values = plainValues as typeof first;
    const issues = await saveEvent(values, [...others]);
    if (issues.length === 0) onAdd({...values, id: others.length + 1});
    return issues;
  };

  return (
    <Form className="agenda-form" aria-label="New event" values={first} onSubmit={save}>
      <TextInput ref={title} name="title" label="Title" rules={titleRules} required />
      <Select name="calendar" label="Calendar" options={calendars} noUnselectedOptionText />
      <DateTimePicker name="day" label="Day" required />
      <TimeInput name="start" label="Start" required />
      <TimeInput name="end" label="End" required />
      <Select name="place" label="Place" options={places} noUnselectedOptionText />
      <div className="agenda-actions">
        <Button type="submit" text="Plan it" />
        <Button text="Cancel" variant="secondary" onClick={onCancel} />
      </div>
    </Form>
  );
}
