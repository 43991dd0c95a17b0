import {requiredText} from '@life-changers/elements/core/validation';
import type {FormConnection} from '@life-changers/elements/form';
import {
  Badge,
  Button,
  Callout,
  Form,
  Skeleton,
  TextArea,
  Timeline,
  TimelineItem,
  useToast,
} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {addNote, asDay, asEuros, loadHistory, ship, totalOf, type orders} from './wholesale-orders.js';

export type Order = (typeof orders)[number];
type History = Awaited<ReturnType<typeof loadHistory>>;

interface OrderDetailProps {
  slot: string;
  order: Order;
  /** Whether the user has opened it, which hides the list on a phone. */
  isOpen: boolean;
  onChange: (order: Order) => void;
  onBack: () => void;
}

const noteRules = requiredText({max: 120});

/** The details of an order. Shipping it, and a note, can be refused by the server. */
export function OrderDetail({slot, order, isOpen, onChange, onBack}: OrderDetailProps) {
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useRef<HTMLDivElement>(null);
  const form = useRef<FormConnection<{note: string}>>(null);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState('');

  // Only a phone shows the way back, where the list with the focus is hidden.
  useEffect(() => {
    if (isOpen && back.current?.offsetParent) heading.current?.focus();
  }, [isOpen]);

  const shipNow = async () => {
    setRefusal('');
    setIsPending(true);
    const reason = await ship(order.id);
    setIsPending(false);
    setRefusal(reason);
    if (reason) return;
    onChange({...order, status: 'Shipped'});
    // The button is gone.
    heading.current?.focus();
    toast.success(`${order.id} is on its way to ${order.customer}.`);
  };
  const save = async ({note}: {note: string}) => {
    const issues = await addNote({note});
    if (issues.length > 0) return issues;
    onChange({...order, notes: [note, ...order.notes]});
    form.current?.reset();
    return [];
  };

  return (
    <article slot={slot} className="orders-detail" aria-labelledby="order-heading">
      <div ref={back} className="orders-back">
        <Button text="All orders" variant="ghost" size="sm" onClick={onBack} />
      </div>
      <header>
        <div>
          <h3 ref={heading} id="order-heading" tabIndex={-1}>
            {order.customer}
          </h3>
          <p>
            {order.id}, {order.city}, {asDay(order.date)}
          </p>
        </div>
        {order.status === 'Shipped' ? (
          <Badge variant="success">Shipped</Badge>
        ) : (
          <Button text="Mark as shipped" loading={isPending} onClick={() => void shipNow()} />
        )}
      </header>
      {refusal !== '' && (
        <Callout variant="danger" title="Not shipped" announce>
          {refusal}
        </Callout>
      )}
      <table>
        <caption>Items</caption>
        <tbody>
          {order.items.map(({text, quantity, price}) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{quantity} ×</td>
              <td>{asEuros(quantity * price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total before taxes</th>
            <td />
            <td>{asEuros(totalOf(order.items))}</td>
          </tr>
        </tfoot>
      </table>
      <OrderHistory order={order} />
      <Form<{note: string}> ref={form} onSubmit={save} aria-label="Note">
        <TextArea
          name="note"
          label="Note for the parcel"
          rules={noteRules}
          maxLength={120}
          counter
          minRows={2}
        />
        <Button type="submit" text="Add the note" variant="secondary" />
      </Form>
    </article>
  );
}

/** What has happened, which loads, and can fail. */
function OrderHistory({order: {id, notes}}: {order: Order}) {
  const [history, setHistory] = useState<History | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loadHistory(id, attempt).then(
      loaded => isCurrent && setHistory(loaded),
      () => isCurrent && setHistory('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);

  const retry = () => {
    setHistory(null);
    setAttempt(attempt + 1);
  };

  return (
    <section aria-labelledby="order-history" aria-busy={history === null}>
      <h4 id="order-history">History</h4>
      {history === null && <Skeleton lines={4} />}
      {history === 'failed' && (
        <Callout variant="danger" announce>
          The history could not be loaded.
          <Button slot="actions" text="Try again" variant="secondary" size="sm" onClick={retry} />
        </Callout>
      )}
      {Array.isArray(history) && (
        <Timeline label="History">
          {notes.map(note => (
            <TimelineItem key={note} title="Note for the parcel">
              {note}
            </TimelineItem>
          ))}
          {history.map(({title, date, text}) => (
            <TimelineItem key={title} title={title} date={date}>
              {text}
            </TimelineItem>
          ))}
        </Timeline>
      )}
    </section>
  );
}
