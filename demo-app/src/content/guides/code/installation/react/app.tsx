import '@life-changers/elements/styles/life-changers.css';
import {requiredText} from '@life-changers/elements/core/validation';
import {Button, DataTable, TextInput} from '@life-changers/react';
import {useState, type FormEvent} from 'react';

const nameRules = requiredText({min: 2, max: 30});
const columns = [{label: 'Name', field: 'name'}];

export default function App() {
  const [people, setPeople] = useState([{name: 'Ada'}]);

  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name'));
    setPeople([...people, {name}]);
    form.reset();
  }

  return (
    <main>
      <form onSubmit={invite}>
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
