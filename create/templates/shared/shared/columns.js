// #only tables
import {teams} from './teams.js';

/**
 * The columns of the table of people.
 *
 * @type {Omit<import('@life-changers/elements/core/table').FieldColumn, 'render'>[]}
 */
export const columns = [
  {label: 'Name', field: 'name', sort: 'asc', filter: 'text'},
  {label: 'Team', field: 'team', filter: 'options', filterOptions: teams},
  {label: 'Hours a week', field: 'hours', filter: 'number'},
  {label: 'First day', field: 'start', type: 'date', filter: 'date'},
];
