/** Registers a patient. The server knows more than the schema: who is registered, and which files have arrived. */
import {fold} from '@life-changers/elements/core/table';
import type {Request, Response} from 'express';
import {createIntake, type Intake} from '../shared/intake.js';
import type {Texts} from '../shared/texts.js';
import {readValues} from './accounts.js';
import type {Store} from './database.js';
import {foldedOf} from './patients.js';
import {refuse, textsOf, type Refusal} from './replies.js';
import {signedIn} from './sessions.js';
import {today} from './today.js';

export async function register(store: Store, request: Request, response: Response): Promise<void> {
  const text = textsOf(request);
  const values = await readValues<Intake>(request, response, createIntake(text, today()));
  if (values === null) return;
  const userId = signedIn(response).id;
  const issues = issuesOf(store, values, userId, text);
  if (issues.length > 0) return refuse(response, issues);
  response.status(201).json({id: store.together(() => insert(store, values, userId))});
}

function issuesOf(store: Store, values: Intake, userId: number, text: Texts): readonly Refusal[] {
  const {email, insurance, insuranceNumber = '', files} = values;
  const issues: Refusal[] = [];
  if (store.first('SELECT 1 FROM patients WHERE email = ?', [email]) !== null)
    issues.push({path: ['email'], message: text.emailRegistered});
  // Stands for a question to the insurance.
  if (insurance !== 'none' && !/^\d{8}$/.test(insuranceNumber.trim()))
    issues.push({path: ['insuranceNumber'], message: text.numberUnknown});
  // A file of somebody else, or of another patient, is not one.
  const arrived = files.every(
    ({path}) =>
      store.first('SELECT 1 FROM files WHERE id = ? AND userId = ? AND patientId IS NULL', [path, userId]) !==
      null,
  );
  if (!arrived) issues.push({path: ['files'], message: text.fileGone});
  return issues;
}

function insert(store: Store, values: Intake, userId: number): number {
  const {
    name,
    born,
    city,
    insurance,
    insuranceNumber = '',
    doctor,
    phone,
    email,
    allergies,
    reason = '',
  } = values;
  const {id} = store.run(
    `INSERT INTO patients (name, born, city, insurance, insuranceNumber, doctor, status, balance, lastVisit, phone, email, allergies, notes, foldedName, folded)
     VALUES (?, ?, ?, ?, ?, ?, 'waiting', 0, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[name, born, city, insurance, insurance === 'none' ? '' : insuranceNumber.trim(), doctor],
      ...[today(), phone, email, JSON.stringify(allergies), reason],
      ...[fold(name), foldedOf(values)],
    ],
  );
  for (const {path} of values.files)
    store.run('UPDATE files SET patientId = ? WHERE id = ? AND userId = ?', [id, path, userId]);
  return id;
}
