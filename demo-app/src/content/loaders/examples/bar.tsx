import {BarLoader, Button} from '@life-changers/react';
import {useState} from 'react';

const threeSeconds = () => new Promise(resolve => setTimeout(resolve, 3000));

const orders = [
  {customer: 'Hotel Linden', goods: '48 rye loaves'},
  {customer: 'Café Morgen', goods: '120 croissants'},
  {customer: 'Bridge School', goods: '90 milk rolls'},
];

export default function Bar() {
  const [message, setMessage] = useState('Loaded at 4:00.');
  const [isLoading, setIsLoading] = useState(false);

  const reload = async () => {
    setIsLoading(true);
    setMessage('');
    await threeSeconds();
    setIsLoading(false);
    setMessage('The orders are up to date.');
  };

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
          onClick={() => void reload()}
        />
        <p role="status">{message}</p>
      </div>
    </article>
  );
}
