import {Button, useToast} from '@life-changers/react';

export default function Types() {
  const toast = useToast();

  return (
    <>
      <Button text="warning" onClick={() => toast.warning('Your trial ends in 3 days.')} />
      <Button text="error" onClick={() => toast.error('The invoice could not be sent.')} />
      <Button text="success" onClick={() => toast.success('The invoice was sent.')} />
      <Button text="default" onClick={() => toast('Ada has joined the board.')} />
      <Button text="info" onClick={() => toast.info('A new version is ready.', {autoClose: 2000})} />
    </>
  );
}
