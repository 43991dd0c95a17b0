import {isRecord} from './path.js';
import type {Rules} from './rules-slot.js';
import {partAt, undeclaredKeys} from './schema-parts.js';

/**
 * Returns a value without the parts that its schema does not declare, so that it would reject or drop them, such as an id in
 * the rows of a list. A value without any is returned as it is.
 *
 * @param report Called with the name of each part that is left out, such as `items[].id`.
 */
export function declaredValues(
  schema: Rules | null,
  value: unknown,
  report: (name: string) => void,
  name = '',
): unknown {
  if (schema === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      declaredValues(partAt(schema, [index], value), item, report, `${name}[]`),
    );
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isRecord(value)) return value;
  const undeclared = new Set(undeclaredKeys(schema, value));
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const partName = name === '' ? key : `${name}.${key}`;
    if (!undeclared.has(key))
      return [[key, declaredValues(partAt(schema, [key], value), part, report, partName)]] as const;
    report(partName);
    return [];
  });
  const isSame = undeclared.size === 0 && parts.every(([key, part]) => part === value[key]);
  return isSame ? value : Object.fromEntries(parts);
}
