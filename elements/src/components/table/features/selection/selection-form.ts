import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import type {ControlValue} from '../../../../base/control-value.js';
import type {ValueControl} from '../../../../base/control.js';
import type {ControlPart} from '../../../../base/control-part.js';
import {
  controlValue,
  effectiveLabel,
  internals,
  messageOf,
  validityAnchor,
} from '../../../../base/members.js';
import {NO_SELECTION, type RowKey, type TableSelection} from '../../../../core/table/index.js';
import type {Issue} from '../../../../core/validation/index.js';
import {describeIssue} from '../../../../core/validation/messages.js';
import {rememberLast} from '../../../../core/remember-last.js';
import {messageIcon} from '../../../../icons/icons.js';
import {TablePart} from '../../model/table-part.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {SelectionProperties} from './properties.js';

/** The properties that a form sees. */
const PROPERTIES: readonly PropertyKey[] = ['selected', 'name', 'required', 'rules'];

/** Keys that the browser keeps for going back to the page. With more, each change would write megabytes. */
const MOST_RESTORED = 50_000;

/** The selection of a table as a form control: its value, its validity, and the message below the table. */
export class SelectionForm implements ReactiveController, ValueControl {
  readonly [controlValue]: SelectionValue;
  readonly #table: FeatureTable<SelectionProperties>;
  readonly part: ControlPart;
  #form: HTMLFormElement | null = null;
  /** Whether the form gets the selection, and not edits. */
  #isUsed = true;
  /** The element with the message as its description. */
  #described: Element | null = null;

  constructor(table: FeatureTable<SelectionProperties>) {
    this.#table = table;
    this[controlValue] = new SelectionValue(table.element);
    this.part = new SelectionPart(table.element, this);
    table.element.addController(this);
    this.disable();
  }

  get [effectiveLabel](): string {
    return this.#table.element.label;
  }

  /** What the browser focuses, and attaches its message to. */
  get [validityAnchor](): HTMLElement | null {
    const {root} = this.#table;
    return (
      root.querySelector<HTMLElement>('.check:not(:disabled, .outline-row *)') ??
      root.querySelector('.scroller')
    );
  }

  /** Whether the form gets the selection, and not edits. */
  get isSubmitted(): boolean {
    return this.#isUsed;
  }

  /** Whether a form needs the selection as soon as it is set. */
  get isUsed(): boolean {
    const {name, required, rules} = this.#table.element;
    return Boolean(name || required || rules);
  }

  /** Whether a change of the property concerns the form. */
  static isAbout(property: PropertyKey): boolean {
    return PROPERTIES.includes(property);
  }

  /** Reports the selection to the form, unless that submits edits. Without a mode, nothing can be selected. */
  update(selection: TableSelection, isOn: boolean): void {
    const own = this.#table.element[internals];
    const isUsed = !this.#table.parts.editing?.isOn;
    const form = isUsed ? own.form : null;
    if (form !== this.#form) this.part.joinForm(form);
    this.#form = form;
    this[controlValue].set(selection, isOn);
    if (isUsed && !this.#isUsed) this.#begin(own);
    else if (isUsed) this.part.update();
    this.#isUsed = isUsed;
  }

  /** Submits the selection again after edits. */
  #begin(own: ElementInternals): void {
    const {submitted, state} = this[controlValue];
    own.setFormValue(submitted, state);
    this.part.reset();
  }

  /** Sets the attribute at once, because a form sees nothing else. */
  disable(): void {
    const {element} = this.#table;
    element.toggleAttribute('disabled', element.disabled);
  }

  message(): TemplateResult {
    const {message} = this.part;
    return html`<div part="message" class="message" id="message" aria-live="polite">
      ${message ? html`<span class="message-text">${messageIcon()}${message}</span>` : nothing}
    </div>`;
  }

  /** The first checkbox has the message as its description, because the browser focuses it. */
  hostUpdated(): void {
    const anchor = this.part.shownIssue === null ? null : this[validityAnchor];
    if (this.#described !== anchor) this.#described?.removeAttribute('aria-describedby');
    this.#described = anchor;
    anchor?.setAttribute('aria-describedby', 'message');
  }

  [messageOf](issue: Issue): string {
    return describeIssue(issue, this[effectiveLabel], this.#table.localize);
  }
}

class SelectionPart extends TablePart {
  declare protected readonly control: SelectionForm;

  protected override get isUsed(): boolean {
    return this.control.isSubmitted;
  }
}

const keyCount = ({keys = [], ...others}: TableSelection): number =>
  keys.length + ('except' in others ? others.except.length : 0);

/** The value of a selection: what rules see, and what the form submits. */
class SelectionValue implements Pick<
  ControlValue<unknown>,
  'typed' | 'submitted' | 'state' | 'issue' | 'clear'
> {
  readonly #element: FeatureTable<SelectionProperties>['element'];
  /** The same entries until the selection or the name changes. */
  readonly #entriesOf = rememberLast(entriesOf);
  readonly #stateOf = rememberLast(stateOf);
  #selection: TableSelection = NO_SELECTION;
  #isOn = false;

  constructor(element: FeatureTable<SelectionProperties>['element']) {
    this.#element = element;
  }

  /** A list of keys, or a selection of all rows that match. */
  get typed(): readonly RowKey[] | TableSelection {
    return this.#selection.mode === 'keys' ? this.#selection.keys : this.#selection;
  }

  get submitted(): FormData | null {
    const {name} = this.#element;
    return this.#isOn && name ? this.#entriesOf({name, selection: this.#selection}) : null;
  }

  get state(): string | null {
    return this.#stateOf({selection: this.#selection});
  }

  get issue(): Issue | null {
    const {typed} = this;
    const isMissing = this.#isOn && this.#element.required && Array.isArray(typed) && typed.length === 0;
    return isMissing ? {code: 'valueMissing'} : null;
  }

  set(selection: TableSelection, isOn: boolean): void {
    this.#selection = selection;
    this.#isOn = isOn;
  }

  /** The table sets its initial selection itself. */
  clear(): void {}
}

interface NamedSelection {
  readonly name: string;
  readonly selection: TableSelection;
}

/** One entry for each key. All rows that match a query have no list of keys, so they are one entry. */
function entriesOf({name, selection}: NamedSelection): FormData {
  const data = new FormData();
  const texts = selection.mode === 'keys' ? selection.keys.map(String) : [JSON.stringify(selection)];
  for (const text of texts) data.append(name, text);
  return data;
}

/** Null for very many keys. */
function stateOf({selection}: Pick<NamedSelection, 'selection'>): string | null {
  return keyCount(selection) > MOST_RESTORED ? null : JSON.stringify(selection);
}
