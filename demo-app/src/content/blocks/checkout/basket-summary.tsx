import {Button, Form, IconButton, NumberInput, TextInput} from '@life-changers/react';
import {useRef} from 'react';
import {asEuros, redeem, type items, type totalsOf} from './basket.js';

export type Item = (typeof items)[number];

interface BasketSummaryProps {
  basket: readonly Item[];
  totals: ReturnType<typeof totalsOf>;
  hasDiscount: boolean;
  onChange: (basket: readonly Item[]) => void;
  onDiscount: (discount: number) => void;
}

/** What is in the basket, and what it costs. */
export function BasketSummary({basket, totals, hasDiscount, onChange, onDiscount}: BasketSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  const setQuantity = (id: string, quantity: number | null) => {
    if (quantity !== null && quantity >= 1 && quantity <= 20)
      onChange(basket.map(item => (item.id === id ? {...item, quantity} : item)));
  };
  const remove = (id: string) => {
    onChange(basket.filter(item => item.id !== id));
    heading.current?.focus();
  };
  const apply = async (values: {code: string}) => {
    const {discount, issues} = await redeem(values);
    if (issues.length === 0) onDiscount(discount);
    return issues;
  };

  return (
    <section className="checkout-basket" aria-labelledby="checkout-basket">
      <h3 id="checkout-basket" ref={heading} tabIndex={-1}>
        Basket
      </h3>
      <ul>
        {basket.map(({id, text, about, price, quantity}) => (
          <li key={id}>
            <span>
              <strong>{text}</strong> <small>{about}</small>
            </span>
            <span className="checkout-amount">{asEuros(price * quantity)}</span>
            <div className="checkout-quantity">
              <NumberInput
                aria-label={`Quantity of ${text}`}
                min={1}
                max={20}
                value={quantity}
                onChange={value => setQuantity(id, value)}
              />
              <IconButton text={`Remove ${text}`} onClick={() => remove(id)}>
                <svg
                  viewBox="0 0 20 20"
                  width="20"
                  height="20"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                >
                  <path d="M4 6h12M8 6V4h4v2M6 6l.75 10h6.5L14 6" />
                </svg>
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {!hasDiscount && (
        <Form<{code: string}> className="checkout-code" aria-label="Discount" onSubmit={apply}>
          <TextInput
            name="code"
            label="Discount code"
            hint="Try ESPRESSO10."
            autocomplete="off"
            required
            noRequiredMark
          />
          <Button type="submit" text="Apply" variant="secondary" />
        </Form>
      )}
      <dl aria-live="polite">
        <dt>Subtotal</dt>
        <dd>{totals.subtotal}</dd>
        {totals.discount && (
          <>
            <dt>Discount, ESPRESSO10</dt>
            <dd>{totals.discount}</dd>
          </>
        )}
        <dt>Delivery</dt>
        <dd>{totals.delivery}</dd>
        <dt>Total, with VAT</dt>
        <dd>{totals.total}</dd>
      </dl>
    </section>
  );
}
