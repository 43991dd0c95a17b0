import {BarLoader, Button} from '@life-changers/react';
import {useEffect, useState} from 'react';

const orders = [
  {customer: 'Hotel Linden', goods: '48 rye loaves'},
  {customer: 'Café Morgen', goods: '120 croissants'},
  {customer: 'Bridge School', goods: '90 milk rolls'},
];

export default function Bar() {
  const [isLoading, setIsLoading] = useState(true);

  // Simulates a server that answers after three seconds.
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLoading(false), 3000);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <article>
      <BarLoader loading={isLoading} label="Loading the orders" />
      <ul className="plain-list" aria-busy={isLoading}>
        {orders.map(({customer, goods}) => (
          <li key={customer}>
            <strong>{customer}</strong> {goods}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button
          text="Reload the orders"
          variant="secondary"
          loading={isLoading}
          onClick={() => setIsLoading(true)}
        />
        <p role="status">{isLoading ? '' : 'The orders are up to date.'}</p>
      </div>
    </article>
  );
}
