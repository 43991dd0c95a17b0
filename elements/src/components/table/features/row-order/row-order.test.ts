import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {recordWarnings} from '../../../../testing/events.js';
import {press} from '../../../../testing/keyboard.js';
import {nameColumns, namedRows, setUpRowOrder} from '../../../../testing/row-order-harness.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import '../../../data-table/data-table.define.js';
import '../detail/detail.define.js';
import '../narrow/narrow.define.js';
import '../selection/selection.define.js';

type Properties = Partial<LcDataTable>;

const namesOf = ({rows}: LcDataTable) => rows!.map(({name}: {name: string}) => name);

describe('lc-data-table row order', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['', {}],
      [' while it is sorted', {sort: {field: 'age', direction: 'asc'}}],
      [' in a narrow table', {narrow: 'stack', selection: 'multiple'}],
    ] as [string, Properties][]) {
      it(`is accessible${state}, in light and dark`, async () => {
        const {table} = await setUpRowOrder(properties);
        table.style.inlineSize = '20rem';
        await expectAccessible(table);
      });
    }

    it('is accessible with its menu, its form, and a failure, in light and dark', async () => {
      const harness = await setUpRowOrder();
      await harness.openMenu('Bea');
      await expectAccessible(harness.table);
      await harness.choose('Bea', 'Move to position…');
      await expectAccessible(harness.table);
      const end = harness.holdMoves();
      await harness.choose('Bea', 'Move up');
      await expectAccessible(harness.table);
      await recordWarnings(() => end(false));
      await expectAccessible(harness.table);
    });

    it('has a handle in each row, a button of a menu with the name of the row', async () => {
      const {handles} = await setUpRowOrder({pageSize: 2});
      const seen = handles.map(handle => [
        handle.getAttribute('aria-label'),
        handle.getAttribute('aria-haspopup'),
        handle.getAttribute('aria-expanded'),
      ]);
      expect(seen).to.deep.equal([
        ['Move Ada', 'menu', 'false'],
        ['Move Bea', 'menu', 'false'],
      ]);
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const harness = await setUpRowOrder({lang: 'ar', dir: 'rtl'});
      expect(harness.handles[0]!.getAttribute('aria-label')).to.equal('نقل Ada');
      await harness.choose('Ada', 'نقل لأسفل');
      expect(harness.names.slice(0, 2)).to.deep.equal(['Bea', 'Ada']);
    });

    it('scrolls with a finger, except on a handle', async () => {
      const {handles, bodyRows} = await setUpRowOrder();
      expect(getComputedStyle(handles[0]!).touchAction).to.equal('none');
      expect(getComputedStyle(bodyRows[0]!).touchAction).to.equal('auto');
    });
  });

  describe('properties', () => {
    it('has no handles without reorderable', async () => {
      const harness = await setUpRowOrder({reorderable: false});
      expect(harness.handles).to.have.length(0);
      harness.table.reorderable = true;
      await harness.settle();
      expect(harness.handles).to.have.length(7);
    });

    it('reads the attribute', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table reorderable .columns=${nameColumns} .rows=${namedRows}></lc-data-table>
      `);
      expect(table.shadowRoot!.querySelectorAll('.row-handle')).to.have.length(7);
    });

    it('moves no row without its own key, and says why', async () => {
      let harness!: Awaited<ReturnType<typeof setUpRowOrder>>;
      const warnings = await recordWarnings(async () => {
        harness = await setUpRowOrder({
          rows: [{name: 'Ada'}, {id: 1, name: 'Bea'}, {id: 1, name: 'Cem'}, {id: 2, name: 'Dov'}],
        });
      });
      expect(harness.handles.map(({disabled}) => disabled)).to.deep.equal([true, false, true, false]);
      expect(warnings.map(text => text.replace('<lc-data-table>: ', ''))).to.deep.equal([
        'a row has no key; rowKey must be a field with text or a number. The row cannot be moved.',
        'the key 1 is repeated; rowKey must be unique. The row cannot be moved.',
      ]);
    });

    it('moves no row before one without a key', async () => {
      const harness = await setUpRowOrder({rows: [{name: 'Ada'}, {id: 1, name: 'Bea'}]});
      const moves = harness.recordMoves();
      await recordWarnings(() => harness.choose('Bea', 'Move up'));
      expect([moves, harness.names]).to.deep.equal([[], ['Ada', 'Bea']]);
      expect(harness.failure).to.equal('Bea could not be moved. Please try again.');
    });
  });

  describe('menu', () => {
    for (const {name, item, names, move} of [
      {name: 'Bea', item: 'Move up', names: ['Bea', 'Ada', 'Cem'], move: {key: 2, before: 1}},
      {name: 'Ada', item: 'Move down', names: ['Bea', 'Ada', 'Cem'], move: {key: 1, before: 3}},
      {name: 'Cem', item: 'Move to top', names: ['Cem', 'Ada', 'Bea'], move: {key: 3, before: 1}},
    ]) {
      it(`moves a row with "${item}", and keeps its handle focused`, async () => {
        const harness = await setUpRowOrder({pageSize: 3});
        const moves = harness.recordMoves();
        await harness.choose(name, item);
        expect(harness.names).to.deep.equal(names);
        expect(moves).to.deep.equal([move]);
        expect(harness.focused).to.equal(name);
        expect(harness.announcement).to.equal(`${name} is row ${names.indexOf(name) + 1} of 7.`);
      });
    }

    it('moves a row to another page', async () => {
      const harness = await setUpRowOrder({pageSize: 3, page: 2});
      const moves = harness.recordMoves();
      await harness.choose('Dov', 'Move up');
      expect(harness.names).to.deep.equal(['Cem', 'Eve', 'Fay']);
      await harness.choose('Fay', 'Move down');
      expect(harness.names).to.deep.equal(['Cem', 'Eve', 'Gus']);
      await harness.choose('Gus', 'Move to top');
      expect(moves).to.deep.equal([
        {key: 4, before: 3},
        {key: 6, before: null},
        {key: 7, before: 1},
      ]);
      expect(namesOf(harness.table)).to.deep.equal(['Gus', 'Ada', 'Bea', 'Dov', 'Cem', 'Eve', 'Fay']);
      expect(harness.announcement).to.equal('Gus is row 1 of 7.');
    });

    it('cannot move the first row up, or the last one down', async () => {
      const harness = await setUpRowOrder();
      await harness.openMenu('Ada');
      expect(harness.itemTexts.slice(0, 3)).to.deep.equal(['(Move up)', 'Move down', '(Move to top)']);
      await harness.openMenu('Gus');
      expect(harness.itemTexts.slice(0, 3)).to.deep.equal(['Move up', '(Move down)', 'Move to top']);
    });

    for (const [typed, position] of [
      ['5', 5],
      ['7', 7],
      ['99', 7],
      ['0', 1],
    ] as const) {
      it(`moves a row to position ${position} for ${typed}`, async () => {
        const harness = await setUpRowOrder({pageSize: 3});
        await harness.choose('Bea', 'Move to position…');
        await until(() => harness.part('position-form')!.matches(':popover-open'), 'the form is open');
        expect(harness.part<HTMLInputElement>('position-input')!.value).to.equal('2');
        for (const key of typed) await press(key);
        await press('Enter');
        await harness.settle();
        expect(namesOf(harness.table).indexOf('Bea')).to.equal(position - 1);
        expect(harness.announcement).to.equal(`Bea is row ${position} of 7.`);
      });
    }

    it('closes the form with Escape and Tab, which return to the handle', async () => {
      const harness = await setUpRowOrder();
      for (const keys of [['Escape'], ['Tab', 'Tab', 'Shift+Tab']]) {
        await harness.choose('Bea', 'Move to position…');
        await until(() => harness.part('position-form')!.matches(':popover-open'), 'the form is open');
        for (const key of keys) await press(key);
        await harness.settle();
        expect(harness.part('position-form')!.matches(':popover-open')).to.equal(false);
        expectFocus(harness.handle('Bea'));
      }
    });

    for (const [reason, properties] of [
      ['sorted', {sort: {field: 'age', direction: 'asc'}}],
      ['searched', {search: 'a'}],
    ] as [string, Properties][]) {
      it(`only offers the own order while the table is ${reason}`, async () => {
        const harness = await setUpRowOrder(properties);
        const moves = harness.recordMoves();
        const name = harness.names[1]!;
        await harness.openMenu(name);
        expect(harness.itemTexts).to.deep.equal(['Remove sort, search, and filters to move']);
        harness.items[0]!.click();
        await harness.table.settled;
        await harness.settle();
        expect(harness.names).to.deep.equal(namesOf(harness.table));
        expect(moves).to.deep.equal([]);
        await harness.choose('Bea', 'Move up');
        expect(moves).to.deep.equal([{key: 2, before: 1}]);
      });
    }
  });

  describe('keyboard', () => {
    async function pickUp(name: string, properties: Properties = {}) {
      const harness = await setUpRowOrder(properties);
      const moves = harness.recordMoves();
      await harness.choose(name, 'Move with arrow keys');
      return {harness, moves};
    }

    it('says where a row is that is picked up, and what the keys do', async () => {
      const {harness} = await pickUp('Bea');
      expect(harness.announcement).to.equal(
        'Bea is row 2 of 7. Move with the arrow keys, drop with Enter, cancel with Escape.',
      );
      expectFocus(harness.handle('Bea'));
    });

    for (const key of ['Enter', 'Space']) {
      it(`shows the place that the arrow keys choose, and drops the row with ${key}`, async () => {
        const {harness, moves} = await pickUp('Bea');
        await press('ArrowDown');
        await press('ArrowDown');
        await harness.settle();
        expect(harness.target).to.equal('before Eve');
        expect(harness.announcement).to.equal('Bea is row 4 of 7.');
        expect(moves).to.deep.equal([]);
        await press(key);
        await harness.settle();
        expect(harness.names).to.deep.equal(['Ada', 'Cem', 'Dov', 'Bea', 'Eve', 'Fay', 'Gus']);
        expect(moves).to.deep.equal([{key: 2, before: 5}]);
        expect([harness.target, harness.focused]).to.deep.equal([null, 'Bea']);
        expect(harness.part('move-menu')!.matches(':popover-open')).to.equal(false);
      });
    }

    it('shows the last two places on both sides of the last row', async () => {
      const {harness} = await pickUp('Ada', {pageSize: 3});
      const seen: unknown[] = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
        await press(key);
        seen.push(harness.target);
      }
      expect(seen).to.deep.equal(['before Cem', 'after Cem', 'before Cem', null]);
    });

    it('chooses the ends with Home and End, and goes no further', async () => {
      const {harness, moves} = await pickUp('Bea', {pageSize: 3, page: 1});
      await press('End');
      await press('ArrowDown');
      expect(harness.target).to.equal('after Cem');
      await press('Home');
      await press('ArrowUp');
      expect(harness.target).to.equal('before Ada');
      await press('End');
      await press('Enter');
      await harness.settle();
      expect(moves).to.deep.equal([{key: 2, before: 4}]);
      expect(harness.names).to.deep.equal(['Ada', 'Cem', 'Bea']);
    });

    for (const [how, act] of [
      ['Escape', async () => press('Escape')],
      ['Tab', async () => press('Tab')],
    ] as [string, () => Promise<void>][]) {
      it(`leaves the row where it was with ${how}`, async () => {
        const {harness, moves} = await pickUp('Bea');
        await press('ArrowDown');
        await act();
        await harness.settle();
        expect([moves, harness.target]).to.deep.equal([[], null]);
        expect(harness.announcement).to.equal('Bea was not moved.');
      });
    }

    it('keeps its keys from others', async () => {
      const {harness} = await pickUp('Bea');
      const heard: string[] = [];
      harness.table.addEventListener('keydown', ({key}) => heard.push(key));
      for (const key of ['ArrowDown', 'Home', 'Escape']) await press(key);
      await press('ArrowDown');
      expect(heard).to.deep.equal(['ArrowDown']);
    });

    it('picks a row up with Alt and an arrow key', async () => {
      const harness = await setUpRowOrder();
      const moves = harness.recordMoves();
      harness.handle('Cem').focus();
      await press('Alt+ArrowUp');
      await harness.settle();
      expect(harness.announcement).to.contain('Cem is row 2 of 7. Move with');
      await press('Enter');
      await harness.settle();
      expect(moves).to.deep.equal([{key: 3, before: 2}]);
    });

    it('puts the row back if other rows come', async () => {
      const {harness, moves} = await pickUp('Bea');
      await press('ArrowDown');
      harness.table.rows = namedRows.toReversed();
      await harness.settle();
      expect([moves, harness.target]).to.deep.equal([[], null]);
      expect(harness.announcement).to.equal('Bea was not moved.');
    });

    it('listens no more when the table is removed', async () => {
      const {harness, moves} = await pickUp('Bea');
      harness.table.remove();
      await press('ArrowDown');
      await press('Enter');
      expect([moves, harness.target]).to.deep.equal([[], null]);
    });
  });

  describe('events', () => {
    it('sets its rows in the new order, in a new array', async () => {
      const harness = await setUpRowOrder();
      await harness.choose('Ada', 'Move down');
      expect(namesOf(harness.table).slice(0, 3)).to.deep.equal(['Bea', 'Ada', 'Cem']);
      expect(namedRows[0]!['name']).to.equal('Ada');
    });

    it('keeps the rows that the app has set', async () => {
      const harness = await setUpRowOrder();
      harness.table.addEventListener('lc-row-move', () => (harness.table.rows = namedRows.toReversed()));
      await harness.choose('Ada', 'Move down');
      expect(harness.names[0]).to.equal('Gus');
    });

    it('leaves the row where it was if the event is canceled', async () => {
      const harness = await setUpRowOrder();
      harness.table.addEventListener('lc-row-move', event => event.preventDefault());
      await harness.choose('Ada', 'Move down');
      expect(harness.names[0]).to.equal('Ada');
      expect(harness.focused).to.equal('Ada');
      expect(harness.announcement).to.equal('Ada was not moved.');
    });

    it('moves the row if a listener throws', async () => {
      const harness = await setUpRowOrder();
      harness.table.addEventListener('lc-row-move', () => {
        throw new Error('expected');
      });
      const {onerror} = window;
      window.onerror = () => true;
      await harness.choose('Ada', 'Move down');
      window.onerror = onerror;
      expect(harness.names[1]).to.equal('Ada');
    });

    it('shows a row as busy in its new place until the promise resolves', async () => {
      const harness = await setUpRowOrder();
      const end = harness.holdMoves();
      await harness.choose('Ada', 'Move down');
      expect([harness.names[1], harness.busy, namesOf(harness.table)[0]]).to.deep.equal([
        'Ada',
        ['Ada'],
        'Ada',
      ]);
      await end(true);
      expect([harness.names[1], harness.busy, namesOf(harness.table)[1]]).to.deep.equal(['Ada', [], 'Ada']);
    });

    it('moves the row back if the promise rejects, and says so', async () => {
      const harness = await setUpRowOrder();
      const end = harness.holdMoves();
      await harness.choose('Ada', 'Move down');
      await recordWarnings(() => end(false));
      expect([harness.names[0], harness.busy, harness.focused]).to.deep.equal(['Ada', [], 'Ada']);
      expect(harness.part('move-alert')!.closest('[role="alert"]')).not.to.equal(null);
      expect(harness.failure).to.equal('Ada could not be moved. Please try again.');
      await harness.choose('Ada', 'Move down');
      expect(harness.failure).to.equal(undefined);
    });

    it('saves moves one after another, and shows all of them', async () => {
      const harness = await setUpRowOrder({pageSize: 4});
      const moves = harness.recordMoves();
      const end = harness.holdMoves();
      await harness.choose('Ada', 'Move down');
      await harness.choose('Ada', 'Move down');
      await harness.choose('Dov', 'Move to top');
      expect(harness.names).to.deep.equal(['Dov', 'Bea', 'Cem', 'Ada']);
      expect(moves).to.deep.equal([{key: 1, before: 3}]);
      await end(true);
      await end(true);
      await end(true);
      expect(moves.slice(1)).to.deep.equal([
        {key: 1, before: 4},
        {key: 4, before: 2},
      ]);
      expect(namesOf(harness.table)).to.deep.equal(['Dov', 'Bea', 'Cem', 'Ada', 'Eve', 'Fay', 'Gus']);
    });

    it('keeps later moves if an earlier one fails', async () => {
      const harness = await setUpRowOrder();
      const end = harness.holdMoves();
      await harness.choose('Ada', 'Move down');
      await harness.choose('Gus', 'Move to top');
      await recordWarnings(() => end(false));
      expect(harness.names.slice(0, 3)).to.deep.equal(['Ada', 'Gus', 'Bea']);
      await end(true);
      expect(namesOf(harness.table)[1]).to.equal('Gus');
    });

    it('keeps the order that waits while other pages are shown', async () => {
      const harness = await setUpRowOrder({pageSize: 3});
      const end = harness.holdMoves();
      await harness.choose('Ada', 'Move down');
      await harness.press('Page 2');
      expect(harness.names[0]).to.equal('Dov');
      await harness.press('Page 1');
      expect(harness.names).to.deep.equal(['Bea', 'Ada', 'Cem']);
      await end(true);
      expect(harness.names).to.deep.equal(['Bea', 'Ada', 'Cem']);
    });

    it('shows a sort while a move waits', async () => {
      const harness = await setUpRowOrder();
      const end = harness.holdMoves();
      await harness.choose('Gus', 'Move to top');
      await harness.press('Name');
      expect(harness.names).to.deep.equal(['Ada', 'Bea', 'Cem', 'Dov', 'Eve', 'Fay', 'Gus']);
      await end(true);
      expect(harness.names[0]).to.equal('Ada');
      expect(namesOf(harness.table)[0]).to.equal('Gus');
    });

    it('saves the move of a table that is removed meanwhile', async () => {
      const harness = await setUpRowOrder();
      const end = harness.holdMoves();
      await harness.choose('Ada', 'Move down');
      harness.table.remove();
      await end(true);
      expect(namesOf(harness.table)[1]).to.equal('Ada');
    });
  });

  describe('with other features', () => {
    it('keeps the details and the selection with their rows', async () => {
      const harness = await setUpRowOrder({
        selection: 'multiple',
        selected: [1],
        expanded: [1],
        renderDetail: ({name}: {name: string}) => `About ${name}`,
      });
      const end = harness.holdMoves();
      await harness.choose('Ada', 'Move down');
      const shown = () => [
        harness.bodyRows.findIndex(row => row.querySelector<HTMLInputElement>('.check')!.checked),
        harness.bodyRows[1]!.nextElementSibling!.textContent.trim(),
      ];
      expect(shown()).to.deep.equal([1, 'About Ada']);
      await end(true);
      expect(shown()).to.deep.equal([1, 'About Ada']);
    });

    it('selects no row with its handle', async () => {
      const harness = await setUpRowOrder({selection: 'multiple', selectOnClick: true});
      await harness.choose('Ada', 'Move down');
      expect(harness.table.selected).to.equal(null);
    });
  });
});
