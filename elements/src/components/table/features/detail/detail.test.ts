import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../../../core/localization/index.js';
import {ar} from '../../../../core/localization/languages/ar.js';
import {expectAccessible} from '../../../../testing/accessibility.js';
import {columns, people, setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {recordWarnings} from '../../../../testing/events.js';
import {press} from '../../../../testing/keyboard.js';
import {expectFocus} from '../../../../testing/same-element.js';
import {SelectionHarness} from '../../../../testing/selection-harness.js';
import type {LcDataTable} from '../../../data-table/data-table.define.js';
import '../../../data-table/data-table.define.js';
import './detail.define.js';
import '../selection/selection.define.js';

const rows = (count: number) => people(count).map((person, index) => ({id: index + 1, ...person}));

class DetailHarness extends SelectionHarness {
  get toggles(): HTMLButtonElement[] {
    return [...this.table.shadowRoot!.querySelectorAll<HTMLButtonElement>('tbody .detail-toggle')];
  }

  /** The text of each row and detail of the page, in order. */
  get shown(): string[] {
    return this.rows.map(cells => cells.filter(Boolean)[0]!);
  }

  /** Clicks the button of a row. */
  async open(place: number): Promise<void> {
    this.toggles[place]!.click();
    await this.table.updateComplete;
  }

  recordExpanded(): unknown[] {
    const changes: unknown[] = [];
    this.table.addEventListener('lc-expanded-change', ({detail}) => changes.push(detail.keys));
    return changes;
  }
}

/** A table of 42 people whose rows open. */
async function setUp(properties: Partial<LcDataTable> = {}): Promise<DetailHarness & {table: LcDataTable}> {
  const {table} = await setUpDataTable({
    rows: rows(42),
    pageSize: 3,
    renderDetail: ({name}: {name: string}) => `About ${name}`,
    ...properties,
  });
  return new DetailHarness(table) as DetailHarness & {table: LcDataTable};
}

describe('lc-data-table row detail', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['closed', {}],
      ['open', {expanded: [1, 2]}],
      ['open with checkboxes', {expanded: [1], selection: 'multiple'}],
    ] as [string, Partial<LcDataTable>][]) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible((await setUp(properties)).table);
      });
    }

    it('has a button per row that names it and controls its detail', async () => {
      const harness = await setUp({expanded: [2]});
      const {toggles} = harness;
      expect(toggles.map(button => button.getAttribute('aria-label'))).to.deep.equal(
        [1, 2, 3].map(row => `Details of Person ${row}`),
      );
      expect(toggles.map(button => button.getAttribute('aria-expanded'))).to.deep.equal([
        'false',
        'true',
        'false',
      ]);
      const detail = harness.table.shadowRoot!.getElementById(toggles[1]!.getAttribute('aria-controls')!);
      expect(detail!.textContent).to.equal('About Person 2');
      expect(toggles[0]!.hasAttribute('aria-controls')).to.equal(false);
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const {toggles} = await setUp({lang: 'ar', dir: 'rtl'});
      expect(toggles[0]!.getAttribute('aria-label')).to.equal('تفاصيل Person 1');
    });
  });

  describe('properties', () => {
    it('has no buttons without renderDetail, and removes open details with it', async () => {
      const harness = await setUp({expanded: [1]});
      harness.table.renderDetail = null;
      await harness.table.updateComplete;
      expect(harness.toggles).to.have.length(0);
      expect(harness.rows).to.have.length(3);
      harness.table.renderDetail = () => 'Again';
      await harness.table.updateComplete;
      expect(harness.shown).to.deep.equal(['Person 1', 'Again', 'Person 2', 'Person 3']);
    });

    it('shows the detail below its row, across all columns', async () => {
      const harness = await setUp({expanded: [2], selection: 'multiple'});
      expect(harness.shown).to.deep.equal(['Person 1', 'Person 2', 'About Person 2', 'Person 3']);
      expect(harness.cell(2, 0).colSpan).to.equal(5);
    });

    for (const [dir, closed] of [
      ['ltr', 'none'],
      ['rtl', '180deg'],
    ] as const)
      it(`points its button down to an open detail, and otherwise ahead, in ${dir}`, async () => {
        const {toggles} = await setUp({dir, expanded: [2]});
        const directions = toggles.map(toggle => getComputedStyle(toggle, '::before').rotate);
        expect(directions).to.deep.equal([closed, '90deg', closed]);
      });

    it('starts the detail where the first column starts', async () => {
      for (const selection of [null, 'multiple'] as const) {
        const harness = await setUp({expanded: [1], selection, columns: [{label: 'Name', field: 'name'}]});
        const startOf = (cell: Element) =>
          cell.getBoundingClientRect().left + parseFloat(getComputedStyle(cell).paddingInlineStart);
        const [name] = harness.table.shadowRoot!.querySelectorAll('td[part="cell"]');
        expect(startOf(harness.part('detail')!)).to.be.closeTo(startOf(name!), 1);
      }
    });

    it('keeps the places of the columns while no row matches', async () => {
      const {table} = await setUp({selection: 'single'});
      const starts = () =>
        [...table.shadowRoot!.querySelectorAll('th')].map(cell => cell.getBoundingClientRect().left);
      const before = starts();
      table.search = 'nobody';
      await table.updateComplete;
      for (const [index, start] of starts().entries()) expect(start).to.be.closeTo(before[index]!, 0.5);
    });

    it('opens one row only with detail="single"', async () => {
      const harness = await setUp({detail: 'single'});
      await harness.open(0);
      await harness.open(2);
      expect(harness.table.expanded).to.deep.equal([3]);
      await harness.open(2);
      expect(harness.table.expanded).to.deep.equal([]);
    });

    it('opens several rows by default', async () => {
      const harness = await setUp();
      await harness.open(0);
      await harness.open(2);
      expect(harness.shown.filter(text => text.startsWith('About'))).to.have.length(2);
    });

    it('keeps rows open across pages, sorts, and other rows', async () => {
      const harness = await setUp({expanded: [2, 41]});
      await harness.press('Page 2');
      expect(harness.shown).to.deep.equal(['Person 4', 'Person 5', 'Person 6']);
      await harness.press('Page 1');
      expect(harness.shown[2]).to.equal('About Person 2');
      harness.table.rows = rows(3).reverse();
      await harness.table.settled;
      expect(harness.shown).to.deep.equal(['Person 3', 'Person 2', 'About Person 2', 'Person 1']);
      expect(harness.table.expanded).to.deep.equal([2, 41]);
    });

    it('leaves no details behind when there are fewer rows or none', async () => {
      const harness = await setUp({expanded: [1, 2, 3]});
      harness.table.search = 'person 41';
      await harness.table.settled;
      expect(harness.shown).to.deep.equal(['Person 41']);
      harness.table.search = 'nobody';
      await harness.table.settled;
      expect(harness.rows).to.deep.equal([]);
      harness.table.search = 'person 2';
      await harness.table.settled;
      expect(harness.shown.slice(0, 2)).to.deep.equal(['Person 2', 'About Person 2']);
    });

    it('shows nodes and templates in the light DOM, and keeps them while the row moves', async () => {
      const node = Object.assign(document.createElement('b'), {textContent: 'A node'});
      const harness = await setUp({
        expanded: [1, 2],
        renderDetail: ({id}: {id: number}) => (id === 1 ? node : html`<i>A template</i>`),
      });
      expect(harness.shown).to.deep.equal(['Person 1', 'A node', 'Person 2', 'A template', 'Person 3']);
      const template = harness.table.querySelector('i');
      harness.table.rows = rows(3).reverse();
      await harness.table.settled;
      expect(harness.shown).to.deep.equal(['Person 3', 'Person 2', 'A template', 'Person 1', 'A node']);
      expect(template!.isConnected).to.equal(true);
      harness.table.expanded = [];
      await harness.table.updateComplete;
      expect(harness.table.childElementCount).to.equal(0);
    });

    it('calls renderDetail for open rows only, and again only for another row or function', async () => {
      const calls: unknown[] = [];
      const renderDetail = ({id}: {id: number}) => String(calls.push(id));
      const harness = await setUp({expanded: [2], renderDetail});
      harness.table.requestUpdate();
      await harness.table.updateComplete;
      expect(calls).to.deep.equal([2]);
      harness.table.rows = rows(42);
      await harness.table.settled;
      expect(calls).to.deep.equal([2, 2]);
    });

    it('warns about bad input, and throws nothing', async () => {
      let harness!: DetailHarness;
      const warnings = await recordWarnings(async () => {
        await setUp({renderDetail: 'text' as never});
        await setUp({detail: 'some' as never, expanded: 7 as never});
        await setUp({detail: 'single', expanded: [1, 2, {}] as never});
        await setUp({rows: [{name: 'Ada'}, {name: 'Grace', id: 1}, {name: 'Alan', id: 1}]});
        harness = await setUp({
          expanded: [1, 2],
          renderDetail: ({id}: {id: number}) => {
            if (id === 1) throw new Error('no');
            return {};
          },
        });
      });
      expect(harness.toggles).to.have.length(3);
      expect(warnings.map(text => text.replace('<lc-data-table>: ', ''))).to.deep.equal([
        'renderDetail must be a function of a row; rows cannot be opened.',
        "detail must be 'multiple' or 'single'; 'multiple' is used.",
        'expanded must be a list of row keys; anything else is ignored.',
        "detail is 'single', so only the first row of expanded is open.",
        'a row has no key; rowKey must be a field with text or a number. The row cannot be opened.',
        'the key 1 is repeated; rowKey must be unique. The row cannot be opened.',
        'the renderDetail function threw; the detail is empty.',
        'renderDetail must return text, a DOM node, or a template; another value is shown as text.',
      ]);
    });

    it('reads attributes', async () => {
      const table = await fixture<LcDataTable>(html`
        <lc-data-table
          detail="single"
          expanded="[2]"
          .columns=${columns}
          .rows=${rows(3)}
          .renderDetail=${() => 'Detail'}
        ></lc-data-table>
      `);
      expect(new DetailHarness(table).shown[2]).to.equal('Detail');
    });
  });

  describe('events', () => {
    it('sends lc-expanded-change when the user opens and closes a row, and not when it is set', async () => {
      const harness = await setUp();
      const changes = harness.recordExpanded();
      await harness.open(1);
      await harness.open(0);
      await harness.open(1);
      harness.table.expanded = [3];
      await harness.table.updateComplete;
      expect(changes).to.deep.equal([[2], [2, 1], [1]]);
    });

    it('keeps the row as it was if the event is canceled', async () => {
      const harness = await setUp({expanded: [2]});
      harness.table.addEventListener('lc-expanded-change', event => event.preventDefault());
      await harness.open(0);
      expect(harness.table.expanded).to.deep.equal([2]);
      expect(harness.shown).to.deep.equal(['Person 1', 'Person 2', 'About Person 2', 'Person 3']);
    });

    it('ignores the buttons of a table in a detail', async () => {
      const inner = await setUp({label: 'Inner'});
      const harness = await setUp({expanded: [1], renderDetail: () => inner.table});
      const changes = harness.recordExpanded();
      await inner.open(1);
      expect(changes).to.deep.equal([[2]]);
      expect(harness.table.expanded).to.deep.equal([1]);
    });
  });

  describe('keyboard', () => {
    it('opens and closes a row with Enter and Space, and keeps the focus', async () => {
      const harness = await setUp();
      harness.toggles[1]!.focus();
      await press('Enter');
      await harness.table.updateComplete;
      expect(harness.table.expanded).to.deep.equal([2]);
      expectFocus(harness.toggles[1]!);
      await press('Space');
      await harness.table.updateComplete;
      expect(harness.table.expanded).to.deep.equal([]);
    });
  });

  describe('with a selection', () => {
    it('selects the row that is clicked, and ranges, also below an open row', async () => {
      const harness = await setUp({pageSize: 5, expanded: [1, 3], selection: 'multiple'});
      const click = async (place: number, init: MouseEventInit = {}) => {
        harness.checkboxes[place]!.dispatchEvent(
          new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, detail: 1, ...init}),
        );
        await harness.table.updateComplete;
      };
      await click(1);
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: [2]});
      await click(4, {shiftKey: true});
      expect(harness.table.selected).to.deep.equal({mode: 'keys', keys: [2, 3, 4, 5]});
    });

    it('does not select with a click in a detail', async () => {
      const harness = await setUp({expanded: [1], selection: 'multiple', selectOnClick: true});
      harness.part('detail')!.click();
      await harness.table.updateComplete;
      expect(harness.table.selected).to.equal(null);
    });
  });
});
