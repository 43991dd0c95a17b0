import {
  parseSelection,
  selectedParts,
} from '@life-changers/elements/core/table';

/** What is accepted. Everything else is refused. */
const LIMITS = {groups: ['country', 'status'], maxGroups: 50};

/** Returns the condition of an SQL statement, and its values. */
export function conditionOf(sent) {
  const selection = parseSelection(sent, LIMITS);
  if (selection === null)
    throw new TypeError('The selection is not valid.');
  const values = [];
  const bind = value => `$${values.push(value)}`;
  const single = `id = ANY(${bind(selection.keys ?? [])})`;
  if (selection.mode === 'keys') return {sql: single, values};

  const sqlOf = ([field, {type, values: options}]) =>
    type === 'options'
      ? `${field} = ANY(${bind(options)})`
      : `${field} IS NULL`;
  // The last part that a row matches decides.
  const parts = selectedParts(selection).toReversed();
  const cases = parts.map(({query: {search, filters}, selected}) => {
    const text = `name ILIKE ${bind(`%${search}%`)}`;
    const others = Object.entries(filters ?? {}).map(sqlOf);
    const all = [text, ...others].join(' AND ');
    return `WHEN ${all} THEN ${selected}`;
  });
  const isMatch = `CASE ${cases.join(' ')} ELSE false END`;
  const isOther = `id <> ALL(${bind(selection.except)})`;
  return {sql: `(${isMatch} AND ${isOther}) OR ${single}`, values};
}
