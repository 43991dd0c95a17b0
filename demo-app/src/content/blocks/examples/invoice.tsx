import type {FormConnection} from '@life-changers/elements/form';
import {
  Badge,
  Button,
  DateTimePicker,
  ErrorSummary,
  Form,
  NumberInput,
  Select,
  useToast,
} from '@life-changers/react';
import {useCallback, useRef, useState} from 'react';
import {InvoiceItems} from '../invoice-items.js';
import {customers, invoice, sendInvoice, totalsOf} from '../invoices.js';

type InvoiceValues = typeof invoice;

const CUSTOMERS = customers.map(text => ({text, value: text}));
const TERMS = [
  {text: 'Within 14 days', value: '14'},
  {text: 'Within 30 days', value: '30'},
  {text: 'At once', value: '0'},
];
const PERCENT = {style: 'percent'} as const;

/** An invoice with its items. The totals follow every key press, and the server may refuse the customer. */
export default function Invoice() {
  const toast = useToast();
  const form = useRef<FormConnection<InvoiceValues>>(null);
  const [totals, setTotals] = useState(() => totalsOf(invoice));
  const [isSent, setIsSent] = useState(false);

  /** After the event: only then, a reset has changed the values. */
  const calculate = useCallback(() => {
    setIsSent(false);
    setTimeout(() => form.current && setTotals(totalsOf(form.current.values)));
  }, []);
  const send = async (values: InvoiceValues) => {
    const issues = await sendInvoice(values);
    if (issues.length > 0) return issues;
    setIsSent(true);
    toast.success(`${values.customer} gets it by email.`, {heading: `${totals.total} invoiced`});
    return [];
  };

  return (
    <section className="invoice-block" aria-labelledby="invoice-heading">
      <header>
        <h2 id="invoice-heading">Invoice 2026-118</h2>
        <Badge variant={isSent ? 'success' : 'neutral'}>{isSent ? 'Sent' : 'Draft'}</Badge>
      </header>
      <Form<InvoiceValues>
        ref={form}
        aria-labelledby="invoice-heading"
        values={invoice}
        onSubmit={send}
        onInput={calculate}
        onReset={calculate}
      >
        <ErrorSummary headingLevel={3} />
        <div className="invoice-head">
          <Select
            name="customer"
            label="Customer"
            hint="This sample server refuses The Reading Room."
            options={CUSTOMERS}
            noUnselectedOptionText
          />
          <DateTimePicker name="issued" label="Date" required />
          <Select name="terms" label="To be paid" options={TERMS} noUnselectedOptionText />
        </div>
        <InvoiceItems lines={totals.lines} onChange={calculate} />
        <div className="invoice-foot">
          <NumberInput name="discount" label="Discount" format={PERCENT} min={0} max={0.5} step={0.01} />
          <dl>
            <dt>Subtotal</dt>
            <dd>{totals.subtotal}</dd>
            <dt>Discount</dt>
            <dd>{totals.discount}</dd>
            <dt>VAT, 23 %</dt>
            <dd>{totals.vat}</dd>
            <dt>Total</dt>
            <dd>{totals.total}</dd>
          </dl>
        </div>
        <div className="invoice-actions">
          <Button type="submit" text="Send the invoice" />
          <Button type="reset" text="Start again" variant="secondary" />
        </div>
      </Form>
    </section>
  );
}
