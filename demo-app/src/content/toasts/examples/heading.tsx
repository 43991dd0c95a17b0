import {Button, useToast} from '@life-changers/react';

export default function Heading() {
  const toast = useToast();

  return (
    <>
      <Button
        text="Send the invoice"
        onClick={() => toast.success('Ada Lovelace gets it by email.', {heading: 'Invoice 1042 was sent'})}
      />
      <Button
        text="Pay with an old card"
        variant="secondary"
        onClick={() =>
          toast.error('The card ending in 4242 expired in May.', {
            heading: 'The payment failed',
            action: {text: 'Use another card', onClick: () => {}},
          })
        }
      />
    </>
  );
}
