/** A patient, and the rules for the cells that users edit in place. */
import type {TableColumn} from '@life-changers/elements/core/table';
import {
  numberBetween,
  optionalText,
  requiredChoice,
  requiredText,
} from '@life-changers/elements/core/validation';
import type {Texts} from './texts.js';

export const STATUSES = ['active', 'waiting', 'discharged'] as const;
export const INSURANCES = ['public', 'private', 'none'] as const;
export const CITIES = [
  'Brindle',
  'Castelvara',
  'Fontalba',
  'Lindmark',
  'Montefiore',
  'Port Ellery',
  'Rivabella',
  'Tarn',
] as const;
export const DOCTORS = [
  'Dr. Amari',
  'Dr. Bellandi',
  'Dr. Costa',
  'Dr. Novak',
  'Dr. Okoye',
  'Dr. Winter',
] as const;

export type Status = (typeof STATUSES)[number];
export type Insurance = (typeof INSURANCES)[number];

export interface Patient {
  readonly id: number;
  readonly name: string;
  readonly born: string;
  readonly city: string;
  readonly insurance: Insurance;
  readonly doctor: string;
  readonly status: Status;
  readonly balance: number;
  readonly lastVisit: string;
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
}

const rules = {
  name: requiredText({min: 2, max: 60}),
  phone: optionalText({max: 20}),
  doctor: requiredChoice([...DOCTORS]),
  status: requiredChoice([...STATUSES]),
  balance: numberBetween(0, 100_000),
};

export const EURO = {style: 'currency', currency: 'EUR'} as const;

/** The columns of the table of patients. The page adds how cells look, and the server reads edits with them. */
export function patientColumns({labels, statuses, insurances}: Texts): TableColumn<Patient>[] {
  const optionsOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([value, label]) => ({value, label}));
  const sameOptions = (values: readonly string[]) => values.map(value => ({value, label: value}));
  return [
    {label: labels.name, field: 'name', filter: 'text', edit: true, rules: rules.name},
    {label: labels.born, field: 'born', type: 'date', filter: 'date'},
    {label: labels.city, field: 'city', filter: 'options', filterOptions: sameOptions(CITIES)},
    {
      label: labels.doctor,
      field: 'doctor',
      filter: 'options',
      filterOptions: sameOptions(DOCTORS),
      edit: 'select',
      rules: rules.doctor,
    },
    {
      label: labels.insurance,
      field: 'insurance',
      filter: 'options',
      filterOptions: optionsOf(insurances),
    },
    {
      label: labels.status,
      field: 'status',
      filter: 'options',
      filterOptions: optionsOf(statuses),
      edit: 'select',
      rules: rules.status,
    },
    {
      label: labels.balance,
      field: 'balance',
      type: 'number',
      filter: 'number',
      total: 'sum',
      edit: {type: 'number', format: EURO},
      rules: rules.balance,
      groupable: false,
    },
    {label: labels.lastVisit, field: 'lastVisit', type: 'date', filter: 'date'},
    {label: labels.phone, field: 'phone', edit: true, rules: rules.phone, sort: 'disabled', groupable: false},
  ];
}
