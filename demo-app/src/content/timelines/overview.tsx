import {Timeline, TimelineItem} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'With dates': (
      <Timeline label="Parcel">
        <TimelineItem title="Posted" date="2026-03-01">
          In Porto
        </TimelineItem>
        <TimelineItem title="Delivered" date="2026-03-04T09:30">
          To a neighbor
        </TimelineItem>
      </Timeline>
    ),
    'In all colors': (
      <Timeline label="Week">
        <TimelineItem title="Neutral" />
        <TimelineItem title="Accent" variant="accent" />
        <TimelineItem title="Success" variant="success" />
        <TimelineItem title="Warning" variant="warning" />
        <TimelineItem title="Danger" variant="danger" />
      </Timeline>
    ),
    'With an item that has not ended': (
      <Timeline label="Repair">
        <TimelineItem title="Brought in" variant="success" />
        <TimelineItem title="Waiting for a part" pending />
      </Timeline>
    ),
    'On both sides': (
      <Timeline label="Walk" align="alternate">
        <TimelineItem title="Bridge">Kilometer two</TimelineItem>
        <TimelineItem title="Hut">Kilometer nine</TimelineItem>
        <TimelineItem title="Summit">Kilometer twelve</TimelineItem>
      </Timeline>
    ),
  },
  use: [
    'The history of something that users follow, such as an order, a ticket, or a document.',
    'What has happened and what is still open, in one list.',
  ],
  avoid: [
    ['The steps of a form:', '/steps'],
    ['Many events that users search, sort, or filter:', '/tables'],
    ['How far something is that runs now:', '/progress'],
    ['Appointments in a week or a month:', '/guides/not-included'],
  ],
};
