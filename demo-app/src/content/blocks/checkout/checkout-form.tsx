// The number of the card, with its spaces.
import '@life-changers/elements/text-format';
import {Button, Form, RadioBox, Select, TextInput} from '@life-changers/react';
import {countries, deliveries, pay} from './basket.js';

interface Order {
  email: string;
  country: string;
  delivery: string;
  card: string;
}

interface CheckoutFormProps {
  total: string;
  onDelivery: (delivery: string) => void;
  /** Called with the email once the order is paid. */
  onPay: (email: string) => void;
}

const start = {country: 'Sweden', delivery: 'standard'};

/** Where the order goes, and how it is paid. */
export function CheckoutForm({total, onDelivery, onPay}: CheckoutFormProps) {
  const order = async (values: Order) => {
    const issues = await pay(values);
    if (issues.length === 0) onPay(values.email);
    return issues;
  };

  return (
    <Form<Order> className="checkout-form" aria-labelledby="checkout-heading" values={start} onSubmit={order}>
      <section aria-labelledby="checkout-contact">
        <h3 id="checkout-contact">Contact</h3>
        <TextInput name="email" label="Email" type="email" autocomplete="email" required />
      </section>
      <section aria-labelledby="checkout-address">
        <h3 id="checkout-address">Delivery</h3>
        <TextInput name="name" label="Name" autocomplete="name" required />
        <TextInput name="street" label="Street and number" autocomplete="street-address" required />
        <div className="checkout-pair">
          <TextInput name="code" label="Postal code" autocomplete="postal-code" required />
          <TextInput name="city" label="City" autocomplete="address-level2" required />
        </div>
        <Select name="country" label="Country" options={countries} noUnselectedOptionText />
        <RadioBox name="delivery" label="How fast" options={deliveries} onChange={onDelivery} />
      </section>
      <section aria-labelledby="checkout-payment">
        <h3 id="checkout-payment">Payment</h3>
        <TextInput
          name="card"
          label="Card number"
          hint="This sample bank accepts 4242 4242 4242 4242, and refuses 4000 0000 0000 0002."
          format="card-number"
          autocomplete="cc-number"
          required
        />
        <div className="checkout-pair">
          <TextInput
            name="expires"
            label="Valid until"
            placeholder="MM/YY"
            format="00/00"
            valueFormat="formatted"
            autocomplete="cc-exp"
            required
          />
          <TextInput
            name="security"
            label="Security code"
            pattern="\d{3,4}"
            maxLength={4}
            autocomplete="cc-csc"
            required
          />
        </div>
      </section>
      <Button type="submit" text={`Pay ${total}`} size="lg" />
    </Form>
  );
}
