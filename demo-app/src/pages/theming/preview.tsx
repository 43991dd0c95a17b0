import {
  BarLoader,
  Breadcrumb,
  Button,
  Checkbox,
  Datalist,
  DataTable,
  DateTimePicker,
  FileUpload,
  IconButton,
  Modal,
  ProfileCard,
  RadioBox,
  RadioButton,
  SearchInput,
  Select,
  SidebarGroup,
  Slider,
  Switch,
  TextInput,
  Typography,
} from '@life-changers/react';
import '@life-changers/elements/toast';
import {createElement, useState, type ReactNode} from 'react';

interface PreviewProps {
  readonly scheme: 'light' | 'dark';
}

const plans = ['Monthly', 'Yearly'].map(text => ({text, value: text}));
const sizes = ['Small', 'Medium', 'Large'].map(text => ({text, value: text}));
const links = [
  {text: 'Overview', href: '#overview'},
  {text: 'Orders', href: '#orders'},
];
const columns = [
  {label: 'ID', field: 'id'},
  {label: 'City', field: 'city', sort: 'asc'},
  {label: 'Orders', field: 'orders'},
] as const;
const rows = ['Lisbon', 'Braga', 'Porto', 'Faro', 'Aveiro', 'Coimbra'].map((city, index) => ({
  id: index + 1,
  city,
  orders: 973 - index * 131,
}));
const ignore = () => {};

/** All components, once for each color scheme. */
export default function Preview({scheme}: PreviewProps): ReactNode {
  return (
    <>
      <div className="theming-heading">
        <Typography variant="h2" as="p">
          Quarterly report
        </Typography>
        <IconButton text="Add" onClick={ignore}>
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75">
            <path d="M10 4v12M4 10h12" />
          </svg>
        </IconButton>
      </div>
      <Typography tone="muted">
        Orders rose in all regions. <a href="#css">Read the summary</a>
      </Typography>
      <Actions />
      <Breadcrumb location="/shop/chairs/lounge" label={`Sample breadcrumb, ${scheme}`} />
      <Fields />
      <Choices />
      <DataTable label={`Orders, ${scheme}`} columns={columns} rows={rows} pageSize={5} pageButtons={3} />
      <Messages />
      <SidebarGroup title="Shop" links={links} />
      <ProfileCard profileName="Ada Lovelace" profilePosition="Analyst" />
    </>
  );
}

function Actions(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="theming-row">
      <Button text="Save" onClick={ignore} />
      <Button text="Open modal" variant="secondary" onClick={() => setIsOpen(true)} />
      <Button text="Cancel" variant="ghost" onClick={ignore} />
      <Button text="Delete" variant="danger" onClick={ignore} />
      <Button text="Disabled" disabled onClick={ignore} />
      <Button text="Loading" loading onClick={ignore} />
      <Modal title="Save the changes?" open={isOpen} onHide={() => setIsOpen(false)}>
        <TextInput label="Note" />
      </Modal>
    </div>
  );
}

function Fields(): ReactNode {
  return (
    <>
      <SearchInput text="Search orders" onChange={ignore} />
      <TextInput label="Name" hint="As on your card." initValue="Ada Lovelace" />
      <TextInput label="Email" initValue="ada@" error="Email must be an email address." />
      <Select label="Size" options={sizes} initValue="Medium" />
      <Datalist label="Plan" options={plans} />
      <DateTimePicker label="Start date" initValue="2027-03-08" />
      <FileUpload label="Invoice" />
      <TextInput label="Order number" initValue="2027-0042" disabled />
    </>
  );
}

function Choices(): ReactNode {
  return (
    <>
      <Slider label="Discount" initValue={40} maxValue={100} measurementUnit="%" />
      <Switch label="Weekly summary" initValue={true} />
      <Checkbox label="Send a copy to me" initValue={true} />
      <RadioButton label="Billing" options={plans} initValue="Yearly" />
      <RadioBox label="Parcel" options={sizes} boxesPerRow={3} initValue="Small" />
    </>
  );
}

function Messages(): ReactNode {
  return (
    <div className="theming-messages">
      {(['success', 'info', 'warning', 'error'] as const).map(type =>
        createElement('lc-toast', {key: type, type}, MESSAGES[type]),
      )}
      <BarLoader loading />
    </div>
  );
}

const MESSAGES = {
  success: 'Your changes are saved.',
  info: 'A new version is available.',
  warning: 'Your trial ends tomorrow.',
  error: 'The file could not be sent.',
} as const;
