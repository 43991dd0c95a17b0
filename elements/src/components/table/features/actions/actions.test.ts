import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {columns, people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordEvents, recordWarnings} from '../../../../testing/events.js';
import {press, type} from '../../../../testing/keyboard.js';
import {clickOn} from '../../../../testing/pointer.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {TableHarness} from '../../../../testing/table-harness.js';
import {until} from '../../../../testing/until.js';
import type {LcDataTable, RowAction, RowActionDetail} from '../../../data-table/data-table.js';
import '../../../data-table/data-table.define.js';
import './actions.define.js';
import '../selection/selection.define.js';

const rows = (count: number) => people(count).map((person, index) => ({id: index + 1, ...person}));

const rowActions: RowAction[] = [
  {label: 'Edit', action: 'edit'},
  {label: 'Share', action: 'share', icon: '↗'},
  {label: 'Delete', action: 'delete'},
];

class ActionsHarness extends TableHarness {
  get buttons(): HTMLButtonElement[] {
    return [...this.table.shadowRoot!.querySelectorAll<HTMLButtonElement>('tbody .row-menu-button')];
  }

  get items(): HTMLElement[] {
    return [...this.table.shadowRoot!.querySelectorAll<HTMLElement>('[role=menuitem]')];
  }

  get isOpen(): boolean {
    return this.part('row-menu')?.matches(':popover-open') ?? false;
  }

  recordActions(): RowActionDetail[] {
    const actions: RowActionDetail[] = [];
    this.table.addEventListener('lc-row-action', ({detail}) => actions.push(detail));
    return actions;
  }
}

/** A table of people with menus. */
async function setUp(properties: Partial<LcDataTable> = {}): Promise<ActionsHarness & {table: LcDataTable}> {
  const {table} = await setUpDataTable({rows: rows(42), pageSize: 3, rowActions, ...properties});
  return new ActionsHarness(table) as ActionsHarness & {table: LcDataTable};
}

describe('lc-data-table row actions', () => {
  for (const [title, properties, alpha] of [
    ['has opaque rows, so that nothing shows through the pinned cell', {}, 1],
    ['without actions, has rows without a background, so that the shadows show', {rowActions: null}, 0],
  ] as const)
    it(title, async () => {
      const {table} = await setUp(properties);
      const {backgroundColor} = getComputedStyle(table.shadowRoot!.querySelector('tbody tr')!);
      expect(/, 0\)$/.test(backgroundColor) ? 0 : 1).to.equal(alpha);
    });

  /** Whether the pinned cells have a shadow toward the columns that they cover. */
  for (const [title, dir, width, scrolled, hasShadow] of [
    ['has a shadow at the pinned cells while they cover columns', 'ltr', 220, 0, true],
    ['has no shadow at the pinned cells once the last column is visible', 'ltr', 220, 2000, false],
    ['has a shadow at the pinned cells from right to left', 'rtl', 220, 0, true],
    ['has no shadow at the pinned cells if all columns fit', 'ltr', 1200, 0, false],
  ] as const)
    it(title, async function () {
      if (!CSS.supports('animation-timeline', 'scroll()')) this.skip();
      const {table} = await setUp({dir});
      table.style.inlineSize = `${width}px`;
      table.shadowRoot!.querySelector('.scroller')!.scrollLeft = scrolled;
      const cell = table.shadowRoot!.querySelector('td.actions-cell')!;
      const isShown = () => !/, 0\)/.test(getComputedStyle(cell, '::after').backgroundColor);
      await until(() => isShown() === hasShadow);
      expect(isShown()).to.equal(hasShadow);
    });

  describe('accessibility', () => {
    it('is accessible closed and open, in light and dark', async () => {
      const harness = await setUp();
      await expectAccessible(harness.table);
      const [button] = harness.buttons;
      await expectAccessible(harness.table, async () => {
        if (button!.getAttribute('aria-expanded') === 'true') button!.click();
        await harness.table.updateComplete;
        button!.click();
        await harness.table.updateComplete;
      });
      expect(button!.getAttribute('aria-expanded')).to.equal('true');
    });

    it('has a named menu button in each row', async () => {
      const harness = await setUp();
      const attributes = () =>
        ['aria-label', 'aria-haspopup', 'aria-expanded', 'aria-controls'].map(name =>
          harness.buttons[1]!.getAttribute(name),
        );
      expect(attributes()).to.deep.equal(['Actions for Person 2', 'menu', 'false', null]);
      harness.buttons[1]!.click();
      await harness.table.updateComplete;
      expect(attributes()).to.deep.equal(['Actions for Person 2', 'menu', 'true', 'row-menu']);
      expect(harness.part('row-menu')!.getAttribute('aria-label')).to.equal('Actions for Person 2');
      // The styles of menus come with the first one.
      const item = harness.part('row-menu')!.querySelector('.menu-item')!;
      expect(getComputedStyle(item).display).to.equal('flex');
      expect(harness.headers.at(-1)).to.equal('Actions');
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const {buttons} = await setUp({lang: 'ar', dir: 'rtl'});
      expect(buttons[0]!.getAttribute('aria-label')).to.equal('إجراءات Person 1');
    });
  });

  describe('properties', () => {
    it('adds and removes the column', async () => {
      const harness = await setUp({rowActions: null, selection: 'multiple'});
      expect(harness.buttons).to.have.length(0);
      harness.table.rowActions = rowActions;
      await harness.table.updateComplete;
      expect(harness.rows[0]!.slice(1, 4)).to.deep.equal(['Person 1', '37', 'n1']);
      expect(harness.buttons).to.have.length(3);
      harness.table.rowActions = null;
      await harness.table.updateComplete;
      expect(harness.buttons).to.have.length(0);
      expect(harness.rows[0]).to.deep.equal(['', 'Person 1', '37', 'n1']);
    });

    it('shows the actions that a function returns for a row, and no button if there are none', async () => {
      const harness = await setUp({
        rowActions: ({id}: {id: number}) => (id === 2 ? [] : [{label: `Call ${id}`, action: 'call'}]),
      });
      expect(harness.buttons.map(({hidden}) => hidden)).to.deep.equal([false, true, false]);
      harness.buttons[2]!.click();
      expect(harness.items.map(({textContent}) => textContent.trim())).to.deep.equal(['Call 3']);
    });

    it('slots icons that are not text', async () => {
      const harness = await setUp({
        rowActions: [{label: 'Edit', action: 'edit', icon: html`<i>✎</i>`}, rowActions[1]!],
      });
      harness.buttons[0]!.click();
      await harness.table.updateComplete;
      expect(harness.table.querySelector('i')!.closest('[slot]')!.slot).to.equal('row-action-0');
      expect(harness.items[1]!.innerText.replaceAll(/\s+/g, ' ').trim()).to.equal('↗ Share');
      await press('Escape');
      await harness.table.updateComplete;
      expect(harness.table.childElementCount).to.equal(0);
    });

    it('warns about bad input, and throws nothing', async () => {
      const harnesses: ActionsHarness[] = [];
      const warnings = await recordWarnings(async () => {
        harnesses.push(await setUp({rowActions: 'edit' as never}));
        harnesses.push(await setUp({rowActions: [{label: 'Edit'}, rowActions[0], null] as never}));
        harnesses.push(
          await setUp({
            rowActions: () => {
              throw new Error('no');
            },
          }),
        );
      });
      expect(harnesses.map(({buttons}) => buttons[0]!.hidden)).to.deep.equal([true, false, true]);
      expect(warnings.map(text => text.replace('<lc-data-table>: ', ''))).to.deep.equal([
        'rowActions must be a list of {label, action}, or return one; entries that are not are ignored.',
        'the rowActions function threw; the row has no actions.',
      ]);
    });

    it('reads attributes', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table
          row-actions='[{"label": "Edit", "action": "edit"}]'
          .columns=${columns}
          .rows=${rows(3)}
        ></lc-data-table>
      `);
      expect(new ActionsHarness(table).buttons).to.have.length(3);
    });
  });

  describe('the menu', () => {
    it('sends lc-row-action with the row and its key, and returns the focus', async () => {
      const harness = await setUp();
      const actions = harness.recordActions();
      await clickOn(harness.buttons[1]!);
      await clickOn(harness.items[2]!);
      expect(actions).to.deep.equal([{action: 'delete', row: rows(2)[1], key: 2}]);
      expect(harness.isOpen).to.equal(false);
      expectFocus(harness.buttons[1]!);
    });

    it('has no key for a row without one, and does not warn', async () => {
      const warnings = await recordWarnings(async () => {
        const harness = await setUp({rows: [{name: 'Ada'}]});
        const actions = harness.recordActions();
        harness.buttons[0]!.click();
        harness.items[0]!.click();
        expect(actions).to.deep.equal([{action: 'edit', row: {name: 'Ada'}, key: null}]);
      });
      expect(warnings).to.deep.equal([]);
    });

    it('closes with a press outside, and with a second press on its button', async () => {
      const harness = await setUp();
      await clickOn(harness.buttons[0]!);
      expect(harness.isOpen).to.equal(true);
      await clickOn(harness.cell(0, 0));
      expect(harness.isOpen).to.equal(false);
      await clickOn(harness.buttons[0]!);
      await clickOn(harness.buttons[0]!);
      expect(harness.isOpen).to.equal(false);
    });

    it('opens for another row', async () => {
      const harness = await setUp();
      await clickOn(harness.buttons[2]!);
      await clickOn(harness.buttons[0]!);
      await harness.table.updateComplete;
      expect(harness.buttons.map(button => button.getAttribute('aria-expanded'))).to.deep.equal([
        'true',
        'false',
        'false',
      ]);
      expect(harness.isOpen).to.equal(true);
    });

    it('closes when other rows are shown', async () => {
      const harness = await setUp();
      harness.buttons[0]!.click();
      harness.table.page = 2;
      await harness.table.settled;
      expect(harness.isOpen).to.equal(false);
      expectFocus(harness.buttons[0]!);
    });

    for (const [what, properties] of [
      ['the rows have no menus anymore', {rowActions: null}],
      ['its row has no actions anymore', {rowActions: () => []}],
      ['the rows get other cells', {selection: 'multiple'}],
    ] as [string, Partial<LcDataTable>][]) {
      it(`closes when ${what}, and the focus stays in the table`, async () => {
        const harness = await setUp();
        await clickOn(harness.buttons[0]!);
        Object.assign(harness.table, properties);
        await harness.table.updateComplete;
        await harness.table.updateComplete;
        expect(harness.isOpen).to.equal(false);
        expectFocus(harness.part('scroller'));
      });
    }

    it('is next to its button, inside the window', async () => {
      const harness = await setUp();
      await clickOn(harness.buttons[0]!);
      const button = harness.buttons[0]!.getBoundingClientRect();
      const menu = harness.part('row-menu')!.getBoundingClientRect();
      expect(Math.abs(menu.top - button.bottom)).to.be.lessThan(16);
      expect(menu.right).to.be.at.most(innerWidth);
      expect(menu.width).to.be.greaterThan(100);
    });

    it('does not select the row', async () => {
      const harness = await setUp({selection: 'multiple', selectOnClick: true});
      await clickOn(harness.buttons[0]!);
      await clickOn(harness.items[0]!);
      expect(harness.table.selected).to.equal(null);
    });
  });

  describe('keyboard', () => {
    for (const [key, item] of [
      ['Enter', 0],
      ['Space', 0],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
    ] as const) {
      it(`opens with ${key} on item ${item}`, async () => {
        const harness = await setUp();
        harness.buttons[0]!.focus();
        await press(key);
        expectFocus(harness.items[item]!);
      });
    }

    it('continues typed text with a space', async () => {
      const harness = await setUp({
        rowActions: [
          {label: 'Delete all', action: 'all'},
          {label: 'Delete one', action: 'one'},
        ],
      });
      const seen = recordEvents(harness.table, 'lc-row-action');
      harness.buttons[0]!.click();
      await type('delete o');
      expect(seen).to.deep.equal([]);
      expectFocus(harness.items[1]!);
    });

    const moves: [keys: string[], item: number][] = [
      [['ArrowDown'], 1],
      [['ArrowUp'], 2],
      [['ArrowDown', 'ArrowDown', 'ArrowDown'], 0],
      [['End'], 2],
      [['End', 'Home'], 0],
    ];
    for (const [keys, item] of moves) {
      it(`moves with ${keys.join(', ')} to item ${item}`, async () => {
        const harness = await setUp();
        harness.buttons[0]!.click();
        for (const key of keys) await press(key);
        expectFocus(harness.items[item]!);
      });
    }

    it('moves to the next item with the same first letter', async () => {
      const labels = ['Edit', 'Download', 'Delete'];
      const harness = await setUp({rowActions: labels.map(label => ({label, action: label}))});
      harness.buttons[0]!.click();
      for (const item of [1, 2, 1]) {
        await press('d');
        expectFocus(harness.items[item]!);
      }
    });

    it('moves to an item by its first letters', async () => {
      const harness = await setUp();
      harness.buttons[0]!.click();
      await type('de');
      expectFocus(harness.items[2]!);
    });

    for (const key of ['Enter', 'Space']) {
      it(`chooses an action with ${key}`, async () => {
        const harness = await setUp();
        const actions = harness.recordActions();
        harness.buttons[0]!.click();
        await press('ArrowDown');
        await press(key);
        expect(actions.map(({action}) => action)).to.deep.equal(['share']);
        expectFocus(harness.buttons[0]!);
      });
    }

    it('closes with Escape and returns the focus', async () => {
      const harness = await setUp();
      harness.buttons[0]!.click();
      await press('Escape');
      expect(harness.isOpen).to.equal(false);
      expectFocus(harness.buttons[0]!);
    });

    it('closes with Tab, which moves on from the button', async () => {
      const harness = await setUp();
      harness.buttons[0]!.click();
      await press('Tab');
      expect(harness.isOpen).to.equal(false);
      expectFocus(harness.buttons[1]!);
    });
  });
});
