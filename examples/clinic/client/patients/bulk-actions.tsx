import type {TableSelection} from '@life-changers/elements/core/table';
import {Button, Menu, MenuItem, Modal, Permissions, usePermission, useToast} from '@life-changers/react';
import {useState} from 'react';
import {DOCTORS} from '../../shared/patient.js';
import {useTexts} from '../language.js';
import {request} from '../requests.js';

interface BulkActionsProps {
  readonly selected: TableSelection;
  readonly onDone: () => void;
}

interface Changed {
  readonly count: number;
}

/** What can be done with the selected patients. If it fails, they stay selected. */
export function BulkActions({selected, onDone}: BulkActionsProps) {
  const text = useTexts();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const canDelete = usePermission({view: 'patients', method: 'delete'});

  const change = async (values: {status: string} | {doctor: string}) => {
    setIsPending(true);
    try {
      const {count} = await request<Changed>('POST', '/patients/bulk', {...values, selection: selected});
      toast.success(text.changed(count));
      onDone();
    } catch {
      toast.error(text.failed);
    } finally {
      setIsPending(false);
    }
  };

  const remove = async () => {
    try {
      const {count} = await request<Changed>('POST', '/patients/delete', {selection: selected});
      toast.success(text.deleted(count));
      onDone();
    } catch (error) {
      toast.error(text.failed);
      // Keeps the modal open.
      throw error;
    }
  };

  const what = selected.mode === 'keys' ? text.patientCount(selected.keys.length) : text.allSelected;
  return (
    <>
      <Menu onMenuSelect={({detail}) => void change({doctor: detail.value})}>
        <Button slot="trigger" size="sm" variant="secondary" text={text.assign} loading={isPending} />
        {DOCTORS.map(doctor => (
          <MenuItem key={doctor} value={doctor}>
            {doctor}
          </MenuItem>
        ))}
      </Menu>
      <Button
        size="sm"
        variant="secondary"
        text={text.discharge}
        loading={isPending}
        onClick={() => void change({status: 'discharged'})}
      />
      <Permissions
        check={canDelete}
        yes={<Button size="sm" variant="danger" text={text.remove} onClick={() => setIsAsking(true)} />}
      />
      <Modal
        title={text.deleteTitle(what)}
        acceptText={text.remove}
        acceptVariant="danger"
        size="sm"
        open={isAsking}
        onAccept={remove}
        onHide={() => setIsAsking(false)}
      >
        {text.deleteText}
      </Modal>
    </>
  );
}
