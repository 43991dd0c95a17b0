import {
  Badge,
  Button,
  Callout,
  Card,
  Checkbox,
  DataTable,
  DateTimePicker,
  Modal,
  Progress,
  RadioBox,
  Segmented,
  Select,
  Slider,
  Switch,
  TextInput,
  Typography,
  type Column,
} from '@life-changers/react';
import {useState, type ReactNode} from 'react';
import {FIRST_ORDERS, type Order} from '../home/scene/order-list.js';
import {stateCell, variantOf} from '../order-states.js';

interface PreviewProps {
  readonly scheme: 'light' | 'dark';
}

const FILTERS = ['All', 'Open', 'Packed'].map(text => ({text, value: text}));
const BOXES = ['Small', 'Medium', 'Large'].map(text => ({text, value: text}));
const PAYMENTS = ['Invoice', 'Card', 'Cash'].map(text => ({text, value: text}));

const packed = FIRST_ORDERS.filter(({status}) => status === 'Packed').length;
const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});
const ignore = () => {};

/** A screen of the back office of a bakery, once for each color scheme. */
export default function Preview({scheme}: PreviewProps): ReactNode {
  return (
    <div className="screen">
      <div className="screen-head">
        <div>
          <Typography variant="h2" as="p">
            Orders for Friday
          </Typography>
          <Typography tone="muted">
            {FIRST_ORDERS.length} orders. <a href="#css">Print the labels</a>
          </Typography>
        </div>
        <Button text="New order" onClick={ignore} />
      </div>
      <Orders scheme={scheme} />
      <OrderForm />
      <div className="screen-pair">
        <Callout variant="warning" title="Rye flour is low">
          40 kg are left, enough until Saturday.
        </Callout>
        <Callout variant="success" title="Hotel Linden has paid">
          Invoice 1187, €214.80, by bank transfer.
        </Callout>
      </div>
    </div>
  );
}

const columns: Column<ReturnType<typeof rowOf>>[] = [
  {label: 'Order', field: 'id', sort: 'asc', columnClass: 'quiet'},
  {label: 'Customer', field: 'customer'},
  {label: 'Pickup', field: 'pickup', sort: 'disabled', columnClass: 'wider'},
  {label: 'Status', field: 'status', sort: 'disabled'},
  {label: 'Total', field: 'total', sort: 'disabled', columnClass: 'wide'},
];

const rowOf = ({id, customer, pickup, status, total}: Order) => ({
  id,
  customer,
  pickup,
  status: stateCell(status),
  total: euros.format(total / 100),
});

function Orders({scheme}: PreviewProps): ReactNode {
  const [filter, setFilter] = useState<string>('All');
  const orders = FIRST_ORDERS.filter(
    ({status}) => filter === 'All' || (filter === 'Packed') === (status === 'Packed'),
  );
  return (
    <div className="screen-orders">
      <div className="screen-bar">
        <Segmented aria-label="Orders to show" options={FILTERS} value={filter} onChange={setFilter} />
        <div className="screen-progress">
          <span>
            {packed} of {FIRST_ORDERS.length} packed
          </span>
          <Progress
            label="Packed"
            value={packed}
            max={FIRST_ORDERS.length}
            valueText={`${packed} of ${FIRST_ORDERS.length}`}
          />
        </div>
      </div>
      <DataTable
        label={`Orders, ${scheme}`}
        columns={columns}
        rows={orders.map(rowOf)}
        pageSize={5}
        pageButtons={3}
        searchHidden
      />
    </div>
  );
}

function OrderForm(): ReactNode {
  return (
    <Card title="K-2042, Hotel Linden" headingLevel={3}>
      <Badge slot="header" dot variant={variantOf('In the oven')}>
        In the oven
      </Badge>
      <div className="screen-form">
        <div className="screen-pair">
          <TextInput label="Contact" initValue="Ida Holm" />
          <TextInput label="Email" initValue="ida@" error="Email must be an email address." />
          <DateTimePicker label="Pickup" initValue="2027-03-12" />
          <Select label="Boxes" options={BOXES} initValue="Medium" />
        </div>
        <RadioBox label="Payment" options={PAYMENTS} boxesPerRow={3} initValue="Invoice" />
        <Slider label="Discount" initValue={10} maxValue={50} measurementUnit="%" />
        <div className="screen-pair">
          <Switch label="Text when it is ready" initValue={true} />
          <Checkbox label="Send the invoice by email" initValue={true} />
        </div>
        <Actions />
      </div>
    </Card>
  );
}

function Actions(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="screen-actions">
      <Button text="Save" onClick={ignore} />
      <Button text="Cancel" variant="secondary" onClick={ignore} />
      <Button text="Delete" variant="danger" onClick={() => setIsOpen(true)} />
      <Modal title="Delete the order?" open={isOpen} onHide={() => setIsOpen(false)}>
        Hotel Linden gets an email about it.
      </Modal>
    </div>
  );
}
