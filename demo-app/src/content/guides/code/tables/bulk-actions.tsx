import '@life-changers/elements/table-selection';
import {
  NO_SELECTION,
  type TableSelection,
} from '@life-changers/elements/core/table';
import type {LcServerTable} from '@life-changers/elements/server-table';
import {
  Button,
  Modal,
  ServerTable,
  useToast,
  type Column,
} from '@life-changers/react';
import {useRef, useState} from 'react';

interface Order {
  id: number;
  customer: string;
  status: string;
}

const columns: Column<Order>[] = [
  {label: 'Number', field: 'id', sort: 'desc'},
  {label: 'Customer', field: 'customer'},
  {label: 'Status', field: 'status'},
];

export default function Orders() {
  const toast = useToast();
  const table = useRef<LcServerTable>(null);
  const [endpoint] = useState(newEndpoint);
  const [selected, setSelected] = useState<TableSelection>(NO_SELECTION);
  const [isAsking, setIsAsking] = useState(false);

  /** Sends the selection to the server, and never a list of all keys. */
  async function remove() {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({action: 'delete', selection: selected}),
    });
    if (!response.ok) {
      toast.error('The orders could not be deleted.');
      // Keeps the modal open. The selection stays as well.
      throw new Error(`The server answered ${response.status}.`);
    }
    const {count} = (await response.json()) as {count: number};
    setSelected(NO_SELECTION);
    table.current?.reload();
    toast.success(`${count} orders deleted.`);
  }

  return (
    <>
      <ServerTable<Order>
        ref={table}
        label="Orders"
        endpoint={endpoint}
        columns={columns}
        pageSize={5}
        searchable
        selection="multiple"
        selected={selected}
        onSelectionChange={event => setSelected(event.detail)}
      >
        <div slot="selection-actions">
          <Button
            text="Delete"
            variant="danger"
            size="sm"
            onClick={() => setIsAsking(true)}
          />
        </div>
      </ServerTable>
      <Modal
        title="Delete the selected orders?"
        acceptText="Delete"
        acceptVariant="danger"
        size="sm"
        open={isAsking}
        onAccept={remove}
        onHide={() => setIsAsking(false)}
      >
        You cannot undo this.
      </Modal>
    </>
  );
}

/** Each visitor of this page has other orders. */
const newEndpoint = () =>
  `/api-stub/orders?session=${Math.random().toString(36).slice(2)}`;
