/** The appointments of a day, new ones, and what became of them. */
import {Router} from 'express';
import {
  APPOINTMENT_STATUSES,
  newAppointment,
  type Appointment,
  type NewAppointment,
} from '../shared/appointment.js';
import {readValues} from './accounts.js';
import type {Store} from './database.js';
import {BadRequest, refuse, textsOf} from './replies.js';
import {allow} from './sessions.js';

const SELECT = `SELECT a.id, a.patientId, p.name AS patient, a.doctor, a.start, a.minutes, a.reason, a.status
  FROM appointments a JOIN patients p ON p.id = a.patientId`;

const OPENS = 8 * 60;
const CLOSES = 18 * 60;

const minutesOf = (start: string): number => Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16));

/** A date without a time zone is always the same day of the week. */
const isSunday = (start: string): boolean => new Date(`${start.slice(0, 10)}T00:00:00Z`).getUTCDay() === 0;

export function appointmentRoutes(store: Store): Router {
  const router = Router();

  router.get('/', allow('appointments', 'read'), (request, response) => {
    const day = String(request.query['day']);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new BadRequest('The day must be like 2026-05-12.');
    const rows = store.all<Appointment>(
      `${SELECT} WHERE a.start >= ? AND a.start < ? ORDER BY a.start, a.doctor`,
      [day, `${day}U`],
    );
    response.json(rows);
  });

  router.post('/', allow('appointments', 'create'), async (request, response) => {
    const values = await readValues<NewAppointment>(request, response, newAppointment);
    if (values === null) return;
    const text = textsOf(request);
    const start = String(values.start).slice(0, 16);
    const minutes = Number(values.minutes);
    const begin = minutesOf(start);
    if (isSunday(start) || begin < OPENS || begin + minutes > CLOSES)
      return refuse(response, [{path: ['start'], message: text.closed}]);
    const patientId = Number(values.patientId);
    if (store.first('SELECT 1 FROM patients WHERE id = ?', [patientId]) === null)
      throw new BadRequest('There is no such patient.');
    const others = store.all<Appointment>(
      `${SELECT} WHERE a.doctor = ? AND a.start >= ? AND a.start < ? AND a.status <> 'canceled'`,
      [values.doctor, start.slice(0, 10), `${start.slice(0, 10)}U`],
    );
    const other = others.find(
      one => minutesOf(one.start) < begin + minutes && begin < minutesOf(one.start) + one.minutes,
    );
    if (other !== undefined)
      return refuse(response, [{path: ['start'], message: text.busy(values.doctor, other.start.slice(11))}]);
    const {id} = store.run(
      'INSERT INTO appointments (patientId, doctor, start, minutes, reason) VALUES (?, ?, ?, ?, ?)',
      [patientId, values.doctor, start, minutes, values.reason],
    );
    response.status(201).json({id});
  });

  router.patch('/:id', allow('appointments', 'update'), (request, response) => {
    const status = APPOINTMENT_STATUSES.find(one => one === (request.body as {status?: unknown}).status);
    if (status === undefined) throw new BadRequest('The status is not known.');
    const id = Number(request.params['id']);
    const {changes} = store.run('UPDATE appointments SET status = ? WHERE id = ?', [status, id]);
    if (changes === 0) return void response.status(404).json({message: 'There is no such appointment.'});
    response.json({id, status});
  });
  return router;
}
