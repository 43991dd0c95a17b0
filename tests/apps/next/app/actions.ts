'use server';

import {readForm, validateForm} from '@life-changers/elements/core/validation';
import {labels, person} from './schema';

export interface Answer {
  start?: string | null;
  saved?: string;
  errors?: Readonly<Record<string, string | undefined>>;
}

/** Validates the submitted values with the schema of the fields, and rejects a name that is taken. */
export async function invite(_previous: Answer, formData: FormData): Promise<Answer> {
  const values = readForm(formData, {name: 'text', years: 'number', start: 'date'});
  const {valid, errors} = await validateForm(person, values, {labels});
  const {start} = values;
  if (!valid) return {start, errors};
  if (values.name === 'Ada') return {start, errors: {name: 'Ada is already on the team.'}};
  return {start, saved: `${values.name}, ${values.years} years, from ${start}`};
}
