// Alone on its page: with its own elements only.
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {DialogElement} from '../base/dialog-element.js';
import type {LcDataTable} from '../components/data-table/data-table.define.js';
import type {LcModal} from '../components/modal/modal.define.js';
import '../components/data-table/data-table.define.js';
import '../components/datalist/datalist.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/date-time-picker/calendar.define.js';
import '../components/modal/modal.define.js';
import '../components/page-content/page-content.define.js';
import '../components/page-layout/page-layout.define.js';
import '../components/search-modal/search-modal.define.js';
import '../components/sidebar/sidebar.define.js';
import '../components/table/features/actions/actions.define.js';
import '../components/table/features/selection/selection.define.js';
import {columns, people} from './data-table-fixture.js';
import {closedFor, holdStill, opened} from './dialog-harness.js';
import {press} from './keyboard.js';
import {clickOn} from './pointer.js';
import {expectFocus} from './same-element.js';
import {until} from './until.js';

/** A page with what is inside its regions, and a modal without animations. */
async function setUp(inside: TemplateResult) {
  const page = await fixture<HTMLElement>(html`
    <div>
      <main>
        <section id="orders"><div>${inside}</div></section>
      </main>
      <lc-modal heading="Delete?"></lc-modal>
    </div>
  `);
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    page.querySelector<Found>(selector)!;
  const modal = find<LcModal>(':scope > lc-modal');
  holdStill(modal);
  return {page, modal, find};
}

const opener = html`<ul>
  <li id="row"><button id="opener">Delete</button></li>
</ul>`;

/** The same, with a modal that the opener has opened. */
async function setUpOpen() {
  const made = await setUp(opener);
  made.find('#opener').focus();
  await opened(made.modal);
  return made;
}

/** Focuses an element like users with a keyboard, opens a layer, and closes it. */
async function openAndClose(layer: DialogElement, meanwhile: () => unknown): Promise<void> {
  await opened(layer);
  await meanwhile();
  await closedFor(layer, () => layer.hide());
}

const rows = (count: number) => people(count).map((person, index) => ({id: index + 1, ...person}));

describe('lost focus', () => {
  describe('after a modal', () => {
    it('moves to the region around a removed opener', async () => {
      const {modal, find} = await setUpOpen();
      find('#row').remove();
      modal.hide();
      await modal.updateComplete;
      expectFocus(find('#orders'));
    });

    it('moves to the region around a hidden opener', async () => {
      const {modal, find} = await setUpOpen();
      find('#row').hidden = true;
      modal.hide();
      await modal.updateComplete;
      expectFocus(find('#orders'));
    });

    it('moves to the region around a disabled opener', async () => {
      const {modal, find} = await setUpOpen();
      find<HTMLButtonElement>('#opener').disabled = true;
      modal.hide();
      await modal.updateComplete;
      expectFocus(find('#orders'));
    });

    it('moves to the main landmark if the region is gone too', async () => {
      const {modal, find} = await setUpOpen();
      find('#orders').remove();
      modal.hide();
      await modal.updateComplete;
      expectFocus(find('main'));
    });

    it('moves to the main landmark if the opener was outside', async () => {
      const {page, modal, find} = await setUp(html``);
      const outside = document.createElement('button');
      page.append(outside);
      outside.focus();
      await openAndClose(modal, () => outside.remove());
      expectFocus(find('main'));
    });

    it('moves to the content of a page layout', async () => {
      const page = await fixture<HTMLElement>(html`
        <lc-page-layout>
          <button slot="header">Open</button>
          <lc-page-content>Text</lc-page-content>
          <lc-modal heading="Delete?"></lc-modal>
        </lc-page-layout>
      `);
      const modal = page.querySelector<LcModal>('lc-modal')!;
      const button = page.querySelector('button')!;
      holdStill(modal);
      button.focus();
      await openAndClose(modal, () => button.remove());
      expectFocus(page.querySelector('lc-page-content'));
    });

    it('moves to a focusable element around the opener first', async () => {
      const {modal, find} = await setUp(html`<div id="card" tabindex="0">${opener}</div>`);
      find('#opener').focus();
      await openAndClose(modal, () => find('#row').remove());
      expectFocus(find('#card'));
      expect(find('#card').getAttribute('tabindex')).to.equal('0');
    });

    it('finds what is around an opener in a shadow root', async () => {
      const {modal, find} = await setUp(html`<div id="host"></div>`);
      const inner = document.createElement('button');
      find('#host').attachShadow({mode: 'open'}).append(inner);
      inner.focus();
      await openAndClose(modal, () => inner.remove());
      expectFocus(find('#orders'));
    });

    it('moves to the modal around if the opener was in another modal', async () => {
      const {modal, find} = await setUp(html`<lc-modal id="outer" heading="Order">${opener}</lc-modal>`);
      const outer = find<LcModal>('#outer');
      await opened(outer);
      find('#opener').focus();
      await openAndClose(modal, () => find('#row').remove());
      expect(outer.shadowRoot!.querySelector('dialog')!.matches(':focus-within')).to.equal(true);
    });

    it('moves on if the opener is removed after the modal has closed', async () => {
      const {modal, find} = await setUpOpen();
      await closedFor(modal, () => modal.hide());
      expectFocus(find('#opener'));
      find('#row').remove();
      await until(() => document.activeElement === find('#orders'));
    });

    it('stays where the user has moved it', async () => {
      const {page, modal, find} = await setUpOpen();
      await closedFor(modal, () => modal.hide());
      const other = document.createElement('button');
      page.append(other);
      other.focus();
      find('#row').remove();
      await modal.updateComplete;
      expectFocus(other);
    });

    it('stays where the app has moved it', async () => {
      const {modal, find} = await setUp(html`${opener}<button id="next">Next</button>`);
      find('#opener').focus();
      await opened(modal);
      modal.addEventListener('lc-after-hide', () => find('#next').focus());
      find('#row').remove();
      await closedFor(modal, () => modal.hide());
      expectFocus(find('#next'));
    });

    it('leaves no tabindex on a region', async () => {
      const {modal, find} = await setUpOpen();
      find('#row').remove();
      await closedFor(modal, () => modal.hide());
      expect(find('#orders').getAttribute('tabindex')).to.equal('-1');
      find('#orders').blur();
      expect(find('#orders').hasAttribute('tabindex')).to.equal(false);
    });
  });

  it('moves to the region around the removed opener of a search modal', async () => {
    const {page, find} = await setUp(opener);
    const search = document.createElement('lc-search-modal');
    page.append(search);
    await search.updateComplete;
    find('#opener').focus();
    await openAndClose(search, () => find('#row').remove());
    expectFocus(find('#orders'));
  });

  it('moves to the main landmark if the link that opened a drawer is gone', async () => {
    const page = await fixture<HTMLElement>(html`
      <lc-page-layout style="inline-size: 400px">
        <lc-sidebar slot="sidebar"></lc-sidebar>
        <main>
          <p><button>Menu</button></p>
        </main>
      </lc-page-layout>
    `);
    const sidebar = page.querySelector('lc-sidebar')!;
    await until(() => sidebar.matches(':state(narrow)'));
    page.querySelector('button')!.focus();
    sidebar.show();
    await sidebar.updateComplete;
    page.querySelector('p')!.remove();
    sidebar.hide();
    await sidebar.updateComplete;
    expectFocus(page.querySelector('main'));
  });

  describe('of an open popup', () => {
    for (const name of ['lc-datalist', 'lc-date-time-picker'] as const)
      it(`moves to the region around a removed ${name}`, async () => {
        const control = Object.assign(document.createElement(name), {label: 'Choice'});
        if (name === 'lc-datalist') Object.assign(control, {options: [{text: 'Java', value: 'java'}]});
        const {find} = await setUp(html`${control}`);
        await control.updateComplete;
        control.focus();
        await press('ArrowDown');
        await until(() => control.shadowRoot!.querySelector(':popover-open') !== null);
        await control.updateComplete;
        control.remove();
        expectFocus(find('#orders'));
      });

    it('moves to the region around a removed table with an open menu', async () => {
      const table = document.createElement('lc-data-table');
      const rowActions = [{label: 'Edit', action: 'edit'}];
      Object.assign(table, {label: 'People', columns, rows: rows(3), rowActions});
      const {find} = await setUp(html`${table}`);
      await table.settled;
      await clickOn(table.shadowRoot!.querySelector('.row-menu-button')!);
      table.remove();
      expectFocus(find('#orders'));
    });
  });

  describe('in a table', () => {
    /** A table with an action for selected rows and one in the menu of each row. Both ask before they delete. */
    async function setUpTable() {
      const table = document.createElement('lc-data-table');
      Object.assign<LcDataTable, Partial<LcDataTable>>(table, {
        label: 'People',
        columns,
        rows: rows(12),
        pageSize: 20,
        selection: 'multiple',
        rowActions: [{label: 'Delete', action: 'delete'}],
      });
      table.innerHTML = '<button slot="selection-actions">Delete</button>';
      const {modal} = await setUp(html`${table}`);
      await table.settled;
      let doomed: readonly unknown[] = [];
      const ask = (keys: readonly unknown[]) => {
        doomed = keys;
        modal.show();
      };
      const bulk = table.querySelector('button')!;
      bulk.addEventListener('click', () => ask([1, 2]));
      table.addEventListener('lc-row-action', ({detail}) => ask([detail.key]));
      const remove = () => {
        table.rows = table.rows!.filter(({id}) => !doomed.includes(id));
        table.selected = [];
      };
      return {table, modal, bulk, remove};
    }

    const shown = (modal: LcModal) => until(() => modal.shadowRoot!.activeElement?.part.contains('cancel'));

    /** The rows are named by the table's label, which screen readers announce with the focus. */
    function expectRows(table: LcDataTable, count: number): void {
      const scroller = table.shadowRoot!.querySelector('.scroller')!;
      expectFocus(table);
      expectFocus(scroller);
      const label = table.shadowRoot!.getElementById(scroller.getAttribute('aria-labelledby')!);
      expect([scroller.getAttribute('role'), label!.textContent.trim()]).to.deep.equal(['group', 'People']);
      expect(table.filteredTotal).to.equal(count);
    }

    for (const [when, isEarly] of [
      ['before the modal closes', true],
      ['when the modal has closed', false],
    ] as const) {
      it(`moves from an action for selected rows to the rows, deleted ${when}`, async () => {
        const {table, modal, bulk, remove} = await setUpTable();
        table.selected = [1, 2];
        await table.updateComplete;
        bulk.focus();
        await press('Enter');
        await shown(modal);
        modal.addEventListener(isEarly ? 'lc-hide' : 'lc-after-hide', remove);
        await closedFor(modal, () => modal.hide());
        await table.settled;
        expectRows(table, 10);
      });

      for (const [place, target] of [
        [11, 'the rows'],
        [0, 'the menu button of the next row'],
      ] as const)
        it(`moves from the menu of row ${place + 1} to ${target}, deleted ${when}`, async () => {
          const {table, modal, remove} = await setUpTable();
          const buttons = () => [...table.shadowRoot!.querySelectorAll<HTMLElement>('.row-menu-button')];
          buttons()[place]!.focus();
          await press('Enter');
          await press('Enter');
          await shown(modal);
          modal.addEventListener(isEarly ? 'lc-hide' : 'lc-after-hide', remove);
          await closedFor(modal, () => modal.hide());
          await table.settled;
          if (place === 11) return expectRows(table, 11);
          expectFocus(buttons()[place]!);
          expect(buttons()[place]!.ariaLabel).to.equal('Actions for Person 2');
        });
    }
  });
});
