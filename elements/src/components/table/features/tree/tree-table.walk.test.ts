import {expect} from '@open-wc/testing';
import type {LcDataTable, TableRow} from '../../../data-table/data-table.define.js';
import {setUpDataTable} from '../../../../testing/data-table-fixture.js';
import {Chance} from '../../../../testing/walks/chance.js';
import '../selection/selection.define.js';
import '../live/live.define.js';
import './tree.define.js';

const PAGE_SIZE = 5;

interface Node {
  readonly id: number;
  readonly name: string;
  readonly up: number | null;
}

/** What a tree of rows shows, by asking all rows for each one. */
class NaiveTree {
  rows: Node[] = [];
  open = new Set<number>();
  closed = new Set<number>();
  selected = new Set<number>();
  search = '';
  direction: 'asc' | 'desc' | null = null;
  page = 1;

  childrenOf(parent: number | null): Node[] {
    const isAt = ({up}: Node) => up === parent || (parent === null && !this.rows.some(({id}) => id === up));
    const sign = this.direction === 'desc' ? -1 : 1;
    const found = this.rows.filter(row => isAt(row) && this.isShown(row));
    return this.direction === null
      ? found
      : found.sort((a, b) => sign * a.name.localeCompare(b.name, 'en', {numeric: true}));
  }

  below(parent: number): Node[] {
    return this.rows.filter(({up}) => up === parent).flatMap(row => [row, ...this.below(row.id)]);
  }

  isMatch = ({name}: Node): boolean => name.includes(this.search);

  isShown(row: Node): boolean {
    return this.isMatch(row) || this.below(row.id).some(this.isMatch);
  }

  isOpen({id}: Node): boolean {
    return this.search === '' ? this.open.has(id) : !this.closed.has(id);
  }

  visible(parent: number | null = null, level = 1): (readonly [row: Node, level: number])[] {
    return this.childrenOf(parent).flatMap(row => [
      [row, level] as const,
      ...(this.isOpen(row) ? this.visible(row.id, level + 1) : []),
    ]);
  }

  get shown(): (readonly [row: Node, level: number])[] {
    const lines = this.visible();
    this.page = Math.max(1, Math.min(this.page, Math.ceil(lines.length / PAGE_SIZE)));
    return lines.slice((this.page - 1) * PAGE_SIZE, this.page * PAGE_SIZE);
  }

  toggle(row: Node): void {
    const list = this.search === '' ? this.open : this.closed;
    if (list.has(row.id)) list.delete(row.id);
    else list.add(row.id);
  }

  select(row: Node): void {
    const isSelected = !this.selected.has(row.id);
    const rows = [row, ...this.below(row.id)].filter(this.isMatch);
    for (const {id} of rows)
      if (isSelected) this.selected.add(id);
      else this.selected.delete(id);
    for (let up = this.parentOf(row); up !== undefined; up = this.parentOf(up)) {
      if (!this.isMatch(up)) continue;
      if (!isSelected) this.selected.delete(up.id);
      else if (this.childrenOf(up.id).every(child => this.isWhole(child))) this.selected.add(up.id);
    }
  }

  isWhole(row: Node): boolean {
    return this.isMatch(row)
      ? this.selected.has(row.id)
      : this.childrenOf(row.id).every(child => this.isWhole(child));
  }

  parentOf({up}: Node): Node | undefined {
    return this.rows.find(({id}) => id === up);
  }

  checkOf(row: Node): string {
    if (this.isMatch(row) && this.selected.has(row.id)) return 'x';
    return this.below(row.id).some(below => this.isMatch(below) && this.selected.has(below.id)) ? '-' : '.';
  }

  get text(): string {
    return this.shown
      .map(([row, level]) => {
        const mark = this.childrenOf(row.id).length === 0 ? '' : this.isOpen(row) ? 'v' : '>';
        return `${'-'.repeat(level)}${mark}${row.name}${this.isMatch(row) ? '' : '?'}${this.checkOf(row)}`;
      })
      .join(' ');
  }
}

function textOf(table: LcDataTable): string {
  return [...table.shadowRoot!.querySelectorAll('tbody > tr')]
    .map(row => {
      const level =
        Number(row.querySelector<HTMLElement>('.tree-cell')!.style.getPropertyValue('--_level')) + 1;
      const expanded = row.querySelector('.tree-toggle')?.ariaExpanded;
      const mark = expanded === undefined ? '' : expanded === 'true' ? 'v' : '>';
      const name = row.querySelector('.tree-content')!.textContent;
      const {checked, indeterminate} = row.querySelector<HTMLInputElement>('.check')!;
      const check = indeterminate ? '-' : checked ? 'x' : '.';
      return `${'-'.repeat(level)}${mark}${name}${row.hasAttribute('data-quiet') ? '?' : ''}${check}`;
    })
    .join(' ');
}

/** Does something in a table and its model at random. Returns what it was. */
async function step(table: LcDataTable, model: NaiveTree, chance: Chance): Promise<string> {
  const rows = [...table.shadowRoot!.querySelectorAll('tbody > tr')];
  const place = chance.below(Math.max(1, rows.length));
  const [row] = model.shown[place] ?? [];
  switch (chance.below(8)) {
    case 0:
    case 1:
    case 2: {
      const button = rows[place]?.querySelector<HTMLElement>('.tree-toggle');
      if (!button || row === undefined) return 'nothing';
      button.click();
      model.toggle(row);
      return `toggle ${row.name}`;
    }
    case 3: {
      if (row === undefined || !model.isMatch(row)) return 'nothing';
      rows[place]!.querySelector<HTMLElement>('.check')!.click();
      model.select(row);
      return `select ${row.name}`;
    }
    case 4: {
      model.search = chance.pick(['', '', 'a', 'b1']);
      if (table.search !== model.search) {
        model.page = 1;
        model.closed.clear();
      }
      table.search = model.search;
      return `search ${model.search}`;
    }
    case 5: {
      model.page = chance.below(3) + 1;
      table.page = model.page;
      return `page ${model.page}`;
    }
    case 6: {
      const direction = chance.pick(['asc', 'desc', null]);
      if (direction !== model.direction) model.page = 1;
      model.direction = direction;
      table.sort = direction && {field: 'name', direction};
      return `sort ${String(direction)}`;
    }
    default:
      return changeRows(table, model, chance);
  }
}

async function changeRows(table: LcDataTable, model: NaiveTree, chance: Chance): Promise<string> {
  const id = Math.max(0, ...model.rows.map(row => row.id)) + 1;
  const up = chance.pick([null, ...model.rows.map(row => row.id)]);
  const added = {id, name: `${chance.pick(['a', 'b', 'c'])}${id}`, up};
  const removed = chance.pick([null, ...model.rows.filter(row => model.below(row.id).length === 0)]);
  const remove = removed === null || model.rows.length < 4 ? [] : [removed.id];
  const isKept = removed === null || up !== removed.id;
  const add = isKept ? [added] : [];
  table.applyChanges({remove, add});
  model.rows = [...model.rows.filter(row => !remove.includes(row.id)), ...add];
  await new Promise(requestAnimationFrame);
  return `add ${JSON.stringify(add)}, remove ${remove.join()}`;
}

describe('lc-data-table as a tree, at random', () => {
  for (const seed of [1, 2, 3, 4, 5, 6])
    it(`shows what a simple model shows, with seed ${seed}`, async () => {
      const chance = new Chance(seed);
      const model = new NaiveTree();
      model.rows = Array.from({length: 14}, (_, id) => ({
        id,
        name: `${chance.pick(['a', 'b', 'c'])}${id}`,
        up: id === 0 || chance.is(0.25) ? null : chance.below(id),
      }));
      const {table} = await setUpDataTable({
        columns: [{label: 'Name', field: 'name'}],
        rows: model.rows as unknown as TableRow[],
        rowKey: 'id',
        parentField: 'up',
        pageSize: PAGE_SIZE,
        selection: 'multiple',
      });
      const steps: string[] = [];
      for (let count = 0; count < 60; count++) {
        steps.push(await step(table, model, chance));
        await table.settled;
        const expected = model.text;
        if (textOf(table) !== expected)
          expect(textOf(table)).to.equal(
            expected,
            `${steps.slice(-6).join('; ')}: ${JSON.stringify(model.rows)}`,
          );
        model.page = table.page;
      }
      expect(steps.filter(one => one !== 'nothing').length).to.be.greaterThan(30);
    });
});
