import {FileUpload} from '@life-changers/react';

const poem = new File(['So much depends upon a red wheelbarrow'], 'poem.txt', {type: 'text/plain'});
const start = {path: poem.name, file: poem};

export default function Prefilled() {
  return (
    <>
      <FileUpload label="Poem" initValue={start} />
      <FileUpload label="Contract" hint="Already on the server." initValue={{path: 'contracts/2026.pdf'}} />
    </>
  );
}
