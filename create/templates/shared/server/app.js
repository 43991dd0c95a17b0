// #only data
/** The API of the app, as a function from a request to a response. Every server mounts it below `/api`. */
// #if forms
import {validateForm} from '@life-changers/elements/core/validation';
// #end
// #if forms&signIn
import {checkPermission} from '@life-changers/elements/core/permissions';
// #end
import {Hono} from 'hono';
// #if signIn
import {deleteCookie, getCookie, setCookie} from 'hono/cookie';
// #end
import {csrf} from 'hono/csrf';
// #if forms
import {labels, person} from '../shared/person.js';
// #end
// #if translated
import '../shared/language.js';
// #end
// #if tables&forms
import {addPerson, findPeople} from './people.js';
// #end
// #if tables&!forms
import {findPeople} from './people.js';
// #end
// #if forms&!tables
import {addPerson} from './people.js';
// #end
// #if signIn
import {endSession, findUser, SESSION_SECONDS, startSession} from './users.js';

/** The cookie with the token of the session. */
export const SESSION_COOKIE = 'session';
// #end

/** @param {import('libsql').Database} database */
export function createApp(database) {
  const app = new Hono().basePath('/api');
  app.use(csrf());
  // #if signIn
  addSession(app, database);
  // #end
  // #if tables

  app.get('/people', context => {
    const {page, reason} = findPeople(database, new URL(context.req.url).searchParams);
    return page ? context.json(page) : context.json({title: reason}, 400);
  });
  // #end
  // #if forms

  app.post('/people', async context => {
    // #if signIn
    if (!checkPermission(context.get('user').permissions, {view: 'people', method: 'create'}))
      return context.json({title: 'You may not add people.'}, 403);
    // #end
    const sent = await context.req.json().catch(() => null);
    const {issues, values} = await validateForm(person, sent ?? {}, {labels, lang: '{{lang}}'});
    if (values === undefined) return context.json({issues}, 422);
    if (addPerson(database, values)) return context.json({}, 201);
    return context.json({issues: [{path: ['name'], message: `${values.name} is on the team already.`}]}, 422);
  });
  // #end

  app.all('*', context => context.json({title: 'There is nothing here.'}, 404));
  return app;
}
// #if signIn

/** Sign-in and sign-out. What is added after them is only for users. */
function addSession(app, database) {
  app.use(async (context, next) => {
    context.set('user', findUser(database, getCookie(context, SESSION_COOKIE)));
    await next();
  });

  app.get('/session', context => context.json({user: context.get('user')}));

  app.post('/session', async context => {
    const {email, password} = (await context.req.json().catch(() => null)) ?? {};
    const token = startSession(database, String(email), String(password));
    if (token === null)
      return context.json({issues: [{path: ['password'], message: 'The email or the password is wrong.'}]}, 422);
    setCookie(context, SESSION_COOKIE, token, {
      httpOnly: true,
      maxAge: SESSION_SECONDS,
      path: '/',
      sameSite: 'Lax',
      secure: isEncrypted(context.req),
    });
    return context.json({});
  });

  app.delete('/session', context => {
    endSession(database, deleteCookie(context, SESSION_COOKIE, {path: '/'}) ?? '');
    return context.json({});
  });

  app.use(async (context, next) => {
    if (context.get('user') === null) return context.json({title: 'Sign in first.'}, 401);
    await next();
  });
}

/** Whether the browser uses HTTPS, here or up to a proxy. */
const isEncrypted = request =>
  new URL(request.url).protocol === 'https:' || request.header('x-forwarded-proto') === 'https';
// #end
