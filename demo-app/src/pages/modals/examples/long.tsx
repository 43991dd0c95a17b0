import {Button, Modal} from '@life-changers/react';
import type {LcModal} from '@life-changers/elements/modal';
import {useRef} from 'react';

const RULES = [
  'Leave the kitchen as you would like to find it.',
  'Say when something is broken, and never hide it.',
  'Ask before you borrow, and bring back what you borrowed.',
  'Whoever sees that the coffee is out buys new coffee.',
  'Guests are welcome; tell the others a day before.',
  'Quiet from ten in the evening until seven in the morning.',
  'The garden belongs to all, and so does its work.',
  'Bicycles stand in the yard and not in the hall.',
];

export default function Long() {
  const modal = useRef<LcModal>(null);

  return (
    <>
      <Button text="Read the house rules" variant="secondary" onClick={() => modal.current?.show()} />
      <Modal title="House rules" ref={modal}>
        <ol>
          {[...RULES, ...RULES, ...RULES].map((rule, index) => (
            <li key={index}>{rule}</li>
          ))}
        </ol>
        <Button slot="footer" text="I have read them" onClick={() => modal.current?.hide('accept')} />
      </Modal>
    </>
  );
}
