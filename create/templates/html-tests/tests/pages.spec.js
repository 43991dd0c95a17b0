// #only tables|forms
import '@life-changers/elements';
// #if tables&forms
import {choose, fill, readTable} from '@life-changers/elements/testing';
// #end
// #if tables&!forms
import {readTable} from '@life-changers/elements/testing';
// #end
// #if forms&!tables
import {choose, fill} from '@life-changers/elements/testing';
// #end
import {expect, test, vi} from 'vitest';
import {pages, renderPage} from '../server/pages.js';
// #if forms
import {labels} from '../shared/person.js';
// #end
// #if signIn

const editor = {name: 'Ada', permissions: {views: {people: {read: true, create: true}}}};
// #end
// #if signIn&forms
const viewer = {name: 'Grace', permissions: {views: {people: {read: true}}}};
// #end

/** Shows what the server sends for an address. */
// #if signIn
function visit(path, user = editor) {
  document.documentElement.innerHTML = renderPage(pages.find(page => page.path === path), user);
}
// #else
function visit(path) {
  document.documentElement.innerHTML = renderPage(pages.find(page => page.path === path));
}
// #end
// #if tables

test('shows the people of the server', async () => {
  const ada = {id: 1, name: 'Ada Allen', team: 'Design', hours: 30, start: '2026-05-15'};
  vi.stubGlobal('fetch', async () => Response.json({total: 1, data: [ada]}));
  visit('/people');
  await import('../public/people.js');
  expect(await readTable('All teams')).toMatchObject([{Name: 'Ada Allen', Team: 'Design'}]);
});
// #end
// #if forms

test('sends a person to the server', async () => {
  const fetched = vi.fn(async () => new Response(null, {status: 201}));
  vi.stubGlobal('fetch', fetched);
  visit('/people/new');
  await import('../public/new-person.js');
  await fill(labels.name, 'Mary Shaw');
  await choose(labels.team, 'Engineering');
  await fill(labels.hours, '30');
  await fill(labels.start, '2026-05-15');
  document.querySelector('form').requestSubmit();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  const [path, {body}] = fetched.mock.calls[0];
  expect(path).toBe('/api/people');
  expect(JSON.parse(body)).toEqual({name: 'Mary Shaw', team: 'Engineering', hours: 30, start: '2026-05-15'});
});
// #end
// #if signIn&forms

test('has no form for those who only read', () => {
  visit('/people/new', viewer);
  expect(document.querySelector('form')).toBeNull();
});
// #end
