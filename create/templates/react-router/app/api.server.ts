// #only data
/** The API of the folder `server`, with the database of this process. */
// #if signIn
import {createApp, SESSION_COOKIE} from '../server/app.js';
// #else
import {createApp} from '../server/app.js';
// #end
import {openDatabase} from '../server/database.js';
// #if signIn
import {findUser} from '../server/users.js';
// #end

const database = openDatabase();

export const api = createApp(database);
// #if signIn

/** Returns who has sent a request, or null. */
export function userOf(request: Request) {
  const cookies = (request.headers.get('cookie') ?? '').split('; ').map(cookie => cookie.split('='));
  return findUser(database, cookies.find(([name]) => name === SESSION_COOKIE)?.[1]);
}
// #end
