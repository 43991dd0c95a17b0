/** The code whose types `type-cost.mjs` measures: a form of 100 fields, written for each library. */

const SECTIONS = 4;
const GROUPS = 5;
/** The fields of each group, with their types in zod and in TypeScript. */
const FIELDS = [
  ['name', 'z.string().min(2)', 'string'],
  ['note', 'z.string().optional()', 'string | undefined'],
  ['amount', 'z.number().min(0)', 'number'],
  ['agreed', 'z.boolean()', 'boolean'],
  ['tags', 'z.array(z.string())', 'string[]'],
];

const times = (count, build) => Array.from({length: count}, (_, index) => build(index));

/** Each field as its path and its type. */
const PATHS = times(SECTIONS, section =>
  times(GROUPS, group =>
    FIELDS.map(([field, , type]) => ({path: `section${section}.group${group}.${field}`, type})),
  ),
).flat(2);

const object = entries => `z.object({${entries.join(', ')}})`;

const section = () =>
  object(
    times(GROUPS, group => `group${group}: ${object(FIELDS.map(([field, zod]) => `${field}: ${zod}`))}`),
  );

/** The module `schema.ts`. */
export const SCHEMA = `
import {z} from 'zod';
export const schema = ${object(times(SECTIONS, index => `section${index}: ${section()}`))};
export type Values = z.output<typeof schema>;
export declare const start: Values;
`;

/** The statements of a submit handler. */
const READ = PATHS.map(({path, type}, index) => `const value${index}: ${type} = values.${path};`).join('\n');
const HANDLER = `values => {\n${READ}\n}`;

const inputs = build => PATHS.map(({path}) => build(path)).join('\n');

/** The module `form.tsx` of each library. */
export const FILES = {
  'empty file': 'export {};',

  'schema alone': `
import type {Values} from './schema';
export const submit: (values: Values) => void = ${HANDLER};`,

  'life-changers': `
import {connectForm} from '@life-changers/elements/form';
import {schema} from './schema';
connectForm(document.forms[0]!, {schema, onSubmit: ${HANDLER}});`,

  'life-changers-react': `
import {Form, TextInput} from '@life-changers/react';
import {schema} from './schema';
export function App() {
  return <Form schema={schema} onSubmit={${HANDLER}}>
    ${inputs(path => `<TextInput name="${path}" label="Label" />`)}
  </Form>;
}`,

  'react-hook-form': `
import {zodResolver} from '@hookform/resolvers/zod';
import {useForm} from 'react-hook-form';
import {schema} from './schema';
export function App() {
  const {register, handleSubmit} = useForm({resolver: zodResolver(schema)});
  return <form onSubmit={handleSubmit(${HANDLER})}>
    ${inputs(path => `<input {...register('${path}')} />`)}
  </form>;
}`,

  'tanstack-form': `
import {useForm} from '@tanstack/react-form';
import {schema, start} from './schema';
export function App() {
  const form = useForm({
    defaultValues: start,
    validators: {onChange: schema},
    onSubmit({value: values}) {
      ${READ}
    },
  });
  return <form onSubmit={() => form.handleSubmit()}>
    ${inputs(path => `<form.Field name="${path}" children={field => <input name={field.name} />} />`)}
  </form>;
}`,
};
