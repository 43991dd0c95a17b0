import {parseSelection} from '@life-changers/elements/core/table';

/** Returns the condition of an SQL statement, and its values. */
export function conditionOf(sent) {
  const selection = parseSelection(sent);
  if (selection === null)
    throw new TypeError('The selection is not valid.');
  const {mode, keys = []} = selection;
  if (mode === 'keys') return {sql: 'id = ANY($1)', values: [keys]};
  const {query, except} = selection;
  return {
    sql: '(name ILIKE $1 AND id <> ALL($2)) OR id = ANY($3)',
    values: [`%${query.search}%`, except, keys],
  };
}
