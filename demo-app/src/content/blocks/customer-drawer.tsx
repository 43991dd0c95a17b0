import {
  Avatar,
  Badge,
  Button,
  CopyButton,
  Drawer,
  Form,
  MultiSelect,
  Progress,
  Select,
  Skeleton,
  TextArea,
  TextInput,
} from '@life-changers/react';
import {useEffect, useState} from 'react';
import {customers, loadActivity, owners, variants} from './customers.js';

export type Customer = (typeof customers)[number];
type Status = keyof typeof variants;
type Variant = 'success' | 'warning' | 'neutral';

const STEPS = 5;

const options = (texts: readonly string[]) => texts.map(text => ({text, value: text}));
const STATUSES = options(Object.keys(variants));
const OWNERS = options(owners);
const TAGS = options([...new Set(customers.flatMap(({tags}) => tags))].sort());

interface CustomerDrawerProps {
  /** Null while the drawer is closed. One without an ID is new. */
  customer: Customer | null;
  onSave: (customer: Customer) => void;
  onHide: () => void;
}

/** The details of a customer, and a form that changes them. */
export function CustomerDrawer({customer, onSave, onHide}: CustomerDrawerProps) {
  const isNew = customer?.id === '';

  return (
    <Drawer
      className="customers-drawer"
      title={customer?.name || 'New customer'}
      open={customer !== null}
      onHide={onHide}
    >
      {customer && (
        <div key={customer.id} className="customers-details">
          {!isNew && <Summary customer={customer} />}
          <Form<Customer>
            id="customer-form"
            values={customer}
            onSubmit={next => onSave({...customer, ...next})}
          >
            <TextInput name="name" label="Name" required />
            <TextInput name="email" label="Email" type="email" required />
            <div className="customers-pair">
              <Select name="status" label="Status" options={STATUSES} noUnselectedOptionText />
              <Select name="owner" label="Contact here" options={OWNERS} noUnselectedOptionText />
            </div>
            <MultiSelect name="tags" label="Tags" options={TAGS} creatable />
            <TextArea name="note" label="Note" maxLength={280} counter minRows={3} />
          </Form>
          {!isNew && <Activity id={customer.id} />}
        </div>
      )}
      <Button slot="footer" text="Cancel" variant="secondary" onClick={onHide} />
      <Button
        slot="footer"
        type="submit"
        form="customer-form"
        text={isNew ? 'Add customer' : 'Save changes'}
      />
    </Drawer>
  );
}

function Summary({customer: {id, city, status, owner, steps}}: {customer: Customer}) {
  return (
    <dl className="customers-summary">
      <dt>Status</dt>
      <dd>
        <StatusBadge status={status} />
      </dd>
      <dt>Number</dt>
      <dd>
        {id} <CopyButton value={id} text={`Copy ${id}`} iconOnly size="sm" variant="ghost" />
      </dd>
      <dt>City</dt>
      <dd>{city}</dd>
      <dt>Contact here</dt>
      <dd>
        <Avatar name={owner} size="sm" aria-hidden="true" /> {owner}
      </dd>
      <dt>Onboarding</dt>
      <dd>
        <Progress
          label="Onboarding"
          value={steps}
          max={STEPS}
          valueText={`${steps} of ${STEPS} steps`}
          showValue
        />
      </dd>
    </dl>
  );
}

/** The state of a customer. */
export function StatusBadge({status}: {status: string}) {
  return <Badge variant={variants[status as Status] as Variant}>{status}</Badge>;
}

/** What has happened, which loads when the drawer opens. */
function Activity({id}: {id: string}) {
  const [events, setEvents] = useState<Awaited<ReturnType<typeof loadActivity>> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void loadActivity(id).then(loaded => isCurrent && setEvents(loaded));
    return () => {
      isCurrent = false;
    };
  }, [id]);

  return (
    <section aria-label="Activity" aria-busy={events === null}>
      <h3>Activity</h3>
      {events === null ? (
        <Skeleton lines={3} />
      ) : (
        <ul>
          {events.map(({day, text}) => (
            <li key={day}>
              <span>{text}</span> <small>{day}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
