import '@life-changers/elements/table-selection';
import {Button, DataTable, type Column} from '@life-changers/react';
import {PEOPLE} from 'api-stub/people';
import {useState, type FormEvent} from 'react';
import {array, number, refine} from 'superstruct';

const rows = PEOPLE.map((person, index) => ({id: index + 1, ...person}));

const columns: Column<(typeof rows)[number]>[] = [
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
];

const rules = refine(array(number()), 'team', keys => keys.length <= 3 || 'A team has at most three people.');

export default function SelectionForm() {
  const [sent, setSent] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(`Team: ${new FormData(event.currentTarget).getAll('team').join(', ')}`);
  };

  return (
    <form onSubmit={send}>
      <DataTable
        label="Team"
        columns={columns}
        rows={rows}
        rowKey="id"
        pageSize={5}
        searchHidden
        selection="multiple"
        name="team"
        required
        rules={rules}
        showValidation="submit"
      />
      <div>
        <Button type="submit" text="Send" />
        <Button type="reset" variant="secondary" text="Reset" />
      </div>
      <p role="status">{sent}</p>
    </form>
  );
}
