/** Django REST framework with django-filter over SQLite, compared with SQL on the same database. */
import {djangoRest} from '@life-changers/elements/core/table/backends/django-rest';
import type {TableQuery} from '@life-changers/elements/core/table';
import type {Codec} from './check.js';
import type {BackendTest} from './run.js';
import {startServer} from './server.js';
import type {SqlRules} from './sql.js';
import {firstThatRuns, inBackends} from './tools.js';

const rules: SqlRules = {dialect: 'sqlite', empty: 'null', searchIn: 'name', days: ['seen']};

function known({filters = {}}: TableQuery): string | null {
  const {name, country} = filters;
  if (name?.type === 'text') {
    const spaces = {equals: /^ | $/, 'starts-with': /^ /}[name.operator as string];
    if (spaces?.test(name.value ?? '')) return 'CharFilter leaves out the spaces around a text';
  }
  const hasComma = country?.type === 'options' && country.values.some(value => value.includes(','));
  return hasComma ? 'a list is separated by commas' : null;
}

const codecs: Codec[] = [
  {title: 'page numbers', backend: djangoRest(), path: '/people/', rules, known},
  {title: 'offsets', backend: djangoRest({paging: 'offset'}), path: '/people-by-offset/', rules, known},
];

/** Debian's Python has Debian's Django, also where another Python comes first. */
const python = firstThatRuns(['python3', '/usr/bin/python3'], '-c', 'import django_filters, rest_framework');

export const test: BackendTest = {
  name: 'Django REST framework over SQLite',
  missing: () =>
    python === null
      ? "Django REST framework (Debian's python3-djangorestframework and python3-django-filters)"
      : null,
  start: (rows, folder) => startServer(python!, [inBackends('servers/django_rest.py'), rows, folder]),
  codecs,
};
