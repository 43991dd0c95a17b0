/** A page whose second part arrives later: on a server in the stream, and in the browser with another module. */
import {Checkbox, DataTable, Select, TextInput} from '@life-changers/react';
import {lazy, Suspense, type ReactNode} from 'react';

const FRUIT = [
  {text: 'Apple', value: 'a'},
  {text: 'Pear', value: 'p'},
];
const COLUMNS = [{label: 'Name', field: 'name'}];
const PEOPLE = [{name: 'Grace Hopper'}];

const Late = lazy(async () => {
  await new Promise(resolve => setTimeout(resolve));
  return {default: LateFields};
});

export function StreamedPage(): ReactNode {
  return (
    <form>
      <TextInput name="name" label="Name" initValue="Ada" />
      <Suspense fallback={<p>Wait</p>}>
        <Late />
      </Suspense>
    </form>
  );
}

function LateFields(): ReactNode {
  return (
    <>
      <TextInput name="city" label="City" initValue="Rome" />
      <Select name="fruit" label="Fruit" options={FRUIT} initValue="p" />
      <Checkbox name="terms" label="Terms" initValue />
      <DataTable label="People" columns={COLUMNS} rows={PEOPLE} />
    </>
  );
}
