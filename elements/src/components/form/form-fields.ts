import type {Warn} from '../../core/bad-input.js';
import {parseName, type FormName, type Path} from '../../core/form/index.js';
import {nameOf} from '../../core/validation/path.js';
import {memberOf} from '../../dom/member-of.js';
import type {FormPart} from '../../base/form-part.js';
import type {FormRegistry} from '../../base/form-registry.js';
import {type Control, FormField, isRadio, keyOf} from './form-field.js';
import {isCheckable} from './control-values.js';
import type {FormFollower} from './form-follower.js';

/** What can add, remove, or rename a field. */
const OBSERVED: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['name', 'disabled', 'type', 'form'],
};

const NOT_FIELDS = /^(submit|button|reset|image|fieldset|output)$/;

/** The fields of a form in document order. They are looked up again only after the form has changed. */
export class FormFields {
  /** The lists that the form has had fields of, which may have no rows now. */
  readonly lists = new Map<string, Path>();
  readonly #form: HTMLFormElement;
  readonly #registry: FormRegistry;
  readonly #warn: Warn;
  readonly #follower: FormFollower;
  readonly #observer: MutationObserver;
  #isStale = true;
  /** The values of controls right after a reset. The app may have set others since. */
  readonly #resetValues = new Map<EventTarget, unknown>();
  #byControl = new Map<Element, FormField>();
  #byKey = new Map<string, FormField>();
  #fields: FormField[] = [];

  constructor(form: HTMLFormElement, registry: FormRegistry, warn: Warn, follower: FormFollower) {
    this.#form = form;
    this.#registry = registry;
    this.#warn = warn;
    this.#follower = follower;
    this.#observer = new MutationObserver(() => this.#handleChange());
    this.#observer.observe(form, OBSERVED);
  }

  /** All fields, in document order. */
  get all(): readonly FormField[] {
    this.#update();
    return this.#fields;
  }

  /** The fields that have values, with their paths. */
  get withPaths(): (readonly [path: Path, field: FormField])[] {
    return this.all.flatMap(field => (field.parsed === null ? [] : [[field.parsed.path, field] as const]));
  }

  /** Returns the field of a control. */
  of(control: EventTarget | null): FormField | undefined {
    this.#update();
    return this.#byControl.get(control as Element);
  }

  /** Returns the field with a key: a path joined with dots. */
  withKey(key: string): FormField | undefined {
    this.#update();
    return this.#byKey.get(key);
  }

  /** Returns the groups around a field, such as that of `address` for `address.city`. */
  around({parsed}: FormField): FormField[] {
    const path = parsed?.path ?? [];
    return path.flatMap((_, length) => this.#byKey.get(nameOf(path.slice(0, length))) ?? []);
  }

  /** Looks the fields up again when they are needed next. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** Changes children of the form that are not fields, so that the schema is not asked again. */
  changeOthers(change: () => void): void {
    if (this.#observer.takeRecords().length > 0) this.#handleChange();
    change();
    this.#observer.takeRecords();
  }

  /** A control of this library has been reset. Its field begins again when it is needed next, because others may follow. */
  noteReset({host, typed}: FormPart): void {
    this.#resetValues.set(host, typed);
  }

  disconnect(): void {
    this.#observer.disconnect();
  }

  #handleChange(): void {
    this.invalidate();
    this.#follower.fieldsChanged();
  }

  #update(): void {
    if (this.#observer.takeRecords().length > 0) this.#isStale = true;
    if (this.#isStale) this.#find();
    if (this.#resetValues.size > 0) this.#restart();
  }

  #restart(): void {
    const known = new Map(this.#resetValues);
    this.#resetValues.clear();
    const fields = new Set([...known.keys()].map(control => this.#byControl.get(control as Element)));
    for (const field of fields) field?.restart(field.valueAfterReset(known));
  }

  #find(): void {
    this.#isStale = false;
    const known = this.#byControl;
    this.#byControl = new Map();
    this.#byKey = new Map();
    const fields = new Set<FormField>();
    const added: FormField[] = [];
    for (const control of memberOf(this.#form, 'elements') as Iterable<Control>) {
      if (NOT_FIELDS.test((control as HTMLInputElement).type) || control.matches(':disabled')) continue;
      const field = this.#fieldOf(control, known.get(control));
      if (!fields.has(field)) {
        // It may have other controls now.
        field.controls.length = 0;
        fields.add(field);
        if (known.get(control) !== field) added.push(field);
      }
      field.controls.push(control);
      this.#byControl.set(control, field);
    }
    this.#fields = [...fields];
    for (const field of added) this.#follower.fieldAdded(field);
  }

  /** Returns the field of a control: the one it had, the one with the same name, or a new one. */
  #fieldOf(control: Control, known: FormField | undefined): FormField {
    const name = String((control as HTMLInputElement).name ?? control.getAttribute('name') ?? '');
    const parsed = known?.name === name ? known.parsed : this.#parse(name);
    const key = keyOf({name, parsed});
    const shared = name === '' ? undefined : this.#byKey.get(key);
    if (shared !== undefined) {
      if (kindOf(shared.control) !== kindOf(control))
        this.#warn(`the name "${name}" is shared by controls of different kinds; their values are a list.`);
      return shared;
    }
    const part = this.#registry.parts.get(control);
    // A table joins its form later than others.
    const field = known?.control === control && known.part === part ? known : new FormField(part);
    field.name = name;
    field.parsed = parsed;
    if (name !== '') this.#byKey.set(key, field);
    return field;
  }

  #parse(name: string): FormName | null {
    const parsed = name === '' ? null : parseName(name);
    if (name !== '' && parsed === null)
      this.#warn(`the name "${name}" is not a path such as address.city or items[0].qty; it has no value.`);
    const path = parsed?.path ?? [];
    const index = path.findIndex(key => typeof key === 'number');
    if (index > 0) this.lists.set(nameOf(path.slice(0, index)), path.slice(0, index));
    return parsed;
  }
}

/** Controls of the same kind can share a name. */
function kindOf(control: Control): string {
  return isRadio(control) ? 'radio' : isCheckable(control) ? 'checkable' : 'value';
}
