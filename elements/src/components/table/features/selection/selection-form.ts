import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {ValidityController} from '../../../../controllers/validity.controller.js';
import {NO_SELECTION, type RowKey, type TableSelection} from '../../../../core/table/index.js';
import {describeIssue, type Issue} from '../../../../core/validation/index.js';
import {messageIcon} from '../../../../icons/icons.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {SelectionProperties} from './properties.js';

/** The properties that a form sees. */
const PROPERTIES: readonly unknown[] = ['selected', 'name', 'required', 'rules'];

/** Keys that the browser keeps for going back to the page. With more, each change would write megabytes. */
const MOST_RESTORED = 50_000;

/** What a form submits, and what rules see: a list of keys, or a selection of all rows that match. */
interface FormSelection {
  readonly selection: TableSelection;
  readonly typed: readonly RowKey[] | TableSelection;
}

/** The selection of a table as a form control: its value, its validity, and the message below the table. */
export class SelectionForm implements ReactiveController {
  readonly #table: FeatureTable<SelectionProperties>;
  readonly #validity: ValidityController;
  #form: HTMLFormElement | null = null;
  #isOn = false;
  #value: FormSelection = valueOf(NO_SELECTION);
  #reported: readonly unknown[] = [null];
  /** The element with the message as its description. */
  #described: Element | null = null;

  constructor(table: FeatureTable<SelectionProperties>) {
    this.#table = table;
    const {element, internals, setState, warn} = table;
    this.#validity = new ValidityController(element, {
      internals,
      value: () => ({typed: this.#value.typed, issue: this.#issue}),
      describe: issue => this.#describe(issue),
      anchor: () => this.#anchor,
      setState,
      warn,
    });
    element.addController(this);
    this.disable();
  }

  get #issue(): Issue | null {
    const {typed} = this.#value;
    const isMissing =
      this.#isOn && this.#table.element.required && Array.isArray(typed) && typed.length === 0;
    return isMissing ? {code: 'valueMissing'} : null;
  }

  /** What the browser focuses, and attaches its message to. */
  get #anchor(): HTMLElement | null {
    const {root} = this.#table;
    return root.querySelector<HTMLElement>('.check:not(:disabled)') ?? root.querySelector('.scroller');
  }

  /** Whether a form needs the selection as soon as it is set. */
  get isUsed(): boolean {
    const {name, required, rules} = this.#table.element;
    return Boolean(name || required || rules);
  }

  /** Whether a change of the property concerns the form. */
  static isAbout(property: PropertyKey | undefined): boolean {
    return PROPERTIES.includes(property);
  }

  /** Reports the selection to the form. Without a mode, nothing can be selected. */
  update(selection: TableSelection, isOn: boolean): void {
    const {element, internals} = this.#table;
    this.#isOn = isOn;
    if (internals.form !== this.#form) {
      this.#form = internals.form;
      this.#validity.joinForm(this.#form);
    }
    if (selection !== this.#value.selection) this.#value = valueOf(selection);
    const reported = [isOn && element.name, this.#value];
    if (reported.some((part, index) => part !== this.#reported[index])) {
      this.#reported = reported;
      const state = keyCount(selection) > MOST_RESTORED ? null : JSON.stringify(selection);
      internals.setFormValue(isOn && element.name ? entriesOf(element.name, this.#value) : null, state);
    }
    this.#validity.update();
  }

  /** Sets the attribute at once, because a form sees nothing else. */
  disable(): void {
    const {element} = this.#table;
    element.toggleAttribute('disabled', element.disabled);
  }

  /** Makes the selection invalid with a message of the app, until the message is `''`. */
  setCustomMessage(message: string): void {
    this.#validity.setCustomMessage(message);
  }

  /** Returns to the state before the first attempt to submit the form. */
  reset(): void {
    this.#validity.forgetSubmitAttempt();
    this.#validity.check();
  }

  message(): TemplateResult {
    const issue = this.#validity.shownIssue;
    return html`<div part="message" class="message" id="message" aria-live="polite">
      ${
        issue === null
          ? nothing
          : html`<span class="message-text">${messageIcon()}${this.#describe(issue)}</span>`
      }
    </div>`;
  }

  /** The first checkbox has the message as its description, because the browser focuses it. */
  hostUpdated(): void {
    const anchor = this.#validity.shownIssue === null ? null : this.#anchor;
    if (this.#described !== anchor) this.#described?.removeAttribute('aria-describedby');
    this.#described = anchor;
    anchor?.setAttribute('aria-describedby', 'message');
  }

  #describe(issue: Issue): string {
    const {element, localize} = this.#table;
    return describeIssue(issue, element.label, (key, ...args) => localize.term(key, ...args));
  }
}

const keyCount = ({keys = [], ...others}: TableSelection): number =>
  keys.length + ('except' in others ? others.except.length : 0);

function valueOf(selection: TableSelection): FormSelection {
  return {selection, typed: selection.mode === 'keys' ? selection.keys : selection};
}

/** One entry for each key. All rows that match a query have no list of keys, so they are one entry. */
function entriesOf(name: string, {selection}: FormSelection): FormData {
  const data = new FormData();
  const texts = selection.mode === 'keys' ? selection.keys.map(String) : [JSON.stringify(selection)];
  for (const text of texts) data.append(name, text);
  return data;
}
