import {Button, DataTable, Form, NumberInput, Select, TextInput, type Column} from '@life-changers/react';
import {useState} from 'react';

interface Line {
  readonly item: string;
  readonly unit: string;
  readonly quantity: number;
}

const start: readonly Line[] = [
  {item: 'Wheat flour', unit: 'kg', quantity: 50},
  {item: 'Sea salt', unit: 'kg', quantity: 2},
  {item: 'Eggs', unit: 'piece', quantity: 180},
];

const units = [
  {text: 'kg', value: 'kg'},
  {text: 'piece', value: 'piece'},
];

const columns: Column<Line>[] = [
  {label: 'Item', field: 'item'},
  {label: 'Quantity', field: 'quantity', width: '7rem'},
  {label: 'Unit', field: 'unit', width: '6rem'},
];

export default function Compact() {
  const [lines, setLines] = useState(start);
  const add = ({item, unit, quantity}: Record<string, unknown>) =>
    setLines([...lines, {item: String(item), unit: String(unit), quantity: Number(quantity)}]);

  return (
    <div className="stack" data-density="compact">
      <Form onSubmit={add}>
        <TextInput name="item" label="Item" required />
        <NumberInput name="quantity" label="Quantity" required min={1} />
        <Select name="unit" label="Unit" options={units} noUnselectedOptionText />
        <Button type="submit" text="Add" />
      </Form>
      <DataTable label="Stock" columns={columns} rows={lines} density="compact" pageSize={5} />
    </div>
  );
}
