import {Button, Modal} from '@life-changers/react';
import {useState} from 'react';

const MODALS = [
  [
    'sm',
    'Small',
    'Cancel the order?',
    'The customer gets an email, and the payment is returned within three days.',
  ],
  [
    'md',
    'Medium',
    'Pause deliveries',
    'Subscriptions start again on the day that you choose. Nothing is charged until then.',
  ],
  [
    'lg',
    'Large',
    'Order NC-1042',
    'Six bags of Yirgacheffe and two of Decaf for Café Almada, to be roasted on Thursday.',
  ],
  [
    'xl',
    'Extra large',
    'Orders of this week',
    'Everything that leaves the roastery from Monday to Friday, with its route and its driver.',
  ],
] as const;

export default function Sizes() {
  const [isOpen, setIsOpen] = useState(false);
  const [[size, , title, text], setModal] = useState<(typeof MODALS)[number]>(MODALS[1]);

  const open = (modal: (typeof MODALS)[number]) => {
    setModal(modal);
    setIsOpen(true);
  };

  return (
    <>
      {MODALS.map(modal => (
        <Button key={modal[0]} text={modal[1]} variant="secondary" onClick={() => open(modal)} />
      ))}
      <Modal title={title} size={size} open={isOpen} onHide={() => setIsOpen(false)}>
        <p>{text}</p>
      </Modal>
    </>
  );
}
