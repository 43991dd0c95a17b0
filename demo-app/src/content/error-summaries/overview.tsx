import {ErrorSummary, Form, TextInput} from '@life-changers/react';
import {useState, type ReactNode} from 'react';
import type {OverviewProps} from '../../site/workbench/overview.js';
import {useIsHydrated} from '../../site/component-page/use-is-hydrated.js';

interface AttemptProps {
  /** The name of each field, its label, its value, and its message. */
  readonly fields?: readonly (readonly [name: string, label: string, value: string, message: string])[];
  /** Messages without a field. */
  readonly others?: readonly string[];
  readonly title?: string;
}

/** A form after a failed attempt. The focus stays where it is, and the server renders the messages of the fields too. */
function Attempt({fields = [], others = [], title}: AttemptProps): ReactNode {
  // A new list would report the issues again.
  const [issues] = useState(() => [
    ...fields.map(([path, , , message]) => ({path, message})),
    ...others.map(message => ({path: '', message})),
  ]);
  return (
    <Form
      issues={useIsHydrated() ? issues : undefined}
      onIssues={event => event.preventDefault()}
      onSubmit={() => {}}
    >
      <div className="glance-summary">
        <ErrorSummary headingLevel={3} title={title} />
      </div>
      {fields.map(([name, label, value, message]) => (
        <TextInput key={name} name={name} label={label} initValue={value} error={message} />
      ))}
    </Form>
  );
}

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'With links to fields': (
      <Attempt
        fields={[
          ['child', 'Name of the child', '', 'Enter the name of the child.'],
          ['year', 'Year of birth', '2024', 'The year of birth must be 2020 or earlier.'],
        ]}
      />
    ),
    'With its own heading': (
      <Attempt
        title="The course is not booked yet"
        fields={[
          ['course', 'Course', 'Diving', 'Diving starts at the age of 14.'],
          ['parent', 'Phone of a parent', '12', 'The phone must have 9 digits at least.'],
        ]}
      />
    ),
    'With one issue': <Attempt fields={[['lane', 'Lane', '9', 'Choose a lane from 1 to 8.']]} />,
    'With issues of the whole form': (
      <Attempt others={['The course on Monday is full.', 'Courses in July start next week.']} />
    ),
  },
  use: [
    'A form with many fields, of which several may be invalid or out of view.',
    'Issues that belong to no field, such as those of a server.',
  ],
  avoid: [
    ['The message of one field:', 'the message below the field, which is always there.'],
    ['A notice that is not about a form:', '/callouts'],
    ['A message after an action, such as a failed save:', '/toasts'],
    ['A rule about a few fields:', '/fieldsets'],
  ],
};
