import {expect} from '@open-wc/testing';
import type {Page} from '../table/model/page-source.js';
import {initialQuery, withPage, withSearch} from '../../core/table/index.js';
import {RowPageSource} from './row-page-source.js';
import {registerTableFeature} from '../table/model/feature-registry.js';
import {filtersFeature} from '../table/features/filters/feature.js';

const {signal} = new AbortController();
const query = initialQuery(2);

function sourceOf(
  texts: string[],
  compareText = (a: string, b: string) => a.localeCompare(b),
  warn = (_message: string) => {},
): RowPageSource {
  return new RowPageSource(
    texts.map(text => ({text})),
    {fields: ['text'], compareText, warn},
  );
}

const texts = (page: Page | Promise<Page>) => (page as Page).rows.map(row => row.text);

describe('RowPageSource', () => {
  it('returns the page synchronously if there are few rows', () => {
    const {matching: _, ...page} = sourceOf(['a', 'b', 'c']).load(query, signal) as Page;
    expect(page).to.deep.equal({
      rows: [{text: 'a'}, {text: 'b'}],
      total: 3,
      unfilteredTotal: 3,
      keys: [0, 1],
    });
  });

  it('identifies a row by its index among all rows, regardless of search and sort', () => {
    const page = sourceOf(['b', 'a', 'ab']).load(
      {...withSearch(query, 'a'), sort: {field: 'text', direction: 'desc'}},
      signal,
    );
    expect((page as Page).keys).to.deep.equal([2, 1]);
  });

  it('warns about filters without the module that filters, and shows all rows', () => {
    const warnings: string[] = [];
    const source = sourceOf(['a', 'b'], undefined, message => void warnings.push(message));
    const filters = {text: {type: 'options', values: ['b']}} as const;
    expect(texts(source.load({...query, filters}, signal))).to.deep.equal(['a', 'b']);
    expect(warnings.join()).to.contain('@life-changers/elements/table-filters');
  });

  it('is outdated once the module that filters is imported, if a query had filters', () => {
    const sources = [sourceOf(['a']), sourceOf(['a'])];
    void sources[0]!.load({...query, filters: {text: {type: 'options', values: ['b']}}}, signal);
    void sources[1]!.load(query, signal);
    expect(sources.map(({isOutdated}) => isOutdated)).to.deep.equal([false, false]);
    registerTableFeature(filtersFeature);
    expect(sources.map(({isOutdated}) => isOutdated)).to.deep.equal([true, false]);
  });

  it('returns the rows that match the filters of the query, and others after another filter', () => {
    const source = sourceOf(['a', 'b', 'ab']);
    const load = (value: string) =>
      source.load({...query, filters: {text: {type: 'text', operator: 'contains', value}}}, signal);
    expect([texts(load('b')), (load('b') as Page).total]).to.deep.equal([['b', 'ab'], 2]);
    expect(texts(load('ab'))).to.deep.equal(['ab']);
    expect(texts(source.load(query, signal))).to.deep.equal(['a', 'b']);
  });

  it('returns no rows for a page past the end, and the correct total', () => {
    const {matching: _, ...page} = sourceOf(['a']).load(withPage(query, 9), signal) as Page;
    expect(page).to.deep.equal({
      rows: [],
      total: 1,
      unfilteredTotal: 1,
      keys: [],
    });
  });

  it('has the matching rows of all pages, in one array for all pages', () => {
    const source = sourceOf(['b', 'a', 'ab', 'abc']);
    const load = (page: number, search: string) =>
      source.load({...withSearch(query, search), page}, signal) as Page;
    const rows = load(1, 'b').matching!();
    expect(rows).to.deep.equal([{text: 'b'}, {text: 'ab'}, {text: 'abc'}]);
    expect(load(2, 'b').matching!()).to.equal(rows);
    expect(load(1, 'c').matching!()).to.deep.equal([{text: 'abc'}]);
  });

  it('does not sort again for another page', () => {
    let comparisons = 0;
    const source = sourceOf(['c', 'a', 'b'], (a, b) => {
      comparisons += 1;
      return a.localeCompare(b);
    });
    const sorted = {...query, sort: {field: 'text', direction: 'asc'} as const};
    void source.load(sorted, signal);
    const before = comparisons;
    expect(texts(source.load(withPage(sorted, 2), signal))).to.deep.equal(['c']);
    expect(comparisons).to.equal(before);
  });

  it('returns many rows synchronously in their own order, and sorts them once the code for it has loaded', async () => {
    const many = Array.from({length: 3000}, (_, index) => String(2999 - index));
    const source = sourceOf(many);
    expect(texts(source.load(query, signal))).to.deep.equal(['2999', '2998']);
    const sorted = {...query, sort: {field: 'text', direction: 'asc'}} as const;
    expect(texts(await source.load(sorted, signal))).to.deep.equal(['0', '1']);
  });

  it('returns a promise if there are many rows, and stops when aborted', async () => {
    const many = Array.from({length: 300_000}, (_, index) => `row ${(index * 7919) % 300_007}`);
    const abort = new AbortController();
    const answer = sourceOf(many).load({...query, sort: {field: 'text', direction: 'asc'}}, abort.signal);
    expect(answer).to.be.instanceOf(Promise);
    abort.abort();
    const reason = await (answer as Promise<Page>).catch((error: unknown) => error);
    expect((reason as Error).name).to.equal('AbortError');
  });
});
