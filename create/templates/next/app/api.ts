// #only data
/** The API of the folder `server`. It opens the database with the first request, so that a build does not. */
// #if signIn
import {cookies} from 'next/headers';
import {createApp, SESSION_COOKIE} from '../server/app.js';
// #else
import {createApp} from '../server/app.js';
// #end
import {openDatabase} from '../server/database.js';
// #if signIn
import {findUser} from '../server/users.js';
// #end

let opened: ReturnType<typeof openDatabase> | undefined;
const database = () => (opened ??= openDatabase());

let app: ReturnType<typeof createApp> | undefined;
export const api = () => (app ??= createApp(database()));
// #if signIn

/** Returns who has sent the request, or null. */
export async function currentUser() {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  return findUser(database(), token);
}
// #end
