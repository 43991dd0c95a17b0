/** The data of the form suite: fields and rows, their schemas, and the messages that must be shown. */
import {z} from 'zod';

const MIN = 2;
const MAX = 40;

/** The text fields of a row. */
export const ROW_FIELDS = ['name', 'dose', 'unit', 'route', 'note'];

/**
 * What a contender builds its form from.
 *
 * @typedef {object} FormData
 * @property {readonly string[]} names
 * @property {import('zod').ZodType} schema
 * @property {Readonly<Record<string, string>>} values The start values, by name.
 * @property {() => number} schemaRuns How often the schema has checked values.
 *
 * @typedef {Readonly<Record<string, string>>} RowValues
 *
 * @typedef {object} RowsData
 * @property {import('zod').ZodType} schema
 * @property {{rows: readonly RowValues[]}} values The start values.
 */

/** @param {number} index */
export const nameOf = index => `field${index}`;

/** @param {string} name */
export const labelOf = name => `Label of ${name}`;

/** @param {string} name */
export const messageFor = name => `${labelOf(name)} needs ${MIN} to ${MAX} characters.`;

/**
 * Returns a flat form of text fields. Its schema has run once, because zod compiles a schema in its first run.
 * @param {number} count
 * @param {(index: number) => string} valueOf
 * @returns {FormData}
 */
export function makeForm(count, valueOf) {
  const names = Array.from({length: count}, (_, index) => nameOf(index));
  const fields = Object.fromEntries(names.map(name => [name, text(name)]));
  let runs = 0;
  fields[names[0]] = fields[names[0]].refine(() => (runs += 1) > 0);
  const schema = z.object(fields);
  const values = Object.fromEntries(names.map((name, index) => [name, valueOf(index)]));
  schema.safeParse(values);
  return {names, schema, schemaRuns: () => runs, values};
}

/**
 * Returns a form with a list of rows.
 * @param {number} count
 * @returns {RowsData}
 */
export function makeRowsForm(count) {
  const row = z.object(Object.fromEntries(ROW_FIELDS.map(field => [field, text(field)])));
  return {
    schema: z.object({rows: z.array(row)}),
    values: {rows: Array.from({length: count}, (_, index) => makeRow(String(index)))},
  };
}

/**
 * @param {string} id
 * @returns {RowValues}
 */
export const makeRow = id => Object.fromEntries(ROW_FIELDS.map(field => [field, `${field} ${id}`]));

function text(name) {
  return z.string().min(MIN, messageFor(name)).max(MAX, messageFor(name));
}
