/** The patients: pages, groups, edits in place, and what is done to many at once. */
import {decodeFeathersQuery, decodeGroups, fold, parseSelection} from '@life-changers/elements/core/table';
import {readEdits} from '@life-changers/elements/core/table/edits';
import {Router, type Request, type Response} from 'express';
import {DOCTORS, patientColumns, STATUSES, type Patient} from '../shared/patient.js';
import type {Store, Value} from './database.js';
import {
  COLUMNS,
  conditionOf,
  groupsSql,
  LIMITS,
  orderOf,
  SELECTION_LIMITS,
  selectedOf,
} from './patient-query.js';
import {BadRequest, languageOf, refuse, textsOf} from './replies.js';
import {allow} from './sessions.js';
import {today} from './today.js';

/** The columns that users may change. */
const EDITABLE = ['name', 'doctor', 'status', 'balance', 'phone'] as const;

export function patientRoutes(store: Store): Router {
  const router = Router();

  router.get('/', allow('patients', 'read'), (request, response) => {
    const {searchParams} = new URL(request.originalUrl, 'http://localhost');
    if (searchParams.has('$group')) response.json(readGroups(store, searchParams));
    else response.json(readPage(store, searchParams));
  });

  router.get('/:id', allow('patients', 'read'), (request, response) => {
    const id = Number(request.params['id']);
    const patient = store.first<Patient & {allergies: string}>(
      `SELECT ${COLUMNS}, allergies, insuranceNumber FROM patients WHERE id = ?`,
      [id],
    );
    if (patient === null) return void response.status(404).json({message: 'There is no such patient.'});
    response.json({
      ...patient,
      allergies: JSON.parse(patient.allergies) as string[],
      files: store.all('SELECT id, name, type, size FROM files WHERE patientId = ? ORDER BY name', [id]),
      appointments: store.all(
        'SELECT id, doctor, start, minutes, reason, status FROM appointments WHERE patientId = ? ORDER BY start DESC LIMIT 5',
        [id],
      ),
    });
  });

  router.patch('/', allow('patients', 'update'), (request, response) => saveEdits(store, request, response));

  router.post('/bulk', allow('patients', 'update'), (request, response) => {
    const {status, doctor, selection} = request.body as Readonly<Record<string, unknown>>;
    const selected = parseSelection(selection, SELECTION_LIMITS);
    if (selected === null) throw new BadRequest('The selection is not valid.');
    const [column, value] =
      STATUSES.find(one => one === status) !== undefined
        ? (['status', status] as const)
        : DOCTORS.some(one => one === doctor)
          ? (['doctor', doctor] as const)
          : [null, null];
    if (column === null) throw new BadRequest('The value is not valid.');
    const {sql, values} = selectedOf(selected, today());
    const {changes} = store.run(`UPDATE patients SET ${column} = ? WHERE ${sql}`, [String(value), ...values]);
    response.json({count: changes});
  });

  router.post('/delete', allow('patients', 'delete'), (request, response) => {
    const selected = parseSelection((request.body as {selection?: unknown}).selection, SELECTION_LIMITS);
    if (selected === null) throw new BadRequest('The selection is not valid.');
    const {sql, values} = selectedOf(selected, today());
    response.json({count: store.run(`DELETE FROM patients WHERE ${sql}`, values).changes});
  });

  return router;
}

function readPage(store: Store, params: URLSearchParams) {
  const decoded = decodeFeathersQuery(params, LIMITS);
  if (!decoded.ok) throw new BadRequest(decoded.reason);
  const {limit, skip, sort, thenBy = []} = decoded.query;
  const {sql, values} = conditionOf(decoded.query);
  const order = orderOf([sort, ...thenBy]);
  return {
    total: store.first<{total: number}>(`SELECT count(*) AS total FROM patients WHERE ${sql}`, values)!.total,
    limit,
    skip,
    data: store.all<Patient>(
      `SELECT ${COLUMNS} FROM patients WHERE ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...values, limit, skip],
    ),
  };
}

function readGroups(store: Store, params: URLSearchParams) {
  const decoded = decodeGroups(params, LIMITS);
  if (!decoded.ok) throw new BadRequest(decoded.reason);
  const {groups, all} = groupsSql(decoded.query);
  const {total, ...totals} = store.first<Record<string, number>>(all.sql, all.values)!;
  return {
    total,
    totals,
    data: store
      .all<Record<string, Value>>(groups.sql, groups.values)
      .map(({value, count, ...totals}) => ({value, count, totals})),
  };
}

/** Saves edits of the table, all or none. What is refused is shown in its cell. */
async function saveEdits(store: Store, request: Request, response: Response): Promise<void> {
  const load = (keys: readonly (string | number)[]) =>
    store.all<Patient>(`SELECT ${COLUMNS} FROM patients WHERE id IN (SELECT value FROM json_each(?))`, [
      JSON.stringify(keys),
    ]);
  const {edits} = request.body as {edits?: unknown};
  const text = textsOf(request);
  const read = await readEdits<Patient>(edits, {
    columns: patientColumns(text),
    loadRows: load,
    lang: languageOf(request),
    maxEdits: 500,
  });
  if (!read.valid) return refuse(response, read.issues);
  const stored = new Map(load(read.changes.map(({key}) => key)).map(patient => [patient.id, patient]));
  const debts = read.changes.flatMap(({key, values}, index) => {
    const {name, balance, status} = {...stored.get(Number(key))!, ...values};
    return status === 'discharged' && balance > 0 && 'status' in values
      ? [{path: ['rows', index, 'status'], message: text.owes(name, balance)}]
      : [];
  });
  if (debts.length > 0) return refuse(response, debts);
  store.together(() => {
    for (const {key, values} of read.changes) update(store, {...stored.get(Number(key))!, ...values});
  });
  response.json(load(read.changes.map(({key}) => key)));
}

/** What the search finds. */
export const foldedOf = ({name, city, email, phone}: Pick<Patient, 'name' | 'city' | 'email' | 'phone'>) =>
  fold([name, city, email, phone].join(' '));

function update(store: Store, patient: Patient): void {
  store.run(
    `UPDATE patients SET ${EDITABLE.map(column => `${column} = ?`).join(', ')}, foldedName = ?, folded = ? WHERE id = ?`,
    [...EDITABLE.map(column => patient[column]), fold(patient.name), foldedOf(patient), patient.id],
  );
}
