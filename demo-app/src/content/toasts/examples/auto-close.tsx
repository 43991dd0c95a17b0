import {Button, useToast} from '@life-changers/react';

export default function AutoClose() {
  const toast = useToast();

  return (
    <>
      <Button text="2 seconds" onClick={() => toast('Closes in 2000 ms.', {autoClose: 2000})} />
      <Button
        text="Until dismissed"
        variant="secondary"
        onClick={() => toast.warning('This toast stays until you close it.', {autoClose: false})}
      />
      <Button text="Close all" variant="ghost" onClick={() => toast.dismiss()} />
    </>
  );
}
