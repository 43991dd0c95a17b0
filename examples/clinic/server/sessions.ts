/** Who sends a request, and whether they may. */
import {checkPermission, type PermissionMethod} from '@life-changers/elements/core/permissions';
import {createHash, randomBytes} from 'node:crypto';
import type {NextFunction, Request, RequestHandler, Response} from 'express';
import {permissionsOf, type User} from '../shared/roles.js';
import type {Store} from './database.js';

const COOKIE = 'clinic-session';
const LASTS = 12 * 60 * 60 * 1000;

/** The database has only the hash, so that a copy of it opens no session. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const cookieOptions = (request: Request) =>
  ({httpOnly: true, sameSite: 'lax', secure: request.secure, path: '/', maxAge: LASTS}) as const;

function tokenOf(request: Request): string | null {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  return cookies.find(cookie => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? null;
}

export function openSession(store: Store, request: Request, response: Response, userId: number): void {
  const token = randomBytes(32).toString('base64url');
  store.run('DELETE FROM sessions WHERE ends < ?', [Date.now()]);
  store.run('INSERT INTO sessions (token, userId, ends) VALUES (?, ?, ?)', [
    hashOf(token),
    userId,
    Date.now() + LASTS,
  ]);
  response.cookie(COOKIE, token, cookieOptions(request));
}

export function closeSession(store: Store, request: Request, response: Response): void {
  const token = tokenOf(request);
  if (token !== null) store.run('DELETE FROM sessions WHERE token = ?', [hashOf(token)]);
  response.clearCookie(COOKIE, {path: '/'});
}

export function userOf(store: Store, request: Request): User | null {
  const token = tokenOf(request);
  if (token === null) return null;
  return store.first<User>(
    'SELECT id, name, email, role FROM users WHERE id = (SELECT userId FROM sessions WHERE token = ? AND ends > ?)',
    [hashOf(token), Date.now()],
  );
}

/**
 * Other sites cannot send this header without the consent of this server, which it never gives (CORS). The cookie is also
 * left out of requests from other sites that change something (`SameSite=Lax`).
 */
export const requireOwnPage: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.get('x-clinic') === '1') next();
  else response.status(403).json({message: 'The header X-Clinic is missing.'});
};

/** Answers 401 without a session. Later handlers read the user with `signedIn`. */
export const requireUser =
  (store: Store): RequestHandler =>
  (request, response, next) => {
    const user = userOf(store, request);
    if (user === null) return void response.status(401).json({message: 'Sign in first.'});
    response.locals['user'] = user;
    next();
  };

export const signedIn = (response: Response): User => response.locals['user'] as User;

/** Answers 403 if the role of the user does not include this, as in the permission gate of the page. */
export const allow =
  (view: string, method: PermissionMethod) =>
  (_request: Request, response: Response, next: NextFunction): void => {
    if (checkPermission(permissionsOf(signedIn(response).role), {view, method})) next();
    else response.status(403).json({message: 'Your role does not include this.'});
  };
