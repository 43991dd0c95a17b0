import {
  Button,
  PermissionProvider,
  Segmented,
  usePermission,
  type PermissionState,
} from '@life-changers/react';
import {useState} from 'react';

const ROLES: Record<string, PermissionState> = {
  visitor: {views: {people: {read: true}}},
  editor: {views: {people: {create: true, read: true, update: true}}},
  owner: {superAdmin: true},
};

const options = [
  {text: 'Visitor', value: 'visitor'},
  {text: 'Editor', value: 'editor'},
  {text: 'Owner', value: 'owner'},
];

function Toolbar() {
  const [message, setMessage] = useState('');
  const canCreate = usePermission({view: 'people', method: 'create'});
  const canDelete = usePermission({view: 'people', method: 'delete'});

  return (
    <>
      <div>
        <Button
          text="Add a person"
          disabled={!canCreate}
          onClick={() => setMessage('Added.')}
        />{' '}
        {canDelete && (
          <Button
            variant="danger"
            text="Delete all"
            onClick={() => setMessage('Deleted.')}
          />
        )}
      </div>
      <p role="status">{message}</p>
    </>
  );
}

export default function Hook() {
  const [role, setRole] = useState('visitor');

  return (
    <PermissionProvider state={ROLES[role]}>
      <article>
        <Segmented
          label="You are"
          options={options}
          value={role}
          onChange={setRole}
        />
        <Toolbar />
      </article>
    </PermissionProvider>
  );
}
