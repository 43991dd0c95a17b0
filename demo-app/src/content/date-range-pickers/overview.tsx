import {DateRangePicker} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Empty: <DateRangePicker lang="en-GB" label="Tent" />,
    Selected: <DateRangePicker lang="en-GB" label="Kayak" initValue="2026-06-05/2026-06-08" />,
    'With a hint': <DateRangePicker lang="en-GB" label="Camping stove" hint="7 days at most." maxDays={7} />,
    Required: <DateRangePicker lang="en-GB" label="Cargo bike" required />,
    Invalid: (
      <DateRangePicker
        lang="en-GB"
        label="Roof box"
        initValue="2026-07-31/2026-08-09"
        error="The roof box is rented from 5 August."
        showValidation
      />
    ),
    Disabled: <DateRangePicker lang="en-GB" label="Snow chains" initValue="2026-01-12/2026-01-18" disabled />,
  },
  use: [
    'The first and the last day of one thing, such as a stay, a rental, or a report.',
    'Ranges with a lowest or highest number of days, or without days that are not available.',
    'Ranges that many users need, such as the last 7 days, as presets.',
  ],
  avoid: [
    ['One day:', '/date-time-pickers'],
    ['A start and an end with times:', '/date-time-pickers'],
    ['A date that people know by heart:', '/date-fields'],
  ],
};
