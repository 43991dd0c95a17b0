import {
  Button,
  DataTable,
  Modal,
  TextInput,
  type Column,
} from '@life-changers/react';
import {useState} from 'react';

const rows = [{name: 'Ada'}, {name: 'Grace'}];
const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Name', field: 'name'},
];

export default function Slots() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <TextInput name="price" label="Price" inputMode="decimal">
        <span slot="prefix">€</span>
        <small slot="suffix">per night</small>
      </TextInput>
      <DataTable label="Guests" columns={columns} rows={rows}>
        <Button
          slot="toolbar"
          text="New guest"
          size="sm"
          onClick={() => setIsOpen(true)}
        />
      </DataTable>
      <Modal open={isOpen} onHide={() => setIsOpen(false)}>
        <h2 slot="heading">
          New <em>guest</em>
        </h2>
        <TextInput name="guest" label="Name" />
        <div slot="footer">
          <Button text="Done" onClick={() => setIsOpen(false)} />
        </div>
      </Modal>
    </>
  );
}
