import {expect} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {initialQuery, type Filters, type TableColumn} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents} from '../../../../testing/events.js';
import {FilterHarness} from '../../../../testing/filter-harness.js';
import {press, type} from '../../../../testing/keyboard.js';
import type {LcDateTimePicker} from '../../../date-time-picker/date-time-picker.define.js';
import './filters.define.js';

const columns: TableColumn[] = [
  {label: 'Name', field: 'name'},
  {label: 'Born', field: 'born', filter: 'date'},
];

const rows = [
  {name: 'Ada', born: '2026-05-11'},
  {name: 'Grace', born: '2026-05-12'},
  {name: 'Alan', born: '2026-12-05'},
];

async function setUp(lang = 'en-GB', filters?: Filters, given = columns): Promise<FilterHarness> {
  const query = filters && {...initialQuery(5), filters};
  const {table} = await setUpDataTable({
    columns: given,
    rows,
    lang,
    dir: lang.startsWith('ar') ? 'rtl' : 'ltr',
    ...(query && {query}),
  });
  return new FilterHarness(table);
}

const picker = (harness: FilterHarness, name: string) => harness.field<LcDateTimePicker>(name);
const inside = <Part extends HTMLElement>(harness: FilterHarness, name: string, selector: string) =>
  picker(harness, name).shadowRoot!.querySelector<Part>(selector)!;
const input = (harness: FilterHarness, name: string) => inside<HTMLInputElement>(harness, name, 'input');

/** Types a date into a field, and leaves it with a key. */
async function enter(harness: FilterHarness, name: string, text: string, key = 'Tab'): Promise<void> {
  input(harness, name).focus();
  await type(text);
  await press(key);
  await harness.settle();
}

// These tests must run before anything imports the module of typed dates.
describe('A filter of dates with native fields', () => {
  it('is accessible, in light and dark', async () => {
    const harness = await setUp();
    await expectAccessible(harness.table, () => harness.reopen('born'));
  });

  it('includes its ends', async () => {
    const harness = await setUp();
    await harness.open('born');
    await harness.set('from', '2026-05-12');
    expect([harness.chips, harness.column(0)]).to.deep.equal([['Born: from 12/05/2026'], ['Grace', 'Alan']]);
  });

  it('has them also if date pickers are not typeable', async () => {
    await import('../../../date-time-picker/date-time-picker.define.js');
    const harness = await setUp();
    await harness.open('born');
    expect(harness.field('from').type).to.equal('date');
  });
});

describe('A filter of dates that are typed', () => {
  before(async () => {
    await import('../../../date-time-picker/typed-dates.define.js');
  });

  it('is accessible, in light and dark', async () => {
    const harness = await setUp('en-GB', {born: {type: 'date', from: '2026-05-12'}});
    await expectAccessible(harness.table, () => harness.reopen('born'));
  });

  it('has the labels of other filters', async () => {
    const harness = await setUp('en-GB', undefined, [
      {label: 'Name', field: 'name', filter: 'text'},
      columns[1]!,
    ]);
    const look = (label: Element, field: Element) => [
      getComputedStyle(label).fontWeight,
      field.getBoundingClientRect().top - label.getBoundingClientRect().bottom,
    ];
    await harness.open('name');
    const text = look(harness.field('value').previousElementSibling!, harness.field('value'));
    await harness.reopen('born');
    const [label, box] = ['.label', '.box'].map(part => inside(harness, 'from', part));
    expect(look(label!, box!)).to.deep.equal(text);
  });

  it('has the language of the page, and starts with the filter in the format of its chip', async () => {
    registerTranslation(ar);
    const seen = [];
    for (const lang of ['en-GB', 'en-US', 'de', 'ar-EG']) {
      const harness = await setUp(lang, {born: {type: 'date', from: '2026-05-12'}});
      await harness.open('born');
      const {value} = input(harness, 'from');
      seen.push(value.replace(/\p{Cf}/gu, ''), harness.chips[0]!.endsWith(` ${value}`));
    }
    expect(seen).to.deep.equal([
      '12/05/2026',
      true,
      '05/12/2026',
      true,
      '12.05.2026',
      true,
      '١٢/٠٥/٢٠٢٦',
      true,
    ]);
  });

  it('filters by what the user types, and keeps the days as ISO text in the query', async () => {
    const harness = await setUp();
    await harness.open('born');
    await enter(harness, 'from', '12/5/2026');
    expect([harness.chips, harness.column(0)]).to.deep.equal([['Born: from 12/05/2026'], ['Grace', 'Alan']]);
    await enter(harness, 'to', '12 June 2026');
    expect([harness.chips, harness.column(0)]).to.deep.equal([['Born: 12/05/2026 to 12/06/2026'], ['Grace']]);
    expect(harness.table.query.filters).to.deep.equal({
      born: {type: 'date', from: '2026-05-12', to: '2026-06-12'},
    });
  });

  it('starts with the focus in its first field', async () => {
    const harness = await setUp();
    await harness.open('born');
    await type('12/5/2026');
    await press('Enter');
    await harness.settle();
    expect([harness.isOpen, harness.chips, harness.focused]).to.deep.equal([
      false,
      ['Born: from 12/05/2026'],
      'Filter Born, on',
    ]);
  });

  it('stays open with a message if Enter is pressed and the text is not a date', async () => {
    const harness = await setUp();
    await harness.open('born');
    await enter(harness, 'from', '12/5/26', 'Enter');
    expect([harness.isOpen, harness.chips, input(harness, 'from').value]).to.deep.equal([
      true,
      [],
      '12/5/26',
    ]);
    expect(inside(harness, 'from', '#message').textContent).to.contain('four digits');
    await press('Control+a');
    await enter(harness, 'from', '12/5/2026', 'Tab');
    expect(picker(harness, 'from').matches(':state(valid), :state(invalid)')).to.equal(false);
  });

  it('applies what is typed when it is closed by a press outside', async () => {
    const harness = await setUp();
    await harness.open('born');
    await type('12/5/2026');
    document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
    await harness.settle();
    expect([harness.isOpen, harness.chips]).to.deep.equal([false, ['Born: from 12/05/2026']]);
  });

  it('closes the open calendar with Escape, and then itself', async () => {
    const harness = await setUp();
    await harness.open('born');
    await press('ArrowDown');
    await picker(harness, 'from').updateComplete;
    const isCalendarOpen = () => inside(harness, 'from', '[part=calendar]').matches(':popover-open');
    const seen = [isCalendarOpen(), harness.isOpen];
    await press('Escape');
    await harness.settle();
    seen.push(isCalendarOpen(), harness.isOpen);
    await press('Escape');
    await harness.settle();
    expect([...seen, harness.isOpen, harness.focused]).to.deep.equal([
      true,
      true,
      false,
      true,
      false,
      'Filter Born',
    ]);
  });

  it('is left with Shift+Tab from its first field, and not from a button of that field', async () => {
    const harness = await setUp();
    await harness.open('born');
    inside(harness, 'from', '.open').focus();
    await press('Shift+Tab');
    await harness.settle();
    const seen = [harness.isOpen, harness.focused];
    await press('Shift+Tab');
    await harness.settle();
    expect([...seen, harness.isOpen, harness.focused]).to.deep.equal([true, 'from', false, 'Filter Born']);
  });

  it('is emptied by its button', async () => {
    const harness = await setUp('en-GB', {born: {type: 'date', from: '2026-05-12'}});
    await harness.open('born');
    await harness.press('Clear');
    await harness.settle();
    expect([input(harness, 'from').value, harness.chips, harness.focused]).to.deep.equal(['', [], 'from']);
  });

  it('does not let the events of its pickers reach the app', async () => {
    const harness = await setUp();
    const names = ['input', 'change', 'lc-input-error'] as const;
    const events = recordEvents(harness.table, ...names);
    await harness.open('born');
    const ofPicker = recordEvents(picker(harness, 'from'), ...names);
    await enter(harness, 'from', `31/12/${new Date().getFullYear() + 30}`, 'ArrowDown');
    await picker(harness, 'from').updateComplete;
    await press('PageDown');
    expect(ofPicker).to.have.length(3);
    expect(events).to.deep.equal([]);
  });
});
