import {Button, Callout} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Information: <Callout>Visits by video are in the last column.</Callout>,
    Success: <Callout variant="success">All letters of today were sent.</Callout>,
    Warning: <Callout variant="warning">Two patients have the same name.</Callout>,
    Danger: <Callout variant="danger">The lab cannot receive orders.</Callout>,
    Neutral: <Callout variant="neutral">Visits before 2020 are on paper.</Callout>,
    'With a heading': (
      <Callout variant="warning" title="The clinic closes at noon">
        Move the visits of this afternoon.
      </Callout>
    ),
    'With an action': (
      <Callout title="Four visits are not confirmed">
        They are all on Thursday.
        <Button slot="actions" text="Send a reminder" size="sm" variant="secondary" onClick={() => {}} />
      </Callout>
    ),
    Closable: (
      <Callout title="Drag a visit to move it" dismissible>
        The patient gets a message.
      </Callout>
    ),
  },
  use: [
    'A notice that belongs to a page or a part of it, and stays as long as it is true.',
    'An incident: what happens, what still works, and what users can do.',
    'A tip that users read once and close.',
  ],
  avoid: [
    ['What has just happened:', '/toasts'],
    ['The issues of a form after an attempt to send it:', '/error-summaries'],
    ['Nothing to show yet:', '/empty-states'],
    ['A decision that users must make now:', '/modals'],
  ],
};
