import '@life-changers/elements/typed-dates';
import {DateTimePicker} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    Empty: <DateTimePicker label="Drop-off" />,
    Selected: <DateTimePicker label="Pickup" initValue="2026-06-15" />,
    Typed: <DateTimePicker label="Bought on" initValue="2024-03-09" typeable lang="en-GB" />,
    Disabled: <DateTimePicker label="Warranty until" initValue="2027-03-09" disabled />,
    'With a hint': <DateTimePicker label="Inspection" hint="Once a year." initValue="2026-09-01" />,
    Required: <DateTimePicker label="Workshop slot" required />,
    Month: <DateTimePicker label="First payment" picker="month" initValue="2026-07" />,
    'With a time': (
      <DateTimePicker label="Test ride" initValue="2026-06-18T14:30" showTimeSelect timeFormat="locale" />
    ),
    Invalid: (
      <DateTimePicker
        label="Parts ordered on"
        initValue="2026-06-14"
        error="The supplier is closed on Sundays."
        showValidation
      />
    ),
  },
  use: [
    'A day that people look up in a calendar, such as an appointment, with or without a time.',
    'Days with limits, or of which some are not available.',
    'A month, quarter, week, or year, with picker.',
    'Dates that some users type and others look up, with typeable.',
  ],
  avoid: [
    ['A date that people know by heart, such as a birthday:', '/date-fields'],
    ['A first and a last day:', '/date-range-pickers'],
    ['Only a time of day:', '/time-inputs'],
  ],
};
