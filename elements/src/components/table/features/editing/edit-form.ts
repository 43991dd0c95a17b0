import type {ControlPart} from '../../../../base/control-part.js';
import type {IssueInside} from '../../../../base/form-part.js';
import type {ControlValue} from '../../../../base/control-value.js';
import type {ValueControl, ValueHost} from '../../../../base/control.js';
import {
  controlValue,
  effectiveLabel,
  internals,
  messageOf,
  validityAnchor,
} from '../../../../base/members.js';
import {sentPlace} from '../../../../core/table/edits/sent-place.js';
import {memberOf} from '../../../../dom/member-of.js';
import {readTyped, writeTyped} from '../../../../core/form/draft.js';
import {rememberLast} from '../../../../core/remember-last.js';
import {writeEdits} from '../../../../core/table/edits/write-edits.js';
import type {TableEdit} from '../../../../core/table/index.js';
import type {Issue} from '../../../../core/validation/index.js';
import {PENDING} from '../../../../core/validation/latest-check.js';
import {describeIssue} from '../../../../core/validation/messages.js';
import {TablePart} from '../../model/table-part.js';
import type {FeatureTable, TableForm} from '../../model/table-feature.js';
import type {EditingProperties} from './properties.js';
import type {TableEdits} from './table-edits.js';

/** What all tables have for forms, beside their edits. */
export interface FormProperties
  extends EditingProperties, Pick<ValueHost, 'rules' | 'showValidation' | 'error'> {
  readonly name: string;
}

/** Edits that the browser keeps for going back to the page. With more, each change would write megabytes. */
const MOST_RESTORED = 5000;

interface EditFormOptions {
  /** Returns the first cell with a problem, or another to focus. */
  readonly anchor: () => HTMLElement | null;
}

/** The edits of a table as the value of a form control. A form is invalid while one of them is. */
export class EditForm implements ValueControl, TableForm {
  readonly [controlValue]: EditsValue;
  readonly part: ControlPart;
  readonly #table: FeatureTable<FormProperties>;
  readonly #edits: TableEdits;
  readonly #options: EditFormOptions;
  #form: HTMLFormElement | null = null;

  constructor(table: FeatureTable<FormProperties>, edits: TableEdits, options: EditFormOptions) {
    this.#table = table;
    this.#edits = edits;
    this.#options = options;
    this[controlValue] = new EditsValue(table, edits);
    this.part = new EditPart(table.element, this);
  }

  get [effectiveLabel](): string {
    return this.#table.element.label;
  }

  get [validityAnchor](): HTMLElement | null {
    return this.problem ?? this.#table.root.querySelector('.scroller');
  }

  get problem(): HTMLElement | null {
    return this.#options.anchor();
  }

  /** Reports the edits to the form, which has none without a column to edit. */
  update(isOn: boolean): void {
    const value = this[controlValue];
    const isUsed = isOn || value.isOn;
    const form = isOn ? this.#table.element[internals].form : null;
    if (form !== this.#form) this.part.joinForm(form);
    this.#form = form;
    value.isOn = isOn;
    if (isUsed) this.part.update();
  }

  /** Whether a form submits the edits. */
  get isSubmitted(): boolean {
    return this.#form !== null && this.#table.element.name !== '';
  }

  /** Submits the form like its button. */
  submit(): void {
    if (this.#form !== null) memberOf(this.#form, 'requestSubmit')();
  }

  /**
   * Shows what a server says of cells, by paths such as `['rows', 3, 'price']` among the rows with edits. Returns what to say of
   * all edits for each issue.
   */
  placeIssues(issues: readonly IssueInside[]): readonly string[] {
    const {list} = this.#edits;
    const keys = [...list.rows.keys()];
    const failed: TableEdit[] = [];
    const texts = issues.map(({path, message}) => {
      const {index, field} = sentPlace(path, keys.length) ?? {};
      const edit = typeof field === 'string' ? list.get({key: keys[index!]!, field}) : undefined;
      if (edit === undefined) return message;
      failed.push({...edit, state: 'failed', message});
      return this.#table.localize.term('editFailed');
    });
    if (failed.length === 0) return texts;
    this.#edits.replace(failed);
    this.part.update();
    // The form forgets what a server has said of other values.
    this.part.flush();
    return texts;
  }

  /** Sets the edits of a draft. Returns whether they are edits. */
  enter(edits: unknown): boolean {
    if (!Array.isArray(edits)) return false;
    this.#edits.enter(edits as readonly TableEdit[]);
    return true;
  }

  reset(): void {
    this.#edits.reset();
    this.part.reset();
  }

  restore(state: string): void {
    this.#edits.restore(readTyped(state) as readonly TableEdit[]);
  }

  [messageOf](issue: Issue): string {
    return describeIssue(issue, this[effectiveLabel], this.#table.localize);
  }
}

class EditPart extends TablePart {
  declare protected readonly control: EditForm;

  override enter(edits: unknown): boolean {
    return this.control.enter(edits);
  }

  override placeIssues(issues: readonly IssueInside[]): readonly string[] {
    return this.control.placeIssues(issues);
  }

  protected override get isUsed(): boolean {
    return this.control[controlValue].isOn;
  }
}

interface GivenEdits {
  readonly edits: readonly TableEdit[];
}

/** The value of the edits: what rules see, and what the form submits. */
class EditsValue implements Pick<ControlValue<unknown>, 'typed' | 'submitted' | 'state' | 'issue' | 'clear'> {
  /** Whether there is a column to edit. */
  isOn = false;
  readonly #table: FeatureTable<FormProperties>;
  readonly #edits: TableEdits;
  readonly #stateOf = rememberLast(({edits}: GivenEdits) => writeTyped(edits));
  readonly #entriesOf = rememberLast(({name, edits}: GivenEdits & {readonly name: string}) => {
    const data = new FormData();
    data.append(name, writeEdits(edits));
    return data;
  });

  constructor(table: FeatureTable<FormProperties>, edits: TableEdits) {
    this.#table = table;
    this.#edits = edits;
  }

  get typed(): readonly TableEdit[] {
    return this.#edits.list.list;
  }

  /** One entry with the JSON of all edits, which `readEdits` reads. Nothing without edits. */
  get submitted(): FormData | null {
    const {name} = this.#table.element;
    const {typed} = this;
    return this.isOn && name && typed.length > 0 ? this.#entriesOf({name, edits: typed}) : null;
  }

  get state(): string | null {
    return this.typed.length > MOST_RESTORED ? null : this.#stateOf({edits: this.typed});
  }

  get issue(): Issue | null {
    if (!this.isOn) return null;
    const {localize} = this.#table;
    const count = this.typed.filter(({state}) => state === 'invalid' || state === 'conflict').length;
    if (count > 0) return {code: 'authored', message: localize.term('invalidCount', count)};
    return this.typed.some(({state}) => state === 'checking') ? PENDING : null;
  }

  /** The table discards its edits itself. */
  clear(): void {}
}
