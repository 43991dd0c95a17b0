import {CheckboxGroup} from '@life-changers/react';

const rooms = [
  {text: 'Garden', value: 'garden'},
  {text: 'Library', value: 'library', disabled: true},
  {text: 'Studio', value: 'studio'},
];

export default function Disabled() {
  return (
    <>
      <CheckboxGroup label="Rooms" hint="The library is closed." options={rooms} initValue={['garden']} />
      <CheckboxGroup label="Rooms of last year" options={rooms} initValue={['studio']} disabled />
    </>
  );
}
