import type {LcTour} from '@life-changers/elements/tour';
import {Button, Tour} from '@life-changers/react';
import {useRef, useState} from 'react';

const steps = [
  {title: 'Welcome to the bakery', text: 'Three steps, and you can take orders.'},
  {target: '#tour-new', title: 'New orders', text: 'Press it when a customer calls.'},
  {
    target: '#tour-ovens',
    title: 'The ovens',
    text: 'It shows which one is free, and until when.',
    placement: 'end',
  },
] as const;

export default function Around() {
  const tour = useRef<LcTour>(null);
  const [orders, setOrders] = useState(3);

  return (
    <>
      <div className="row">
        <Button text="Show me around" onClick={() => tour.current?.start()} />
        <Button id="tour-new" text="New order" variant="secondary" onClick={() => setOrders(orders + 1)} />
        <span id="tour-ovens">Two ovens, {orders} orders</span>
      </div>
      <Tour ref={tour} steps={steps} />
    </>
  );
}
