/** A form with initial values, in rows as well, that a server renders with React. */
import {Button, Checkbox, Form, Select, TextInput, useFieldList} from '@life-changers/react';
import type {ReactNode} from 'react';

const COLORS = [
  {text: 'Red', value: 'r'},
  {text: 'Green', value: 'g'},
];
const ITEMS = [
  {name: 'Aspirin', color: 'r'},
  {name: 'Ibuprofen', color: 'g'},
];
const VALUES = {person: 'Ada', plain: 'Grace', terms: true, days: ['tu'], items: ITEMS};

export function FormPage(): ReactNode {
  return (
    <Form values={VALUES}>
      <TextInput name="person" label="Person" initValue="Nobody" />
      <label>
        Plain <input name="plain" />
      </label>
      <Checkbox name="terms" label="Terms" />
      <Checkbox name="days" value="mo" label="Monday" />
      <Checkbox name="days" value="tu" label="Tuesday" />
      <Items />
      <Button type="submit" text="Save" />
    </Form>
  );
}

function Items(): ReactNode {
  const {rows, insert, remove} = useFieldList('items');
  return (
    <>
      {rows.map(({key, name, index}) => (
        <fieldset key={key}>
          <legend>Item {index + 1}</legend>
          <TextInput name={`${name}.name`} label="Name" />
          <Select name={`${name}.color`} label="Color" options={COLORS} />
          <Button text={`Remove ${index + 1}`} onClick={() => remove(index)} />
        </fieldset>
      ))}
      <Button text="Add" onClick={() => insert(0)} />
    </>
  );
}
