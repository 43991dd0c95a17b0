import {chooseFiles, makeFile} from '../files.js';

/** The value of a control as plain data: text, whether it is checked, or a list. Files are their names. */
export type PlainValue = string | boolean | readonly string[];

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A native control, or a group of them, with the members of one form control. */
export interface NativeControl {
  /** What is in the form. */
  readonly element: HTMLElement;
  /** The control, or the first one of the group. */
  readonly first: HTMLInputElement;
  value: PlainValue;
  setInitial(value: PlainValue): void;
  /** What a user does without the keyboard, with its events. */
  choose(value: PlainValue): void;
  set(property: 'disabled' | 'readOnly' | 'required' | 'name', value: boolean | string): void;
}

/** Returns the control of an element: a control, or one around radio buttons or text fields. */
export function nativeControl(element: HTMLElement): NativeControl {
  if (element instanceof HTMLSelectElement) return new NativeSelect(element);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    return element.querySelector('[type=radio]') ? new RadioGroup(element) : new FieldPair(element);
  if (element.type === 'checkbox') return new Checkbox(element);
  return element.type === 'file' ? new FileField(element) : new TextField(element);
}

/** Sends the events of a change by the user. */
export function sendChange(target: HTMLElement): void {
  for (const type of ['input', 'change'])
    target.dispatchEvent(new Event(type, {bubbles: true, composed: type === 'input'}));
}

/** One control or several. What is set is set on all of them. */
abstract class Controls<Control extends HTMLElement> {
  readonly element: HTMLElement;
  protected readonly all: readonly Control[];

  constructor(element: HTMLElement) {
    const inside = [...element.querySelectorAll<HTMLElement>('input')];
    this.element = element;
    this.all = (inside.length > 0 ? inside : [element]) as unknown as readonly Control[];
  }

  get first(): HTMLInputElement {
    return this.all[0] as unknown as HTMLInputElement;
  }

  set(property: string, value: boolean | string): void {
    for (const control of this.all) Object.assign(control, {[property]: value});
  }
}

class TextField extends Controls<Field> implements NativeControl {
  get value(): string {
    return this.first.value;
  }
  set value(value: string) {
    this.first.value = value;
  }

  setInitial(value: string): void {
    this.first.defaultValue = value;
  }

  choose(value: string): void {
    this.value = value;
    sendChange(this.first);
  }
}

class Checkbox extends Controls<HTMLInputElement> implements NativeControl {
  get value(): boolean {
    return this.first.checked;
  }
  set value(isChecked: boolean) {
    this.first.checked = isChecked;
  }

  setInitial(isChecked: boolean): void {
    this.first.defaultChecked = isChecked;
  }

  choose(): void {
    this.first.click();
  }
}

/** Radio buttons. Each knows for itself whether it was changed; here, all of them are. */
class RadioGroup extends Controls<HTMLInputElement> implements NativeControl {
  get value(): string {
    return this.all.find(({checked}) => checked)?.value ?? '';
  }
  set value(value: string) {
    for (const radio of this.all) radio.checked = radio.value === value;
  }

  setInitial(value: string): void {
    for (const radio of this.all) radio.defaultChecked = false;
    for (const radio of this.all) radio.defaultChecked = radio.value === value;
  }

  choose(value: string): void {
    this.all.find(radio => radio.value === value)!.click();
    this.value = value;
  }
}

/** A menu, or a list of several options. Each knows for itself whether it was changed; here, all of them do. */
class NativeSelect extends Controls<HTMLSelectElement> implements NativeControl {
  #given: PlainValue | null = null;

  constructor(select: HTMLSelectElement) {
    super(select);
    select.form!.addEventListener('reset', () => {
      if (select.form !== null) this.#given = null;
    });
  }

  get value(): PlainValue {
    const values = [...this.#select.selectedOptions].map(({value}) => value);
    return this.#select.multiple ? values : values[0]!;
  }
  set value(value: PlainValue) {
    this.#given = value;
    this.#show(value);
  }

  setInitial(value: PlainValue): void {
    for (const option of this.#select.options) option.defaultSelected = isIn(value, option.value);
    this.#show(this.#given ?? value);
  }

  choose(value: PlainValue): void {
    this.value = value;
    sendChange(this.#select);
  }

  get #select(): HTMLSelectElement {
    return this.all[0]!;
  }

  #show(value: PlainValue): void {
    for (const option of this.#select.options) option.selected = isIn(value, option.value);
  }
}

class FileField extends Controls<HTMLInputElement> implements NativeControl {
  get value(): string {
    return this.first.files![0]?.name ?? '';
  }
  set value(name: string) {
    const transfer = new DataTransfer();
    if (name !== '') transfer.items.add(makeFile(name));
    this.first.files = transfer.files;
  }

  /** Native fields start without a file. */
  setInitial(): void {}

  choose(name: string): void {
    chooseFiles(this.first, makeFile(name));
  }
}

/** Two text fields, for the two ends of a range: `'start/end'`. */
class FieldPair extends Controls<HTMLInputElement> implements NativeControl {
  get value(): string {
    const values = this.all.map(({value}) => value);
    return values.some(Boolean) ? values.join(this.#separator) : '';
  }
  set value(value: string) {
    for (const [index, text] of this.#endsOf(value).entries()) this.all[index]!.value = text;
  }

  setInitial(value: string): void {
    for (const [index, text] of this.#endsOf(value).entries()) this.all[index]!.defaultValue = text;
  }

  choose(value: string): void {
    this.value = value;
  }

  override set(property: string, value: boolean | string): void {
    super.set(property, value);
    if (property === 'name' && value !== '' && this.#separator === '/')
      for (const [index, end] of ['start', 'end'].entries())
        this.all[index]!.name = `${String(value)}-${end}`;
  }

  /** That of two dates, whose fields have names of their ends, or another one. */
  get #separator(): string {
    return this.element.dataset['separator'] ?? '/';
  }

  #endsOf(value: string): string[] {
    return value === '' ? ['', ''] : value.split(this.#separator);
  }
}

const isIn = (value: PlainValue, option: string): boolean =>
  Array.isArray(value) ? value.includes(option) : value === option;
