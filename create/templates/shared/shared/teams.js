// #only tables|forms
/** The teams that a person can be in. */
export const teams = ['Design', 'Engineering', 'Sales', 'Support'];
