import {Timeline, TimelineItem} from '@life-changers/react';

const changes = [
  {id: 3, who: 'Ines Moreau', what: 'changed the due date', when: '10 minutes ago', at: '2026-03-02T15:50Z'},
  {id: 2, who: 'Lev Aronov', what: 'added a file', when: '2 hours ago', at: '2026-03-02T14:00Z'},
  {id: 1, who: 'Mina Sahin', what: 'opened the invoice', when: 'yesterday', at: '2026-03-01T09:12Z'},
];

export default function Activity() {
  return (
    <Timeline label="Invoice 318">
      {changes.map(({id, who, what, when, at}) => (
        <TimelineItem key={id}>
          <span slot="heading">
            <a href="/avatars">{who}</a> {what}
          </span>
          <time slot="date" dateTime={at}>
            {when}
          </time>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
