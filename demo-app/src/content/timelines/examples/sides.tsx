import {Timeline, TimelineItem} from '@life-changers/react';

export default function Sides() {
  return (
    <Timeline label="The river expedition" align="alternate">
      <TimelineItem title="Source" date="2026-05-02">
        Eleven people, four boats, and rain
      </TimelineItem>
      <TimelineItem title="First gorge" date="2026-05-04" variant="warning">
        Two boats were carried around it.
      </TimelineItem>
      <TimelineItem title="Old mill" date="2026-05-07">
        A rest of one day, and a repaired paddle
      </TimelineItem>
      <TimelineItem title="Sea" date="2026-05-13" variant="success">
        214 kilometers, and nobody had wet socks at the end
      </TimelineItem>
    </Timeline>
  );
}
