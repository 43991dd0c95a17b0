import {DateFields} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Empty: <DateFields label="Date of birth" />,
    'Read-only': <DateFields label="Card issued" initValue="2022-01-17" readOnly />,
    'With a hint': <DateFields label="Valid until" hint="On the front of your library card." />,
    Required: <DateFields label="Member since" required />,
    Invalid: (
      <DateFields
        label="Birth of your child"
        initValue="2031-02-11"
        error="The birth must be in the past."
        showValidation
      />
    ),
    Disabled: <DateFields label="First loan" initValue="2019-10-02" disabled />,
  },
  use: [
    'A date that people know by heart, such as a birthday.',
    'A date that they copy from a document, such as a passport.',
  ],
  avoid: [
    ['A day that people look up in a calendar:', '/date-time-pickers'],
    ['A first and a last day:', '/date-range-pickers'],
    ['A year alone:', '/number-inputs'],
  ],
};
