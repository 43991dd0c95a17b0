import {Timeline, TimelineItem} from '@life-changers/react';

export default function Order() {
  return (
    <Timeline label="Order K-2042">
      <TimelineItem title="Ordered" date="2026-03-01T14:20" variant="success">
        48 rye loaves and 120 croissants, by Hotel Linden
      </TimelineItem>
      <TimelineItem title="Baked" date="2026-03-02T04:15" variant="success">
        Mina Sahin and Tomás Brandt, in ovens two and three
      </TimelineItem>
      <TimelineItem title="Held up" date="2026-03-02T05:40" variant="warning">
        The van did not start. Another one came from Mill Street.
      </TimelineItem>
      <TimelineItem title="On its way" pending>
        Expected between 6:30 and 7:00
      </TimelineItem>
    </Timeline>
  );
}
