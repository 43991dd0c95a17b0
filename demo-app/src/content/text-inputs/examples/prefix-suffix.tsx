import {IconButton, TextInput} from '@life-changers/react';
import {useState} from 'react';

const eye = (
  <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z" />
    <circle cx="10" cy="10" r="2.25" />
  </svg>
);

export default function PrefixSuffix() {
  const [isShown, setIsShown] = useState(false);

  return (
    <>
      <TextInput label="Price" attributes={{inputmode: 'decimal'}} initValue="24.50">
        <span slot="prefix">€</span>
        <span slot="suffix">per month</span>
      </TextInput>
      <TextInput label="Access key" type={isShown ? 'text' : 'password'} initValue="orange-harbor-41">
        <IconButton
          slot="suffix"
          size="sm"
          text={isShown ? 'Hide the key' : 'Show the key'}
          onClick={() => setIsShown(!isShown)}
        >
          {eye}
        </IconButton>
      </TextInput>
    </>
  );
}
