import {expect} from '@open-wc/testing';
import {html} from 'lit';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {columns, people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../../testing/events.js';
import {clickOn, dragAlong, pointOn} from '../../../../testing/pointer.js';
import {expectFocus, expectSame} from '../../../../testing/same-element.js';
import type {TableHarness} from '../../../../testing/table-harness.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import './links.define.js';
import '../selection/selection.define.js';

const rows = (count: number) => people(count).map((person, index) => ({id: index + 1, ...person}));

/** A table of people with links. */
const setUp = (properties: Partial<LcDataTable> = {}) =>
  setUpDataTable({
    rows: rows(42),
    pageSize: 3,
    rowHref: ({id}: {id: number}) => `#person-${id}`,
    ...properties,
  });

const links = ({table}: TableHarness) => [
  ...table.shadowRoot!.querySelectorAll<HTMLAnchorElement>('tbody a'),
];
const addresses = (harness: TableHarness) => links(harness).map(link => link.getAttribute('href'));

describe('lc-data-table row links', () => {
  it('is accessible, in light and dark', async () => {
    await expectAccessible((await setUp()).table);
  });

  it('makes the content of the first cell a link', async () => {
    const harness = await setUp();
    expect(addresses(harness)).to.deep.equal(['#person-1', '#person-2', '#person-3']);
    expect(links(harness).map(({textContent}) => textContent)).to.deep.equal([
      'Person 1',
      'Person 2',
      'Person 3',
    ]);
  });

  it('follows pages, sorts, and other functions', async () => {
    const harness = await setUp();
    await harness.press('Page 2');
    expect(harness.column(0)).to.deep.equal(['Person 4', 'Person 5', 'Person 6']);
    expect(addresses(harness)).to.deep.equal(['#person-4', '#person-5', '#person-6']);
    harness.table.rowHref = ({id}: {id: number}) => `#${id}`;
    await harness.table.updateComplete;
    expect(addresses(harness)).to.deep.equal(['#4', '#5', '#6']);
    harness.table.rowHref = null;
    await harness.table.updateComplete;
    expect(addresses(harness)).to.deep.equal([]);
    expect(harness.column(0)).to.deep.equal(['Person 4', 'Person 5', 'Person 6']);
  });

  it('reads a field, and has no link for rows without an address or text', async () => {
    const harness = await setUp({
      rowHref: 'url',
      rows: [{name: 'Ada', url: '/ada'}, {name: 'Alan', url: ''}, {name: 'Grace'}, {name: '', url: '/x'}],
      pageSize: 5,
    });
    expect(addresses(harness)).to.deep.equal(['/ada']);
    expect(harness.column(0)).to.deep.equal(['Ada', 'Alan', 'Grace', '']);
  });

  it('links slotted content, after checkboxes', async () => {
    const harness = await setUp({
      selection: 'multiple',
      columns: [{label: 'Name', field: 'name', render: name => html`<b>${name}</b>`}],
    });
    expect((links(harness)[1]!.parentElement as HTMLTableCellElement).cellIndex).to.equal(1);
    expect(harness.column(1)).to.deep.equal(['Person 1', 'Person 2', 'Person 3']);
  });

  it('keeps a link and its focus when its text changes', async () => {
    const harness = await setUp();
    const link = links(harness)[1]!;
    link.focus();
    harness.table.rows = rows(42).map(row => ({...row, name: `Dr. Person ${row.id}`}));
    await harness.table.updateComplete;
    expect(link.textContent).to.equal('Dr. Person 2');
    expectFocus(link);
  });

  it('keeps a link when its text becomes a template', async () => {
    const harness = await setUp();
    const link = links(harness)[1]!;
    harness.table.columns = [
      {label: 'Name', field: 'name', render: name => html`<b>${name}</b>`},
      ...columns.slice(1),
    ];
    await harness.table.updateComplete;
    expect(harness.column(0)).to.deep.equal(['Person 1', 'Person 2', 'Person 3']);
    expectSame(links(harness)[1], link);
  });

  it('refuses addresses that run script or hold data, and warns', async () => {
    let harness!: TableHarness;
    const unsafe = [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'JAVASCRIPT:x',
      'data:text/html,x',
      'vbscript:x',
      'blob:x',
    ];
    const warnings = await recordWarnings(async () => {
      harness = await setUp({
        rowHref: 'url',
        rows: [...unsafe, 7, '/good'].map((url, id) => ({name: `Row ${id}`, url})),
        pageSize: 10,
      });
      await setUp({
        rowHref: () => {
          throw new Error('no');
        },
      });
    });
    expect(addresses(harness)).to.deep.equal(['/good']);
    expect(warnings.map(text => text.replace('<lc-data-table>: ', '').replace(/;.*/, ''))).to.deep.equal([
      'rowHref must not run script or hold data',
      'rowHref must be the name of a field, or a function that returns a URL',
      'the rowHref function threw',
    ]);
  });

  describe('events', () => {
    it('offers a plain click to a router', async () => {
      const harness = await setUp();
      const offered: string[] = [];
      harness.table.addEventListener('lc-navigate', event => {
        offered.push(event.detail.href);
        event.preventDefault();
      });
      const before = location.href;
      await clickOn(links(harness)[1]!);
      expect(offered).to.deep.equal(['#person-2']);
      expect(location.href).to.equal(before);
    });

    it('offers a click during which the text changes', async () => {
      const harness = await setUp();
      const offered: string[] = [];
      harness.table.addEventListener('lc-navigate', event => {
        offered.push(event.detail.href);
        event.preventDefault();
      });
      await dragAlong([await pointOn(links(harness)[1]!)], async () => {
        harness.table.rows = rows(42).map(row => ({...row, name: `Person ${row.id}, MD`}));
        await harness.table.updateComplete;
      });
      expect(offered).to.deep.equal(['#person-2']);
    });

    it('leaves a click with Ctrl to the browser', async () => {
      const harness = await setUp();
      let isOffered = false;
      let isPrevented = true;
      harness.table.addEventListener('lc-navigate', () => (isOffered = true));
      harness.table.addEventListener('click', event => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      });
      links(harness)[0]!.dispatchEvent(
        new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, ctrlKey: true}),
      );
      expect([isOffered, isPrevented]).to.deep.equal([false, false]);
    });

    it('does not select the row', async () => {
      const harness = await setUp({selection: 'multiple', selectOnClick: true});
      harness.table.addEventListener('lc-navigate', event => event.preventDefault());
      await clickOn(links(harness)[0]!);
      expect(harness.table.selected).to.equal(null);
    });
  });
});
