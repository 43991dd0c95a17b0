import {
  numberBetween,
  requiredText,
} from '@life-changers/elements/core/validation';

/** The columns of the table, for the page and for the server. */
export const columns = [
  {
    label: 'Loaf',
    field: 'loaf',
    edit: 'text',
    rules: requiredText({max: 40}),
  },
  {
    label: 'Price',
    field: 'price',
    edit: 'number',
    rules: numberBetween(0.5, 99),
  },
];
