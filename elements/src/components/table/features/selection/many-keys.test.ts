import {expect} from '@open-wc/testing';
import {people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../../testing/events.js';
import {SelectionHarness} from '../../../../testing/selection-harness.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import './selection.define.js';

type Setup = SelectionHarness & {table: LcDataTable};

/** More keys than one task reads. */
const COUNT = 1_000_000;
const keys = (first: number): number[] => Array.from({length: COUNT}, (_, index) => first + index);

async function setUp(properties: Partial<LcDataTable> = {}): Promise<Setup> {
  const rows = people(5).map((person, index) => ({id: index + 1, ...person}));
  const {table} = await setUpDataTable({rows, pageSize: 5, selection: 'multiple', ...properties});
  return new SelectionHarness(table) as Setup;
}

const placesOf = ({states}: Setup) => states.flatMap((state, place) => (state === 'on' ? [place] : []));

describe('lc-data-table with many selected keys', () => {
  it('reads them in later tasks, and shows them when it has settled', async () => {
    const harness = await setUp({selected: [1]});
    harness.table.selected = keys(4);
    await harness.table.updateComplete;
    expect(placesOf(harness)).to.deep.equal([0]);
    await harness.table.settled;
    expect(placesOf(harness)).to.deep.equal([3, 4]);
    expect(harness.count).to.equal('1,000,000 entries selected');
  });

  it('shows the newest selection', async () => {
    const harness = await setUp();
    harness.table.selected = keys(4);
    await harness.table.updateComplete;
    harness.table.selected = {mode: 'all', query: {search: ''}, except: keys(3)};
    await harness.table.updateComplete;
    harness.table.selected = [2];
    await harness.table.settled;
    expect(placesOf(harness)).to.deep.equal([1]);
  });

  it('adds what the user selects before they are read', async () => {
    const harness = await setUp();
    harness.table.selected = keys(4);
    const changes = harness.recordChanges();
    await harness.table.updateComplete;
    await harness.toggle(0);
    expect(placesOf(harness)).to.deep.equal([0, 3, 4]);
    expect((changes[0] as {keys: readonly number[]}).keys).to.have.length(COUNT + 1);
  });

  it('keeps what is selected while it reads the selection of a canceled event', async () => {
    const harness = await setUp({selected: keys(4)});
    await harness.table.settled;
    harness.table.addEventListener('lc-selection-change', event => event.preventDefault());
    await harness.toggle(0);
    expect(placesOf(harness)).to.deep.equal([3, 4]);
  });

  it('warns about a bad key', async () => {
    const warnings = await recordWarnings(async () => {
      const harness = await setUp({selected: [...keys(1), null as never]});
      await harness.table.settled;
      expect(placesOf(harness)).to.deep.equal([]);
    });
    expect(warnings.join()).to.contain('selected must be');
  });

  it('submits them as soon as they are set', async () => {
    const form = document.createElement('form');
    const {table} = await setUp({name: 'people'});
    table.before(form);
    form.append(table);
    table.selected = keys(1);
    expect(new FormData(form).getAll('people')).to.have.length(COUNT);
    form.remove();
  });
});
