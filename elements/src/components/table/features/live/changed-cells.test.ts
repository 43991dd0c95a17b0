import {expect, html} from '@open-wc/testing';
import type {TableColumn} from '../../../../core/table/index.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {press} from '../../../../testing/keyboard.js';
import {keyedPeople as rows, setUpLive as setUp} from '../../../../testing/live-harness.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';
import '../actions/actions.define.js';
import '../columns/columns.define.js';
import '../detail/detail.define.js';
import '../selection/selection.define.js';
import './live.define.js';
import {MARKED} from './changed-cells.styles.js';

describe('changed cells of lc-data-table', () => {
  describe('accessibility', () => {
    it('is accessible while cells are marked, in light and dark', async () => {
      const harness = await setUp();
      await harness.change({update: [{id: 1, age: 7}]});
      expect(harness.marked).to.deep.equal(['0:1']);
      await expectAccessible(harness.table);
    });

    it('announces nothing', async () => {
      const harness = await setUp();
      await harness.press('Next page');
      const before = harness.announcement;
      await harness.change({remove: [1], update: [{id: 7, age: 7}]});
      expect(harness.announcement).to.equal(before);
    });
  });

  describe('marks', () => {
    it('shows all changes of a frame together', async () => {
      let count = 0;
      const render = (name: unknown) => {
        count++;
        return String(name);
      };
      const harness = await setUp({columns: [{label: 'Name', field: 'name', render}]});
      await harness.change({update: [{id: 1, name: 'Person 0'}]});
      const before = count;
      for (const number of [1, 2, 3]) {
        harness.table.applyChanges({update: [{id: 1, name: `Person ${number}0`}]});
        await Promise.resolve();
      }
      await harness.table.settled;
      expect(harness.names[0]).to.equal('Person 30');
      expect(count - before, 'calls of render').to.equal(1);
    });

    it('marks the cells that show something else, for a moment', async () => {
      const harness = await setUp();
      await harness.change({
        update: [
          {id: 2, name: 'Person Two', age: rows(2)[1]!['age']},
          {id: 3, note: 'x'},
        ],
      });
      expect(harness.marked).to.deep.equal(['1:0', '2:2']);
      const [animation] = harness.cell(1, 0).getAnimations();
      expect(animation!.effect!.getTiming().duration).to.equal(MARKED);
      await until(() => harness.marked.length === 0);
      expect(harness.cell(1, 0).getAttribute('part')).to.equal('cell');
    });

    it('starts again if the value changes again', async () => {
      const harness = await setUp();
      await harness.change({update: [{id: 1, age: 1000}]});
      const [animation] = harness.cell(0, 1).getAnimations();
      animation!.currentTime = MARKED - 1;
      await harness.change({update: [{id: 1, age: 1001}]});
      expect(Number(harness.cell(0, 1).getAnimations()[0]!.currentTime)).to.be.below(MARKED / 2);
    });

    it('moves with the row', async () => {
      const harness = await setUp({sort: {field: 'age', direction: 'desc'}});
      await harness.change({update: [{id: 3, age: 1000}]});
      await harness.change({update: [{id: 3, age: 1001}]});
      expect(harness.marked).to.deep.equal(['0:1']);
      await harness.change({add: [{id: 20, name: 'Person 20', age: 2000}]});
      expect(harness.marked).to.deep.equal(['1:1']);
    });

    it('keeps the names of the cell and its column', async () => {
      const harness = await setUp({columns: [{label: 'Age', field: 'age', columnClass: 'age'}]});
      await harness.change({update: [{id: 1, age: {value: 7, className: 'up'}}]});
      expect(harness.cell(0, 0).getAttribute('part')).to.equal('cell age up changed-cell');
      await harness.change({update: [{id: 1, age: {value: 8, className: 'down'}}]});
      expect(harness.cell(0, 0).getAttribute('part')).to.equal('cell age down changed-cell');
    });

    it('marks templates by the value of their row, and leaves those of other rows as they are', async () => {
      const calls: unknown[] = [];
      const render: TableColumn['render'] = value => {
        calls.push(value);
        return html`<b>${value}</b>`;
      };
      const harness = await setUp({
        columns: [
          {label: 'Age', field: 'age', render},
          {label: 'Name', field: 'name', render},
        ],
      });
      calls.length = 0;
      await harness.change({update: [{id: 1, age: 7}]});
      expect(harness.marked).to.deep.equal(['0:0']);
      expect(calls).to.deep.equal([7, 'Person 1']);
    });

    it('does not mark other rows of the app, or another page', async () => {
      const harness = await setUp();
      harness.table.rows = rows(12).map(row => ({...row, age: 1}));
      await harness.table.settled;
      await harness.press('Next page');
      expect(harness.marked).to.deep.equal([]);
    });
  });

  describe('what the user does', () => {
    it('keeps the scroll position', async () => {
      const harness = await setUp({pageSize: 12});
      harness.table.style.setProperty('--lc-table-max-height', '100px');
      const scroller = harness.part('scroller')!;
      scroller.scrollTop = 80;
      await harness.change({update: [{id: 1, age: 7}], remove: [2]});
      expect(scroller.scrollTop).to.equal(80);
    });

    it('keeps the selection by key', async () => {
      const harness = await setUp({selection: 'multiple', selected: [2, 4]});
      await harness.change({remove: [1, 2], update: [{id: 4, name: 'Person Four'}]});
      expect(harness.selectedRows).to.deep.equal(['Person Four']);
      expect(harness.table.selected).to.deep.equal([2, 4]);
    });

    it('keeps the focus in its row when the row moves', async () => {
      const harness = await setUp({selection: 'multiple', sort: {field: 'age', direction: 'desc'}});
      const name = harness.names[1]!;
      harness.checkboxes[1]!.focus();
      await harness.change({add: [{id: 20, name: 'Person 20', age: 2000}]});
      expect(harness.names[2]).to.equal(name);
      expectFocus(harness.checkboxes[2]!);
      await press('Space');
      await harness.table.updateComplete;
      expect(harness.selectedRows).to.deep.equal([name]);
    });

    it('moves the focus to the part with the rows if its row is gone', async () => {
      const harness = await setUp({selection: 'multiple'});
      harness.checkboxes[1]!.focus();
      await harness.change({remove: [2]});
      expectFocus(harness.part('scroller'));
    });

    it('keeps details open', async () => {
      const harness = await setUp({expanded: [2], renderDetail: ({age}: {age: number}) => `Age ${age}`});
      await harness.change({update: [{id: 2, age: 1000}], remove: [1]});
      expect(harness.rows[1]).to.deep.equal(['Age 1000']);
    });

    it('keeps a menu of a row open while the row stays', async () => {
      const harness = await setUp({rowActions: [{label: 'Edit', action: 'edit'}]});
      harness.table.shadowRoot!.querySelectorAll<HTMLElement>('.row-menu-button')[1]!.click();
      const menu = () => harness.table.shadowRoot!.querySelector('[part=row-menu]:popover-open');
      await until(menu);
      await harness.change({
        update: [
          {id: 1, age: 7},
          {id: 2, age: 8},
        ],
      });
      expect(menu() === null, 'closed').to.equal(false);
      await harness.change({remove: [1]});
      expect(menu() === null, 'closed').to.equal(true);
    });

    it('computes footers again', async () => {
      const footer = (all: readonly {age: number}[]) => all.reduce((sum, {age}) => sum + age, 0);
      const harness = await setUp({
        rows: rows(3),
        columns: [{label: 'Age', field: 'age', footer} as TableColumn],
      });
      await harness.change({update: [{id: 1, age: 1000}], remove: [2]});
      expect(harness.part('foot-cell')!.textContent).to.equal(String(1000 + Number(rows(3)[2]!['age'])));
    });
  });
});
