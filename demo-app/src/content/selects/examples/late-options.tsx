import {Button, Select} from '@life-changers/react';
import {useState} from 'react';

const harbors = [
  {text: 'Lisbon', value: 'lis'},
  {text: 'Porto', value: 'opo'},
  {text: 'Faro', value: 'fao'},
];

export default function LateOptions() {
  const [hasCome, setHasCome] = useState(false);

  return (
    <>
      <Select
        label="Harbor"
        options={hasCome ? harbors : []}
        initValue="opo"
        unselectedOptionText={hasCome ? undefined : 'No harbors yet'}
      />
      <Button
        text={hasCome ? 'Remove options' : 'Load options'}
        variant="secondary"
        onClick={() => setHasCome(!hasCome)}
      />
    </>
  );
}
