import {expect} from '@open-wc/testing';
import {initialQuery, type Filters, type TableColumn} from '../../../../core/table/index.js';
import {personColumns, setUpColumns, type ColumnsHarness} from '../../../../testing/columns-harness.js';
import {press, type} from '../../../../testing/keyboard.js';
import {clickOn} from '../../../../testing/pointer.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {until} from '../../../../testing/until.js';
import '../filters/filters.define.js';

describe('lc-data-table column menu', () => {
  describe('menu', () => {
    it('offers what is possible', async () => {
      const harness = await setUpColumns();
      await harness.openMenu('Name');
      expect(harness.itemTexts).to.deep.equal([
        'Sort ascending',
        'Sort descending',
        '(Move left)',
        'Move right',
        'Pin to start',
        'Pin to end',
        'Resize…',
        'Hide',
      ]);
      await harness.openMenu('Note');
      expect(harness.itemTexts.slice(0, 2)).to.deep.equal(['Move left', '(Move right)']);
    });

    it('has an icon for each item, and lines between the groups', async () => {
      const harness = await setUpColumns();
      await harness.openMenu('Name');
      const {children} = harness.menu;
      expect([...children].map(({localName}) => (localName === 'hr' ? '-' : '*')).join('')).to.equal(
        '**-**-**-**',
      );
      expect(harness.items.filter(item => item.querySelector('svg') === null)).to.have.length(0);
    });

    it('does not hide the last visible column', async () => {
      const harness = await setUpColumns({columnState: {hidden: ['name', 'city', 'age']}});
      await harness.choose('Note', 'Hide');
      expect(harness.names).to.deep.equal(['Note']);
    });

    it('opens and closes with a click, and closes with a press outside', async () => {
      const harness = await setUpColumns();
      await clickOn(harness.menuButton('City'));
      await until(() => harness.menu.matches(':popover-open'), 'the menu is open');
      await clickOn(harness.menuButton('City'));
      expect(harness.menu.matches(':popover-open')).to.equal(false);
      await clickOn(harness.menuButton('City'));
      await clickOn(harness.part('info')!);
      expect(harness.menu.matches(':popover-open')).to.equal(false);
    });

    it('is below its button', async () => {
      const harness = await setUpColumns();
      await harness.openMenu('City');
      const button = harness.menuButton('City').getBoundingClientRect();
      const menu = harness.menu.getBoundingClientRect();
      expect(menu.top).to.be.within(button.bottom, button.bottom + 8);
      expect(menu.left).to.be.closeTo(button.left, 1);
    });

    it('closes if its column is removed', async () => {
      const harness = await setUpColumns();
      await harness.openMenu('City');
      harness.table.columns = personColumns.slice(2);
      await harness.settle();
      expect(harness.menu.matches(':popover-open')).to.equal(false);
    });
  });

  describe('filter', () => {
    const columns: TableColumn[] = [
      {label: 'Name', field: 'name', filter: 'text'},
      {label: 'City', field: 'city', filter: 'text'},
    ];
    const porto: Filters = {city: {type: 'text', operator: 'contains', value: 'Porto'}};
    const withPorto = () => setUpColumns({columns, query: {...initialQuery(), filters: porto}});
    const popupOf = (harness: ColumnsHarness) => harness.part('filter-popup')!;
    const isFilterOpen = (harness: ColumnsHarness) => popupOf(harness).matches(':popover-open');
    const hasFocusIn = (harness: ColumnsHarness) =>
      until(() => popupOf(harness).contains(harness.focused), 'a field of the filter has the focus');

    async function openFilter(harness: ColumnsHarness, name: string): Promise<void> {
      await harness.choose(name, 'Filter…');
      await hasFocusIn(harness);
    }

    const filterButton = (harness: ColumnsHarness, name: string) =>
      harness.header(name).querySelector<HTMLElement>('[part="filter-button"]');

    it('has a button only while it is on', async () => {
      const harness = await withPorto();
      const isShown = () => ['Name', 'City'].map(name => filterButton(harness, name) !== null);
      expect(isShown()).to.deep.equal([false, true]);
      harness.table.query = initialQuery();
      await harness.settle();
      expect(isShown()).to.deep.equal([false, false]);
      harness.table.columnMenu = false;
      await harness.settle();
      expect(isShown()).to.deep.equal([true, true]);
    });

    it('does not make a header wider until it is on', async () => {
      const narrowest = async (all: TableColumn[]) => {
        const harness = await setUpColumns({columns: all});
        harness.table.style.inlineSize = '10rem';
        await harness.settle();
        return harness.widths;
      };
      const without = personColumns.slice(0, 3);
      const filters = ['text', 'options', 'number'] as const;
      const filtered = without.map((column, index) => ({...column, filter: filters[index]!}));
      expect(await narrowest(filtered)).to.deep.equal(await narrowest(without));
    });

    it('opens below the menu button, which has the focus again when it closes', async () => {
      const harness = await setUpColumns({columns});
      harness.menuButton('Name').focus();
      await press('Enter');
      await until(() => harness.focusedName === 'Sort ascending', 'the first item has the focus');
      await press('f');
      await press('Enter');
      await hasFocusIn(harness);
      const [button, popup] = [harness.menuButton('Name'), popupOf(harness)].map(element =>
        element.getBoundingClientRect(),
      );
      expect(popup!.left).to.be.closeTo(button!.left, 1);
      expect(popup!.top - button!.bottom).to.be.within(0, 10);
      await press('Escape');
      expectFocus(harness.menuButton('Name'));
    });

    it('stays below the menu button when it is turned on', async () => {
      const harness = await setUpColumns({columns});
      await openFilter(harness, 'Name');
      await type('Ada');
      await until(() => filterButton(harness, 'Name') !== null, 'the filter is on');
      await harness.settle();
      const [button, popup] = [harness.menuButton('Name'), popupOf(harness)].map(element =>
        element.getBoundingClientRect(),
      );
      expect(popup!.left).to.be.closeTo(button!.left, 1);
      await press('Enter');
      expectFocus(harness.menuButton('Name'));
    });

    it('returns the focus to its own button, which has opened it', async () => {
      const harness = await withPorto();
      filterButton(harness, 'City')!.focus();
      await press('Enter');
      await hasFocusIn(harness);
      await press('Escape');
      expectFocus(filterButton(harness, 'City'));
    });

    it('moves the focus to the menu button if its own button goes away', async () => {
      const harness = await withPorto();
      filterButton(harness, 'City')!.focus();
      await press('Enter');
      await hasFocusIn(harness);
      popupOf(harness).querySelector<HTMLInputElement>('[name=value]')!.select();
      await press('Backspace');
      await press('Enter');
      await harness.settle();
      expect(filterButton(harness, 'City')).to.equal(null);
      expectFocus(harness.menuButton('City'));
    });

    it('keeps the button that has opened it until it closes', async () => {
      const harness = await withPorto();
      await clickOn(filterButton(harness, 'City')!);
      await hasFocusIn(harness);
      harness.button('Clear').click();
      await harness.settle();
      expect([isFilterOpen(harness), filterButton(harness, 'City')?.ariaExpanded]).to.deep.equal([
        true,
        'true',
      ]);
      await press('Escape');
      await harness.settle();
      expect(filterButton(harness, 'City')).to.equal(null);
      expectFocus(harness.menuButton('City'));
    });

    it('closes with a press on its own button, also if the menu has opened it', async () => {
      const harness = await withPorto();
      await openFilter(harness, 'City');
      await clickOn(filterButton(harness, 'City')!);
      await harness.settle();
      expect(isFilterOpen(harness)).to.equal(false);
    });

    it('closes with a press on the menu button, which opens the menu', async () => {
      const harness = await setUpColumns({columns});
      await openFilter(harness, 'City');
      await clickOn(harness.menuButton('City'));
      await until(() => harness.menu.matches(':popover-open'), 'the menu is open');
      expect(isFilterOpen(harness)).to.equal(false);
    });

    it('is open after its item is chosen again', async () => {
      const harness = await setUpColumns({columns});
      await openFilter(harness, 'City');
      await openFilter(harness, 'City');
      expect(isFilterOpen(harness)).to.equal(true);
    });
  });

  describe('menu by keyboard', () => {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      it(`opens with ${key} on its first item`, async () => {
        const harness = await setUpColumns();
        harness.menuButton('City').focus();
        await press(key);
        await until(() => harness.focusedName === 'Sort ascending', 'the first item has the focus');
        expect(harness.menuButton('City').ariaExpanded).to.equal('true');
      });
    }

    it('opens with ArrowUp on its last item', async () => {
      const harness = await setUpColumns();
      harness.menuButton('City').focus();
      await press('ArrowUp');
      await until(() => harness.focusedName === 'Hide', 'the last item has the focus');
    });

    it('moves with the arrow keys, Home, End, and letters', async () => {
      const harness = await setUpColumns();
      await harness.openMenu('City');
      const focused: string[] = [];
      for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home', 'p', 'p', 'p', 'r']) {
        await press(key);
        focused.push(harness.focusedName);
      }
      expect(focused).to.deep.equal([
        'Sort descending',
        'Sort ascending',
        'Hide',
        'Sort ascending',
        'Hide',
        'Sort ascending',
        'Pin to start',
        'Pin to end',
        'Pin to start',
        'Resize…',
      ]);
    });

    it('closes with Escape and returns the focus', async () => {
      const harness = await setUpColumns();
      await harness.openMenu('City');
      await press('Escape');
      expect(harness.menu.matches(':popover-open')).to.equal(false);
      expectFocus(harness.menuButton('City'));
    });

    it('closes with Tab and moves on from its button', async () => {
      const harness = await setUpColumns();
      await harness.openMenu('City');
      await press('Tab');
      expect(harness.menu.matches(':popover-open')).to.equal(false);
      expectFocus(harness.header('Age').querySelector('button'));
    });

    it('keeps the focus on the column that it moves', async () => {
      const harness = await setUpColumns();
      harness.menuButton('City').focus();
      await press('Enter');
      await until(() => harness.focusedName === 'Sort ascending');
      for (const key of ['m', 'm', 'Enter']) await press(key);
      await until(() => harness.names[2] === 'City', 'the column has moved');
      await harness.settle();
      expectFocus(harness.menuButton('City'));
    });

    it('focuses the next column after hiding one', async () => {
      const harness = await setUpColumns();
      await harness.choose('Note', 'Hide');
      expectFocus(harness.menuButton('Age'));
      await harness.choose('Name', 'Hide');
      expectFocus(harness.menuButton('City'));
    });
  });

  describe('list of columns', () => {
    it('hides and shows columns', async () => {
      const harness = await setUpColumns({columnState: {order: ['note', 'name'], hidden: ['age']}});
      await harness.openList();
      expect(harness.listed).to.deep.equal({Note: true, Name: true, City: true, Age: false});
      await harness.toggleListed('Age');
      await harness.toggleListed('Name');
      expect(harness.names).to.deep.equal(['Note', 'City', 'Age']);
      expect(harness.announcement).to.equal('Name is hidden.');
    });

    it('keeps the last visible column', async () => {
      const harness = await setUpColumns({columnState: {hidden: ['city', 'age', 'note']}});
      await harness.openList();
      await harness.toggleListed('Name');
      expect(harness.names).to.deep.equal(['Name']);
      expect(harness.listed.Name).to.equal(true);
    });

    it('resets all changes', async () => {
      const harness = await setUpColumns({
        columnState: {order: ['note'], hidden: ['age'], pinned: {city: 'end'}},
      });
      const changes = harness.recordChanges();
      await harness.openList();
      await harness.press('Reset');
      expect(changes).to.deep.equal([{}]);
      expect(harness.names).to.deep.equal(['Name', 'City', 'Age', 'Note']);
    });

    it('opens with Enter, toggles with Space, and closes with Escape', async () => {
      const harness = await setUpColumns();
      const button = harness.part<HTMLButtonElement>('columns-button')!;
      button.focus();
      await press('Enter');
      await until(() => harness.focused?.localName === 'input', 'the first checkbox has the focus');
      await press('Space');
      await until(() => harness.names.length === 3, 'the column is hidden');
      await press('Escape');
      expect(button.ariaExpanded).to.equal('false');
      expectFocus(button);
    });

    it('closes when Tab leaves it', async () => {
      const harness = await setUpColumns();
      await harness.openList();
      for (let stops = 5; stops > 0; stops--) await press('Tab');
      expect(harness.part('columns-list')!.matches(':popover-open')).to.equal(false);
      expectFocus(harness.searchField);
    });
  });

  describe('buttons in a header', () => {
    for (const dir of ['ltr', 'rtl']) {
      it(`let the label of a number column end where the numbers do: ${dir}`, async () => {
        const harness = await setUpColumns({
          dir,
          columns: [
            {label: 'Name', field: 'name', filter: 'text'},
            {label: 'Age', field: 'age', filter: 'number'},
            {label: 'Years', field: 'age', align: 'end', sort: 'disabled'},
          ],
        });
        for (const index of [1, 2]) {
          const header = harness.headerCells[index]!;
          const label = boxOfText(header.querySelector('.sort > span') ?? header);
          const number = boxOfText(harness.cell(0, index));
          const side = dir === 'ltr' ? 'right' : 'left';
          expect(label[side], `column ${index}`).to.be.closeTo(number[side], 0.5);
          for (const button of header.querySelectorAll('button:not(.sort)')) {
            const box = button.getBoundingClientRect();
            expect(box.right <= label.left || box.left >= label.right, button.className).to.equal(true);
            expect(box.left, button.className).to.be.at.least(header.getBoundingClientRect().left);
            expect(box.right, button.className).to.be.at.most(header.getBoundingClientRect().right);
          }
        }
      });
    }
  });
});

/** Returns where the first text of an element is. */
function boxOfText(element: Element): DOMRect {
  const text = [...element.childNodes].find(node => node instanceof Text && node.data.trim() !== '')!;
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}
