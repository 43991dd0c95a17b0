import {parseSelection} from '@life-changers/elements/core/table';

/** The columns that users group by. Others are refused. */
const GROUPS = ['country', 'status'];

/** Returns the condition of an SQL statement, and its values. */
export function conditionOf(sent) {
  const selection = parseSelection(sent, {maxGroups: 50});
  if (selection === null)
    throw new TypeError('The selection is not valid.');
  const values = [];
  const bind = value => `$${values.push(value)}`;
  const single = `id = ANY(${bind(selection.keys ?? [])})`;
  if (selection.mode === 'keys') return {sql: single, values};

  const sqlOf = ([field, {type, operator, values: options}]) => {
    if (!GROUPS.includes(field))
      throw new TypeError(`${field} is not accepted.`);
    if (type === 'options') return `${field} = ANY(${bind(options)})`;
    if (operator === 'empty') return `${field} IS NULL`;
    throw new TypeError(`The filter of ${field} is not accepted.`);
  };
  // The last part that a row matches decides.
  const {query, groups = [], except} = selection;
  const parts = [{query, selected: true}, ...groups].reverse();
  const cases = parts.map(({query: {search, filters}, selected}) => {
    const text = `name ILIKE ${bind(`%${search}%`)}`;
    const others = Object.entries(filters ?? {}).map(sqlOf);
    const all = [text, ...others].join(' AND ');
    return `WHEN ${all} THEN ${selected}`;
  });
  const isMatch = `CASE ${cases.join(' ')} ELSE false END`;
  const isOther = `id <> ALL(${bind(except)})`;
  return {sql: `(${isMatch} AND ${isOther}) OR ${single}`, values};
}
