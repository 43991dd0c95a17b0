import '@life-changers/elements/select';
import '@life-changers/elements/table-editing';
import '@life-changers/elements/table-narrow';
import {
  Button,
  DataTable,
  Form,
  Modal,
  RadioBox,
  TextInput,
  useToast,
  type Column,
  type EditDetail,
} from '@life-changers/react';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {newUser, type NewUser} from '../../shared/account.js';
import {ROLES, type User} from '../../shared/roles.js';
import {useTexts} from '../language.js';
import {issuesOf, request, RequestError} from '../requests.js';

/** The users and their roles. The server answers administrators only. */
export function UserSettings() {
  const text = useTexts();
  const toast = useToast();
  const [rows, setRows] = useState<readonly User[] | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const roles = useMemo(() => ROLES.map(value => ({value, text: text.roles[value]})), [text]);

  const load = useCallback(
    () =>
      request<User[]>('GET', '/users').then(setRows, () => {
        toast.error(text.failed);
      }),
    [toast, text],
  );
  useEffect(() => void load(), [load]);

  const columns = useMemo<Column<User>[]>(
    () => [
      {label: text.labels.name, field: 'name'},
      {label: text.labels.email, field: 'email'},
      {
        label: text.labels.role,
        field: 'role',
        edit: {type: 'select', options: roles},
        render: role => text.roles[role],
      },
    ],
    [text, roles],
  );

  const save = async ({rows: edited, signal}: EditDetail) => {
    try {
      for (const {key, values} of edited) await request('PATCH', `/users/${key}`, values, signal);
      toast.success(text.saved);
    } catch (error) {
      if (error instanceof RequestError && error.status < 500) throw error.body;
      throw new Error(text.failed, {cause: error});
    }
  };

  const add = async (values: NewUser) => {
    const issues = await issuesOf(request('POST', '/users', values));
    if (issues.length === 0) {
      toast.success(text.userAdded(values.name));
      await load();
    }
    return issues;
  };

  return (
    <section className="settings is-wide">
      <div className="page-header">
        <p className="quiet">{text.usersLead}</p>
        <Button text={text.addUser} onClick={() => setIsAdding(true)} />
      </div>
      <DataTable<User>
        className="plain-table"
        label={text.users}
        columns={columns}
        rows={rows}
        searchHidden
        narrow="stack"
        onEdit={event => event.waitUntil(save(event.detail))}
      />
      <Modal title={text.addUser} open={isAdding} onHide={() => setIsAdding(false)}>
        {isAdding && (
          <Form
            id="user-form"
            schema={newUser}
            className="fields"
            values={{role: 'desk'}}
            onSubmit={add}
            onSubmitted={() => setIsAdding(false)}
          >
            <TextInput name="name" label={text.labels.name} />
            <TextInput name="email" type="email" label={text.labels.email} autocomplete="off" />
            <RadioBox name="role" label={text.labels.role} options={roles} boxesPerRow={3} />
            <TextInput
              name="password"
              type="password"
              label={text.labels.password}
              autocomplete="new-password"
              reveal
            />
          </Form>
        )}
        <div slot="footer">
          <Button type="submit" form="user-form" text={text.addUser} />
        </div>
      </Modal>
    </section>
  );
}
