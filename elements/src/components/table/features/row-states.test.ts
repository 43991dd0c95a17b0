import {expect} from '@open-wc/testing';
import {registerTranslation} from '../../../core/localization/index.js';
import {ar} from '../../../core/localization/languages/ar.js';
import {people, setUpDataTable} from '../../../testing/data-table-fixture.js';
import {SelectionHarness} from '../../../testing/selection-harness.js';
import type {LcDataTable} from '../../data-table/data-table.define.js';
import './actions/actions.define.js';
import './columns/columns.define.js';
import './detail/detail.define.js';
import './filters/filters.define.js';
import './links/links.define.js';
import './long-pages/long-pages.define.js';
import './narrow/narrow.define.js';
import './row-order/row-order.define.js';
import './selection/selection.define.js';

type Setup = SelectionHarness & {table: LcDataTable};

const rows = (count: number) => people(count).map((person, index) => ({id: index + 1, ...person}));

/** A table that uses all features that show something in rows, with one page of all its rows. */
async function setUp(count: number, properties: Partial<LcDataTable> = {}): Promise<Setup> {
  const {table} = await setUpDataTable({
    rows: rows(count),
    pageSize: count,
    selection: 'multiple',
    columnMenu: true,
    narrow: 'stack',
    reorderable: true,
    renderDetail: ({name}: {name: string}) => `About ${name}`,
    rowHref: ({id}: {id: number}) => `#${id}`,
    rowActions: [{label: 'Edit', action: 'edit'}],
    ...properties,
  });
  await table.settled;
  return new SelectionHarness(table) as Setup;
}

const rowsOf = ({table}: Setup) => [
  ...table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]'),
];

/** Returns the places of the rows that an action changes in any way. */
async function changedRows(harness: Setup, act: () => unknown): Promise<number[]> {
  const all = rowsOf(harness);
  const records: MutationRecord[] = [];
  const observer = new MutationObserver(latest => records.push(...latest));
  for (const body of harness.table.shadowRoot!.querySelectorAll('tbody'))
    observer.observe(body, {attributes: true, childList: true, characterData: true, subtree: true});
  act();
  await harness.table.settled;
  const rowOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest<HTMLTableRowElement>('tr') ?? null;
  const changed = [...records, ...observer.takeRecords()].map(({target}) => all.indexOf(rowOf(target)!));
  observer.disconnect();
  return [...new Set(changed)].filter(place => place !== -1).sort((a, b) => a - b);
}

const namesOf = (harness: Setup, selector: string) =>
  rowsOf(harness).map(row => row.querySelector(selector)!.ariaLabel);

for (const [page, count] of [
  ['short', 20],
  ['long', 1000],
] as const) {
  describe(`lc-data-table rows of a ${page} page`, () => {
    it('change only where the selection changes', async () => {
      const harness = await setUp(count, {selected: [1, 2]});
      const last = count - 1;
      expect(await changedRows(harness, () => harness.checkboxes[last]!.click())).to.deep.equal([last]);
      expect(await changedRows(harness, () => (harness.table.selected = [2, 3]))).to.deep.equal([0, 2, last]);
      const on = harness.states.flatMap((state, place) => (state === 'on' ? [place] : []));
      expect(on).to.deep.equal([1, 2]);
    });

    it('are not looked at if another row is selected', async () => {
      const harness = await setUp(count, {selected: [1]});
      const seen = new Set<number>();
      for (const [place, row] of rowsOf(harness).entries()) {
        const hasAttribute = row.hasAttribute.bind(row);
        row.hasAttribute = (name: string) => {
          seen.add(place);
          return hasAttribute(name);
        };
      }
      await harness.toggle(2);
      harness.table.selected = [3, 1];
      await harness.table.settled;
      expect([...seen].sort()).to.deep.equal([2]);
      expect(harness.states.slice(0, 4)).to.deep.equal(['on', 'off', 'on', 'off']);
    });

    it('show again what is selected if a listener cancels the click', async () => {
      const harness = await setUp(count, {selected: [1]});
      harness.table.addEventListener('lc-selection-change', event => event.preventDefault());
      await harness.toggle(0);
      await harness.toggle(2);
      expect(harness.states.slice(0, 3)).to.deep.equal(['on', 'off', 'off']);
    });

    it('are not searched for their checkbox if another row is selected', async () => {
      const harness = await setUp(count);
      const searched = new Set<number>();
      for (const [place, row] of rowsOf(harness).entries()) {
        const search = row.querySelector.bind(row);
        row.querySelector = (selector: string) => {
          searched.add(place);
          return search(selector);
        };
      }
      await harness.toggle(1);
      await harness.table.settled;
      expect(harness.states[1]).to.equal('on');
      expect([...searched].filter(place => place !== 1)).to.deep.equal([]);
    });

    it('do not change if the table updates for another reason', async () => {
      const harness = await setUp(count, {selected: [1], expanded: [2]});
      expect(await changedRows(harness, () => harness.table.requestUpdate())).to.deep.equal([]);
    });

    it('change in all places if all are selected', async () => {
      const harness = await setUp(count, {selected: [4]});
      const all = Array.from({length: count}, (_, place) => place);
      expect(await changedRows(harness, () => harness.header!.click())).to.deep.equal(
        all.filter(place => place !== 3),
      );
      expect(harness.states.every(state => state === 'on')).to.equal(true);
      expect(await changedRows(harness, () => harness.header!.click())).to.deep.equal(all);
      expect(harness.states.every(state => state === 'off')).to.equal(true);
    });

    it('are unchecked again if a listener cancels the selection', async () => {
      const harness = await setUp(count);
      harness.table.addEventListener('lc-selection-change', event => event.preventDefault());
      for (const place of [0, count - 1]) {
        await harness.toggle(place);
        await harness.table.settled;
        expect(harness.states[place]).to.equal('off');
      }
    });

    it('change their names with the language', async () => {
      registerTranslation(ar);
      const harness = await setUp(count);
      const controls = ['.row-handle', '.check', '.detail-toggle', '.row-menu-button'];
      const english = controls.map(control => namesOf(harness, control));
      harness.table.lang = 'ar';
      await harness.table.settled;
      const arabic = controls.map(control => namesOf(harness, control));
      for (const [index, names] of arabic.entries())
        expect(names.filter((name, place) => name === english[index]![place])).to.deep.equal([]);
      harness.table.lang = 'en';
      await harness.table.settled;
      expect(controls.map(control => namesOf(harness, control))).to.deep.equal(english);
    });

    it('change their names and links with their content', async () => {
      const harness = await setUp(count);
      harness.table.rows = people(count).map(({name}, place) => ({id: place + 2, name: `${String(name)} B`}));
      await harness.table.settled;
      const expected = Array.from({length: count}, (_, place) => `Person ${place + 1} B`);
      for (const control of ['.row-handle', '.check', '.detail-toggle', '.row-menu-button'])
        expect(
          namesOf(harness, control).map((name, place) => name!.endsWith(expected[place]!)),
        ).to.not.contain(false);
      const links = rowsOf(harness).map(row => row.querySelector('a')!);
      expect(links.map(link => [link.textContent, link.getAttribute('href')])).to.deep.equal(
        expected.map((name, place) => [name, `#${place + 2}`]),
      );
    });

    it('do not copy the description of the checkbox that the browser focuses', async () => {
      const harness = await setUp(count, {
        selection: 'single',
        name: 'people',
        required: true,
        showValidation: true,
      });
      harness.table.rows = rows(count + 60);
      harness.table.pageSize = count + 60;
      await harness.table.settled;
      const described = harness.checkboxes.filter(checkbox => checkbox.hasAttribute('aria-describedby'));
      expect(described.map(({ariaLabel}) => ariaLabel)).to.deep.equal(['Select Person 1']);
    });
  });
}

describe('lc-data-table rows out of view', () => {
  it('show a selection of all rows in later tasks', async () => {
    const harness = await setUp(3000);
    const {table} = harness;
    table.selected = {mode: 'all', query: {search: ''}, except: []};
    await table.updateComplete;
    expect([harness.states[0], harness.states.at(-1)]).to.deep.equal(['on', 'off']);
    await table.settled;
    expect(harness.states.filter(state => state === 'on')).to.have.length(3000);
  });
});
