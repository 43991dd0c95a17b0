import {Button, EmptyState} from '@life-changers/react';
import {useState} from 'react';

export default function First() {
  const [count, setCount] = useState(0);

  return (
    <div className="stack">
      {count === 0 ? (
        <EmptyState title="No invoices yet" headingLevel={3}>
          Invoices that you send appear here, with what is paid and what is due.
          <Button slot="actions" text="Write an invoice" onClick={() => setCount(1)} />
          <Button slot="actions" text="Import invoices" variant="secondary" onClick={() => setCount(24)} />
        </EmptyState>
      ) : (
        <div>
          <Button
            text={`Delete ${count === 1 ? 'the invoice' : `all ${count} invoices`}`}
            variant="danger"
            onClick={() => setCount(0)}
          />
        </div>
      )}
    </div>
  );
}
