// #only forms
import {choose, fill, openPopup} from '@life-changers/elements/testing';
import {act, cleanup, render} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {labels} from '../shared/person.js';
// #if signIn
import type {User} from '../shared/user.js';
// #end
import {NewPerson} from './new-person';

afterEach(cleanup);
// #if signIn

const editor = {name: 'Ada', permissions: {views: {people: {read: true, create: true}}}};
const viewer = {name: 'Grace', permissions: {views: {people: {read: true}}}};

const show = (user: User = editor) => render(<NewPerson user={user} />);
// #else

const show = () => render(<NewPerson />);
// #end

test('sends a person to the server', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, {status: 201}));
  vi.stubGlobal('fetch', fetched);
  show();
  await act(() => fill(labels.name, 'Mary Shaw'));
  await act(() => choose(labels.team, 'Engineering'));
  await act(() => fill(labels.hours, '30'));
  await act(() => fill(labels.start, '2026-05-15'));
  act(() => document.querySelector('form')!.requestSubmit());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  const [path, init] = fetched.mock.calls[0]!;
  expect(path).toBe('/api/people');
  expect(JSON.parse(init!.body as string)).toEqual({
    name: 'Mary Shaw',
    team: 'Engineering',
    hours: 30,
    start: '2026-05-15',
  });
});

test('opens a calendar for the first day', async () => {
  show();
  await act(() => openPopup(labels.start));
});
// #if signIn

test('has no form for those who only read', () => {
  show(viewer);
  expect(document.querySelector('form')).toBeNull();
});
// #end
