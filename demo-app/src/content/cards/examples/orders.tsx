import {Badge, Button, Card} from '@life-changers/react';
import {useState} from 'react';

export default function Orders() {
  const [message, setMessage] = useState('');

  return (
    <>
      <ul className="card-grid">
        <li>
          <Card title="Farouk Books" headingLevel={3} href="/tables/orders">
            <Badge slot="header" dot variant="success">
              Delivered
            </Badge>
            Order #4021, three items, 84.50 USD
            <Button
              slot="actions"
              text="Order again"
              size="sm"
              variant="secondary"
              onClick={() => setMessage('Order #4021 is in your cart.')}
            />
          </Card>
        </li>
        <li>
          <Card title="Nile Coffee" headingLevel={3} href="/tables/orders">
            <Badge slot="header" dot variant="accent">
              In transit
            </Badge>
            Order #4022, one item, 19.00 USD
            <Button
              slot="actions"
              text="Track the parcel"
              size="sm"
              variant="secondary"
              onClick={() => setMessage('The parcel arrives tomorrow.')}
            />
          </Card>
        </li>
      </ul>
      <p role="status">{message}</p>
    </>
  );
}
