import {useState} from 'react';

/**
 * Returns the same object as in the last render while it has the same JSON, so that a parent may create it on every
 * render. A value without JSON is returned as it is.
 */
export function useEqual<Value>(value: Value): Value {
  const [last, setLast] = useState(value);
  const isEqual = Object.is(value, last) || hasSameJson(value, last);
  // React renders again at once, before it renders children.
  if (!isEqual) setLast(() => value);
  return isEqual ? last : value;
}

function hasSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}
