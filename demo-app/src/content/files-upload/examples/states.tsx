import {FileUpload} from '@life-changers/react';

const minutes = new File(['Everyone agreed.'], 'minutes.txt', {type: 'text/plain'});

export default function States() {
  return (
    <>
      <FileUpload label="Agenda" disabled />
      <FileUpload label="Minutes" initValue={minutes} disabled />
    </>
  );
}
