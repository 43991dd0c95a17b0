import {expect} from '@open-wc/testing';
import {recordWarnings} from '../../../../testing/events.js';
import {until} from '../../../../testing/until.js';
import {FakeViews, setUpViews} from '../../../../testing/views-harness.js';
import {readViewAddress, viewAddress} from './view-address.js';
import './views.define.js';

const {clipboard} = navigator;
const start = location.href;

const QUERY = {page: 1, pageSize: 10, sort: null, search: ''};

const views = (): FakeViews =>
  new FakeViews(
    {id: 'a', name: 'A', query: {search: 'person 1'}, density: 'compact'},
    {id: 'b', name: 'B', isDefault: true, query: {search: 'person 3'}},
  );

/** Opens an address with parameters. */
function goTo(params: string): void {
  const url = new URL(start);
  history.replaceState(null, '', `${url.pathname}?${params}`);
}

describe('the address of a view', () => {
  let copied: string[];

  beforeEach(() => {
    copied = [];
    const value = {writeText: async (text: string) => void copied.push(text)};
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value});
  });

  afterEach(() => history.replaceState(null, '', start));

  after(() => {
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
  });

  it('has the view and the query, and keeps what else it has', () => {
    const query = {...QUERY, search: 'x', page: 2};
    expect(viewAddress('https://a.example/b?q=1&t.page=9#c', 't.', 'v', query)).to.equal(
      'https://a.example/b?q=1&t.page=2&t.search=x&t.view=v#c',
    );
    expect(viewAddress('https://a.example/?view=v', '', null, QUERY)).to.equal('https://a.example/?view=');
  });

  it('is read as it was written', () => {
    const query = {...QUERY, sort: {field: 'age', direction: 'desc'} as const, group: ['note']};
    const {searchParams} = new URL(viewAddress('https://a.example/', 't.', 'v', query));
    expect(readViewAddress(searchParams, 't.')).to.deep.equal(query);
  });

  it('is copied, which the user hears', async () => {
    const test = await setUpViews({views: {load: () => views().list, prefix: 't.'}, view: 'a'});
    await test.press('Age');
    await test.choose('Copy link');
    await until(() => copied.length === 1);
    const {searchParams} = new URL(copied[0]!);
    expect(searchParams.get('t.view')).to.equal('a');
    expect(searchParams.get('t.search')).to.equal('person 1');
    expect(searchParams.get('t.sort')).to.equal('age.asc');
    await until(() => test.note === 'Copied');
    expect(test.announcement).to.equal('Copied');
  });

  it('is not copied if the browser refuses, which the user is told', async () => {
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});
    const test = await setUpViews({views: views()});
    await recordWarnings(async () => {
      await test.choose('Copy link');
      await until(() => test.note === 'Not copied');
    });
  });

  it('shows the view with the query of the address', async () => {
    goTo('view=a&search=person+1&sort=age.asc');
    const test = await setUpViews({views: views()});
    await until(() => test.table.sort !== null);
    expect(test.shown).to.equal('Views A changed');
    expect(test.table.density).to.equal('compact');
    expect(test.table.query).to.deep.equal({
      ...QUERY,
      search: 'person 1',
      sort: {field: 'age', direction: 'asc'},
    });
  });

  it('shows the query to those who do not have the view', async () => {
    goTo('view=x&search=person+1');
    const test = await setUpViews({views: views()});
    await until(() => test.table.search === 'person 1');
    expect(test.shown).to.equal('Views');
  });

  it('counts before the default of the user, also if it has no view', async () => {
    goTo('search=person+2');
    expect((await setUpViews({views: views()})).shown).to.equal('Views');
    goTo('view=');
    expect((await setUpViews({views: views()})).shown).to.equal('Views');
    goTo('view=calendar');
    expect((await setUpViews({views: views()})).shown).to.equal('Views B');
  });

  it('keeps the query that the app has read, if it has no view', async () => {
    goTo('sort=age.desc');
    const query = {...QUERY, sort: {field: 'age', direction: 'desc'} as const};
    const standard = {query: {sort: {field: 'name', direction: 'asc'} as const}};
    const test = await setUpViews({views: {load: () => [], prefix: '', standard}, query});
    expect(test.table.query).to.deep.equal(query);
  });

  it('does not count if the app has set the view', async () => {
    goTo('view=a');
    expect((await setUpViews({views: views(), view: 'b'})).shown).to.equal('Views B');
  });

  it('has the key before the names of its parameters', async () => {
    localStorage.setItem('t', JSON.stringify(views().list));
    goTo('view=b&search=x&t.view=a');
    const test = await setUpViews({views: 't'});
    localStorage.removeItem('t');
    expect(test.shown).to.equal('Views A');
    expect(test.table.search).to.equal('person 1');
  });
});
