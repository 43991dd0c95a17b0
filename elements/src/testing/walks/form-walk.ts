import type {FormIssue} from '../../components/form/form.define.js';
import type {Chance} from './chance.js';
import {FormPage, MapStorage} from './form-fixture.js';
import {leave, replaceText} from './keys.js';
import type {Walk, WalkStep} from './walk.js';

/** The values of a row, by the names in it. */
type RowValues = Record<RowField, string>;
type RowField = (typeof ROW_FIELDS)[number];
const ROW_FIELDS = ['name', 'dose.qty', 'note'] as const;

/** A row. Its fields have texts. */
interface Row {
  values: RowValues;
  /** What a reset returns to. */
  readonly initial: RowValues;
  /** What it was sent with. */
  clean: RowValues;
  /** The field with a message of the server. */
  issue: RowField | null;
}

const TEXTS = ['', 'a', 'Ada', 'x y', '"', 'ü'];
const NUMBERS = ['', '1', '2.5', '40'];

const rowOf = (name: string, quantity: string): Row => {
  const values = {name, 'dose.qty': quantity, note: ''};
  return {values, initial: values, clean: values, issue: null};
};

/** A form with fields, rows, and a draft. The model has the texts of all fields. */
export class FormWalk implements Walk {
  readonly root = document.createElement('main');
  readonly #storage = new MapStorage();
  readonly #hasSteps: boolean;
  /** The fields outside rows: their texts, and those after a reset. */
  #values = {name: '', amount: ''};
  #initial = {name: '', amount: ''};
  #clean = {name: '', amount: ''};
  #rows: Row[] = [];
  #initialRows: Row[] = [];
  #cleanRows: Row[] = [];
  #page: FormPage;
  #answer: unknown;
  #isSent = false;
  #isByApp = false;
  #problems: string[] = [];

  constructor(chance: Chance) {
    this.#hasSteps = chance.is(0.4);
    document.body.append(this.root);
    if (chance.is(0.7)) this.#initial = {name: 'Eve', amount: '5'};
    this.#initialRows = ['a', 'b', 'c']
      .slice(chance.below(4))
      .map((name, index) => rowOf(name, String(index)));
    this.#restart();
    this.#page = this.#load();
  }

  readonly steps: Walk['steps'] = {
    type: [8, chance => this.#type(chance)],
    'type in a row': [8, chance => this.#typeInRow(chance)],
    insert: [3, chance => this.#byApp(() => this.#insert(chance))],
    remove: [2, chance => this.#byApp(() => this.#remove(chance))],
    move: [2, chance => this.#byApp(() => this.#move(chance))],
    press: [8, chance => this.#press(chance)],
    reset: [1, chance => this.#byApp(async () => this.#reset(chance))],
    submit: [2, chance => this.#submit(chance)],
    'issues of the server': [2, async chance => this.#setIssues(chance)],
    hide: [1, () => this.#hide()],
    reload: [2, () => this.#byApp(() => this.#reload())],
    step: [2, chance => this.#showStep(chance)],
    leave: [1, () => leave()],
  };

  /** If the app removes what has the focus, it has to move the focus. */
  readonly mayLoseFocus = (): boolean => this.#isByApp;

  readonly stop = (): void => this.#page.leave();

  *check(): Iterable<string> {
    const {connection, form, list} = this.#page;
    yield* this.#problems.splice(0);
    yield* difference('values', connection.values, this.#typedValues);
    yield* difference('FormData', Object.fromEntries(new FormData(form)), Object.fromEntries(this.#texts));
    const shown = this.#texts.map(([name]) => [name, this.#page.field(name)?.value]);
    yield* difference('texts', shown, this.#texts);
    yield* difference('dirty', connection.dirty, this.#isDirty);
    yield* difference('rows', list.length, this.#rows.length);
    yield* difference('issues', connection.issues.map(pathOf), this.#issues);
    yield* difference('messages of the server', this.#shownIssues, this.#expectedMessages);
    yield* difference('buttons that are off', this.#disabled, this.#expectedDisabled);
  }

  get #isDirty(): boolean {
    const isChanged = (now: object, before: object): boolean =>
      JSON.stringify(now) !== JSON.stringify(before);
    const rows = this.#rows;
    const isMoved =
      rows.length !== this.#cleanRows.length || rows.some((row, at) => row !== this.#cleanRows[at]);
    return (
      isMoved ||
      isChanged(this.#values, this.#clean) ||
      rows.some(({values, clean}) => isChanged(values, clean))
    );
  }

  get #typedValues(): unknown {
    const number = (text: string) => (text === '' ? null : Number(text));
    return {
      name: this.#values.name,
      amount: number(this.#values.amount),
      items: this.#rows.map(({values}) => ({
        name: values.name,
        dose: {qty: number(values['dose.qty'])},
        note: values.note,
      })),
    };
  }

  /** The texts of all fields by name, in the order of the page. */
  get #texts(): [string, string][] {
    const rows = this.#rows.flatMap(({values}, index) =>
      ROW_FIELDS.map((field): [string, string] => [`items[${index}].${field}`, values[field]]),
    );
    return [...Object.entries(this.#values), ...rows];
  }

  get #isValid(): boolean {
    return this.#values.name !== '';
  }

  /** The paths of what is missing, and of what the server has said. */
  get #issues(): string[] {
    const ofServer = this.#rows.flatMap(({issue}, index) =>
      issue === null ? [] : [`items.${index}.${issue}`],
    );
    return [...(this.#isValid ? [] : ['name']), ...ofServer];
  }

  get #expectedMessages(): string[] {
    return this.#rows.flatMap(({issue}, index) => (issue === 'name' ? [`items[${index}].name`] : []));
  }

  get #shownIssues(): string[] {
    return this.#rows.flatMap((_, index) => {
      const name = `items[${index}].name`;
      const text = this.#page.control(name)?.shadowRoot?.querySelector('#message')?.textContent ?? '';
      return text.includes('is taken') ? [name] : [];
    });
  }

  get #disabled(): string[] {
    const isOff = (command: string, row?: number): boolean => this.#page.button(command, row).disabled;
    return this.#rows.flatMap((_, row) =>
      ['move-up', 'move-down', 'insert', 'remove'].flatMap(command =>
        isOff(command, row) ? [`${command} ${row}`] : [],
      ),
    );
  }

  get #expectedDisabled(): string[] {
    const {length} = this.#rows;
    return this.#rows.flatMap((_, row) => [
      ...(row === 0 ? [`move-up ${row}`] : []),
      ...(row === length - 1 ? [`move-down ${row}`] : []),
      ...(length >= 8 ? [`insert ${row}`] : []),
    ]);
  }

  /** The page with the initial values, and the draft of the storage. */
  #load(): FormPage {
    const {name, amount} = this.#initial;
    const items = this.#initialRows.map(({initial}) => ({
      name: initial.name,
      dose: {qty: initial['dose.qty']},
      note: initial.note,
    }));
    const onSubmit = (): unknown => this.#answer;
    const values = {name, amount, items};
    return new FormPage(this.root, {values, onSubmit, hasSteps: this.#hasSteps, storage: this.#storage});
  }

  #restart(): void {
    this.#values = {...this.#initial};
    this.#clean = {...this.#initial};
    for (const row of this.#initialRows)
      Object.assign(row, {values: row.initial, clean: row.initial, issue: null});
    this.#rows = [...this.#initialRows];
    this.#cleanRows = this.#rows;
  }

  async #byApp(step: () => string | null | Promise<string | null>): Promise<string | null> {
    const before = document.activeElement;
    const done = await step();
    // The button of the app is in the form, too. Drafts follow its click.
    this.#page.form.dispatchEvent(new Event('click', {bubbles: true}));
    this.#isByApp = before?.isConnected === false;
    return done;
  }

  #enter(name: string, text: string, chance: Chance): void {
    const field = this.#page.field(name);
    if (chance.is(0.3) && field.checkVisibility() && field.value !== text)
      return void replaceText(field, text);
    field.value = text;
    for (const type of ['input', 'change'])
      field.dispatchEvent(new Event(type, {bubbles: true, composed: type === 'input'}));
  }

  #type(chance: Chance): string {
    const name = chance.pick(['name', 'amount']);
    const text = chance.pick(name === 'name' ? TEXTS : NUMBERS);
    this.#values = {...this.#values, [name]: text};
    this.#enter(name, text, chance);
    return `type ${JSON.stringify(text)} in ${name}`;
  }

  #typeInRow(chance: Chance): string | null {
    const row = chance.pick(this.#rows);
    if (row === undefined) return null;
    const field = chance.pick(ROW_FIELDS);
    const text = chance.pick(field === 'dose.qty' ? NUMBERS : TEXTS);
    const name = `items[${this.#rows.indexOf(row)}].${field}`;
    if (row.issue === field && row.values[field] !== text) row.issue = null;
    row.values = {...row.values, [field]: text};
    this.#enter(name, text, chance);
    return `type ${JSON.stringify(text)} in ${name}`;
  }

  #insert(chance: Chance): string {
    const index = chance.below(this.#rows.length + 1);
    const row = chance.is(0.5) ? rowOf('', '') : rowOf('new', '7');
    const values = row.values.name === '' ? undefined : {name: 'new', dose: {qty: 7}};
    const isDone = this.#page.list.insert(index, values) !== null;
    if (isDone !== this.#rows.length < 8) this.#problems.push(`insert() is ${isDone}`);
    if (isDone) this.#rows = this.#rows.toSpliced(index, 0, row);
    return `insert(${index}, ${JSON.stringify(values)})`;
  }

  #remove(chance: Chance): string {
    const index = chance.below(this.#rows.length + 1);
    this.#page.list.remove(index);
    this.#rows = this.#rows.toSpliced(index, 1);
    return `remove(${index})`;
  }

  #move(chance: Chance): string | null {
    const {length} = this.#rows;
    if (length === 0) return null;
    const [from, to] = [chance.below(length), chance.below(length)];
    this.#page.list.move(from, to);
    this.#moveRow(from, to);
    return `move(${from}, ${to})`;
  }

  #moveRow(from: number, to: number): void {
    this.#rows = this.#rows.toSpliced(from, 1).toSpliced(to, 0, this.#rows[from]!);
  }

  /** Presses a button of a row, or of the list, which has the focus before if it can be seen. */
  #press(chance: Chance): string | null {
    const command = chance.pick(['insert', 'insert', 'remove', 'move-up', 'move-down']);
    const {length} = this.#rows;
    const row = command === 'insert' && chance.is(0.4) ? undefined : chance.below(length);
    if (row !== undefined && length === 0) return null;
    const button = this.#page.button(command, row);
    button.focus();
    button.click();
    this.#run(command, row);
    return `press ${command} ${row ?? ''}`;
  }

  #run(command: string, row: number | undefined): void {
    const {length} = this.#rows;
    if (command === 'insert') {
      if (length < 8)
        this.#rows = this.#rows.toSpliced(row === undefined ? length : row + 1, 0, rowOf('', ''));
    } else if (command === 'remove') this.#rows = this.#rows.toSpliced(row!, 1);
    else {
      const to = row! + (command === 'move-up' ? -1 : 1);
      if (this.#rows[to] !== undefined) this.#moveRow(row!, to);
    }
  }

  #reset: WalkStep = chance => {
    const isByForm = chance.is(0.5);
    if (isByForm) this.#page.form.reset();
    else this.#page.connection.reset();
    this.#restart();
    return isByForm ? 'form.reset()' : 'connection.reset()';
  };

  #submit: WalkStep = async chance => {
    this.#answer = chance.pick([undefined, undefined, [{path: [], message: 'No.'}]]);
    const isSent = await this.#page.connection.submit();
    const isExpected = this.#isValid && this.#answer === undefined;
    if (isSent !== isExpected) this.#problems.push(`submit() is ${isSent}`);
    if (!this.#isValid) return 'submit, which is invalid';
    if (isSent) this.#keepSent();
    else this.#page.connection.setIssues([]);
    for (const row of this.#rows) row.issue = null;
    return `submit, which ${isSent ? 'succeeds' : 'is refused'}`;
  };

  #keepSent(): void {
    this.#isSent = true;
    this.#clean = this.#values;
    this.#cleanRows = this.#rows;
    for (const row of this.#rows) row.clean = row.values;
  }

  /** They survive a reset in the same task, so this waits for the next one. */
  async #setIssues(chance: Chance): Promise<string | null> {
    const row = chance.pick(this.#rows);
    if (row === undefined) return null;
    const index = this.#rows.indexOf(row);
    const field = chance.pick(ROW_FIELDS);
    for (const one of this.#rows) one.issue = null;
    row.issue = field;
    this.#page.connection.setIssues([
      {path: ['items', index, ...field.split('.')], message: `${field} is taken`},
    ]);
    await new Promise(resolve => setTimeout(resolve));
    return `setIssues() for items[${index}].${field}`;
  }

  #hide(): string {
    this.#page.hide();
    if (this.#storage.has('draft') !== this.#isDirty)
      this.#problems.push(`the draft is ${this.#storage.get('draft')}, but dirty is ${this.#isDirty}`);
    return 'hide the page';
  }

  /** What was sent is what the server has. The draft of a page that was submitted is left behind. */
  #reload(): string {
    this.#page.hide();
    if (this.#isSent) {
      this.#page.draft.discard();
      this.#page.leave();
      this.#storage.clear();
      this.#initial = {...this.#clean};
      this.#initialRows = this.#cleanRows.map(({clean}) => ({
        values: clean,
        initial: clean,
        clean,
        issue: null,
      }));
      this.#restart();
      this.#isSent = false;
    } else this.#page.leave();
    for (const row of this.#rows) row.issue = null;
    this.#page = this.#load();
    return 'reload the page';
  }

  #showStep(chance: Chance): string | null {
    const {steps} = this.#page;
    if (steps === null) return null;
    const name = chance.pick(['person', 'items']);
    steps.show(name);
    return `show the step ${name}`;
  }
}

function* difference(name: string, actual: unknown, expected: unknown): Iterable<string> {
  const [one, other] = [actual, expected].map(value => JSON.stringify(value));
  if (one !== other) yield `${name}: ${one}, not ${other}`;
}

const pathOf = ({path}: FormIssue): string => path.join('.');
