import {object} from 'superstruct';
import {numberBetween, requiredText, validDate} from '@life-changers/elements/core/validation';

export const labels = {name: 'Name', years: 'Years of work', start: 'Start'};

/** One schema for the fields in the browser and for the values on the server. */
export const fields = {
  name: requiredText({min: 2, max: 30}),
  years: numberBetween(1, 35),
  start: validDate(),
};

export const person = object(fields);
