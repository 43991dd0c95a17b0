import {TextInput} from '@life-changers/react';

export default function States() {
  return (
    <>
      <TextInput label="Customer number" hint="Cannot be changed." initValue="10-4711" readOnly />
      <TextInput label="Branch" initValue="Lisbon" disabled />
    </>
  );
}
