import {createContext, type RefObject} from 'react';

/** What the components in a `Form` know of it. */
export interface FormScope {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The initial values. */
  readonly values: unknown;
}

export const FormContext = createContext<FormScope | null>(null);
