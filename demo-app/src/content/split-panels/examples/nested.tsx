import {SplitPanel} from '@life-changers/react';

export default function Nested() {
  return (
    <SplitPanel label="Rooms" position={30} breakpoint={0}>
      <ul slot="start">
        <li>Hall</li>
        <li>Study</li>
        <li>Attic</li>
      </ul>
      <SplitPanel slot="end" label="Plan" orientation="vertical" position={40}>
        <p slot="start">The hall is 6.2 by 4.8 meters, with two windows to the garden.</p>
        <p slot="end">The floor was laid in 1912. Two boards at the door are new.</p>
      </SplitPanel>
    </SplitPanel>
  );
}
