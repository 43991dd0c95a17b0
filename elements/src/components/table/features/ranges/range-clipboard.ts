import {writeClipboard} from '../../../../core/table/clipboard/write-clipboard.js';
import {readCell, type RowKey} from '../../../../core/table/index.js';
import {runSliced} from '../../../../dom/time-slicer.js';
import type {CellInput, FeatureTable, TableEditing} from '../../model/table-feature.js';
import type {CellRange} from './cell-range.js';
import {copiedCells, pastedCell} from './copied-cells.js';
import {PasteQuestion} from './paste-question.js';
import type {PastePlan, PasteTarget} from './read-paste.js';

interface RangeClipboardOptions {
  /** Returns the keys of the rows of the page. */
  readonly keys: () => readonly (RowKey | null)[];
  /** Selects the cells of a paste. */
  readonly select: (range: CellRange) => void;
}

/** Nothing ends this work early: what users have pasted is not lost. */
const {signal} = new AbortController();

/** Copies, clears, pastes, and fills cells. Each change is one step to undo. */
export class RangeClipboard {
  readonly question: PasteQuestion;
  readonly #table: FeatureTable;
  readonly #options: RangeClipboardOptions;
  /** The pastes so far: each starts when the one before has ended. */
  #work: Promise<void> = Promise.resolve();

  constructor(table: FeatureTable, options: RangeClipboardOptions) {
    this.#table = table;
    this.#options = options;
    this.question = new PasteQuestion(table);
  }

  /** Resolves when everything that was pasted is shown. */
  get settled(): Promise<void> {
    return this.#work;
  }

  /** Whether the table has cells that users can change. */
  get canChange(): boolean {
    return this.#table.parts.editing?.isOn === true;
  }

  /** Copies cells. Returns whether that succeeded. */
  copy(range: CellRange, clipboard: DataTransfer): boolean {
    const {announce, localize} = this.#table;
    try {
      const cells = copiedCells(this.#table, this.#options.keys(), range);
      const {text, html} = writeClipboard(cells);
      clipboard.setData('text/plain', text);
      clipboard.setData('text/html', html);
      announce(localize.term('cellsCopied', cells.flat().length));
      return true;
    } catch (cause) {
      this.#table.warn('cells could not be copied.', cause);
      announce(localize.term('copyFailed'));
      return false;
    }
  }

  /** Removes the values of cells. */
  clear({top, bottom, left, right}: CellRange): void {
    const keys = this.#options.keys();
    const rows = this.#table.data.page!.rows.slice(top, bottom + 1);
    const fields = this.#fields.slice(left, right + 1);
    const places = rows.flatMap((row, place) =>
      fields.map(field => ({key: keys[top + place] ?? null, field, old: readCell(row, field).value})),
    );
    this.#enqueue(async editing => {
      const changes = places.flatMap(({key, field, old}): CellInput[] =>
        key === null || editing.optionsOf({key, field}) === null ? [] : [{key, field, value: null, old}],
      );
      await this.#set(changes, places.length - changes.length, count =>
        this.#table.localize.term('cellsCleared', count),
      );
    });
  }

  /** Pastes what was copied. */
  paste(range: CellRange, clipboard: DataTransfer): void {
    const texts = {html: clipboard.getData('text/html'), text: clipboard.getData('text/plain')};
    const target = this.#targetAt(range);
    this.#enqueue(async editing => {
      const {readCells, planPaste, withRowsBelow} = await import('./read-paste.js');
      const cells = await runSliced(readCells(texts), signal);
      if (cells === null || cells.length === 0)
        return this.question.ask({text: this.#term(cells ? 'pasteFailed' : 'pasteTooLarge'), buttons: []});
      const whole = withRowsBelow(this.#table, target, range.top + cells.length);
      await this.#offer(await runSliced(planPaste(cells, {...whole, editing}), signal), editing);
    });
  }

  /** Fills a range with the cells of another. */
  fill(range: CellRange, source: CellRange): void {
    const cells = copiedCells(this.#table, this.#options.keys(), source).map(row => row.map(pastedCell));
    const target = {...this.#targetAt(range), canAdd: false, start: source};
    this.#enqueue(async editing => {
      const {planPaste} = await import('./read-paste.js');
      const plan = await runSliced(planPaste(cells, {...target, editing}), signal);
      await this.#set(plan.changes, plan.readOnly, count => this.#table.localize.term('cellsFilled', count));
    });
  }

  #targetAt(range: CellRange): Omit<PasteTarget, 'editing'> {
    const {data, localize, element} = this.#table;
    const {rows} = data.page!;
    return {
      range,
      rows,
      keys: this.#options.keys(),
      shown: rows.length,
      fields: this.#fields,
      lang: localize.lang,
      canAdd: typeof (element as {readonly newRow?: unknown}).newRow === 'function',
    };
  }

  get #fields(): readonly string[] {
    return this.#table.columns().map(({field}) => field);
  }

  #term(key: 'pasteFailed' | 'pasteTooLarge'): string {
    return this.#table.localize.term(key);
  }

  #enqueue(work: (editing: TableEditing) => Promise<void>): void {
    const run = async (): Promise<void> => {
      const {editing} = this.#table.parts;
      if (editing !== undefined) await work(editing);
    };
    this.#work = this.#work.then(run).catch((cause: unknown) => {
      this.#table.warn('cells could not be pasted.', cause);
      this.question.ask({text: this.#term('pasteFailed'), buttons: []});
    });
  }

  /** Pastes what fits, or asks first. */
  async #offer(
    {changes, added, count, readOnly, outside, range}: PastePlan,
    editing: TableEditing,
  ): Promise<void> {
    const {localize} = this.#table;
    const checked = await editing.check([...changes, ...added.flat()]);
    const invalid = checked.filter(({issue}) => issue).length;
    const fitting = checked.slice(0, changes.length);
    if (invalid + readOnly + outside + added.length === 0) return this.#finish(fitting, range);
    const paste = (): void => this.#finish(fitting, range);
    const pasteAll = (): void => {
      const rows = editing.newRows(added.length);
      // The last one is shown first.
      const keys = rows.map(({key}) => key).reverse();
      let next = changes.length;
      const cells = added.flatMap((row, place) => {
        const ofRow = checked.slice(next, (next += row.length));
        return keys[place] === undefined ? [] : ofRow.map(input => ({...input, key: keys[place]!}));
      });
      this.#finish([...rows, ...fitting, ...cells], range);
    };
    this.question.ask({
      text: this.#sentence([
        localize.term('cellCount', count),
        invalid > 0 && localize.term('invalidCount', invalid),
        readOnly > 0 && localize.term('cellsReadOnly', readOnly),
        outside > 0 && localize.term('cellsOutside', outside),
      ]),
      buttons: [
        ...(changes.length > 0 ? [[localize.term('pasteCells'), paste] as const] : []),
        ...(added.length > 0 ? [[localize.term('pasteWithRows', added.length), pasteAll] as const] : []),
      ],
    });
  }

  #finish(changes: readonly CellInput[], range: CellRange): void {
    const {localize, announce, parts} = this.#table;
    // Its place changes with rows that are added.
    this.#options.select(range);
    parts.editing!.set(changes);
    announce(localize.term('cellsPasted', changes.filter(({field}) => field !== null).length));
  }

  /** @param done Returns what is announced of a number of cells. */
  async #set(
    changes: readonly CellInput[],
    readOnly: number,
    done: (count: number) => string,
  ): Promise<void> {
    const {localize, announce, parts} = this.#table;
    const checked = await parts.editing!.check(changes);
    parts.editing!.set(checked);
    const invalid = checked.filter(({issue}) => issue).length;
    announce(
      this.#sentence([
        done(changes.length),
        invalid > 0 && localize.term('invalidCount', invalid),
        readOnly > 0 && localize.term('cellsReadOnly', readOnly),
      ]),
    );
  }

  #sentence(parts: readonly (string | false)[]): string {
    return parts.filter(part => part !== false).join(', ');
  }
}
