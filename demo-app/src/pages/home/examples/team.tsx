import {Button, DataTable, Select, TextInput, useToast, type Column} from '@life-changers/react';
import {requiredChoice, requiredText} from '@life-changers/elements/core/validation';
import {useState, type FormEvent} from 'react';

const rules = {name: requiredText({min: 2, max: 30}), role: requiredChoice()};
const roles = ['Design', 'Engineering', 'Research'].map(role => ({text: role, value: role}));
const firstTeam = [
  {name: 'Ada Lovelace', role: 'Engineering'},
  {name: 'Lina Bo Bardi', role: 'Design'},
  {name: 'Katherine Johnson', role: 'Research'},
];
const columns: Column<(typeof firstTeam)[number]>[] = [
  {label: 'Name', field: 'name', sort: 'asc'},
  {label: 'Role', field: 'role'},
];

export default function Team() {
  const [team, setTeam] = useState(firstTeam);
  const toast = useToast();

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const person = Object.fromEntries(new FormData(event.currentTarget)) as {name: string; role: string};
    event.currentTarget.reset();
    setTeam([...team, person]);
    toast(`${person.name} has joined.`, {
      type: 'success',
      action: {text: 'Undo', onClick: () => setTeam(team)},
    });
  };

  return (
    <div className="team">
      <form onSubmit={add}>
        <TextInput name="name" label="Name" required rules={rules.name} showValidation="submit" />
        <Select
          name="role"
          label="Role"
          options={roles}
          required
          rules={rules.role}
          showValidation="submit"
        />
        <Button type="submit" text="Add to the team" />
      </form>
      <DataTable label="Team" columns={columns} rows={team} pageSize={5} />
    </div>
  );
}
