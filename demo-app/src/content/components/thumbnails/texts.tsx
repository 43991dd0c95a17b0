import {CodeInput, NumberInput, PhoneInput, TextArea, TextInput} from '@life-changers/react';

const euros = {style: 'currency', currency: 'EUR'} as const;

export const texts = {
  'text-inputs': () => (
    <TextInput className="thumb-field" label="Email" hint="For the receipt." initValue="ida@holm.example" />
  ),
  'text-areas': () => (
    <TextArea
      className="thumb-field"
      label="Note to the baker"
      initValue="Please slice the rye loaf, and leave the box at the back door."
      rows={3}
      maxLength={160}
      counter
    />
  ),
  'number-inputs': () => (
    <NumberInput className="thumb-field" label="Price" format={euros} step={0.1} initValue={4.8} />
  ),
  'phone-inputs': () => <PhoneInput className="thumb-field" label="Phone" initValue="+49 30 901820" />,
  'code-inputs': () => (
    <CodeInput className="thumb-field" label="Security code" length={6} initValue="2468" />
  ),
};
