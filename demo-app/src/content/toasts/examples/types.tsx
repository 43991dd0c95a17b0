import {Button, useToast} from '@life-changers/react';

export default function Types() {
  const toast = useToast();

  return (
    <>
      <Button
        text="Warning"
        variant="secondary"
        onClick={() => toast.warning('Your trial ends in 3 days.')}
      />
      <Button
        text="Error"
        variant="secondary"
        onClick={() => toast.error('The invoice could not be sent.')}
      />
      <Button text="Success" variant="secondary" onClick={() => toast.success('The invoice was sent.')} />
      <Button text="Default" variant="secondary" onClick={() => toast('Ada has joined the board.')} />
      <Button
        text="Info"
        variant="secondary"
        onClick={() => toast.info('A new version is ready.', {autoClose: 2000})}
      />
    </>
  );
}
