// #only data
import assert from 'node:assert/strict';
import {beforeEach, describe, it} from 'node:test';
import {createApp} from '../server/app.js';
import {openDatabase} from '../server/database.js';

let app;
// #if signIn
let cookie;
// #end

beforeEach(() => {
  app = createApp(openDatabase(':memory:'));
  // #if signIn
  cookie = '';
  // #end
});

/** Sends a request, with a body as JSON. */
async function send(method, path, body) {
  const headers = {'content-type': 'application/json'};
  // #if signIn
  headers.cookie = cookie;
  // #end
  return app.request(`/api${path}`, {method, headers, body: body && JSON.stringify(body)});
}
// #if signIn

async function signIn(email, password = 'sample-password') {
  const response = await send('POST', '/session', {email, password});
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return response;
}

describe('a session', () => {
  it('starts with the right password, in a cookie that scripts cannot read', async () => {
    const response = await signIn('ada@example.com');
    assert.equal(response.status, 200);
    assert.match(response.headers.get('set-cookie'), /HttpOnly; SameSite=Lax/);
    const {user} = await (await send('GET', '/session')).json();
    assert.equal(user.name, 'Ada Lovelace');
  });

  it('does not start with a wrong password', async () => {
    const response = await signIn('ada@example.com', 'guess');
    assert.equal(response.status, 422);
    assert.equal(response.headers.get('set-cookie'), null);
  });

  it('ends', async () => {
    await signIn('ada@example.com');
    await send('DELETE', '/session');
    assert.deepEqual(await (await send('GET', '/session')).json(), {user: null});
  });
});
// #end
// #if tables

describe('the list of people', () => {
  // #if signIn
  it('is only for users', async () => {
    assert.equal((await send('GET', '/people')).status, 401);
  });

  // #end
  it('has pages, sorted, searched, and filtered', async () => {
    // #if signIn
    await signIn('grace@example.com');
    // #end
    const query = '$limit=2&$skip=1&$sort[name]=-1&$search=hopper&team[$in][]=Design&hours[$gte]=10';
    const {total, data} = await (await send('GET', `/people?${query}`)).json();
    assert.ok(total >= 3, `${total} people`);
    assert.equal(data.length, 2);
    assert.ok(data[0].name > data[1].name);
    assert.ok(data.every(({name, team, hours}) => name.endsWith('Hopper') && team === 'Design' && hours >= 10));
  });

  it('refuses an unknown field', async () => {
    // #if signIn
    await signIn('grace@example.com');
    // #end
    assert.equal((await send('GET', '/people?$sort[password]=1')).status, 400);
  });
});
// #end
// #if forms

describe('a new person', () => {
  const person = {name: 'Mary Shaw', team: 'Engineering', hours: 30, start: '2026-05-15'};
  // #if signIn

  it('is only for editors', async () => {
    await signIn('grace@example.com');
    assert.equal((await send('POST', '/people', person)).status, 403);
  });
  // #end

  it('is stored once', async () => {
    // #if signIn
    await signIn('ada@example.com');
    // #end
    assert.equal((await send('POST', '/people', person)).status, 201);
    const response = await send('POST', '/people', person);
    assert.equal(response.status, 422);
    assert.deepEqual((await response.json()).issues[0].path, ['name']);
  });

  it('is checked with the schema', async () => {
    // #if signIn
    await signIn('ada@example.com');
    // #end
    const response = await send('POST', '/people', {...person, hours: 90});
    assert.equal(response.status, 422);
    assert.deepEqual((await response.json()).issues[0].path, ['hours']);
  });
});
// #end
