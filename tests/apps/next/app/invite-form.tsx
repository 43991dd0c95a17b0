'use client';

import {Button, DateTimePicker, Slider, TextInput} from '@life-changers/react';
import {useActionState} from 'react';
import {invite} from './actions';
import {fields, labels} from './schema';

export function InviteForm() {
  const [{start, saved, errors}, action, isPending] = useActionState(invite, {start: '2026-05-15'});
  return (
    <form action={action}>
      <TextInput
        name="name"
        label={labels.name}
        rules={fields.name}
        error={errors?.name}
        showValidation="submit"
      />
      <Slider name="years" label={labels.years} maxValue={35} initValue={3} rules={fields.years} />
      <DateTimePicker name="start" label={labels.start} initValue={start} rules={fields.start} />
      <Button type="submit" text="Invite" disabled={isPending} />
      <output>{saved}</output>
    </form>
  );
}
