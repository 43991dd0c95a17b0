import {TransferList} from '@life-changers/react';
import {useState} from 'react';

const rights = [
  {group: 'Orders', value: 'orders.read', text: 'See orders', description: 'Also those of other teams'},
  {group: 'Orders', value: 'orders.edit', text: 'Change orders', description: 'Until they are packed'},
  {group: 'Orders', value: 'orders.cancel', text: 'Cancel orders', description: 'And refund them'},
  {group: 'Customers', value: 'customers.read', text: 'See customers', description: 'Without their payments'},
  {group: 'Customers', value: 'customers.edit', text: 'Change customers', description: 'Names and addresses'},
];

export default function Rights() {
  const [granted, setGranted] = useState<readonly string[]>(['orders.read']);

  return (
    <>
      <TransferList
        label="Rights of the role"
        options={rights}
        availableLabel="Not granted"
        chosenLabel="Granted"
        value={granted}
        onChange={setGranted}
      />
      <p role="status">The value is {JSON.stringify(granted)}.</p>
    </>
  );
}
