// #only signIn
/** The users, their passwords, and their sessions. */
import {createHash, randomBytes, scryptSync, timingSafeEqual} from 'node:crypto';

/** What each role may do, in the form of `checkPermission`. */
const PERMISSIONS = {
  editor: {views: {people: {read: true, create: true}}},
  viewer: {views: {people: {read: true}}},
};

/** The users of a new database. Their passwords are on the sign-in page: remove both before others use the app. */
const SAMPLE_USERS = [
  {email: 'ada@example.com', name: 'Ada Lovelace', role: 'editor', password: 'sample-password'},
  {email: 'grace@example.com', name: 'Grace Hopper', role: 'viewer', password: 'sample-password'},
];

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

/** Creates the tables, with the sample users, if they do not exist. */
export function createUsers(database) {
  database.exec(`
    create table if not exists users (
      id integer primary key,
      email text not null collate nocase unique,
      name text not null,
      role text not null,
      password text not null
    );
    create table if not exists sessions (
      token text primary key,
      user integer not null references users (id) on delete cascade,
      expires integer not null
    );
  `);
  if (database.prepare('select id from users limit 1').all().length > 0) return;
  const insert = database.prepare('insert or ignore into users (email, name, role, password) values (?, ?, ?, ?)');
  for (const {email, name, role, password} of SAMPLE_USERS) insert.run(email, name, role, hashPassword(password));
}

/** Returns the hash of a password with its salt. */
export function hashPassword(password) {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${scryptSync(password, salt, 64).toString('base64')}`;
}

/** Checked if there is no user, so that the answer takes the same time. */
const NOBODY = hashPassword(randomBytes(16).toString('base64'));

function isPassword(password, stored) {
  const [salt, hash] = stored.split(':').map(part => Buffer.from(part, 'base64'));
  return timingSafeEqual(scryptSync(password, salt, 64), hash);
}

/**
 * Starts a session. Returns its token for the cookie, or null if the email or the password is wrong.
 *
 * @param {import('libsql').Database} database
 */
export function startSession(database, email, password) {
  const [user] = database.prepare('select id, password from users where email = ?').all(email);
  if (!isPassword(password, user?.password ?? NOBODY) || !user) return null;
  const token = randomBytes(32).toString('base64url');
  database.prepare('delete from sessions where expires < ?').run(Date.now());
  database
    .prepare('insert into sessions values (?, ?, ?)')
    .run(hashToken(token), user.id, Date.now() + SESSION_SECONDS * 1000);
  return token;
}

/** @param {import('libsql').Database} database */
export function endSession(database, token) {
  database.prepare('delete from sessions where token = ?').run(hashToken(token));
}

/**
 * Returns the user of a session, with what the user may do, or null.
 *
 * @param {import('libsql').Database} database
 * @param {string | undefined} token
 * @returns {import('../shared/user.js').User | null}
 */
export function findUser(database, token) {
  if (!token) return null;
  const [user] = database
    .prepare(
      'select name, role from sessions join users on users.id = sessions.user where token = ? and expires > ?',
    )
    .all(hashToken(token), Date.now());
  return user ? {name: user.name, permissions: PERMISSIONS[user.role] ?? {}} : null;
}

/** The database has only hashes, so that who reads it cannot use the sessions. */
const hashToken = token => createHash('sha256').update(token).digest('hex');
