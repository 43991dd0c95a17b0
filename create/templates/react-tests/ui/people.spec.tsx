// #only tables
import {readTable} from '@life-changers/elements/testing';
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {People} from './people';

afterEach(cleanup);

test('shows the people of the server', async () => {
  const ada = {id: 1, name: 'Ada Allen', team: 'Design', hours: 30, start: '2026-05-15'};
  vi.stubGlobal('fetch', async () => Response.json({total: 1, data: [ada]}));
  render(<People />);
  expect(await readTable('All teams')).toMatchObject([{Name: 'Ada Allen', Team: 'Design'}]);
});
