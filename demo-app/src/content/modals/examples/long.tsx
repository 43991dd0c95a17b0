import {Button, Modal} from '@life-changers/react';
import type {LcModal} from '@life-changers/elements/modal';
import {useRef} from 'react';

const RULES = [
  'Leave the kitchen as you would like to find it.',
  'Report anything that is broken.',
  'Ask before you borrow something, and return it.',
  'If the coffee runs out, buy more.',
  'Guests are welcome. Tell the others a day before.',
  'Be quiet from 10 PM to 7 AM.',
  'Everyone helps in the garden.',
  'Park bicycles in the yard, not in the hall.',
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
