import {Button, Typography} from '@life-changers/react';
import {InviteForm} from './invite-form';

async function reload() {
  'use server';
}

export default function Page() {
  return (
    <>
      <Typography variant="h1">Invite a person</Typography>
      <InviteForm />
      <form action={reload}>
        <Button type="submit" text="Reload" />
      </form>
      <Button href="/admin/people" text="Everyone" />
    </>
  );
}
