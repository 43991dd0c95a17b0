import {SplitPanel, TextArea} from '@life-changers/react';

export default function Vertical() {
  return (
    <SplitPanel label="Query" orientation="vertical" position={55} minStart="7rem" minEnd="4rem">
      <TextArea
        slot="start"
        label="Query"
        minRows={2}
        initValue="select city, count(*) from orders group by city"
      />
      <ul slot="end" className="lines">
        <li>
          <span>Porto</span> 214
        </li>
        <li>
          <span>Lyon</span> 180
        </li>
        <li>
          <span>Graz</span> 96
        </li>
        <li>
          <span>Turku</span> 41
        </li>
      </ul>
    </SplitPanel>
  );
}
