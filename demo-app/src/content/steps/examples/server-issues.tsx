import {Button, ErrorSummary, Form, Step, Steps, TextInput} from '@life-changers/react';
import {readServerIssues} from '@life-changers/elements/server-issues';
import {useState} from 'react';

interface Order {
  article: string;
  city: string;
  voucher: string;
}

/** Simulates a server, which rejects two fields at first. */
async function postOrder({city, voucher}: Order): Promise<Response> {
  await new Promise(resolve => setTimeout(resolve, 400));
  const errors = {
    city: city === 'Braga' ? [] : ['We deliver only to Braga.'],
    voucher: voucher === 'SPRING' ? [] : ['The voucher has expired.'],
  };
  const isValid = Object.values(errors).every(({length}) => length === 0);
  return isValid ? Response.json({}, {status: 201}) : Response.json({errors}, {status: 422});
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
      <ErrorSummary headingLevel={3} />
      <Steps aria-label="Order">
        <Step title="Article" headingLevel={3}>
          <TextInput name="article" label="Article" initValue="Lamp" required />
        </Step>
        <Step title="Delivery" headingLevel={3}>
          <TextInput name="city" label="City" initValue="Porto" hint="The server accepts Braga." required />
        </Step>
        <Step title="Payment" headingLevel={3}>
          <TextInput
            name="voucher"
            label="Voucher"
            initValue="WINTER"
            hint="The server accepts SPRING."
            required
          />
        </Step>
        <Button slot="submit" type="submit" text="Order" />
      </Steps>
      <p role="status">{message}</p>
    </Form>
  );
}
