import {SplitPanel} from '@life-changers/react';

export default function Remembered() {
  return (
    <SplitPanel
      label="Chapters"
      position={30}
      collapsible="start"
      breakpoint={20}
      rememberAs="example-chapters"
    >
      <ol slot="start">
        <li>The harbor</li>
        <li>A letter from Turku</li>
        <li>Fog</li>
      </ol>
      <p slot="end">
        The ferry left at six, as it had every morning for thirty years, and for the first time nobody stood
        at the rail to wave.
      </p>
    </SplitPanel>
  );
}
