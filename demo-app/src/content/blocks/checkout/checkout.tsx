import {Button, EmptyState} from '@life-changers/react';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {BasketSummary, type Item} from './basket-summary.js';
import {items, totalsOf} from './basket.js';
import {CheckoutForm} from './checkout-form.js';

/** The basket, and the form that pays for it. Where the basket was, its end gets the focus. */
export default function Checkout() {
  const [basket, setBasket] = useState<readonly Item[]>(items);
  const [delivery, setDelivery] = useState('standard');
  const [discount, setDiscount] = useState(0);
  const [email, setEmail] = useState('');
  const totals = totalsOf([...basket], delivery, discount);

  const startAgain = () => {
    setBasket(items);
    setDelivery('standard');
    setDiscount(0);
    setEmail('');
  };

  return (
    <section className="checkout-block" aria-labelledby="checkout-heading">
      <h2 id="checkout-heading">Checkout</h2>
      {email ? (
        <End title="Thank you for your order">
          <p>
            The receipt of {totals.total} is on its way to {email}. We roast tomorrow, and write again once
            the parcel has left.
          </p>
          <Button text="Start again" variant="secondary" onClick={startAgain} />
        </End>
      ) : basket.length === 0 ? (
        <End title="Basket">
          <EmptyState headingLevel={4} title="Your basket is empty">
            What you remove can be put back for a while.
            <Button slot="actions" text="Put everything back" onClick={startAgain} />
          </EmptyState>
        </End>
      ) : (
        <div className="checkout-columns">
          <BasketSummary
            basket={basket}
            totals={totals}
            hasDiscount={discount > 0}
            onChange={setBasket}
            onDiscount={setDiscount}
          />
          <CheckoutForm total={totals.total} onDelivery={setDelivery} onPay={setEmail} />
        </div>
      )}
    </section>
  );
}

/** What takes the place of the form. It gets the focus. */
function End({title, children}: {title: string; children: ReactNode}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="checkout-end">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
}
