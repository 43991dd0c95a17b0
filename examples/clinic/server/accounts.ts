/** Sessions, the own profile with its saved views, and for administrators the users. */
import {validateForm, type Rules} from '@life-changers/elements/core/validation';
import {Router, type Request, type Response} from 'express';
import {newUser, profile, signIn, type NewUser, type Profile, type SignIn} from '../shared/account.js';
import {permissionsOf, ROLES, type User} from '../shared/roles.js';
import type {Store} from './database.js';
import {hashPassword, isPassword, type StoredPassword} from './passwords.js';
import {BadRequest, languageOf, refuse, textsOf} from './replies.js';
import {allow, closeSession, openSession, signedIn, userOf} from './sessions.js';

const MAX_VIEWS = 100_000;
/** After so many wrong passwords for an email, the next one has to wait. */
const ATTEMPTS = 5;
const WAIT = 30_000;
/** Emails that are made up must not fill the memory. */
const MAX_FAILURES = 10_000;

/** Returns the values of a form, or null if they were refused with their issues. */
export async function readValues<Values>(
  request: Request,
  response: Response,
  schema: Rules,
): Promise<Values | null> {
  const options = {lang: languageOf(request), labels: textsOf(request).labels};
  const {values, issues} = await validateForm(schema, request.body, options);
  if (values !== undefined) return values as Values;
  refuse(response, issues);
  return null;
}

export function accountRoutes(store: Store): {session: Router; profile: Router; users: Router} {
  return {session: sessionRoutes(store), profile: profileRoutes(store), users: userRoutes(store)};
}

const describe = (user: User) => ({user, permissions: permissionsOf(user.role)});

const emailExists = (store: Store, email: string, id = 0): boolean =>
  store.first('SELECT 1 FROM users WHERE email = ? AND id <> ?', [email, id]) !== null;

function sessionRoutes(store: Store): Router {
  const router = Router();
  const failures = new Map<string, {count: number; until: number}>();

  router.get('/', (request, response) => {
    const user = userOf(store, request);
    response.json(user === null ? {user: null, permissions: null} : describe(user));
  });

  router.post('/', async (request, response) => {
    const values = await readValues<SignIn>(request, response, signIn);
    if (values === null) return;
    const {wrongPassword, tooManyAttempts} = textsOf(request);
    const failed = failures.get(values.email) ?? {count: 0, until: 0};
    if (failed.until > Date.now()) return refuse(response, [{path: [], message: tooManyAttempts}], 429);
    const found = store.first<User & StoredPassword>('SELECT * FROM users WHERE email = ?', [values.email]);
    if (found === null || !(await isPassword(values.password, found))) {
      const count = failed.count + 1;
      if (failures.size >= MAX_FAILURES) failures.clear();
      failures.set(values.email, {count, until: count % ATTEMPTS === 0 ? Date.now() + WAIT : 0});
      return refuse(response, [{path: [], message: wrongPassword}]);
    }
    failures.delete(values.email);
    openSession(store, request, response, found.id);
    const {id, name, email, role} = found;
    response.status(201).json(describe({id, name, email, role}));
  });

  router.delete('/', (request, response) => {
    closeSession(store, request, response);
    response.status(204).end();
  });
  return router;
}

function profileRoutes(store: Store): Router {
  const router = Router();

  router.put('/', async (request, response) => {
    const {id, role} = signedIn(response);
    const values = await readValues<Profile>(request, response, profile);
    if (values === null) return;
    const {name, email, password} = values;
    if (emailExists(store, email, id))
      return refuse(response, [{path: ['email'], message: textsOf(request).emailTaken}]);
    store.run('UPDATE users SET name = ?, email = ? WHERE id = ?', [name, email, id]);
    if (password) {
      const hashed = await hashPassword(password);
      store.run('UPDATE users SET salt = ?, password = ? WHERE id = ?', [hashed.salt, hashed.password, id]);
      // Whoever knows the old password is no longer signed in elsewhere.
      store.run('DELETE FROM sessions WHERE userId = ?', [id]);
      openSession(store, request, response, id);
    }
    response.json(describe({id, name, email, role}));
  });

  router.get('/views', (_request, response) => {
    const {views} = store.first<{views: string}>('SELECT views FROM users WHERE id = ?', [
      signedIn(response).id,
    ])!;
    response.type('json').send(views);
  });

  // Only the page of this user reads them, and the table leaves out what is not a view.
  router.put('/views', (request, response) => {
    const text = JSON.stringify(request.body);
    if (text.length > MAX_VIEWS) throw new BadRequest('The views are too long.');
    store.run('UPDATE users SET views = ? WHERE id = ?', [text, signedIn(response).id]);
    response.status(204).end();
  });
  return router;
}

function userRoutes(store: Store): Router {
  const router = Router();

  router.get('/', allow('users', 'read'), (_request, response) => {
    response.json(store.all<User>('SELECT id, name, email, role FROM users ORDER BY name'));
  });

  router.post('/', allow('users', 'create'), async (request, response) => {
    const values = await readValues<NewUser>(request, response, newUser);
    if (values === null) return;
    if (emailExists(store, values.email))
      return refuse(response, [{path: ['email'], message: textsOf(request).emailTaken}]);
    const {salt, password} = await hashPassword(values.password);
    const {id} = store.run('INSERT INTO users (name, email, role, salt, password) VALUES (?, ?, ?, ?, ?)', [
      values.name,
      values.email,
      values.role,
      salt,
      password,
    ]);
    response.status(201).json({id});
  });

  router.patch('/:id', allow('users', 'update'), (request, response) => {
    const id = Number(request.params['id']);
    const role = ROLES.find(one => one === (request.body as {role?: unknown}).role);
    if (role === undefined) throw new BadRequest('The role is not known.');
    if (id === signedIn(response).id)
      return refuse(response, [{path: ['role'], message: textsOf(request).ownRole}]);
    if (store.run('UPDATE users SET role = ? WHERE id = ?', [role, id]).changes === 0)
      return void response.status(404).json({message: 'There is no such user.'});
    response.json({id, role});
  });

  return router;
}
