import {AccordionItem, NumberInput, Switch} from '@life-changers/react';

export default function Alone() {
  return (
    <AccordionItem title="Advanced settings">
      <Switch name="compress" label="Compress files before the upload" />
      <NumberInput name="retries" label="Attempts after a failure" min={0} max={10} value={3} />
    </AccordionItem>
  );
}
