import {
  Checkbox,
  checkPermission,
  Permissions,
  Select,
  Switch,
  type PermissionMethod,
} from '@life-changers/react';
import {useState} from 'react';

const METHODS: readonly PermissionMethod[] = [
  'create',
  'read',
  'update',
  'delete',
];
const nameOf = (method: PermissionMethod) =>
  `${method[0]!.toUpperCase()}${method.slice(1)}`;
const options = METHODS.map(method => ({
  text: nameOf(method),
  value: method,
}));

export default function Card() {
  const [superAdmin, setSuperAdmin] = useState(false);
  const [auditor, setAuditor] = useState(false);
  const [people, setPeople] = useState<
    Partial<Record<PermissionMethod, boolean>>
  >({});
  const [method, setMethod] = useState<PermissionMethod>('read');

  const state = {superAdmin, special: {auditor}, views: {people}};
  const isAllowed = checkPermission(state, {
    view: 'people',
    method,
    special: 'auditor',
  });

  return (
    <article>
      <Switch
        label="Super admin"
        checked={superAdmin}
        onChange={setSuperAdmin}
      />
      <Switch
        label="Special privilege “auditor”"
        checked={auditor}
        onChange={setAuditor}
      />
      <fieldset className="methods">
        <legend>The view “people”</legend>
        {METHODS.map(name => (
          <Checkbox
            key={name}
            label={nameOf(name)}
            checked={people[name] ?? false}
            onChange={isChecked =>
              setPeople({...people, [name]: isChecked})
            }
          />
        ))}
      </fieldset>
      <Select
        label="Method to check"
        options={options}
        noUnselectedOptionText
        value={method}
        onChange={value => setMethod(value as PermissionMethod)}
      />
      <div role="status">
        <Permissions
          check={isAllowed}
          yes={
            <div className="card is-allowed">
              This is the private div element.
            </div>
          }
          no={
            <div className="card">
              Sorry you are not authorized to see the private div element
            </div>
          }
        />
      </div>
    </article>
  );
}
