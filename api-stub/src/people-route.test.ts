import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PEOPLE} from './people.js';
import type {PersonRow} from './people.js';
import type {RowPage} from './row-page.js';
import {PEOPLE_FIELDS} from './rows-route.js';
import {readError, startStub} from './test-server.js';

async function readPage(url: string): Promise<RowPage<PersonRow>> {
  const response = await fetch(url);
  assert.equal(response.status, 200);
  return (await response.json()) as RowPage<PersonRow>;
}

describe('GET /api-stub/people', () => {
  it('answers the first 10 of 200 people by default', async test => {
    const origin = await startStub(test);
    const page = await readPage(`${origin}/api-stub/people`);
    assert.deepEqual({...page, data: page.data.length}, {total: 200, limit: 10, skip: 0, data: 10});
    assert.deepEqual(
      page.data.slice(0, 8),
      PEOPLE.map((person, index) => ({id: index + 1, ...person})),
    );
  });

  it('returns the page of $limit and $skip', async test => {
    const origin = await startStub(test, {total: 20});
    const page = await readPage(`${origin}/api-stub/people?$limit=6&$skip=18`);
    assert.deepEqual(page, {
      total: 20,
      limit: 6,
      skip: 18,
      data: [
        {id: 19, ...PEOPLE[2]},
        {id: 20, ...PEOPLE[3]},
      ],
    });
  });

  it('sorts by $sort[field], also when the brackets are encoded', async test => {
    const origin = await startStub(test, {total: 8});
    const names = PEOPLE.map(person => person.realName).sort();
    const up = await readPage(`${origin}/api-stub/people?$sort[realName]=1`);
    assert.deepEqual(
      up.data.map(person => person.realName),
      names,
    );
    const down = await readPage(`${origin}/api-stub/people?%24sort%5BrealName%5D=-1`);
    assert.deepEqual(
      down.data.map(person => person.realName),
      names.reverse(),
    );
  });

  it('returns each person equally often over all pages of any sort', async test => {
    const origin = await startStub(test, {total: 40});
    for (const field of Object.keys(PEOPLE_FIELDS)) {
      const pages = await Promise.all(
        [0, 6, 12, 18, 24, 30, 36].map(skip =>
          readPage(`${origin}/api-stub/people?$limit=6&$skip=${skip}&$sort[${field}]=-1`),
        ),
      );
      const rows = pages.flatMap(page => page.data);
      for (const person of PEOPLE) {
        assert.equal(
          rows.filter(row => row.realName === person.realName).length,
          5,
          `${field}: ${person.realName}`,
        );
      }
    }
  });

  it('lowers $limit to 200, like Feathers', async test => {
    const origin = await startStub(test, {total: 300});
    for (const limit of ['200', '201', '9'.repeat(400)]) {
      const page = await readPage(`${origin}/api-stub/people?$limit=${limit}`);
      assert.deepEqual([page.limit, page.data.length], [200, 200]);
    }
  });

  for (const query of [
    '$limit=0',
    '$limit=-1',
    '$limit=5&$limit=6',
    '$limit=ten',
    '$limit=1.5',
    '$skip=-1',
    '$skip=1e3',
    '$sort[password]=1',
    '$sort[__proto__]=1',
    '$sort[realName]=up',
    '$sort=realName',
    '$where=1',
    'name=arya',
    'stark=true',
    'id=5',
    'id[$gte]=five',
    'realName[$regex]=.*',
    'realName[$gte]=a',
    'stark[$in]=true',
    '$sort[id]=1&$sort[stark]=1&$sort[alive]=1&$sort[realName]=1',
    `$search=${'x'.repeat(101)}`,
  ]) {
    it(`rejects ?${query} with a reason`, async test => {
      const origin = await startStub(test);
      const error = await readError(await fetch(`${origin}/api-stub/people?${query}`));
      assert.equal(error.status, 400);
      assert.equal(error.code, 'bad-query');
      assert.match(error.message, /^\S+ (must be|is) .+\.$/);
    });
  }

  const matching: [query: string, total: number][] = [
    ['stark[$in][]=true', 100],
    ['stark[$in][]=true&alive[$in][]=false', 50],
    ['character[$contains]=STARK', 100],
    ['realName[$startsWith]=s&stark[$in][]=true', 50],
    ['realName=sean bean', 25],
    ['realName=', 0],
    ['realName[$ne]=', 200],
    ['id[$gte]=11&id[$lte]=20', 10],
    ['$search=lannister', 50],
  ];
  for (const [query, total] of matching) {
    it(`finds ${total} people for ?${query}`, async test => {
      const origin = await startStub(test);
      const page = await readPage(`${origin}/api-stub/people?${query}`);
      assert.deepEqual([page.total, page.data.length], [total, Math.min(total, 10)]);
    });
  }

  it('sorts by several fields, in their order', async test => {
    const origin = await startStub(test, {total: 8});
    const page = await readPage(`${origin}/api-stub/people?$sort[stark]=-1&$sort[realName]=1`);
    const names = (isStark: boolean) =>
      PEOPLE.filter(({stark}) => stark === isStark)
        .map(person => person.realName)
        .sort();
    assert.deepEqual(
      page.data.map(person => person.realName),
      [...names(true), ...names(false)],
    );
  });

  it('is never cached', async test => {
    const origin = await startStub(test);
    assert.equal((await fetch(`${origin}/api-stub/people`)).headers.get('cache-control'), 'no-store');
  });

  it('answers HEAD without a body', async test => {
    const origin = await startStub(test);
    const response = await fetch(`${origin}/api-stub/people`, {method: 'HEAD'});
    assert.equal(response.status, 200);
    assert.equal(await response.text(), '');
  });
});
