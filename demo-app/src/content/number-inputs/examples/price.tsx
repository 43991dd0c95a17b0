import {NumberInput} from '@life-changers/react';
import {useState} from 'react';

const euros = {style: 'currency', currency: 'EUR'} as const;

export default function Price() {
  const [value, setValue] = useState('1234.50');

  return (
    <>
      <NumberInput
        label="Price"
        hint="Including tax."
        format={euros}
        min={0}
        initValue="1234.50"
        hideSteppers
        showValidation
        onChange={(_, event) => setValue((event.target as HTMLInputElement).value)}
      />
      <p role="status">Value: {value || 'none'}</p>
    </>
  );
}
