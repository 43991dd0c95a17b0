import {numberBetween, requiredText} from '@life-changers/elements/core/validation';
import {refine, type} from 'superstruct';

export const product = requiredText({max: 40});
export const price = numberBetween(0.1, 99);

/** A rule about two cells of a row. */
export const rowRules = refine(type({price, ten: price}), 'prices', ({price, ten}) =>
  ten <= price ? true : [{path: ['ten'], message: 'Ten must not cost more per piece than one.'}],
);

/** What is sold. */
export const kinds = [
  {value: 'bread', label: 'Bread'},
  {value: 'roll', label: 'Roll'},
  {value: 'cake', label: 'Cake'},
];
