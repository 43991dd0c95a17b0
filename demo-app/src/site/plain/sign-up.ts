/** The script of `/plain-schema.html`: sets the rules of each control from the schema. */
import type {Rules} from '@life-changers/elements/core/validation';
import {signUp} from '../../content/schemas/sign-up.js';

for (const [name, rules] of Object.entries<Rules>(signUp.schema)) {
  const control = document.querySelector<HTMLElement & {rules: Rules}>(`form [name="${name}"]`);
  if (control === null) throw new Error(`The form has no control named ${name}.`);
  control.rules = rules;
}
