import {Button, Form, TextInput} from '@life-changers/react';
import {readServerIssues} from '@life-changers/elements/server-issues';
import {useState} from 'react';

interface Order {
  code: string;
  address: {city: string; street: string};
}

/** Simulates a server, which rejects two fields at first. */
async function postOrder({code, address}: Order): Promise<Response> {
  await new Promise(resolve => setTimeout(resolve, 400));
  const errors = {
    code: code === 'SPRING' ? [] : ['The code has expired.'],
    'address.city':
      address.city === 'Braga' ? [] : ['We deliver only to Braga.'],
  };
  const isValid = Object.values(errors).every(
    ({length}) => length === 0,
  );
  return isValid
    ? Response.json({}, {status: 201})
    : Response.json({errors}, {status: 422});
}

export default function ServerIssues() {
  const [message, setMessage] = useState('');

  const order = async (values: Order) => {
    const response = await postOrder(values);
    if (!response.ok) return readServerIssues(await response.json());
    setMessage('Your order is on its way.');
    return [];
  };

  return (
    <Form<Order> onSubmit={order} onIssues={() => setMessage('')}>
      <TextInput
        name="code"
        label="Code"
        hint="The server accepts SPRING."
        required
      />
      <TextInput name="address.street" label="Street" required />
      <TextInput
        name="address.city"
        label="City"
        hint="The server accepts Braga."
        required
      />
      <Button type="submit" text="Order" />
      <p role="status">{message}</p>
    </Form>
  );
}
