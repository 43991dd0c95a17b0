import {Button} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {CustomerForm} from './customer-form.js';

/** Adds a customer in steps. Its form is gone once it was sent, so what follows gets the focus. */
export default function CustomerWizard() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [customer, setCustomer] = useState('');

  const startAgain = () => {
    setCustomer('');
    heading.current?.focus();
  };

  return (
    <section className="wizard-block" aria-labelledby="wizard-heading">
      <header>
        <h2 id="wizard-heading" ref={heading} tabIndex={-1}>
          New wholesale customer
        </h2>
        <p>What you enter is kept in this browser until you send it.</p>
      </header>
      {customer ? <Done customer={customer} onAgain={startAgain} /> : <CustomerForm onCreate={setCustomer} />}
    </section>
  );
}

function Done({customer, onAgain}: {customer: string; onAgain: () => void}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="wizard-done">
      <h3 ref={heading} tabIndex={-1}>
        {customer} is a customer
      </h3>
      <p>They got an email with the prices and the days of delivery. The first order can be placed now.</p>
      <div className="wizard-actions">
        <Button text="Show all customers" href="/blocks/list" />
        <Button text="Add another customer" variant="secondary" onClick={onAgain} />
      </div>
    </div>
  );
}
