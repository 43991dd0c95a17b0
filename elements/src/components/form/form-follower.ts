import type {FormField} from './form-field.js';

/** What is told when the fields of a form, or their issues, change. */
export interface FormFollower {
  /** A field is new. */
  fieldAdded(field: FormField): void;
  /** Called later, after fields may have been added, removed, or renamed. */
  fieldsChanged(): void;
  /** The issues that no field shows may have changed. */
  issuesChanged(): void;
}
