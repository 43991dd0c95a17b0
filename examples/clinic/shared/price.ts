/** The price list. The page and the server check its cells with the same rules. */
import type {TableColumn} from '@life-changers/elements/core/table';
import {numberBetween, requiredChoice, requiredText} from '@life-changers/elements/core/validation';
import {EURO} from './patient.js';
import type {Texts} from './texts.js';

export const KINDS = ['visit', 'laboratory', 'imaging', 'vaccination', 'therapy'] as const;

export interface Price {
  readonly id: number;
  readonly service: string;
  readonly kind: (typeof KINDS)[number];
  readonly minutes: number;
  readonly price: number;
}

const rules = {
  service: requiredText({min: 2, max: 60}),
  kind: requiredChoice([...KINDS]),
  minutes: numberBetween(5, 240),
  price: numberBetween(1, 5000),
};

export const priceColumns = ({labels, kinds}: Texts): TableColumn<Price>[] => [
  {label: labels.service, field: 'service', edit: true, rules: rules.service},
  {
    label: labels.kind,
    field: 'kind',
    filter: 'options',
    filterOptions: KINDS.map(value => ({value, label: kinds[value]})),
    edit: 'select',
    rules: rules.kind,
  },
  {label: labels.minutes, field: 'minutes', type: 'number', edit: true, rules: rules.minutes},
  {
    label: labels.price,
    field: 'price',
    type: 'number',
    edit: {type: 'number', format: EURO},
    rules: rules.price,
  },
];
