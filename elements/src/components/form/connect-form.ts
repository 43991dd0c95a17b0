import type {Rules} from '../../core/validation/rules-slot.js';
import type {InputOf, OutputOf} from '../../core/validation/schema-types.js';
import {FormConnection} from './form-connection.js';
import type {FormOptions} from './form-options.js';

/** The options of `connectForm` for a schema, with the types of its values. */
export interface SchemaFormOptions<Schema extends Rules> extends FormOptions<
  InputOf<Schema>,
  OutputOf<Schema>
> {
  readonly schema: Schema;
}

/**
 * Connects a native form with a schema of all its values. The form is checked as a whole: after each change, all issues are
 * replaced, and each field has its own. Controls of this library, native controls, and form-associated elements of other
 * libraries take part with their `name`, which is a path such as `address.city` or `items[0].qty`.
 *
 * The form gets `novalidate`, and `aria-busy="true"` while it is being submitted. Issues that have no field are shown in an
 * element with the role `alert` and the class `lc-form-alert` at its end, unless an `<lc-error-summary>` lists them. The form
 * sends `lc-submit`, `lc-issues`, and `lc-submitted`. To connect a form again replaces its connection.
 *
 * ```ts
 * connectForm(form, {schema, onSubmit: values => save(values)});
 * ```
 */
export function connectForm<const Schema extends Rules>(
  form: HTMLFormElement,
  options: SchemaFormOptions<Schema>,
): FormConnection<InputOf<Schema>, OutputOf<Schema>>;
export function connectForm<Values = Record<string, unknown>>(
  form: HTMLFormElement,
  options?: FormOptions<Values>,
): FormConnection<Values>;
export function connectForm(form: HTMLFormElement, options: FormOptions = {}): FormConnection {
  return new FormConnection(form, options);
}
