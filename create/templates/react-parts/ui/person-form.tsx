// #only forms
// #if next
'use client';

// #end
import type {FormConnection} from '@life-changers/elements/form';
import type {InputOf, OutputOf} from '@life-changers/elements/core/validation';
import {Button, DateTimePicker, ErrorSummary, Form, Select, TextInput, useToast} from '@life-changers/react';
import {useRef} from 'react';
import {labels, person} from '../shared/person.js';
import {teams} from '../shared/teams.js';
import {sendJson} from './send-json';

const options = teams.map(team => ({text: team, value: team}));

export function PersonForm() {
  const connection = useRef<FormConnection<InputOf<typeof person>, OutputOf<typeof person>>>(null);
  const toast = useToast();

  function confirm() {
    toast('The person is saved.', {type: 'success'});
    connection.current?.reset();
  }

  return (
    <Form
      ref={connection}
      schema={person}
      onSubmit={(_values, {detail}) => sendJson('/api/people', detail.plainValues)}
      onSubmitted={confirm}
    >
      <ErrorSummary headingLevel={2} />
      <TextInput name="name" label={labels.name} />
      <Select name="team" label={labels.team} options={options} />
      <TextInput name="hours" type="number" label={labels.hours} />
      <DateTimePicker name="start" label={labels.start} />
      <Button type="submit" text="Save" />
    </Form>
  );
}
