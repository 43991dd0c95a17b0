import {Button, Callout} from '@life-changers/react';
import {useState} from 'react';

export default function Tip() {
  const [isOpen, setIsOpen] = useState(true);

  return (
    <div className="stack">
      <Callout title="Search from anywhere" dismissible open={isOpen} onHide={() => setIsOpen(false)}>
        Press Ctrl+K to find an order, a customer, or a page.
      </Callout>
      <div>
        <Button
          text="Show the tip again"
          size="sm"
          variant="ghost"
          disabled={isOpen}
          onClick={() => setIsOpen(true)}
        />
      </div>
    </div>
  );
}
