import {Button, useToast} from '@life-changers/react';
import {useState} from 'react';

export default function Action() {
  const toast = useToast();
  const [files, setFiles] = useState(3);

  const remove = () => {
    setFiles(count => count - 1);
    toast('The file was moved to the trash.', {
      action: {text: 'Undo', onClick: () => setFiles(count => count + 1)},
    });
  };

  return (
    <>
      <Button text="Delete a file" variant="danger" disabled={files === 0} onClick={remove} />
      <p role="status">Files: {files}</p>
    </>
  );
}
