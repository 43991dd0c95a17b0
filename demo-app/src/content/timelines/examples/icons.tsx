import {Timeline, TimelineItem} from '@life-changers/react';
import type {ReactNode} from 'react';

const Icon = ({children}: {children: ReactNode}) => (
  <svg
    slot="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

export default function Icons() {
  return (
    <Timeline label="The cabin at the lake">
      <TimelineItem title="Built" date="1912-06-01" variant="accent">
        <Icon>
          <path d="m4 11 8-7 8 7M6.5 9v10.5h11V9M10 19.5v-6h4v6" />
        </Icon>
        By the sawmill, for its foreman
      </TimelineItem>
      <TimelineItem title="Damaged by a storm" date="1967-10-17" variant="danger">
        <Icon>
          <path d="m13 3-7 10.5h5.5L11 21l7-10.5h-5.5z" />
        </Icon>
        Half of the roof was in the lake.
      </TimelineItem>
      <TimelineItem title="Opened for guests" date="2019-05-04" variant="success">
        <Icon>
          <path d="m5.5 12.5 4.5 4.5 8.5-10" />
        </Icon>
        With a new stove, and the old boards
      </TimelineItem>
    </Timeline>
  );
}
