import type {TableEdit, TableRow} from '../../../../core/table/index.js';
import type {Chance} from '../../../../testing/walks/chance.js';
import {pressKey, replaceText} from '../../../../testing/walks/keys.js';
import {testWalks} from '../../../../testing/walks/test-walks.js';
import {nextTask, type Walk} from '../../../../testing/walks/walk.js';
import '../../../data-table/data-table.define.js';
import '../../../server-table/server-table.define.js';
import type {EditEvent} from './editing.define.js';
import './editing.define.js';

type Field = 'name' | 'qty';

/** A save that the server has not answered. */
interface Pending {
  readonly event: EditEvent;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (cause: unknown) => void;
}

/** A cell that is being edited. */
interface OpenField {
  readonly name: string;
  readonly field: Field;
  readonly input: HTMLInputElement;
}

const COLUMNS = [
  {label: 'No.', field: 'id'},
  {label: 'Name', field: 'name', edit: 'text'},
  {label: 'Quantity', field: 'qty', edit: 'number'},
] as const;

const FIELDS: readonly Field[] = ['name', 'qty'];

const ROWS = 8;

/**
 * A table, and a server that answers late, in any order, or with an error. What users type is in the edits or saved until they
 * take it back, and each of their commits is sent once.
 */
class EditingWalk implements Walk {
  readonly root = document.createElement('div');
  readonly #table: HTMLElementTagNameMap['lc-data-table'] | HTMLElementTagNameMap['lc-server-table'];
  /** The rows of the server, or of the app. */
  readonly #rows = new Map<unknown, TableRow>();
  #pending: Pending[] = [];
  /** What users have typed last, by cell. */
  readonly #typed = new Map<string, string>();
  /** How often each cell may be sent. */
  readonly #due = new Map<string, number>();
  /** How often each other cell may be sent. */
  #otherDue = 0;
  /** The cells that the current step has sent. */
  readonly #sent = new Map<string, {readonly key: unknown; readonly field: string}>();
  readonly #problems: string[] = [];
  readonly #saveBy: 'cell' | 'row' | 'all';
  /** How the server answers. */
  #answers: 'later' | 'now' | 'never';
  /** The order in which saves were sent. */
  readonly #numbers = new WeakMap<EditEvent, number>();
  /** The newest save of each cell that the server has. */
  readonly #stored = new Map<string, number>();
  #last = 0;

  constructor(chance: Chance, kind: 'data' | 'server') {
    for (let id = 1; id <= ROWS; id++) this.#rows.set(id, {id, name: `n${id}`, qty: id * 10});
    this.#saveBy = chance.pick(['cell', 'cell', 'row', 'all']);
    this.#answers = 'later';
    const common = {
      label: 'Goods',
      columns: COLUMNS,
      pageSize: 5,
      saveBy: this.#saveBy,
      removable: true,
      newRow: () => ({name: 'new', qty: 0}),
    };
    if (kind === 'data')
      this.#table = Object.assign(document.createElement('lc-data-table'), common, {
        rows: [...this.#rows.values()],
      });
    else
      this.#table = Object.assign(document.createElement('lc-server-table'), common, {
        endpoint: '/goods',
        fetch: this.#fetch,
      });
    this.#table.addEventListener('lc-edit', event => this.#receive(event));
    this.root.append(this.#table);
    document.body.append(this.root);
  }

  readonly expectedWarnings = /removeRow/;

  readonly mayLoseFocus = (): boolean => true;

  readonly steps: Walk['steps'] = {
    edit: [10, async chance => this.#edit(chance)],
    editAndGo: [2, async chance => this.#editAndGo(chance)],
    undo: [2, () => this.#take('undo', () => this.#table.undo())],
    redo: [2, () => this.#take('redo', () => this.#table.redo())],
    sort: [1, chance => this.#sort(chance)],
    search: [1, chance => this.#search(chance)],
    page: [2, chance => this.#page(chance)],
    answer: [8, chance => this.#answer(chance)],
    mode: [
      1,
      chance => `the server answers ${(this.#answers = chance.pick(['later', 'later', 'now', 'never']))}`,
    ],
    save: [3, async () => this.#save()],
    act: [3, async chance => this.#act(chance)],
    change: [2, chance => this.#change(chance)],
    remove: [1, chance => this.#remove(chance)],
    add: [1, () => this.#take('add a row', () => this.#table.addRow())],
    restore: [1, () => this.#restore()],
    leave: [1, () => this.#leave()],
  };

  readonly settle = async (): Promise<void> => {
    for (let task = 0; task < 3; task++) await nextTask();
    await this.#table.settled;
    await this.#table.updateComplete;
  };

  *check(): Iterable<string> {
    yield* this.#problems.splice(0);
    for (const [place, typed] of this.#typed) {
      const [key, field] = JSON.parse(place) as [unknown, Field];
      const edit = this.#editAt(key, field);
      const saved = String(this.#savedRow(key)?.[field]);
      if (edit === undefined ? saved !== typed : textOf(edit) !== typed)
        yield `${typed} at ${place} is lost: ${JSON.stringify(edit)}, saved is ${saved}`;
    }
    for (const row of this.#shownRows)
      for (const field of FIELDS) {
        const edit = this.#editAt(keyOf(row), field);
        const text = row.cells[FIELDS.indexOf(field) + 1]!.textContent.trim();
        if (edit !== undefined && row.querySelector('.edit-field') === null && !text.startsWith(textOf(edit)))
          yield `${place(keyOf(row), field)} shows ${text}, not ${textOf(edit)}`;
      }
  }

  readonly stop = (): void => {
    for (const {resolve} of this.#pending) resolve(null);
  };

  get #edits(): readonly TableEdit[] {
    return this.#table.edits ?? [];
  }

  #editAt(key: unknown, field: Field | null): TableEdit | undefined {
    return this.#edits.find(edit => edit.key === key && edit.field === field);
  }

  /** A row as it is without edits; one that was added is its own base. */
  #savedRow(key: unknown): TableRow | undefined {
    const rows = 'rows' in this.#table ? (this.#table.rows as readonly TableRow[]) : [...this.#rows.values()];
    const added = this.#edits.find(edit => edit.key === key && edit.field === null);
    return rows.find(({id}) => id === key) ?? (added?.new as TableRow | undefined);
  }

  get #openText(): string | undefined {
    return this.#table.shadowRoot!.querySelector<HTMLInputElement>('.edit-field')?.value;
  }

  get #shownRows(): HTMLTableRowElement[] {
    return [...this.#table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]')];
  }

  readonly #fetch: typeof fetch = input => {
    const {searchParams} = new URL(input instanceof Request ? input.url : String(input));
    const from = Number(searchParams.get('$skip'));
    const rows = [...this.#rows.values()];
    const data = rows.slice(from, from + Number(searchParams.get('$limit')));
    return Promise.resolve(new Response(JSON.stringify({data, total: rows.length})));
  };

  #receive(event: EditEvent): void {
    this.#numbers.set(event, (this.#last += 1));
    for (const {key, field, new: value} of event.detail.edits) {
      if (field === null) continue;
      const name = place(key, field);
      this.#sent.set(name, {key, field});
      const due = this.#due.get(name) ?? this.#otherDue;
      if (due === 0) this.#problems.push(`${String(value)} at ${name} was sent once more`);
      this.#due.set(name, Math.max(0, due - 1));
    }
    if (this.#answers === 'never' || (this.#answers === 'now' && !this.#knows(event))) event.preventDefault();
    else if (this.#answers === 'later')
      event.waitUntil(new Promise((resolve, reject) => this.#pending.push({event, resolve, reject})));
    else this.#store(event);
  }

  /** Whether the server has all rows that change. */
  #knows({detail}: EditEvent): boolean {
    return detail.rows.every(({key, kind}) => kind !== 'change' || this.#rows.has(key));
  }

  /** Saves what was sent. Returns the rows. */
  #store(event: EditEvent): TableRow[] {
    const number = this.#numbers.get(event)!;
    return event.detail.rows.flatMap(({key, kind, values}): TableRow[] => {
      if (kind === 'remove') {
        this.#rows.delete(key);
        this.#forget(key);
        return [];
      }
      // A value that was sent earlier does not replace a later one.
      const newest = Object.entries(values).filter(
        ([field]) => (this.#stored.get(place(key, field)) ?? 0) < number,
      );
      for (const [field] of newest) this.#stored.set(place(key, field), number);
      const row = {...this.#rows.get(key), ...(kind === 'add' && {id: key}), ...Object.fromEntries(newest)};
      this.#rows.set(key, row);
      return [row];
    });
  }

  #forget(key: unknown): void {
    for (const field of FIELDS) this.#typed.delete(place(key, field));
  }

  /** Does what changes edits on purpose. What users have typed in these cells is what the edits have then. */
  #take(what: string, run: () => void): string {
    const before = this.#edits;
    // Only what this step sends is allowed, also of rows that the server has removed.
    this.#due.clear();
    this.#otherDue = 1;
    this.#sent.clear();
    run();
    this.#otherDue = 0;
    this.#due.clear();
    for (const {key, field} of [...before, ...this.#edits, ...this.#sent.values()]) {
      // An added row takes its cells along, also those that have their initial values again.
      if (field === null && this.#savedRow(key) === undefined) this.#forget(key);
      if (field === null) continue;
      const [old, now] = [before, this.#edits].map(edits =>
        edits.find(edit => edit.key === key && edit.field === field),
      );
      if (old === now && !this.#sent.has(place(key, field))) continue;
      if (now === undefined) this.#typed.delete(place(key, field));
      else this.#typed.set(place(key, field), textOf(now));
    }
    return what;
  }

  async #open(chance: Chance): Promise<OpenField | null> {
    const row = chance.pick(this.#shownRows);
    if (row === undefined || row.querySelector('.control-cell') === null) return null;
    const field = chance.pick(FIELDS);
    const cell = row.cells[FIELDS.indexOf(field) + 1]!;
    cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    cell.focus();
    await this.#table.updateComplete;
    pressKey('F2');
    const input = cell.querySelector<HTMLInputElement>('.edit-field');
    return input && {name: place(keyOf(row), field), field, input};
  }

  /** Types a text that is not typed again. */
  #type(chance: Chance, field: Field, input: HTMLInputElement): string {
    this.#last += 1;
    const isBad = chance.is(0.2);
    const text = field === 'name' ? `t${this.#last}` : isBad ? `x${this.#last}` : String(1000 + this.#last);
    replaceText(input, text);
    return text;
  }

  #commit(name: string, text: string): void {
    this.#typed.set(name, text);
    this.#due.clear();
    this.#due.set(name, 1);
  }

  async #edit(chance: Chance): Promise<string | null> {
    const open = await this.#open(chance);
    if (open === null) return null;
    const {name, field, input} = open;
    const text = this.#type(chance, field, input);
    const end = chance.pick(['Enter', 'Enter', 'Tab', 'Escape']);
    if (end !== 'Escape') this.#commit(name, text);
    pressKey(end);
    return `type ${text} at ${name}, then ${end}`;
  }

  /** Leaves the page with an open editor. */
  async #editAndGo(chance: Chance): Promise<string | null> {
    const open = await this.#open(chance);
    if (open === null) return null;
    const {name, field, input} = open;
    const text = this.#type(chance, field, input);
    this.#commit(name, text);
    this.#table.page = this.#table.page === 1 ? 2 : 1;
    await this.settle();
    // There may be no other page.
    if (this.#openText !== undefined) pressKey('Enter');
    return `type ${text} at ${name}, then page ${this.#table.page}`;
  }

  #sort(chance: Chance): string {
    const sort = chance.pick([null, {field: 'name', direction: 'asc'}, {field: 'qty', direction: 'desc'}]);
    Object.assign(this.#table, {sort});
    return `sort ${JSON.stringify(sort)}`;
  }

  #search(chance: Chance): string {
    const search = chance.pick(['', '', '1', 't']);
    if ('search' in this.#table) this.#table.search = search;
    return `search ${search}`;
  }

  #page(chance: Chance): string {
    return `page ${(this.#table.page = chance.pick([1, 2]))}`;
  }

  async #answer(chance: Chance): Promise<string | null> {
    const pending = chance.pick(this.#pending);
    if (pending === undefined) return null;
    this.#pending = this.#pending.filter(one => one !== pending);
    const {event, resolve, reject} = pending;
    const names = event.detail.edits.map(({key, field}) => place(key, field)).join();
    if (chance.is(0.3) || !this.#knows(event)) reject({message: 'no'});
    else if (event.detail.signal.aborted) resolve(null);
    else {
      const rows = this.#store(event);
      resolve(chance.is(0.5) ? rows : null);
      await this.settle();
      return `save ${names}`;
    }
    await this.settle();
    return `fail ${names}`;
  }

  /** Saves all. */
  async #save(): Promise<string | null> {
    if (this.#saveBy === 'cell') return null;
    return this.#send('save all', this.#edits, () => this.#table.save());
  }

  /** Saves rows, which rules may check first. */
  async #send(what: string, edits: readonly TableEdit[], run: () => void): Promise<string> {
    this.#due.clear();
    for (const {key, field, state} of edits)
      if (field !== null && state !== 'saving') this.#due.set(place(key, field), 1);
    run();
    await this.settle();
    return what;
  }

  /** Presses a button of a cell or of a row. */
  async #act(chance: Chance): Promise<string | null> {
    const buttons = this.#table.shadowRoot!.querySelectorAll<HTMLElement>(
      'tbody [data-action]:not([hidden])',
    );
    const button = chance.pick([...buttons]);
    if (button === undefined) return null;
    const key = keyOf(button.closest('tr')!);
    const {action} = button.dataset;
    const what = `${action} at ${key}`;
    const run = (): void => button.click();
    return action === 'save'
      ? this.#send(
          what,
          this.#edits.filter(edit => edit.key === key),
          run,
        )
      : this.#take(what, run);
  }

  /** The app or the server changes a cell. */
  #change(chance: Chance): string | null {
    const key = chance.pick([...this.#rows.keys()]);
    const row = this.#rows.get(key);
    if (row === undefined) return null;
    const field = chance.pick(FIELDS);
    this.#last += 1;
    const value = field === 'name' ? `s${this.#last}` : 5000 + this.#last;
    this.#rows.set(key, {...row, [field]: value});
    const edit = this.#editAt(key, field);
    if (edit === undefined || edit.state === 'saving') this.#typed.delete(place(key, field));
    this.#load();
    return `the server has ${value} at ${place(key, field)}`;
  }

  /** The app takes the rows of the server. */
  #load(): void {
    if ('rows' in this.#table) this.#table.rows = [...this.#rows.values()];
    else this.#table.reload();
  }

  /** The app or the user removes a row. */
  #remove(chance: Chance): string | null {
    const key = chance.pick([...this.#rows.keys()]);
    if (key === undefined || this.#rows.size < 4) return null;
    if (chance.is(0.7)) return this.#take(`remove ${key}`, () => this.#table.removeRow(key as number));
    this.#rows.delete(key);
    for (const field of FIELDS)
      if (this.#editAt(key, field) === undefined || this.#editAt(key, field)!.state === 'saving')
        this.#typed.delete(place(key, field));
    this.#load();
    return `the server removes ${key}`;
  }

  /** The app sets the edits that it has stored. */
  #restore(): string {
    this.#due.clear();
    this.#table.edits = JSON.parse(JSON.stringify(this.#edits)) as TableEdit[];
    return 'restore the edits';
  }

  #leave(): string {
    (this.#table.shadowRoot!.activeElement as HTMLElement | null)?.blur();
    return 'leave';
  }
}

const place = (key: unknown, field: string | null): string => JSON.stringify([key, field]);

const textOf = ({text, new: value}: TableEdit): string => text ?? String(value);

/** The first column is not edited. */
function keyOf(row: HTMLTableRowElement): unknown {
  const text = row.cells[0]!.textContent.trim();
  return /^\d+$/.test(text) ? Number(text) : text;
}

describe('lc-data-table that users edit', () => {
  testWalks(chance => new EditingWalk(chance, 'data'), {seeds: [1, 2, 3], steps: 40});
});

describe('lc-server-table that users edit', () => {
  testWalks(chance => new EditingWalk(chance, 'server'), {seeds: [1, 2], steps: 40});
});
