import {startsWith, valueAt, type Path} from '../core/validation/path.js';
import type {FormList, FormRegistry} from './form-registry.js';

/**
 * Returns the initial value at a path. In a row of a list, it is that of the row, because its index is another one after
 * rows before it were added or removed.
 */
export function initialAt({lists, supervisor}: FormRegistry, path: Path): unknown {
  let inner: FormList | null = null;
  for (const list of lists)
    if (list.path.length > (inner?.path.length ?? 0) && list.path.length < path.length)
      if (startsWith(path, list.path)) inner = list;
  if (inner === null) return valueAt(supervisor?.initialValues(), path);
  const {length} = inner.path;
  return valueAt(inner.valuesOf(Number(path[length])), path.slice(length + 1));
}
