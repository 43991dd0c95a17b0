import type {Warn} from '../../core/bad-input.js';

/** Returns the value of a property that accepts some names. Other values warn and fall back to the first name. */
export function oneOf<Name extends string>(
  property: string,
  names: readonly [Name, ...Name[]],
  value: Name | null | undefined,
  warn: Warn,
): Name {
  if (value === null || value === undefined) return names[0];
  if (names.includes(value)) return value;
  warn(`${property} must be one of ${names.join(', ')}, not "${value}".`);
  return names[0];
}
