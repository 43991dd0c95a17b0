import type {FormConnection} from '@life-changers/elements/form';
import {useEffect, type ReactNode} from 'react';
import type {Chance} from '../../../elements/src/testing/walks/chance.js';
import {leave} from '../../../elements/src/testing/walks/keys.js';
import {testWalks} from '../../../elements/src/testing/walks/test-walks.js';
import type {Walk} from '../../../elements/src/testing/walks/walk.js';
import {Form} from './form.js';
import {MultiSelect} from './multi-select.js';
import {inAct, ReactWalk} from '../testing/react-walk.js';
import {TextInput} from './text-input.js';
import {useFieldList, type FieldListState} from '../hooks/use-field-list.js';

const OPTIONS = ['a', 'b', 'c'].map(value => ({value, text: value.toUpperCase()}));
const TEXTS = ['', 'x', 'Ada', '"'];
const LISTS = [[], ['a'], ['b', 'a'], ['c']];

/** A row, and the text with which it started. */
interface Row {
  name: string;
  readonly initial: string;
}

const INITIAL = {name: 'Eve', tags: ['b'], items: [{name: 'first'}, {name: 'second'}]};

function Rows({use}: {use: (list: FieldListState) => void}): ReactNode {
  const list = useFieldList('items');
  useEffect(() => use(list), [list, use]);
  return list.rows.map(({key, name}) => <TextInput key={key} name={`${name}.name`} label="Name" />);
}

/** A form with fields and rows. The controls own their values, or the parent does. */
class ReactFormWalk extends ReactWalk {
  #name = INITIAL.name;
  #tags: readonly string[] = INITIAL.tags;
  /** The values that are not dirty: those when it was mounted, or after a reset. */
  #start = {name: INITIAL.name, tags: INITIAL.tags as readonly string[]};
  #initialRows: Row[] = INITIAL.items.map(({name}) => ({name, initial: name}));
  #rows: Row[] = [...this.#initialRows];
  #list: FieldListState | null = null;
  #connection: FormConnection | null = null;
  #isLost = false;
  readonly #isControlled: boolean;

  constructor(chance: Chance) {
    super();
    this.#isControlled = chance.is(0.5);
  }

  readonly steps: Walk['steps'] = {
    type: [5, async chance => this.#type(chance)],
    'type in a row': [6, async chance => this.#typeInRow(chance)],
    choose: [3, async chance => this.#choose(chance)],
    insert: [3, async chance => this.#insert(chance)],
    remove: [3, async chance => this.#remove(chance)],
    move: [3, async chance => this.#move(chance)],
    focus: [2, chance => this.#focus(chance)],
    reset: [1, async () => this.#reset()],
    'render again': [2, async () => (await this.render(), 'render again')],
    'mount again': [1, async () => this.#mountAgain()],
    leave: [1, () => leave()],
  };

  /** The app has mounted it again, or the list has no rows. */
  readonly mayLoseFocus = (): boolean => this.#isLost || this.#rows.length === 0;

  *check(): Iterable<string> {
    this.#isLost = false;
    const expected = {name: this.#name, tags: this.#tags, items: this.#rows.map(({name}) => ({name}))};
    yield* difference('values', this.#connection!.values, expected);
    yield* difference('dirty', this.#connection!.dirty, this.#isDirty);
    const fields = this.#fields.map(field => [field.name, field.value]);
    yield* difference(
      'fields',
      fields,
      this.#rows.map(({name}, index) => [`items[${index}].name`, name]),
    );
    const data = [...new FormData(this.root.querySelector('form')!)];
    const submitted = [
      ['name', this.#name],
      ...this.#tags.map(tag => ['tags', tag]),
      ...this.#rows.map(({name}, index) => [`items[${index}].name`, name]),
    ];
    yield* difference('FormData', data, submitted);
  }

  protected override view(): ReactNode {
    const own = this.#isControlled
      ? {name: {value: this.#name, onChange: () => {}}, tags: {value: this.#tags, onChange: () => {}}}
      : {name: {}, tags: {}};
    return (
      <Form values={INITIAL} ref={this.#setConnection}>
        <TextInput name="name" label="Name" {...own.name} />
        <MultiSelect name="tags" label="Tags" options={OPTIONS} {...own.tags} />
        <Rows use={this.#setList} />
      </Form>
    );
  }

  readonly #setConnection = (connection: FormConnection | null): void => {
    this.#connection = connection;
  };

  readonly #setList = (list: FieldListState): void => {
    this.#list = list;
  };

  get #fields(): (HTMLElement & {name: string; value: string})[] {
    return [...this.root.querySelectorAll<HTMLElement & {name: string; value: string}>('[name^="items["]')];
  }

  get #isDirty(): boolean {
    const isMoved = this.#rows.some((row, index) => row !== this.#initialRows[index]);
    const isChanged = this.#rows.some(({name, initial}) => name !== initial);
    const isOther = this.#name !== this.#start.name || this.#tags.join() !== this.#start.tags.join();
    return isMoved || isChanged || isOther || this.#rows.length !== this.#initialRows.length;
  }

  async #type(chance: Chance): Promise<string> {
    const text = chance.pick(TEXTS);
    this.#name = text;
    await this.#enter(this.root.querySelector('[name=name]')!, text);
    return `type ${JSON.stringify(text)}`;
  }

  async #typeInRow(chance: Chance): Promise<string | null> {
    const row = chance.pick(this.#rows);
    if (row === undefined) return null;
    const index = this.#rows.indexOf(row);
    row.name = chance.pick(TEXTS);
    await this.#enter(this.#fields[index]!, row.name);
    return `type ${JSON.stringify(row.name)} in row ${index}`;
  }

  async #enter(field: HTMLElement, text: string): Promise<void> {
    const input = field.shadowRoot!.querySelector('input')!;
    await inAct(() => {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    });
    if (this.#isControlled) await this.render();
  }

  /** Like the app, because the keys of the list have their own walk. */
  async #choose(chance: Chance): Promise<string> {
    const tags = chance.pick(LISTS);
    this.#tags = tags;
    const control = this.root.querySelector<HTMLElement & {value: readonly string[]}>('[name=tags]')!;
    if (this.#isControlled) await this.render();
    else await inAct(() => (control.value = tags));
    return `choose ${tags.join()}`;
  }

  async #insert(chance: Chance): Promise<string> {
    const index = chance.below(this.#rows.length + 1);
    const name = chance.pick(['', 'new']);
    this.#rows = this.#rows.toSpliced(index, 0, {name, initial: name});
    await inAct(() => this.#list!.insert(index, name === '' ? undefined : {name}));
    return `insert(${index}, ${name})`;
  }

  async #remove(chance: Chance): Promise<string | null> {
    const {length} = this.#rows;
    if (length === 0) return null;
    const index = chance.below(length);
    this.#rows = this.#rows.toSpliced(index, 1);
    await inAct(() => this.#list!.remove(index));
    return `remove(${index})`;
  }

  async #move(chance: Chance): Promise<string | null> {
    const {length} = this.#rows;
    if (length < 2) return null;
    const [from, to] = [chance.below(length), chance.below(length)];
    this.#rows = this.#rows.toSpliced(from, 1).toSpliced(to, 0, this.#rows[from]!);
    await inAct(() => this.#list!.move(from, to));
    return `move(${from}, ${to})`;
  }

  #focus(chance: Chance): string | null {
    const field = chance.pick(this.#fields);
    field?.focus();
    return field === undefined ? null : `focus ${field.name}`;
  }

  /** A controlled value stays as the parent has it. */
  async #reset(): Promise<string> {
    if (!this.#isControlled) [this.#name, this.#tags] = [INITIAL.name, INITIAL.tags];
    this.#restart(INITIAL);
    await inAct(async () => {
      this.#connection!.reset();
      await new Promise(resolve => setTimeout(resolve));
    });
    return 'reset';
  }

  #restart({name, tags}: {name: string; tags: readonly string[]}): void {
    this.#start = {name, tags};
    for (const row of this.#initialRows) row.name = row.initial;
    this.#rows = [...this.#initialRows];
  }

  async #mountAgain(): Promise<string> {
    if (!this.#isControlled) [this.#name, this.#tags] = [INITIAL.name, INITIAL.tags];
    this.#restart({name: this.#name, tags: this.#tags});
    this.#isLost = true;
    return this.mountAgain();
  }
}

function* difference(name: string, actual: unknown, expected: unknown): Iterable<string> {
  const [one, other] = [actual, expected].map(value => JSON.stringify(value));
  if (one !== other) yield `${name}: ${one}, not ${other}`;
}

async function start(chance: Chance): Promise<Walk> {
  const walk = new ReactFormWalk(chance);
  await walk.render();
  return walk;
}

describe('a form with rows that React renders, in StrictMode', () => {
  testWalks(start, {seeds: [1, 2, 3], steps: 100});
});
