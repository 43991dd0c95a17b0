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
  MainLoader,
  RadioButton,
  Select,
  SidebarLink,
  Slider,
  Switch,
  TextArea,
  TextInput,
  Typography,
} from '@life-changers/react';
import '@life-changers/elements/toast';
import {createElement, type ReactNode} from 'react';

const sizes = ['Small', 'Medium', 'Large'].map(text => ({text, value: text}));
const plans = ['Monthly', 'Yearly'].map(text => ({text, value: text}));
const ignore = () => {};

const columns = [
  {label: 'City', field: 'city'},
  {label: 'Orders', field: 'orders', sort: 'desc'},
] as const;
const rows = [
  {city: 'Lisbon', orders: 941},
  {city: 'Braga', orders: 862},
  {city: 'Porto', orders: 731},
];

const icon = (path: string) => (
  <svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** The miniature of each demo page, by path. */
const MINIATURES: Readonly<Record<string, ReactNode>> = {
  '/navigation-layout': (
    <div className="mini-panel">
      <SidebarLink text="Overview" href="/overview" current="/overview" icon={icon('M3 4h14v12H3zM8 4v12')} />
      <SidebarLink text="Orders" href="/orders" icon={icon('M4 6h12M4 10h12M4 14h8')} />
    </div>
  ),
  '/breadcrumbs': <Breadcrumb location="/shop/chairs/lounge" label="Sample breadcrumb" />,
  '/tables': (
    <div className="mini-table">
      <DataTable columns={columns} rows={rows} searchHidden pageSize={5} />
    </div>
  ),
  '/tables/orders': (
    <div className="mini-row">
      <Button text="Mark as shipped" size="sm" variant="secondary" onClick={ignore} />
      <Button text="Delete" size="sm" variant="danger" onClick={ignore} />
    </div>
  ),
  '/forms': (
    <div className="mini-row">
      <TextInput label="Last day" initValue="1 March" error="The last day is before the first day." />
    </div>
  ),
  '/all-form-components': (
    <>
      <TextInput label="Name" initValue="Ada Lovelace" />
      <Switch label="Weekly summary" initValue={true} />
    </>
  ),
  '/form-example': (
    <div className="mini-row">
      <TextInput label="Email" initValue="ada@ada.dev" />
      <Button text="Send" onClick={ignore} />
    </div>
  ),
  '/validation': <TextInput label="Name" initValue="A" error="Name must have 2 to 30 characters." />,
  '/text-inputs': <TextInput label="City" initValue="Lisbon" />,
  '/text-areas': <TextArea label="Visit note" initValue="The new apartment is dry and warm." rows={2} />,
  '/selects': <Select label="Size" options={sizes} initValue="Medium" />,
  '/datalists': <Datalist label="Language" options={sizes} initValue="Python" />,
  '/checkboxes': (
    <>
      <Checkbox label="Email" initValue={true} />
      <Checkbox label="Text message" />
    </>
  ),
  '/switches': (
    <>
      <Switch label="Notifications" initValue={true} />
      <Switch label="Sound" />
    </>
  ),
  '/radios': <RadioButton label="Billing" options={plans} initValue="Yearly" />,
  '/sliders': <Slider label="Storage" initValue={60} maxValue={100} measurementUnit="GB" />,
  '/date-time-pickers': <DateTimePicker label="Start date" initValue="2027-03-08" />,
  '/files-upload': <FileUpload label="Invoice" />,
  '/buttons': (
    <div className="mini-row">
      <Button text="Save" onClick={ignore} />
      <Button text="Cancel" variant="secondary" onClick={ignore} />
      <IconButton text="More" onClick={ignore}>
        {icon('M4.75 10h.5M9.75 10h.5M14.75 10h.5')}
      </IconButton>
    </div>
  ),
  '/modals': (
    <div className="mini-panel is-dialog">
      <strong>Delete this file?</strong>
      <div className="mini-row">
        <Button text="Keep" size="sm" variant="secondary" onClick={ignore} />
        <Button text="Delete" size="sm" variant="danger" onClick={ignore} />
      </div>
    </div>
  ),
  '/toasts': createElement('lc-toast', {type: 'success'}, 'Your changes are saved.'),
  '/loaders': (
    <>
      <MainLoader fontSize="1.5rem" duration={12} message="LIFE CHANGERS" />
      <BarLoader loading />
    </>
  ),
  '/card-with-permissions': (
    <div className="mini-panel is-locked">
      {icon('M5 9h10v7H5zM7 9V6.5a3 3 0 0 1 6 0V9')}
      <span>Only admins see this card</span>
    </div>
  ),
  '/typography': (
    <>
      <Typography variant="h3" as="p">
        Quarterly report
      </Typography>
      <Typography variant="small" tone="muted">
        Figures are in thousands of euros.
      </Typography>
    </>
  ),
};

/** A small live picture of the component of a demo page. */
export default function Miniature({path}: {path: string}): ReactNode {
  return MINIATURES[path] ?? null;
}
