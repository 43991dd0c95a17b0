import {Button, Form, TextInput, useToast} from '@life-changers/react';
import {useMemo} from 'react';
import {profile, type Profile} from '../../shared/account.js';
import {useTexts} from '../language.js';
import {issuesOf, request} from '../requests.js';
import {useSession, useUser, type SessionData} from '../session.js';

/** The name, the email, and a new password of the user. */
export function ProfileSettings() {
  const text = useTexts();
  const toast = useToast();
  const {set} = useSession();
  const {name, email} = useUser();
  const values = useMemo(() => ({name, email, password: ''}), [name, email]);

  const save = (next: Profile) =>
    issuesOf(
      request<SessionData>('PUT', '/profile', next).then(data => {
        set(data);
        toast.success(text.saved);
      }),
    );

  return (
    <section className="settings">
      <p className="quiet">{text.profileLead}</p>
      <Form schema={profile} className="fields" values={values} onSubmit={save}>
        <TextInput name="name" label={text.labels.name} autocomplete="name" />
        <TextInput name="email" type="email" label={text.labels.email} autocomplete="email" />
        <TextInput
          name="password"
          type="password"
          label={text.newPassword}
          hint={text.passwordHint}
          autocomplete="new-password"
          reveal
        />
        <div>
          <Button type="submit" text={text.save} />
        </div>
      </Form>
    </section>
  );
}
