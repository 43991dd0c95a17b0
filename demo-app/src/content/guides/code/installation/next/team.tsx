'use client';

import {requiredText} from '@life-changers/elements/core/validation';
import {Button, DataTable, TextInput} from '@life-changers/react';
import {useState} from 'react';

const nameRules = requiredText({min: 2, max: 30});
const columns = [{label: 'Name', field: 'name'}];

export function Team() {
  const [people, setPeople] = useState([{name: 'Ada'}]);

  function invite(data: FormData) {
    setPeople([...people, {name: String(data.get('name'))}]);
  }

  return (
    <main>
      <form action={invite}>
        <TextInput
          name="name"
          label="Name"
          rules={nameRules}
          showValidation="submit"
        />
        <Button type="submit" text="Invite" />
      </form>
      <DataTable label="People" columns={columns} rows={people} />
    </main>
  );
}
