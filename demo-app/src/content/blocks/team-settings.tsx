import {Avatar, Badge, Button, Form, Modal, Select, TextInput, useToast} from '@life-changers/react';
import type {FormConnection} from '@life-changers/elements/form';
import {useRef, useState} from 'react';
import {saveSettings} from './save-settings.js';

const team = [
  {name: 'Mara Lindqvist', email: 'mara@northlight.example', role: 'owner'},
  {name: 'Idris Bekele', email: 'idris@northlight.example', role: 'roaster'},
  {name: 'Sofia Reyes', email: 'sofia@northlight.example', role: 'manager'},
  {name: 'Jonas Weber', email: 'jonas@northlight.example', role: 'accounting'},
];

const roles = [
  {text: 'Roaster', value: 'roaster'},
  {text: 'Shop manager', value: 'manager'},
  {text: 'Accounting', value: 'accounting'},
];

type Invitation = Record<'email' | 'role', string>;

interface TeamSettingsProps {
  /** Called with the number of members when it changes. */
  onCount: (count: number) => void;
}

/** Invites, changes, and removes members. */
export function TeamSettings({onCount}: TeamSettingsProps) {
  const toast = useToast();
  const form = useRef<FormConnection<Invitation>>(null);
  const list = useRef<HTMLUListElement>(null);
  const [members, setMembers] = useState(team);
  const [leaving, setLeaving] = useState<string | null>(null);

  const change = (next: typeof team) => {
    setMembers(next);
    onCount(next.length);
  };
  const invite = async ({email, role}: Invitation) => {
    if (members.some(member => member.email === email))
      return [{path: 'email', message: 'This person is a member already.'}];
    const issues = await saveSettings({email});
    if (issues.length > 0) return issues;
    change([...members, {name: '', email, role}]);
    toast.success(`${email} is invited.`);
    form.current?.reset();
    return [];
  };
  const remove = () => {
    change(members.filter(({email}) => email !== leaving));
    toast(`${nameOf(leaving)} is no longer a member.`);
  };
  const nameOf = (email: string | null) => members.find(member => member.email === email)?.name || email;

  return (
    <>
      <section className="settings-section" aria-labelledby="invite-heading">
        <header>
          <h2 id="invite-heading">Invite someone</h2>
          <p>New members get an email with a link, which is valid for seven days.</p>
        </header>
        <Form<Invitation>
          ref={form}
          className="settings-fields"
          aria-labelledby="invite-heading"
          values={{role: 'roaster'}}
          onSubmit={invite}
        >
          <div className="settings-pair">
            <TextInput name="email" label="Email of the new member" type="email" required />
            <Select name="role" label="Role of the new member" options={roles} noUnselectedOptionText />
          </div>
          <div className="settings-actions">
            <Button type="submit" text="Send the invitation" />
          </div>
        </Form>
      </section>
      <section className="settings-section" aria-labelledby="members-heading">
        <header>
          <h2 id="members-heading">Members</h2>
          <p>A changed role applies when the person opens the next page.</p>
        </header>
        <ul ref={list} className="settings-members" aria-labelledby="members-heading" tabIndex={-1}>
          {members.map(({name, email, role}) => (
            <li key={email}>
              <Avatar name={name || email} size="sm" aria-hidden="true" />
              <div className="settings-member">
                <span>{name || email}</span>
                <small>{name ? email : 'Invited, not joined yet'}</small>
              </div>
              {role === 'owner' ? (
                <Badge appearance="outline">Owner</Badge>
              ) : (
                <>
                  <Select
                    aria-label={`Role of ${name || email}`}
                    options={roles}
                    value={role}
                    noUnselectedOptionText
                    onChange={next => {
                      change(members.map(other => (other.email === email ? {...other, role: next} : other)));
                      toast.success(`The role of ${name || email} is saved.`, {id: 'role'});
                    }}
                  />
                  <Button
                    text="Remove"
                    aria-label={`Remove ${name || email}`}
                    size="sm"
                    variant="ghost"
                    onClick={() => setLeaving(email)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Modal
        title={`Remove ${nameOf(leaving) ?? 'this member'}?`}
        acceptText="Remove"
        acceptVariant="danger"
        size="sm"
        open={leaving !== null}
        onAccept={remove}
        onHide={({detail}) => {
          setLeaving(null);
          // The button that opened it is gone.
          if (detail.reason === 'accept') list.current?.focus();
        }}
      >
        They lose access at once. Their notes and orders stay.
      </Modal>
    </>
  );
}
