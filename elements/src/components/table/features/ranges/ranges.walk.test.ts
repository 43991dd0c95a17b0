import type {TableRow} from '../../../../core/table/index.js';
import {rangesIn} from '../../../../testing/ranges-harness.js';
import type {Chance} from '../../../../testing/walks/chance.js';
import {pressKey} from '../../../../testing/walks/keys.js';
import {testWalks} from '../../../../testing/walks/test-walks.js';
import {nextTask, type Walk} from '../../../../testing/walks/walk.js';
import '../../../data-table/data-table.define.js';
import '../editing/editing.define.js';
import './ranges.define.js';

const COLUMNS = [
  {label: 'No.', field: 'id'},
  {label: 'Name', field: 'name', edit: 'text'},
  {label: 'Quantity', field: 'qty', edit: 'number'},
  {label: 'Price', field: 'price', edit: 'number'},
] as const;

const FIELDS = COLUMNS.map(({field}) => field);

const ROWS = 9;

/** What each cell shows, by key and field. */
type Sheet = ReadonlyMap<string, string>;

/** A cell that changes, and what it shows then. */
type Change = readonly [place: string, text: string];

/**
 * A table whose cells are pasted, cut, cleared, and filled. Each cell shows what was entered last, and undo and redo lead to what
 * all cells have shown before.
 */
class RangesWalk implements Walk {
  readonly root = document.createElement('div');
  readonly #table = document.createElement('lc-data-table');
  readonly #cells: ReturnType<typeof rangesIn>;
  #sheet: Sheet;
  #done: Sheet[] = [];
  #undone: Sheet[] = [];
  #last = 0;

  constructor(chance: Chance) {
    const rows = Array.from({length: ROWS}, (_, index) => ({
      id: index + 1,
      name: `n${index}`,
      qty: index * 10,
      price: index + 0.5,
    }));
    this.#sheet = new Map(
      rows.flatMap(row => FIELDS.map(field => [placeOf(row.id, field), String(row[field])] as const)),
    );
    Object.assign(this.#table, {
      label: 'Goods',
      columns: COLUMNS,
      rows,
      pageSize: 5,
      ranges: true,
      saveBy: chance.pick(['cell', 'all']),
    });
    this.root.append(this.#table);
    document.body.append(this.root);
    this.#cells = rangesIn(this.#table);
  }

  readonly mayLoseFocus = (): boolean => true;

  readonly steps: Walk['steps'] = {
    select: [6, async chance => this.#select(chance)],
    paste: [8, async chance => this.#paste(chance)],
    cut: [2, async () => this.#clear('cut')],
    clear: [2, async () => this.#clear('Delete')],
    fill: [3, async () => this.#fill()],
    undo: [4, async () => this.#go('undo', this.#done, this.#undone)],
    redo: [3, async () => this.#go('redo', this.#undone, this.#done)],
    sort: [1, async chance => this.#set({sort: chance.pick([null, {field: 'qty', direction: 'desc'}])})],
    page: [1, async chance => this.#set({page: chance.pick([1, 2])})],
    leave: [1, () => this.#leave()],
  };

  readonly settle = async (): Promise<void> => {
    await nextTask();
    await this.#table.settled;
    await this.#table.updateComplete;
  };

  *check(): Iterable<string> {
    for (const [place, text] of this.#sheet)
      if (this.#textAt(place) !== text) yield `${place} is ${this.#textAt(place)}, not ${text}`;
    for (const row of this.#cells.rows())
      for (const [index, field] of FIELDS.entries()) {
        const text = this.#sheet.get(placeOf(keyOf(row), field))!;
        const shown = row.cells[index]!.textContent.trim();
        if (!shown.startsWith(text)) yield `row ${keyOf(row)} shows ${shown}, not ${text}`;
      }
  }

  /** What the rows and the edits of the table have for a cell. */
  #textAt(place: string): string {
    const [key, field] = JSON.parse(place) as [number, string];
    const edit = this.#table.edits?.find(one => one.key === key && one.field === field);
    const row = this.#table.rows!.find(({id}: TableRow) => id === key) as TableRow;
    return edit?.text ?? String((edit === undefined ? row[field] : edit.new) ?? '');
  }

  /** The selected cells, or the current one: the place of the first, and the last. */
  get #range(): readonly [top: number, left: number, bottom: number, right: number] | null {
    const {selected, root, rows} = this.#cells;
    const cell = root.activeElement?.closest('td');
    if (!cell) return null;
    const places = selected().map(place => place.split('.').map(Number));
    const row = rows().indexOf(cell.parentElement as HTMLTableRowElement);
    const [top, left] = places[0] ?? [row, cell.cellIndex];
    const [bottom, right] = places.at(-1) ?? [row, cell.cellIndex];
    return [top!, left!, bottom!, right!];
  }

  async #select(chance: Chance): Promise<string> {
    const {rows, at} = this.#cells;
    at(chance.below(rows().length), chance.below(FIELDS.length));
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'End'];
    const pressed = Array.from({length: chance.below(4)}, () => chance.pick(keys));
    for (const key of pressed) pressKey(key, {shiftKey: true});
    await this.#table.updateComplete;
    return `select ${this.#range!.join()}`;
  }

  async #paste(chance: Chance): Promise<string | null> {
    const range = this.#range;
    if (range === null) return null;
    const [top, left, bottom, right] = range;
    const [height, width] = [1 + chance.below(3), 1 + chance.below(3)];
    const texts = Array.from({length: height}, () =>
      Array.from({length: width}, () => `${chance.is(0.2) ? 'x' : ''}${++this.#last}`),
    );
    const [rows, columns] = [bottom - top + 1, right - left + 1];
    const isTiled = rows % height === 0 && columns % width === 0;
    const [rowCount, columnCount] = isTiled ? [rows, columns] : [height, width];
    // The model does not know the rows of the next page.
    const {page, pageSize} = this.#table.query;
    if (top + rowCount > this.#cells.rows().length && page * pageSize < this.#table.total!) return null;
    const changes: Change[] = [];
    for (let row = 0; row < rowCount; row++)
      for (let column = 0; column < columnCount; column++)
        changes.push(...this.#changeAt(top + row, left + column, texts[row % height]![column % width]!));
    this.#cells.clip('paste', {'text/plain': texts.map(row => row.join('\t')).join('\n')});
    await this.settle();
    const answer = this.#cells.dialog() && chance.pick(changes.length > 0 ? ['Paste', 'Cancel'] : ['Cancel']);
    if (answer !== null) this.#cells.answer(answer);
    await this.settle();
    if (answer !== 'Cancel') this.#change(changes);
    return `paste ${JSON.stringify(texts)} at ${range.join()}: ${answer}`;
  }

  async #clear(how: 'cut' | 'Delete'): Promise<string | null> {
    const range = this.#range;
    if (range === null) return null;
    const changes = this.#changesIn(range, () => '');
    if (how === 'cut') this.#cells.clip('cut');
    else pressKey(how);
    await this.settle();
    this.#change(changes);
    return `${how} ${range.join()}`;
  }

  async #fill(): Promise<string | null> {
    const range = this.#range;
    if (range === null) return null;
    const [top, left, bottom, right] = range;
    const source = top === bottom ? top - 1 : top;
    if (source < 0) return null;
    const changes = this.#changesIn([source + 1, left, bottom, right], column => {
      const row = this.#cells.rows()[source]!;
      return this.#sheet.get(placeOf(keyOf(row), FIELDS[column]!))!;
    });
    pressKey('d', {ctrlKey: true});
    await this.settle();
    this.#change(changes);
    return `fill ${range.join()}`;
  }

  #changesIn(
    [top, left, bottom, right]: readonly [number, number, number, number],
    textOf: (column: number) => string,
  ): Change[] {
    const changes: Change[] = [];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        changes.push(...this.#changeAt(row, column, textOf(column)));
    return changes;
  }

  /** Returns the change of a cell; nothing if it cannot be edited, or does not exist. */
  #changeAt(row: number, column: number, text: string): Change[] {
    const element = this.#cells.rows()[row];
    const field = FIELDS[column];
    if (element === undefined || field === undefined || field === 'id') return [];
    return [[placeOf(keyOf(element), field), text]];
  }

  /** Makes changes in the model, as one step. */
  #change(changes: readonly Change[]): void {
    if (changes.every(([place, text]) => this.#sheet.get(place) === text)) return;
    this.#done.push(this.#sheet);
    this.#undone = [];
    this.#sheet = new Map([...this.#sheet, ...changes]);
  }

  async #go(how: 'undo' | 'redo', from: Sheet[], to: Sheet[]): Promise<string> {
    this.#table[how]();
    await this.settle();
    const sheet = from.pop();
    if (sheet !== undefined) {
      to.push(this.#sheet);
      this.#sheet = sheet;
    }
    return how;
  }

  async #set(properties: object): Promise<string> {
    Object.assign(this.#table, properties);
    await this.settle();
    return JSON.stringify(properties);
  }

  #leave(): string {
    (this.#cells.root.activeElement as HTMLElement | null)?.blur();
    return 'leave';
  }
}

const placeOf = (key: number, field: string): string => JSON.stringify([key, field]);

const keyOf = (row: HTMLTableRowElement): number => Number(row.cells[0]!.textContent);

describe('lc-data-table whose cells are pasted, cut, and filled', () => {
  testWalks(chance => new RangesWalk(chance), {seeds: [1, 8, 9], steps: 60});
});
