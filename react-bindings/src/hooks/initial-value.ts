import {parseName, valueAt} from '@life-changers/elements/core/form';
import {connectionOf} from '@life-changers/elements/form';
import type {FormScope} from './form-context.js';

/** Returns the initial value at the name of a control or a list: that of the row around it, which may be new, or of the form. */
export function initialValueAt(name: string, form: FormScope['form'] | undefined, values: unknown): unknown {
  const path = parseName(name)?.path;
  if (path === undefined) return undefined;
  const connection = connectionOf(form?.current);
  return connection === null ? valueAt(values, path) : connection.initialValueAt(path);
}
