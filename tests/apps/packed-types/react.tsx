import type * as library from '@life-changers/react';
import {DataTable, Select, ServerTable, TextInput, useToast, type Column} from '@life-changers/react';

type Library = typeof library;

/** The props of the library's components by component name. */
type Components = {
  [Name in keyof Library as Name extends Capitalize<Name> ? Name : never]: Library[Name] extends (
    props: infer Props,
  ) => unknown
    ? Props
    : never;
};

/** The names of optional props that do not accept `undefined`. */
type Refusing<Props> = {
  [Name in keyof Props]-?: Partial<Pick<Props, Name>> extends Pick<Props, Name>
    ? Record<Name, undefined> extends Pick<Props, Name>
      ? never
      : Name
    : never;
}[keyof Props];

/** Optional props that do not accept `undefined`, such as `Component.prop`. */
type Refused = {
  [Name in keyof Components]: `${Name}.${Refusing<Components[Name]> & string}`;
}[keyof Components];

const refused: Refused[] = [];
/** An error here names these props. Apps must be able to pass on optional values. */
export const none: never[] = refused;

interface Person {
  name: string;
  age: number;
}

declare const message: string | undefined;
const people: readonly Person[] = [];
const columns = [
  {label: 'Name', field: 'name', sort: 'asc'},
  {label: 'Age', field: 'age', render: (age: number) => age.toFixed()},
];
const wrongColumns: Column<Person>[] = [
  // @ts-expect-error The rows do not have this field.
  {label: 'Nobody', field: 'nobody'},
];

export function App() {
  const toast = useToast();
  return (
    <>
      <TextInput
        ref={input => input?.focus()}
        name="nick"
        label={message}
        error={message}
        onChange={(value: string) => toast(value, {id: message})}
      />
      <TextInput error={null} />
      <Select options={[{text: 'One', value: '1', disabled: undefined}]} className={message} />
      <DataTable
        rows={people}
        columns={[{label: 'Name', field: 'name', sort: undefined, render: undefined}]}
        label={message}
      />
      <DataTable rows={people} columns={columns} />
      <DataTable rows={people} columns={wrongColumns} />
      <DataTable rows={people} columns={[{label: 'Age', field: 'age', render: age => age.toFixed()}]} />
      {/* @ts-expect-error The rows do not have this field. */}
      <DataTable rows={people} columns={[{label: 'Nobody', field: 'nobody'}]} />
      <ServerTable endpoint="/people" columns={columns} />
    </>
  );
}
