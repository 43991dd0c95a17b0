import {Button, DateTimePicker, Form, TextInput} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const ignore = () => {};

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'Before an attempt': (
      <Form onSubmit={ignore}>
        <TextInput name="dancer" label="Dancer" required />
        <DateTimePicker name="lesson" label="First lesson" required />
        <Button type="submit" text="Join the class" />
      </Form>
    ),
    'With initial values': (
      <Form values={{partner: 'Jonas Weber', dance: 'Tango'}} onSubmit={ignore}>
        <TextInput name="partner" label="Partner" required />
        <TextInput name="dance" label="Dance" required />
        <Button type="submit" text="Save the pair" />
      </Form>
    ),
    'After a failed attempt': (
      <Form onSubmit={ignore}>
        <TextInput name="teacher" label="Teacher" error="Teacher is required." required />
        <TextInput
          name="studio"
          label="Studio"
          initValue="4"
          error="Studio 4 is closed on Mondays."
          required
        />
        <Button type="submit" text="Book the studio" />
      </Form>
    ),
    'While it is being submitted': (
      <Form aria-busy="true" onSubmit={ignore}>
        <TextInput name="guest" label="Guest of the ball" initValue="Amal Farouk" readOnly />
        <TextInput name="table" label="Table at the ball" initValue="12" readOnly />
        <Button type="submit" text="Reserve the table" loading />
      </Form>
    ),
  },
  hasParts: false,
  use: [
    'Values that are checked together by one schema, in React, in HTML, and on the server.',
    'Rules about several fields, and issues that only a server knows.',
    'Nested values and lists, by the names of the fields.',
  ],
  avoid: [
    ['A long form with parts that depend on each other:', '/steps'],
    ['One setting that takes effect at once:', '/switches'],
    ['A search field:', 'a native form with an address.'],
  ],
};
