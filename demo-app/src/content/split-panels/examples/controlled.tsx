import {Button, SplitPanel} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [{position, collapsed}, setPlace] = useState({position: 60, collapsed: false});

  return (
    <>
      <div className="row">
        <Button
          text="Equal"
          variant="secondary"
          size="sm"
          onClick={() => setPlace({position: 50, collapsed: false})}
        />
        <Button
          text="Wide notes"
          variant="secondary"
          size="sm"
          onClick={() => setPlace({position: 25, collapsed: false})}
        />
        <span role="status">{collapsed ? 'The notes are hidden' : `${Math.round(position)} percent`}</span>
      </div>
      <SplitPanel
        label="Minutes"
        breakpoint={20}
        position={position}
        collapsible="end"
        collapsed={collapsed}
        onPositionChange={event => setPlace(event.detail)}
      >
        <p slot="start">
          The board met at nine. All seven members were present, and the agenda was accepted.
        </p>
        <p slot="end">Ask Ada for the figures of May before the minutes are sent.</p>
      </SplitPanel>
    </>
  );
}
