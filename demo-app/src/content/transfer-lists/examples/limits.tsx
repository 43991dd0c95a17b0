import {TransferList} from '@life-changers/react';

const people = [
  {text: 'Amal (leads the shift)', value: 'amal', disabled: true},
  ...['Farid', 'Grace', 'Ines', 'Jonas', 'Mei'].map(text => ({text, value: text.toLowerCase()})),
  {text: 'Tomas (on leave)', value: 'tomas', disabled: true},
];

export default function Limits() {
  return (
    <TransferList
      label="Night shift"
      hint="Two to four people. Try to add three at once."
      options={people}
      initValue={['amal', 'mei']}
      min={2}
      max={4}
      showValidation
    />
  );
}
