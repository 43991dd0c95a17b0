import {Button, useToast} from '@life-changers/react';

export default function Types() {
  const toast = useToast();

  return (
    <>
      <Button
        text="warning"
        variant="secondary"
        onClick={() => toast.warning('Your trial ends in 3 days.')}
      />
      <Button
        text="error"
        variant="secondary"
        onClick={() => toast.error('The invoice could not be sent.')}
      />
      <Button text="success" variant="secondary" onClick={() => toast.success('The invoice was sent.')} />
      <Button text="default" variant="secondary" onClick={() => toast('Ada has joined the board.')} />
      <Button
        text="info"
        variant="secondary"
        onClick={() => toast.info('A new version is ready.', {autoClose: 2000})}
      />
    </>
  );
}
