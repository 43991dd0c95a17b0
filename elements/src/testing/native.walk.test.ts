import '../components/checkbox-group/checkbox-group.define.js';
import '../components/checkbox/checkbox.define.js';
import '../components/code-input/code-input.define.js';
import '../components/datalist/datalist.define.js';
import '../components/color-input/color-input.define.js';
import '../components/date-fields/date-fields.define.js';
import '../components/date-range-picker/date-range-picker.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/file-upload/file-upload.define.js';
import '../components/multi-select/multi-select.define.js';
import '../components/number-input/number-input.define.js';
import '../components/radio-box/radio-box.define.js';
import '../components/radio-button/radio-button.define.js';
import '../components/phone-input/phone-input.define.js';
import '../components/rating/rating.define.js';
import '../components/search-input/search-input.define.js';
import '../components/segmented/segmented.define.js';
import '../components/select/select.define.js';
import '../components/range-slider/range-slider.define.js';
import '../components/slider/slider.define.js';
import '../components/switch/switch.define.js';
import '../components/text-area/text-area.define.js';
import '../components/text-input/text-input.define.js';
import '../components/time-input/time-input.define.js';
import '../components/transfer-list/transfer-list.define.js';
import '../components/tree-select/tree-select.define.js';
import '../components/tree/tree.define.js';
import type {FormControlElement} from '../base/form-control-element.js';
import {controlValue} from '../base/members.js';
import {recordEvents} from './events.js';
import type {Chance} from './walks/chance.js';
import {
  chooseIn,
  CONTROL_PAIRS,
  plainValueOf,
  setInitialValue,
  setPlainValue,
  type ControlPair,
} from './walks/control-pairs.js';
import {nativeControl, type NativeControl, type PlainValue} from './walks/native-control.js';
import {testWalks} from './walks/test-walks.js';
import type {Walk} from './walks/walk.js';

type Control = FormControlElement & {value: unknown; checked: boolean; readOnly: boolean};

/** Returns what was done, or null if it is not possible now. */
type Step = (chance: Chance) => string | null;

type Setting = 'disabled' | 'readOnly' | 'required' | 'name';

/** An element and a native control in two forms. Each step does the same with both, and then they must agree. */
class NativeWalk implements Walk {
  readonly root = document.createElement('main');
  readonly #pair: ControlPair;
  readonly #forms: readonly [HTMLFormElement, HTMLFormElement];
  readonly #problems: string[] = [];
  #control: Control;
  #native: NativeControl;
  #events: readonly [string[], string[]];

  constructor(pair: ControlPair) {
    this.#pair = pair;
    const {tag, attributes = '', own = '', native} = pair;
    this.#forms = [this.#addForm(), this.#addForm()];
    this.#forms[0].firstElementChild!.innerHTML = `<${tag} label="Field" ${attributes}>${own}</${tag}>`;
    this.#forms[1].firstElementChild!.innerHTML = native.replace(/(?=>)/, ` ${attributes}`);
    document.body.append(this.root);
    this.#control = this.#forms[0].querySelector<Control>(tag)!;
    this.#native = nativeControl(this.#forms[1].querySelector<HTMLElement>('fieldset > *')!);
    this.#events = this.#listen();
    this.#setBoth('name', 'field');
  }

  readonly #steps: Readonly<Record<string, readonly [share: number, step: Step]>> = {
    set: [4, chance => this.#set(chance)],
    use: [6, chance => this.#use(chance)],
    initial: [2, chance => this.#initial(chance)],
    reset: [3, () => this.#reset()],
    disable: [2, chance => this.#setBoth('disabled', chance.is(0.4))],
    'disable the fieldset': [2, chance => this.#disableFieldset(chance)],
    'read-only': [2, chance => this.#setReadOnly(chance)],
    require: [2, chance => this.#setBoth('required', chance.is(0.5))],
    name: [1, chance => this.#setBoth('name', chance.pick(this.#pair.names ?? ['field', 'other', '']))],
    message: [1, chance => this.#setMessage(chance)],
    move: [2, () => this.#move()],
    detach: [1, () => this.#detach()],
    restore: [1, () => this.#restore()],
    clone: [1, () => this.#clone()],
  };

  /** They must agree at once, before the next update. */
  readonly steps: Walk['steps'] = Object.fromEntries(
    Object.entries(this.#steps).map(([name, [share, step]]) => [
      name,
      [
        share,
        (chance: Chance): string | null => {
          const done = step(chance);
          for (const problem of this.#differences()) this.#problems.push(`${problem}, at once`);
          return done;
        },
      ],
    ]),
  );

  *check(): Iterable<string> {
    yield* this.#problems.splice(0);
    yield* this.#differences();
  }

  *#differences(): Iterable<string> {
    const ours = this.#stateOf(this.#control, this.#forms[0], plainValueOf(this.#control));
    const natives = this.#stateOf(this.#native.first, this.#forms[1], this.#native.value);
    for (const [name, native] of Object.entries(natives))
      if (ours[name] !== native) yield `${name} is ${ours[name]}, and ${native} natively`;
    const [sent, expected] = this.#events;
    if (sent.join() !== expected.join()) yield `events: ${sent.join()}, and ${expected.join()} natively`;
    sent.length = expected.length = 0;
  }

  get #elements(): readonly [Control, HTMLElement] {
    return [this.#control, this.#native.element];
  }

  #addForm(): HTMLFormElement {
    const form = document.createElement('form');
    form.noValidate = true;
    form.append(document.createElement('fieldset'));
    this.root.append(form);
    return form;
  }

  #listen(): readonly [string[], string[]] {
    const seen = this.#elements.map(element => recordEvents(element, 'input', 'change'));
    for (const [index, element] of [this.#control, this.#native.first].entries())
      element.addEventListener('invalid', () => seen[index]!.push('invalid'));
    return seen as [string[], string[]];
  }

  #stateOf(
    control: Control | HTMLInputElement,
    form: HTMLFormElement,
    value: PlainValue,
  ): Readonly<Record<string, string>> {
    const {willValidate, validationMessage} = control;
    return {
      value: JSON.stringify(value),
      FormData: JSON.stringify(entriesOf(form)),
      ':disabled': `${control.matches(':disabled')}`,
      willValidate: `${willValidate}`,
      flag: flagOf(control.validity),
      validationMessage: `${validationMessage !== ''}`,
      ':invalid': `${control.matches(':invalid')}`,
      'checkValidity()': `${control.checkValidity()}`,
      form: `${form.checkValidity()}`,
    };
  }

  #set(chance: Chance): string {
    const value = chance.pick(this.#pair.values);
    setPlainValue(this.#control, value);
    this.#native.value = value;
    return `set the value to ${JSON.stringify(value)}`;
  }

  #use(chance: Chance): string | null {
    const value = chance.pick(this.#pair.values);
    const {typed, chosen} = this.#pair;
    const isOff = !this.#control.isConnected || this.#control.matches(':disabled');
    if (isOff) return null;
    if (typed !== undefined)
      return value === this.#native.value ? null : this.#type(typed(String(value)), String(value));
    if (chosen === undefined || value === '') return null;
    return this.#choose(value, chosen);
  }

  /** The user types another value, and leaves the field. Whether the same one sends `change` differs between browsers. */
  #type(text: string, nativeText: string): string {
    const field = this.#control.shadowRoot!.querySelector<HTMLInputElement>('input, textarea')!;
    for (const [control, target, entry] of [
      [this.#control, field, text],
      [this.#native.first, this.#native.first, nativeText],
    ] as const) {
      control.focus();
      target.select();
      document.execCommand(entry === '' ? 'delete' : 'insertText', false, entry);
      target.blur();
    }
    return `type ${JSON.stringify(text)}`;
  }

  #choose(value: PlainValue, chosen: (value: PlainValue) => string): string | null {
    if (typeof value === 'object') return this.#press(value[0], chosen);
    chooseIn(this.#control, chosen(value), value);
    this.#native.choose(value);
    return `choose ${JSON.stringify(value)}`;
  }

  /** Chooses an option, or no longer chooses it. */
  #press(option: string | undefined, chosen: (value: PlainValue) => string): string | null {
    if (option === undefined) return null;
    chooseIn(this.#control, chosen(option), option);
    const before = this.#native.value as readonly string[];
    this.#native.choose(before.includes(option) ? before.filter(one => one !== option) : [...before, option]);
    return `press ${option}`;
  }

  #initial(chance: Chance): string | null {
    if (this.#pair.tag === 'lc-file-upload') return null;
    const value = chance.pick(this.#pair.values);
    setInitialValue(this.#control, value);
    this.#native.setInitial(value);
    return `set the initial value to ${JSON.stringify(value)}`;
  }

  #reset(): string {
    for (const form of this.#forms) form.reset();
    return 'reset';
  }

  #setBoth(property: Setting, value: boolean | string): string {
    Object.assign(this.#control, {[property]: value});
    this.#native.set(property, value);
    return `set ${property} to ${JSON.stringify(value)}`;
  }

  #disableFieldset(chance: Chance): string {
    const isDisabled = chance.is(0.4);
    for (const form of this.#forms) form.querySelector('fieldset')!.disabled = isDisabled;
    return `${isDisabled ? 'disable' : 'enable'} the fieldset`;
  }

  #setReadOnly(chance: Chance): string | null {
    return this.#pair.canBeReadOnly === true ? this.#setBoth('readOnly', chance.is(0.4)) : null;
  }

  #setMessage(chance: Chance): string {
    const message = chance.pick(['', 'No.']);
    for (const control of [this.#control, this.#native.first]) control.setCustomValidity(message);
    return `set the message to "${message}"`;
  }

  #move(): string {
    for (const [index, element] of this.#elements.entries()) {
      const form = this.#forms[index]!;
      const fieldset = form.querySelector('fieldset')!;
      (element.parentElement === form ? fieldset : form).append(element);
    }
    return 'move';
  }

  #detach(): string {
    const isThere = this.#control.isConnected;
    for (const [index, element] of this.#elements.entries())
      if (isThere) element.remove();
      else this.#forms[index]!.append(element);
    return isThere ? 'remove' : 'insert';
  }

  /** The browser opens the page again, with what it has kept. For native controls, it sets the value. */
  #restore(): string | null {
    if (!this.#control.isConnected) return null;
    const {state} = this.#control[controlValue];
    const {value} = this.#native;
    this.#replace();
    this.#control.formStateRestoreCallback(state);
    this.#native.value = value;
    return 'restore';
  }

  /** A copy of an element starts with its initial value, and so does a native one in a form that is reset. */
  #clone(): string | null {
    if (!this.#control.isConnected) return null;
    this.#replace();
    return `clone, and ${this.#reset()}`;
  }

  #replace(): void {
    const [control, element] = this.#elements.map(old => {
      const copy = old.cloneNode(true);
      old.replaceWith(copy);
      return copy as HTMLElement;
    });
    // A copy has the attributes, and the app sets the properties again.
    const {required, readOnly} = this.#control;
    this.#control = Object.assign(control as Control, {required}, this.#pair.canBeReadOnly && {readOnly});
    this.#native = nativeControl(element!);
    this.#events = this.#listen();
  }
}

/** What a form submits. Files are their names. */
function entriesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]);
}

/** The first flag. The message of the app comes first, because an element has one message. */
function flagOf(validity: ValidityState): string {
  if (validity.customError) return 'customError';
  for (const name in validity) if (validity[name as keyof ValidityState]) return name;
  return '';
}

for (const pair of CONTROL_PAIRS)
  describe(`${[pair.tag, pair.attributes].filter(Boolean).join(' ')} beside ${pair.native}`, () => {
    testWalks(() => new NativeWalk(pair), {seeds: [1], steps: 100});
  });
