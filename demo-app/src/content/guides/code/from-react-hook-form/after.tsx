import {
  Button,
  Form,
  TextInput,
  useFieldList,
} from '@life-changers/react';
import {z} from 'zod';

z.config({jitless: true});

const team = z.object({
  name: z.string().min(2),
  members: z.array(z.object({email: z.email()})),
});

type Team = z.infer<typeof team>;

const start: Team = {name: '', members: [{email: ''}]};

const save = (values: Team) =>
  fetch('/api-stub/echo', {
    method: 'POST',
    body: new URLSearchParams({name: values.name}),
  });

function Members() {
  const {rows, insert, remove} = useFieldList('members');

  return (
    <>
      {rows.map(({key, name, index}) => (
        <div key={key}>
          <TextInput name={`${name}.email`} label="Email" type="email" />
          <Button
            text="Remove"
            variant="ghost"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button
        text="Add a member"
        variant="secondary"
        onClick={() => insert()}
      />
    </>
  );
}

export default function TeamForm() {
  const send = async (values: Team) => {
    const response = await save(values);
    return response.ok ? [] : [{path: 'name', message: 'Taken.'}];
  };

  return (
    <Form schema={team} values={start} onSubmit={send}>
      <TextInput name="name" label="Name" />
      <Members />
      <Button type="submit" text="Save" />
    </Form>
  );
}
