// #only forms
/** The schema of a person: the form checks it, and the server checks what it receives with it again. */
import {numberBetween, requiredChoice, requiredText, validDate} from '@life-changers/elements/core/validation';
import {object} from 'superstruct';
import {teams} from './teams.js';

/** The labels of the fields, for the form and for the messages of the server. */
export const labels = {name: 'Name', team: 'Team', hours: 'Hours a week', start: 'First day'};

export const person = object({
  name: requiredText({min: 2, max: 60}),
  team: requiredChoice(teams),
  hours: numberBetween(1, 40),
  start: validDate({min: '2000-01-01', max: '2099-12-31'}),
});
