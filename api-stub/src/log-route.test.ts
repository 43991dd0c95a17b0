import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {logEntry, logPart, LOG_SIZE, type LogEntry} from './log.js';
import type {RowPage} from './row-page.js';
import {readError, startStub} from './test-server.js';

async function readPage(url: string): Promise<RowPage<LogEntry>> {
  const response = await fetch(url);
  assert.equal(response.status, 200);
  return (await response.json()) as RowPage<LogEntry>;
}

describe('GET /api-stub/log', () => {
  it('answers a page of a million entries, the newest first', async test => {
    const origin = await startStub(test);
    const page = await readPage(`${origin}/api-stub/log?$limit=100&$skip=999950`);
    assert.deepEqual(
      {...page, data: page.data.length},
      {total: LOG_SIZE, limit: 100, skip: 999_950, data: 50},
    );
    assert.equal(page.data.at(-1)!.id, 1);
    assert.deepEqual(page.data[0], logEntry(999_950));
  });

  it('sorts by time, and filters by level', async test => {
    const origin = await startStub(test);
    const page = await readPage(`${origin}/api-stub/log?$limit=5&$sort[time]=1&level[$in][]=error`);
    assert.equal(page.total, LOG_SIZE / 20);
    const times = page.data.map(({time}) => time);
    assert.deepEqual(times, times.toSorted());
    assert.deepEqual([...new Set(page.data.map(({level}) => level))], ['error']);
  });

  it('has the entries of a filter that all entries have in the same order', () => {
    const all = Array.from({length: 4000}, (_, index) => logEntry(index));
    const expected = all.filter(({level}) => level === 'warning' || level === 'debug');
    const {entries} = logPart(['warning', 'debug'], false, 0, expected.length);
    assert.deepEqual(entries, expected);
    const {total} = logPart(['warning', 'debug'], true, 0, 0);
    const oldest = logPart(['warning', 'debug'], true, total - 300, 300).entries;
    assert.deepEqual(oldest.toReversed(), expected.slice(0, 300));
  });

  for (const query of ['$sort[id]=1', '$search=x', 'service=orders', 'level[$in][]=loud&$limit=0'])
    it(`rejects ?${query} with a reason`, async test => {
      const origin = await startStub(test);
      const error = await readError(await fetch(`${origin}/api-stub/log?${query}`));
      assert.deepEqual([error.status, error.code], [400, 'bad-query']);
    });
});
