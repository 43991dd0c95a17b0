import type {FormPart} from '../../base/form-part.js';
import {formTexts} from '../../core/localization/english/forms.js';
import type {Terms} from '../../core/localization/terms.js';
import {translateWith} from '../../core/localization/registry.js';
import type {FormName} from '../../core/form/index.js';
import {divideValues, isSameSubmitted} from '../../core/form/index.js';
import {labelOf} from '../../core/validation/field.js';
import type {Issue} from '../../core/validation/issue.js';
import {PENDING} from '../../core/validation/latest-check.js';
import {describeIssue} from '../../core/validation/messages.js';
import {nameOf} from '../../core/validation/path.js';
import {languageOf} from '../../dom/language.js';
import {
  isCheckable,
  readControl,
  readDefault,
  readText,
  setCurrentValue,
  setInitialValue,
} from './control-values.js';

/** A native control. Those of other libraries have at least some of its members. */
export type Control = HTMLElement &
  Partial<Pick<HTMLInputElement, 'validity' | 'validationMessage' | 'labels'>>;

/**
 * A field of a form: a control, or the controls that share a name, such as radio buttons. Controls of this library show
 * their messages themselves. For others, `setCustomValidity` and `aria-invalid` are set, and the element of their
 * `aria-errormessage` shows the message.
 */
export class FormField {
  readonly controls: Control[] = [];
  readonly part: FormPart | undefined;
  /** The value of a pristine field: that after a reset, or the one that was submitted. */
  initial: unknown;
  /** Whether the user has edited the value since. */
  isEdited = false;
  /** Whether the user has left the field after an edit. */
  isTouched = false;
  /** Whether the user has tried to go on from the part of the form with the field. */
  isAttempted = false;
  /** What the schema of the form says of the value. */
  schemaIssue: Issue | null = null;
  serverMessage = '';
  #isRevealed = false;
  #seen: unknown;

  name = '';
  /** The parsed name; null if the field has no value. */
  parsed: FormName | null = null;

  /** @param part The part of the control, if it is one of this library. */
  constructor(part: FormPart | undefined) {
    this.part = part;
  }

  /** The control that gets the focus. */
  get control(): Control {
    return this.controls[0]!;
  }

  /** The value with its type. A list if several controls share the name, except radio buttons. */
  get value(): unknown {
    const {part} = this;
    return part !== undefined && this.#isOne ? part.typed : this.#read(readControl);
  }

  /** The text that the form submits for a field with one value. Undefined for others. */
  get text(): string | undefined {
    const text = readText(this.control);
    return typeof text === 'string' ? text : undefined;
  }

  /** The value after a reset. */
  get default(): unknown {
    return this.#read(readDefault);
  }

  /**
   * Returns the value right after a reset.
   *
   * @param known The values of the controls that say it themselves.
   */
  valueAfterReset(known: ReadonlyMap<EventTarget, unknown>): unknown {
    return this.#read(one => (known.has(one) ? known.get(one) : readDefault(one)));
  }

  get isDirty(): boolean {
    return !isSameSubmitted(this.value, this.initial);
  }

  /**
   * Looks at the value of a control that does not report changes itself. Returns whether it is another one than last time:
   * after `input`, a browser sends `change` for the same value.
   */
  look(): boolean {
    const seen = this.#seen;
    this.#seen = this.value;
    return !isSameSubmitted(this.#seen, seen);
  }

  get label(): string {
    const {part, control, parsed} = this;
    if (part !== undefined) return part.label;
    const [label] = control.labels ?? [];
    return label?.textContent.trim() || control.ariaLabel || labelOf(parsed?.path ?? []);
  }

  /** The issue that prevents the form from being submitted, or null. */
  get issue(): Issue | null {
    return this.part === undefined ? (this.schemaIssue ?? nativeIssue(this.controls)) : this.part.issue;
  }

  get isPending(): boolean {
    return this.issue?.code === 'checkPending';
  }

  describe(issue: Issue): string {
    return this.part?.describe(issue) ?? describeAt(this.control, issue, this.label);
  }

  /** Begins again: a value is the one to compare with from now on. */
  restart(value: unknown): void {
    this.initial = value;
    this.isEdited = this.isDirty;
    this.isTouched &&= this.isDirty;
    this.isAttempted = false;
  }

  setInitialValue(value: unknown): void {
    this.#write(value, setInitialValue);
  }

  /** Sets the value, like the user. */
  setCurrentValue(value: unknown): void {
    this.#write(value, setCurrentValue);
  }

  get #isOne(): boolean {
    return this.controls.length === 1 && !this.parsed?.isList;
  }

  /** Whether the controls are options of one value, such as radio buttons, or of one list. */
  get #isGroup(): boolean {
    return this.controls.every(isCheckable);
  }

  #read(read: (control: Control) => unknown): unknown {
    const {controls, control} = this;
    if (isRadio(control)) {
      const checked = controls.findLast(one => read(one) === true);
      return checked === undefined ? '' : (checked as HTMLInputElement).value;
    }
    if (this.#isOne) return read(control);
    return this.#isGroup
      ? controls.filter(one => read(one) === true).map(one => (one as HTMLInputElement).value)
      : controls.flatMap(read);
  }

  /** The opposite of `#read`: each control gets its part of a list that several have together. */
  #write(value: unknown, write: (control: Control, value: unknown) => void): void {
    const {controls} = this;
    const isDivided = Array.isArray(value) && !this.#isOne && !this.#isGroup;
    const hasList = isDivided ? controls.map(control => Array.isArray(readControl(control))) : [];
    const parts = isDivided ? divideValues(value as unknown[], hasList) : [];
    for (const [index, control] of controls.entries()) write(control, isDivided ? parts[index] : value);
  }

  /** Sets what the schema says of the value. */
  setSchemaIssue(issue: Issue | null): void {
    if (this.schemaIssue === issue) return;
    this.schemaIssue = issue;
    if (this.part !== undefined) return this.part.setFormIssue(issue);
    const {control} = this;
    if ('setCustomValidity' in control)
      (control as HTMLInputElement).setCustomValidity(issue === null ? '' : this.describe(issue));
    this.#show();
  }

  setServerMessage(message: string): void {
    if (this.serverMessage === message) return;
    this.serverMessage = message;
    if (this.part === undefined) this.#show();
    else this.part.setServerMessage(message);
  }

  /** Shows the message of the value, or hides it until the next attempt. */
  reveal(isRevealed: boolean): void {
    if (this.#isRevealed === isRevealed) return;
    this.#isRevealed = isRevealed;
    if (this.part === undefined) this.#show();
    else this.part.reveal(isRevealed);
  }

  /** Shows the message of a control of another library. */
  #show(): void {
    const {control, issue} = this;
    const own = this.#isRevealed && issue !== null && issue !== PENDING ? this.describe(issue) : '';
    const message = own || this.serverMessage;
    for (const one of this.controls) {
      if (message) one.setAttribute('aria-invalid', 'true');
      else one.removeAttribute('aria-invalid');
    }
    const id = control.getAttribute('aria-errormessage');
    const place = id && (control.getRootNode() as Partial<Document>).getElementById?.(id);
    if (place) place.textContent = message;
  }
}

/** Returns the message of an issue in the language of an element. */
export function describeAt(element: Element, issue: Issue, label: string): string {
  const lang = languageOf(element);
  return describeIssue(issue, label, {
    lang,
    term: (key, ...args) => translateWith(formTexts, lang, key, ...args),
  });
}

/** Returns a text in the language of an element. */
export function formTerm<Key extends keyof Terms>(
  element: Element,
  key: Key,
  ...args: Parameters<Terms[Key]>
): string {
  return translateWith(formTexts, languageOf(element), key, ...args);
}

export function isRadio(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type === 'radio';
}

/** Returns the issue of a native control's own attributes. The browser writes most of the messages. */
function nativeIssue(controls: readonly Control[]): Issue | null {
  const invalid = controls.find(one => one.matches(':invalid'));
  if (invalid === undefined || invalid.validity?.customError) return null;
  if (invalid.validity?.valueMissing)
    return {code: isCheckable(invalid) && !isRadio(invalid) ? 'mustBeTrue' : 'valueMissing'};
  const {validationMessage: message} = invalid;
  return message ? {code: 'authored', message} : {code: 'notValid'};
}

/** Returns the key of a field: its path, or its name if that is not a path. */
export function keyOf({parsed, name}: Pick<FormField, 'parsed' | 'name'>): string {
  return parsed === null ? name : nameOf(parsed.path);
}
