/** A page that a server renders with React, and a browser hydrates. */
import {
  Button,
  Checkbox,
  DataTable,
  Form,
  Modal,
  Navbar,
  PageContent,
  PageLayout,
  RadioButton,
  Select,
  ServerTable,
  Sidebar,
  SidebarLink,
  TextInput,
} from '@life-changers/react';
import {requiredText} from '@life-changers/elements/core/validation';
import {Suspense, useId, useState, type ReactNode} from 'react';

const PEOPLE = [
  {id: 1, name: 'Grace Hopper', age: 85},
  {id: 2, name: 'Ada Lovelace', age: 36},
];
const COLUMNS = [
  {label: 'Name', field: 'name', sort: 'asc'},
  {label: 'Age', field: 'age'},
];
const FRUIT = [
  {text: 'Apple', value: 'a'},
  {text: 'Pear & co', value: 'p'},
];
const RULES = {name: requiredText({min: 3, max: 30})};
const BLOCKS = [
  {
    title: 'Menu',
    links: [
      {text: 'People', href: '/people'},
      {text: 'Data', icon: <b>D</b>, links: [{text: 'Tables', href: '/tables'}]},
      <SidebarLink text="More">
        <>
          <SidebarLink text="Staff" links={[{text: 'All', href: '/people'}]} />
          <SidebarLink href="/team">Team</SidebarLink>
        </>
      </SidebarLink>,
    ],
  },
];
const noop = () => {};

export function Page(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <PageLayout>
      <Navbar
        slot="header"
        brandText="Life"
        location="/people/ada"
        callToAction={{text: 'Join', onClick: noop}}
      />
      <Sidebar slot="sidebar" navigationBlocks={BLOCKS} current="/people">
        <Field label="Id in the sidebar" />
      </Sidebar>
      <PageContent>
        <Form id="form">
          <Name />
          <TextInput name="city" label="City" initValue="X" rules={RULES.name} showValidation />
          <Checkbox name="terms" label="Terms" initValue />
          <Select name="fruit" label="Fruit" options={FRUIT} initValue="p" />
          <RadioButton name="size" label="Size">
            <option value="s">Small</option>
            <option value="m" data-description="Fits most">
              Medium
            </option>
          </RadioButton>
          <Button type="submit" text="Save" />
        </Form>
        <DataTable label="People" columns={COLUMNS} rows={PEOPLE} />
        <ServerTable label="Orders" columns={COLUMNS} endpoint="/no-people" />
        <Suspense fallback={<p>Wait</p>}>
          <Field label="Number" />
        </Suspense>
        <Button text="Open" onClick={() => setIsOpen(true)} />
        <Modal title="Delete" open={isOpen} onHide={() => setIsOpen(false)}>
          <Field label="Reason" />
        </Modal>
      </PageContent>
    </PageLayout>
  );
}

/** A controlled field. */
function Name(): ReactNode {
  const [name, setName] = useState('Ada');
  return (
    <>
      <TextInput
        name="name"
        label="Name"
        hint="As in your passport"
        value={name}
        onChange={setName}
        rules={RULES.name}
      />
      <output>Hello {name}</output>
    </>
  );
}

/** Its id must be the same on the server and in the browser. */
function Field({label}: {label: string}): ReactNode {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label> <input id={id} />
    </p>
  );
}
