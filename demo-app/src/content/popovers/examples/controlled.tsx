import {Button, Popover} from '@life-changers/react';
import {useState} from 'react';

export default function Controlled() {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');

  return (
    <>
      <Button id="share" aria-haspopup="dialog" text="Share" />
      <Popover
        for="share"
        title="Share this page"
        open={isOpen}
        onShow={() => setIsOpen(true)}
        onHide={({detail}) => {
          setIsOpen(false);
          setReason(detail.reason);
        }}
      >
        <p>Everyone in your organization can open the link.</p>
        <Button text="Done" size="sm" onClick={() => setIsOpen(false)} />
      </Popover>
      <p role="status">{reason && `Closed: ${reason}`}</p>
    </>
  );
}
