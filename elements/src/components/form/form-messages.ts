import {formName} from '../../core/form/index.js';
import {focusField} from '../../dom/focus-field.js';
import {memberOf} from '../../dom/member-of.js';
import {nextTask} from '../../dom/time-slicer.js';
import {FormAlert} from './form-alert.js';
import type {FormCheck} from './form-check.js';
import type {FormIssue, FormIssuesDetail} from './form-events.js';
import type {FormField} from './form-field.js';
import {issuesOf} from './form-issues.js';
import type {FormModel} from './form-model.js';
import {listedIssues} from './listed-issues.js';

/** Fields that show their messages in one task, so that a long form does not block the page. */
const SHOWN_AT_ONCE = 40;

/** Decides which fields of a form show their messages, what the form shows itself, and where the focus goes. */
export class FormMessages {
  /** Whether all fields have been shown since the last reset or success. */
  isAttempted = false;
  readonly #model: FormModel;
  readonly #check: FormCheck;
  readonly #alert: FormAlert;
  /** Whether a summary shows the issues of the latest attempt. */
  #isListed = false;

  constructor(model: FormModel, check: FormCheck) {
    this.#model = model;
    this.#check = check;
    this.#alert = new FormAlert(model.form);
  }

  /** Shows the message of a field, or hides it, as `showValidation` says. */
  reveal(field: FormField): void {
    const {showValidation = 'submit'} = this.#model.options;
    const isTouched = showValidation === 'touched' && field.isTouched;
    const isAttempted = this.isAttempted || field.isAttempted;
    field.reveal(showValidation === true || (showValidation !== false && (isAttempted || isTouched)));
  }

  /** Shows the issues that no field and no summary shows. Those of the schema are shown once the user has tried to submit. */
  update(): void {
    const {fields, options} = this.#model;
    const isRevealed = this.isAttempted && options.showValidation !== false;
    const issues = this.#model.issues.withoutField.filter(({source}) => isRevealed || source === 'server');
    const messages = this.#isListed ? [] : issues.map(({message}) => message);
    fields.changeOthers(() => this.#alert.show(messages));
  }

  /** Shows all issues, and moves the focus to a summary or to the first invalid field. */
  report(): void {
    const {fields, warn} = this.#model;
    this.isAttempted = true;
    // Until it is known whether there is a summary, the form shows none, so that an old message is announced again as well.
    this.#isListed = true;
    this.#check.flush();
    this.update();
    const issues = this.#model.issues.all;
    const first = fields.of(issues[0]?.element ?? null);
    if (first !== undefined) this.reveal(first);
    // Without the block, Rollup would leave a loop without a body in production.
    for (const {element, path, source} of issues) {
      if (element === null && path.length > 0 && source === 'schema')
        warn(`the schema requires "${formName(path)}", but no control has this name.`);
    }
    const event = this.#send(issues);
    this.#isListed = listedIssues.has(event);
    this.update();
    if (first === undefined && !event.defaultPrevented) this.#alert.scrollIntoView();
    void showIn(fields.all, field => this.reveal(field));
  }

  /** Shows the issues of some fields like `report`. Returns whether there are none. */
  reportIn(fields: readonly FormField[]): boolean {
    for (const field of fields) field.isAttempted = true;
    void showIn(fields, field => field.reveal(true));
    const invalid = fields.filter(({issue}) => issue !== null);
    if (invalid.length > 0) this.#send(invalid.flatMap(issuesOf));
    return invalid.length === 0;
  }

  /** Sends issues, and moves the focus to the first field that has one, unless a listener cancels it. */
  #send(issues: readonly FormIssue[]): Event {
    const detail: FormIssuesDetail = {issues};
    const event = new CustomEvent('lc-issues', {bubbles: true, cancelable: true, detail});
    const element = issues[0]?.element ?? null;
    if (memberOf(this.#model.form, 'dispatchEvent')(event) && element !== null) focusField(element);
    return event;
  }
}

/** Shows the messages of fields, a few at a time. */
async function showIn(fields: readonly FormField[], show: (field: FormField) => void): Promise<void> {
  for (const [index, field] of fields.entries()) {
    if (index > 0 && index % SHOWN_AT_ONCE === 0) await nextTask();
    show(field);
  }
}
