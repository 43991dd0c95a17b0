import {Avatar, Button, Tab, TabPanel, Tabs, TextInput} from '@life-changers/react';
import type {ReactNode} from 'react';
import {StatusBadge} from '../../blocks/customer-drawer.js';
import {customers} from '../../blocks/customers.js';
import {Channels, Figure} from '../../blocks/dashboard-cards.js';
import {invoice, totalsOf} from '../../blocks/invoices.js';
import {members} from '../../blocks/members.js';
import {report} from '../../blocks/sales.js';

const {figures, channels, inEuros} = report('1');
const totals = totalsOf(invoice);

/**
 * The telling part of each block, with its data. As in all pictures of the home page, the elements have only attributes, so
 * that they stay as they are when others of their kind wake.
 */
export const blocks = {
  'blocks/settings': () => (
    <div className="thumb-screen settings-block">
      <Tabs aria-label="Settings">
        <Tab panel="profile">Profile</Tab>
        <Tab panel="team">
          Team <span slot="badge">4</span>
        </Tab>
        <Tab panel="billing">Billing</Tab>
        <TabPanel name="profile">
          <div className="thumb-fields">
            <TextInput label="Name" initValue="Mara Lindqvist" />
            <TextInput label="Email" initValue="mara@northlight.example" />
            <Button type="submit" text="Save changes" />
          </div>
        </TabPanel>
        <TabPanel name="team" />
        <TabPanel name="billing" />
      </Tabs>
    </div>
  ),
  'blocks/list': () => (
    <div className="thumb-screen">
      <Head title="Customers" action="New customer" />
      <Rows
        rows={customers.slice(0, 4).map(({name, city, status}) => ({
          name,
          about: city,
          shape: 'square' as const,
          end: <StatusBadge status={status} />,
        }))}
      />
    </div>
  ),
  'blocks/dashboard': () => (
    <div className="thumb-screen dashboard-block">
      <div className="thumb-columns">
        {figures.slice(0, 2).map(figure => (
          <Figure key={figure.label} {...figure} />
        ))}
      </div>
      <Channels channels={channels} inEuros={inEuros} />
    </div>
  ),
  'blocks/sign-in': () => (
    <div className="thumb-screen">
      <strong>Sign in to Northlight Coffee</strong>
      <TextInput label="Email" initValue="mara@northlight.example" />
      <TextInput label="Password" type="password" initValue="espresso-2026" />
      <Button type="submit" text="Sign in" />
    </div>
  ),
  'blocks/invoice': () => (
    <div className="thumb-screen invoice-block">
      <ul className="thumb-items">
        {invoice.items.map(({text, quantity}, index) => (
          <li key={text}>
            <span>{text}</span>
            <span>{quantity}</span>
            <span>{totals.lines[index]}</span>
          </li>
        ))}
      </ul>
      <div className="invoice-foot">
        <dl>
          <dt>VAT, 23 %</dt>
          <dd>{totals.vat}</dd>
          <dt>Total</dt>
          <dd>{totals.total}</dd>
        </dl>
      </div>
    </div>
  ),
  'blocks/team': () => (
    <div className="thumb-screen">
      <Head title="Team and roles" action="Invite someone" />
      <Rows rows={members.slice(0, 4).map(({name, email, role}) => ({name, about: email, end: role}))} />
    </div>
  ),
};

function Head({title, action}: {title: string; action: string}): ReactNode {
  return (
    <div className="thumb-row is-apart">
      <strong>{title}</strong>
      <Button type="submit" text={action} size="sm" />
    </div>
  );
}

interface Row {
  readonly name: string;
  readonly about: string;
  readonly shape?: 'square';
  readonly end: ReactNode;
}

/** Rows of people or companies. A table would lose its rows on the home page, where the tables of the scene wake. */
function Rows({rows}: {rows: readonly Row[]}): ReactNode {
  return (
    <ul className="thumb-people">
      {rows.map(({name, about, shape, end}) => (
        <li key={name}>
          <Avatar name={name} size="sm" shape={shape} />
          <span>
            {name} <small>{about}</small>
          </span>
          <span>{end}</span>
        </li>
      ))}
    </ul>
  );
}
