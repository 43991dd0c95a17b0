import {createContext, useContext, useState, type RefObject} from 'react';

/** What the components in a `Form` know of it. */
export interface FormScope {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Returns the initial value at a name. */
  readonly initialValueAt: (name: string) => unknown;
}

export const FormContext = createContext<FormScope | null>(null);

/**
 * Returns the initial value that the form around a control has for it, or undefined. A server renders it, and the element
 * hydrates with it. Afterwards, the connection of the form sets it.
 *
 * @param checkedAs What a control that is checked or not submits; undefined for other controls.
 */
export function useInitialValue(name: unknown, checkedAs: unknown): unknown {
  const scope = useContext(FormContext);
  const [value] = useState(() =>
    scope && typeof name === 'string' ? scope.initialValueAt(name) : undefined,
  );
  // Several with one name have a list.
  const isChoice =
    checkedAs !== undefined && typeof value !== 'boolean' && value !== undefined && value !== null;
  return isChoice ? [value].flat().map(String).includes(String(checkedAs)) : (value ?? undefined);
}
