import {Segmented} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const of = (...texts: string[]) => texts.map(text => ({text, value: text}));

const stations = [...of('Coast', 'Valley'), {text: 'Peak', value: 'peak', disabled: true}];

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Selected: <Segmented label="Forecast" options={of('Hours', 'Days', 'Weeks')} initValue="Days" />,
    Disabled: <Segmented label="Radar" options={of('Live', 'Archive')} initValue="Live" disabled />,
    'With a hint': (
      <Segmented
        label="Warnings"
        hint="Sent as a text message."
        options={of('None', 'Storms', 'All')}
        initValue="Storms"
      />
    ),
    'With a disabled segment': <Segmented label="Station" options={stations} initValue="Coast" />,
    Required: <Segmented label="Temperature" options={of('°C', '°F')} required />,
    Invalid: (
      <Segmented
        label="Wind speed"
        options={of('km/h', 'm/s', 'knots')}
        initValue="knots"
        error="This station does not measure in knots."
        showValidation
      />
    ),
  },
  use: [
    'One of two to five options with one or two words each, such as the view of a calendar.',
    'A choice that changes what is shown at once, in a toolbar or above a list.',
  ],
  avoid: [
    ['Options that need a sentence:', '/radios'],
    ['More than five options:', '/selects'],
    ['Parts of a page with different content:', '/tabs'],
    ['One thing that is on or off:', '/switches'],
  ],
};
