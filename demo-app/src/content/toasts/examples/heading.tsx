import {Button, useToast} from '@life-changers/react';

export default function Heading() {
  const toast = useToast();

  return (
    <>
      <Button
        text="Send the invoice"
        onClick={() => toast.success('Hotel Linden gets it by email.', {heading: 'Invoice 1187 was sent'})}
      />
      <Button
        text="Bake the rye loaves"
        variant="secondary"
        onClick={() =>
          toast.error('40 kg are left, and the loaves need 52 kg.', {
            heading: 'Out of rye flour',
            action: {text: 'Order flour', onClick: () => {}},
          })
        }
      />
    </>
  );
}
