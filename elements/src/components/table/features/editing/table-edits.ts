import {
  EditHistory,
  EditList,
  isRemoval,
  isRowKey,
  isSameValue,
  readCell,
  type CellValue,
  type ChangedValue,
  type EditPlace,
  type EditState,
  type EditStep,
  type RowKey,
  type TableEdit,
  type TableRow,
} from '../../../../core/table/index.js';
import {unreadIssue} from '../../../../core/table/edits/edit-options.js';
import {inTime} from '../../../../core/later.js';
import type {Issue, Rules} from '../../../../core/validation/index.js';
import {describeIssue} from '../../../../core/validation/messages.js';
import {askChecker, type CheckResult} from '../../../../core/validation/rules-slot.js';
import {delay} from '../../../../dom/delay.js';
import {nextTask, TIME_BUDGET} from '../../../../dom/time-slicer.js';
import type {CellInput, FeatureTable} from '../../model/table-feature.js';
import {UserProperty} from '../../model/user-property.js';
import type {EditColumn} from './edit-columns.js';
import type {EditingProperties} from './properties.js';

const PROBLEMS: readonly EditState[] = ['invalid', 'failed', 'conflict'];

/** The states that edits of the app keep: the rules know nothing of them. */
const KEPT: readonly EditState[] = ['failed', 'conflict'];

/** What a row is that its rules have not checked in time. */
const CHECK_FAILED = {issues: [{issue: {code: 'checkFailed'}, path: []}]} as const;

interface TableEditsOptions {
  /** Returns the columns that can be edited, by field. */
  readonly columns: () => ReadonlyMap<string, EditColumn>;
  /** Called with an edit that asynchronous rules have found valid. */
  readonly checked: (edit: TableEdit) => void;
  /** Whether an edit waits for the answer to a save. */
  readonly isSaving: (edit: TableEdit) => boolean;
}

/** The edits of a table: what the app has set, or what users have changed since, as the rules of the columns find it. */
export class TableEdits {
  readonly history = new EditHistory();
  readonly #table: FeatureTable<EditingProperties>;
  readonly #options: TableEditsOptions;
  readonly #property: UserProperty<HTMLElement & EditingProperties, 'edits'>;
  #list = new EditList();
  #given: EditingProperties['edits'] = null;
  /** What the app has set last. */
  #initial: EditingProperties['edits'] = null;
  readonly #issues = new WeakMap<TableEdit, Issue>();
  /** The lists that it has given to the app, which may set one of them again. */
  readonly #known = new WeakMap<object, EditList>();

  constructor(table: FeatureTable<EditingProperties>, options: TableEditsOptions) {
    this.#table = table;
    this.#options = options;
    this.#property = new UserProperty(table.element, 'edits', 'lc-edits-change');
  }

  get list(): EditList {
    return this.#list;
  }

  /** The edits that users should look at. */
  get problems(): readonly TableEdit[] {
    return this.#list.list.filter(({state}) => PROBLEMS.includes(state));
  }

  changed(property: PropertyKey): void {
    this.#property.changed(property);
  }

  /** Checks all edits by other columns. */
  checkAll(): void {
    this.#warnUnknown();
    const edits = this.#list.list.filter(({state}) => state === 'changed' || state === 'invalid');
    if (edits.length > 0)
      this.#list = this.#list.with(edits.map(edit => this.#check(changed(edit), undefined)));
  }

  /** Replaces edits by others at their places, and checks them. Returns what the rules say. */
  recheck(edits: readonly TableEdit[]): readonly TableEdit[] {
    const checked = edits.map(edit => this.#check(edit, undefined));
    this.replace(checked);
    return checked;
  }

  /** Goes back to what the app has set. */
  reset(): void {
    this.restore(this.#initial);
    this.history.clear();
  }

  /** Sets edits for the user, such as those of a draft. */
  enter(edits: readonly TableEdit[]): void {
    this.history.clear();
    this.#set(EditList.of(this.#readList(edits).map(edit => this.#check(edit, undefined))));
  }

  /** Sets what the browser has kept. */
  restore(edits: EditingProperties['edits']): void {
    const initial = this.#initial;
    this.#property.set(edits);
    this.read();
    this.#initial = initial;
  }

  /** Reads what the app has set since the last call. */
  read(): void {
    const {edits} = this.#table.element;
    if (edits === this.#given) return;
    this.#given = edits;
    const known = edits && this.#known.get(edits);
    if (known) {
      this.#list = known;
      return;
    }
    this.#initial = edits;
    this.#list = EditList.of(this.#readList(edits).map(edit => this.#check(edit, undefined)));
    this.history.clear();
    this.#warnUnknown();
  }

  /** Warns about edits of other columns, once the columns are known. */
  #warnUnknown(): void {
    const columns = this.#options.columns();
    if (columns.size === 0) return;
    for (const {field} of this.#list.list)
      if (field !== null && !columns.has(field))
        this.#table.warn(`edits has one of "${field}", which is not a column with edit. It is kept.`);
  }

  /** Makes the changes of a user. Returns the edits for them. */
  change(inputs: readonly CellInput[], valueOf: (input: CellInput) => unknown): readonly TableEdit[] {
    const step: ChangedValue[] = [];
    const edits = inputs.flatMap(input => {
      const {issue, value, text, key, field} = input;
      const place = {key, field};
      const last = this.#list.get(place);
      const old = last === undefined ? valueOf(input) : savedValue(last);
      const before: CellValue = last === undefined ? {value: old} : {value: last.new, text: last.text};
      const isSame = isSameValue(before.value, value) && before.text === text;
      // A user who enters the same again asks to save it again.
      if (isSame && (last === undefined || last.state === 'changed' || last.state === 'saving')) return [];
      if (!isSame) step.push({...place, before, after: {value, text}});
      return [this.#check({...place, old, new: value, text, state: 'changed'}, issue)];
    });
    this.history.add(step);
    this.replace(edits);
    return edits.map(edit => this.#list.get(edit) ?? edit);
  }

  /** Returns changes with what the rules of their columns say, without blocking the page. */
  async check(inputs: readonly CellInput[]): Promise<readonly CellInput[]> {
    const checked: Promise<CellInput>[] = [];
    let end = performance.now() + TIME_BUDGET;
    for (const input of inputs) {
      const answer = this.#answerTo(input, () => true);
      checked.push(answered(answer).then(issue => ({...input, issue})));
      if (performance.now() < end) continue;
      await nextTask();
      end = performance.now() + TIME_BUDGET;
    }
    return Promise.all(checked);
  }

  /**
   * Undoes or redoes a step. Returns the edits for it.
   *
   * @param rowOf Returns the row with a key; undefined if there is none. It may have got other values since the step.
   */
  repeat(step: EditStep, rowOf: (key: RowKey) => TableRow | undefined): readonly TableEdit[] {
    const edits = step.map(({before, after, ...place}): TableEdit => {
      const last = this.#list.get(place);
      const row = place.field === null ? (last && isRemoval(last) ? last.old : rowOf(place.key)) : undefined;
      const old = last === undefined ? (row ?? before.value) : savedValue(last);
      const value = after.value === null ? null : (row ?? after.value);
      return this.#check({...place, old, new: value, text: after.text, state: 'changed'}, undefined);
    });
    this.replace(edits);
    return edits;
  }

  /** Discards edits, which can be undone. */
  discard(edits: readonly TableEdit[]): void {
    this.history.add(
      edits.map(({old, new: value, text, ...place}) => ({
        key: place.key,
        field: place.field,
        before: {value, text},
        after: {value: old},
      })),
    );
    this.remove(edits);
  }

  /**
   * Checks whole rows: the cells of rows that were added, and what the rules say of the values of a row together. A cell that
   * is invalid gets an edit that only says so.
   */
  async checkRows(
    keys: ReadonlySet<RowKey>,
    rowOf: (key: RowKey) => TableRow | undefined,
    rules: Rules | null | undefined,
  ): Promise<void> {
    const isOnlyInvalid = ({key, old, new: now, text, state}: TableEdit): boolean =>
      keys.has(key) && state === 'invalid' && text === undefined && isSameValue(old, now);
    this.remove(this.#list.list.filter(isOnlyInvalid));
    const added = [...keys].filter(key => this.#list.isAdded(key));
    const unchecked = added.flatMap(key =>
      [...this.#options.columns().keys()].flatMap(field => {
        const {value} = readCell(rowOf(key), field);
        return this.#list.get({key, field})
          ? []
          : [{key, field, old: value, new: value, state: 'changed'} as const];
      }),
    );
    this.replace(unchecked.map(edit => this.#check(edit, undefined)));
    if (!rules) return;
    const {checkValues} = await import('../../../../core/validation/check-values.js');
    for (const key of keys) {
      const row = rowOf(key);
      if (row === undefined || this.#list.isRemoved(key)) continue;
      const values = this.#list.rowOf(key, row);
      const {issues} = await inTime(
        Promise.resolve(checkValues(rules, values, this.#table.warn)),
        delay,
      ).catch(() => CHECK_FAILED);
      this.replace(
        issues.map(({issue, path: [first]}) => this.#withRowIssue(key, String(first ?? ''), values, issue)),
      );
    }
  }

  /** An issue of a row as a whole is shown in its first cell. */
  #withRowIssue(key: RowKey, name: string, values: TableRow, issue: Issue): TableEdit {
    const columns = this.#options.columns();
    const field = columns.has(name) ? name : columns.keys().next().value!;
    const {value} = readCell(values, field);
    const edit = this.#list.get({key, field}) ?? {key, field, old: value, new: value, state: 'changed'};
    return this.withIssue(edit, issue);
  }

  /** Replaces edits by others at their places. */
  replace(edits: Iterable<TableEdit>): void {
    this.#set(this.#list.with(edits));
  }

  /** Removes edits. */
  remove(places: Iterable<EditPlace>): void {
    this.#set(this.#list.without(places));
  }

  /** Returns why an edit is invalid or could not be saved, in the language of the table. */
  messageOf(edit: TableEdit): string {
    const issue = this.#issues.get(edit);
    if (issue === undefined) return edit.message ?? '';
    return describeIssue(issue, this.#nameOf(edit), this.#table.localize);
  }

  /** Returns an edit that is invalid. */
  withIssue(edit: TableEdit, issue: Issue): TableEdit {
    const message = describeIssue(issue, this.#nameOf(edit), this.#table.localize);
    const invalid: TableEdit = {...edit, state: 'invalid', message};
    this.#issues.set(invalid, issue);
    return invalid;
  }

  /** Returns an edit with what the rules of its column say. They may say it later. */
  #check(edit: TableEdit, given: Issue | null | undefined): TableEdit {
    if (edit.state === 'saving') return edit;
    const asked: TableEdit = {...edit, state: 'checking'};
    const isCurrent = (): boolean => this.#list.get(edit) === asked;
    const answer = given === undefined ? this.#answerTo({...edit, value: edit.new}, isCurrent) : given;
    const checked = (issue: Issue | null): TableEdit => (issue === null ? edit : this.withIssue(edit, issue));
    if (!(answer instanceof Promise)) return checked(answer);
    void answered(answer).then(issue => {
      if (!isCurrent()) return;
      this.replace([checked(issue)]);
      if (issue === null) this.#options.checked(edit);
    });
    return asked;
  }

  /** Returns what the rules of a column say of a value. A text that cannot be read is invalid. */
  #answerTo({field, value, text}: CellInput, isCurrent: () => boolean): CheckResult {
    const column = this.#options.columns().get(field ?? '');
    if (column === undefined) return null;
    if (text !== undefined) return unreadIssue(column.options);
    const {rules} = column;
    const {warn} = this.#table;
    if (!rules) return null;
    return askChecker(
      checker => checker.checkValue(rules, value, warn, isCurrent),
      error => warn(error),
    );
  }

  #nameOf({field}: EditPlace): string {
    return this.#options.columns().get(field ?? '')?.name ?? field ?? '';
  }

  #set(list: EditList): void {
    this.#list = list;
    this.#given = list.list;
    this.#known.set(list.list, list);
    this.#property.offer(list.list);
    // The app may have set others.
    this.read();
    this.#table.element.requestUpdate();
  }

  #readList(given: unknown): TableEdit[] {
    if (given === null || given === undefined) return [];
    const list: readonly unknown[] = Array.isArray(given) ? given : [null];
    const edits = list.filter(isEdit);
    if (edits.length < list.length)
      this.#table.warn('edits must be a list of {key, field, old, new}; other entries are ignored.');
    const isKnown = (edit: TableEdit): boolean =>
      KEPT.includes(edit.state) || (edit.state === 'saving' && this.#options.isSaving(edit));
    return edits.map(edit => (isKnown(edit) ? edit : changed(edit)));
  }
}

/** Rules that do not answer in time reject a value. */
async function answered(answer: CheckResult): Promise<Issue | null> {
  if (!(answer instanceof Promise)) return answer;
  return inTime(answer, delay).catch((): Issue => ({code: 'checkFailed'}));
}

/** The value that a cell has without an edit. What was sent may be saved before the answer says so. */
const savedValue = ({state, old, new: now}: TableEdit): unknown => (state === 'saving' ? now : old);

/** What the app or an earlier check says of the rules is not known to be so. */
const changed = ({message: _, ...edit}: TableEdit): TableEdit => ({...edit, state: 'changed'});

function isEdit(given: unknown): given is TableEdit {
  if (typeof given !== 'object' || given === null) return false;
  const {key, field} = given as Partial<TableEdit>;
  return isRowKey(key) && (field === null || (typeof field === 'string' && field !== '__proto__'));
}
