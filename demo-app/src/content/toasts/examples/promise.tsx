import {Button, useToast} from '@life-changers/react';

const answer = (isGood: boolean) =>
  new Promise<number>((resolve, reject) =>
    setTimeout(() => (isGood ? resolve(12) : reject(new Error('the server is asleep'))), 1500),
  );

export default function PromiseToast() {
  const toast = useToast();

  const send = (isGood: boolean) =>
    toast
      .promise(answer(isGood), {
        pending: 'Sending the invitations…',
        success: count => `${count} invitations sent.`,
        error: error => `Nothing was sent: ${(error as Error).message}.`,
      })
      .catch(() => {});

  return (
    <>
      <Button text="Send" onClick={() => void send(true)} />
      <Button text="Send and fail" variant="secondary" onClick={() => void send(false)} />
    </>
  );
}
