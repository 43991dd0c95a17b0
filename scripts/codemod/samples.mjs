/**
 * A sample for each move of `codemod`, by name: files that are moved whole. Those in TypeScript must have the right types
 * afterwards.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const SAMPLES = {
  'prime-react': {
    'wait.tsx': `import {ProgressSpinner} from 'primereact/progressspinner';

export const Wait = () => <ProgressSpinner />;
`,
  },
  'material-react-table': {
    'customers.tsx': `import {MaterialReactTable, useMaterialReactTable, type MRT_ColumnDef} from 'material-react-table';
import {useMemo} from 'react';

interface Customer {
  key: number;
  name: string;
  city: string;
  orders: number;
  joined: Date;
}

const customers: Customer[] = [];

export function Customers() {
  const columns = useMemo<MRT_ColumnDef<Customer>[]>(
    () => [
      {
        accessorKey: 'name',
        header: 'Customer',
        size: 200,
        Cell: ({row}) => <a href={'/customers/' + row.original.key}>{row.original.name}</a>,
      },
      {accessorKey: 'city', header: 'City', filterVariant: 'multi-select', filterSelectOptions: ['Porto', 'Braga']},
      {accessorKey: 'orders', header: 'Orders', filterVariant: 'range', Cell: ({cell}) => <b>{cell.getValue<number>()}</b>},
      {accessorKey: 'joined', header: 'Joined', enableColumnFilter: false, Cell: ({cell}) => cell.getValue<Date>().toDateString()},
      {id: 'open', header: '', Cell: ({row: {original}}) => <button>Open {original.name}</button>},
    ],
    [],
  );
  const table = useMaterialReactTable({
    columns,
    data: customers,
    getRowId: row => String(row.key),
    enableRowSelection: true,
    enableColumnOrdering: true,
    initialState: {sorting: [{id: 'orders', desc: true}], pagination: {pageIndex: 0, pageSize: 20}},
    renderCaption: 'Customers',
    renderDetailPanel: ({row}) => <p>{row.original.city}</p>,
    renderTopToolbarCustomActions: () => <button>Add</button>,
  });
  return <MaterialReactTable table={table} />;
}
`,
    'sales.tsx': `import {MantineReactTable, type MRT_ColumnDef} from 'mantine-react-table';

type Sale = {id: number; shop: string; pieces: number};

const columns: MRT_ColumnDef<Sale>[] = [
  {accessorKey: 'shop', header: 'Shop'},
  {accessorKey: 'pieces', header: 'Pieces', aggregationFn: 'sum', mantineTableBodyCellProps: {align: 'right'}},
];

export const Sales = ({sales}: {sales: Sale[]}) => (
  <MantineReactTable columns={columns} data={sales} enableGrouping enablePagination={false} renderCaption="Sales" />
);
`,
  },
  'mui-x': {
    'orders.tsx': `import {DataGrid, type GridColDef, GridToolbar} from '@mui/x-data-grid';

interface Order {
  number: number;
  guest: string;
  total: number;
  state: string;
  due: Date;
}

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 90},
  {field: 'guest', headerName: 'Guest', flex: 1, renderCell: params => <a href={'/orders/' + params.id}>{params.value}</a>},
  {field: 'total', headerName: 'Total', type: 'number'},
  {field: 'state', headerName: 'State', type: 'singleSelect', valueOptions: ['open', 'paid'], valueFormatter: (value: string) => value.toUpperCase()},
  {field: 'due', headerName: 'Due', type: 'date', sortable: false, align: 'right'},
];

export const Orders = ({orders, isLoading}: {orders: Order[]; isLoading: boolean}) => (
  <DataGrid
    label="Orders"
    rows={orders}
    columns={columns}
    getRowId={row => row.number}
    loading={isLoading}
    checkboxSelection
    disableRowSelectionOnClick
    pageSizeOptions={[10, 25]}
    initialState={{pagination: {paginationModel: {pageSize: 10}}, sorting: {sortModel: [{field: 'total', sort: 'desc'}]}}}
    slots={{toolbar: GridToolbar}}
    slotProps={{toolbar: {showQuickFilter: true}}}
  />
);
`,
    'visit.tsx': `import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useState} from 'react';

const today = new Date();

export function Visit({errors}: {errors: {day?: {message: string}}}) {
  const [day, setDay] = useState<Date | null>(null);
  const [start, setStart] = useState<Date | null>(today);
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DatePicker
        label="Day"
        value={day}
        onChange={setDay}
        minDate={today}
        shouldDisableDate={(value: Date) => value.getDay() === 0}
        slotProps={{textField: {fullWidth: true, required: true, error: !!errors.day, helperText: errors.day?.message}}}
      />
      <DateTimePicker label="Start" value={start} onChange={(value: Date | null) => setStart(value)} ampm={false} minutesStep={15} />
      <DatePicker label="Month" defaultValue={today} views={['year', 'month']} onChange={value => { console.log(value?.getMonth()); }} />
    </LocalizationProvider>
  );
}
`,
    'stock.tsx': `import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'item', headerName: 'Item', renderCell: (params: GridRenderCellParams) => <b>{params.row.item}</b>},
  {field: 'sacks', headerName: 'Sacks', type: 'number'},
];

const rows = [{id: 1, item: 'Rye flour', sacks: 14}];

export const Stock = () => <DataGrid aria-label="Stock" rows={rows} columns={columns} density="compact" hideFooter />;
`,
  },
  'ant-design': {
    'booking.tsx': `import {Button, Checkbox, Form, Input, InputNumber, message, Modal, Select} from 'antd';
import {useState} from 'react';

interface Booking {
  name: string;
  email: string;
  guests: number;
  room: string;
  breakfast: boolean;
}

const rooms = [
  {label: 'Garden', value: 'garden'},
  {label: 'Sea view', value: 'sea'},
];

export default function BookRoom() {
  const [isOpen, setIsOpen] = useState(false);

  const book = (booking: Booking) => {
    setIsOpen(false);
    message.success(\`\${booking.name}, your room is booked.\`, 4);
  };

  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        Book a room
      </Button>
      <Modal title="Book a room" open={isOpen} footer={null} onCancel={() => setIsOpen(false)}>
        <Form layout="vertical" initialValues={{room: 'garden', guests: 2}} onFinish={book}>
          <Form.Item name="name" label="Name" rules={[{required: true}, {max: 60}]}>
            <Input placeholder="As in your passport" />
          </Form.Item>
          <Form.Item name="email" label="Email" extra="We send the invoice to it." rules={[{type: 'email'}]}>
            <Input />
          </Form.Item>
          <Form.Item name="guests" label="Guests">
            <InputNumber min={1} max={4} />
          </Form.Item>
          <Form.Item name="room" label="Room">
            <Select options={rooms} />
          </Form.Item>
          <Form.Item name="breakfast" valuePropName="checked">
            <Checkbox>Breakfast</Checkbox>
          </Form.Item>
          <Form.Item>
            <Button type="primary" htmlType="submit">
              Book
            </Button>
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
`,
    'orders.tsx': `import {Table, Tag, type TableColumnsType} from 'antd';

interface Order {
  number: number;
  guest: string;
  total: number;
  state: string;
}

const columns: TableColumnsType<Order> = [
  {title: 'Order', dataIndex: 'number', key: 'number', width: 120, sorter: (a, b) => a.number - b.number},
  {title: 'Guest', dataIndex: 'guest', key: 'guest', sorter: (a, b) => a.guest.localeCompare(b.guest)},
  {title: 'Total', dataIndex: 'total', key: 'total', align: 'right'},
  {title: 'State', dataIndex: 'state', key: 'state', render: state => <Tag color="success">{state}</Tag>},
];

export function Orders({orders}: {orders: Order[]}) {
  return <Table rowKey="number" columns={columns} dataSource={orders} pagination={{pageSize: 20}} />;
}
`,
  },
  shoelace: {
    'wait.html': `<sl-button variant="primary">Save</sl-button>
<script type="module">
  import '@shoelace-style/shoelace/dist/components/button/button.js';
</script>
`,
  },
  'web-awesome': {
    'save.html': `<wa-button variant="brand">Save</wa-button>
<script type="module">
  import '@awesome.me/webawesome/dist/components/button/button.js';
</script>
`,
  },
};
