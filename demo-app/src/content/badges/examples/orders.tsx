import {Badge, type BadgeProps} from '@life-changers/react';

const orders: readonly {id: string; customer: string; state: string; variant: BadgeProps['variant']}[] = [
  {id: '#4021', customer: 'Farouk Books', state: 'Delivered', variant: 'success'},
  {id: '#4022', customer: 'Nile Coffee', state: 'In transit', variant: 'accent'},
  {id: '#4023', customer: 'Atelier Amal', state: 'Payment due', variant: 'warning'},
  {id: '#4024', customer: 'Delta Tools', state: 'Returned', variant: 'danger'},
  {id: '#4025', customer: 'Oasis Garden', state: 'Draft', variant: 'neutral'},
];

export default function Orders() {
  return (
    <ul className="plain-list">
      {orders.map(({id, customer, state, variant}) => (
        <li key={id}>
          {id} {customer}
          <Badge variant={variant}>{state}</Badge>
        </li>
      ))}
    </ul>
  );
}
