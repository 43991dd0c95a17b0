import '../components/checkbox/checkbox.define.js';
import '../components/switch/switch.define.js';
import '../components/text-area/text-area.define.js';
import '../components/text-input/text-input.define.js';
import type {FormControlElement} from '../base/form-control-element.js';
import {recordEvents} from './events.js';
import type {Chance} from './walks/chance.js';
import {testWalks} from './walks/test-walks.js';
import type {Walk} from './walks/walk.js';

type Native = HTMLInputElement | HTMLTextAreaElement;
type Control = FormControlElement & {value: string; checked: boolean};

/** An element, and the native control that it must be like. */
interface Pair {
  readonly tag: string;
  readonly native: string;
  readonly properties?: object;
  readonly isCheckable?: boolean;
  /** The values of the app and the user. */
  readonly values?: readonly string[];
}

const TEXTS = ['', 'a', 'b c', 'é🙂', ' x '];

const PAIRS: readonly Pair[] = [
  {tag: 'lc-text-input', native: 'input', values: TEXTS},
  {tag: 'lc-text-area', native: 'textarea', values: [...TEXTS, 'two\nlines']},
  {tag: 'lc-checkbox', native: 'input', properties: {type: 'checkbox'}, isCheckable: true},
  {tag: 'lc-switch', native: 'input', properties: {type: 'checkbox'}, isCheckable: true},
];

/** An element and a native control in two forms. Each step does the same with both, and then they must agree. */
class NativeWalk implements Walk {
  readonly root = document.createElement('main');
  readonly #pair: Pair;
  readonly #control: Control;
  readonly #native: Native;
  readonly #forms: readonly HTMLFormElement[];
  readonly #events: readonly [string[], string[]];

  constructor(pair: Pair) {
    this.#pair = pair;
    this.#control = Object.assign(document.createElement(pair.tag) as Control, {label: 'Field'});
    this.#native = Object.assign(document.createElement(pair.native) as Native, pair.properties);
    this.#forms = this.#both.map(control => {
      const form = document.createElement('form');
      const fieldset = document.createElement('fieldset');
      form.noValidate = true;
      control.setAttribute('name', 'field');
      fieldset.append(control);
      form.append(fieldset);
      this.root.append(form);
      return form;
    });
    this.#events = [
      recordEvents(this.#control, 'input', 'change'),
      recordEvents(this.#native, 'input', 'change'),
    ];
    document.body.append(this.root);
  }

  readonly steps: Walk['steps'] = {
    set: [4, chance => this.#set(chance)],
    use: [5, chance => this.#use(chance)],
    initial: [2, chance => this.#initial(chance)],
    reset: [3, () => this.#reset()],
    disable: [2, chance => this.#disable(chance)],
    require: [2, chance => this.#require(chance)],
    move: [2, () => this.#move()],
    detach: [1, () => this.#detach()],
    name: [1, chance => this.#name(chance)],
  };

  *check(): Iterable<string> {
    const [ours, natives] = this.#both.map(control => this.#stateOf(control));
    for (const [name, native] of Object.entries(natives!))
      if (ours![name] !== native) yield `${name} is ${ours![name]}, and ${native} natively`;
    const [sent, expected] = this.#events;
    if (sent.join() !== expected.join()) yield `events: ${sent.join()}, and ${expected.join()} natively`;
    sent.length = expected.length = 0;
  }

  get #both(): readonly [Control, Native] {
    return [this.#control, this.#native];
  }

  #stateOf(control: Control | Native): Readonly<Record<string, string>> {
    const {validity, willValidate} = control;
    const form = control === this.#control ? this.#forms[0]! : this.#forms[1]!;
    return {
      value: this.#pair.isCheckable ? `${(control as Control).checked}` : (control as Native).value,
      FormData: JSON.stringify([...new FormData(form)]),
      ':disabled': `${control.matches(':disabled')}`,
      willValidate: `${willValidate}`,
      // Browsers do not agree on the flags of a control that is not validated.
      valueMissing: `${willValidate && validity.valueMissing}`,
      valid: `${!willValidate || control.checkValidity()}`,
      ':invalid': `${control.matches(':invalid')}`,
      form: `${form.checkValidity()}`,
    };
  }

  #set(chance: Chance): string {
    if (this.#pair.isCheckable) {
      const checked = chance.is(0.5);
      for (const control of this.#both) (control as Control).checked = checked;
      return `set checked to ${checked}`;
    }
    const value = chance.pick(this.#pair.values!);
    for (const control of this.#both) control.value = value;
    return `set value to ${JSON.stringify(value)}`;
  }

  /** The user clicks, or types and leaves the field. */
  #use(chance: Chance): string | null {
    if (this.#native.matches(':disabled') || !this.#native.isConnected) return null;
    if (this.#pair.isCheckable) {
      for (const control of this.#both) control.click();
      return 'click';
    }
    const text = chance.pick(this.#pair.values!);
    for (const control of this.#both) {
      control.focus();
      const field = (control.shadowRoot?.querySelector('input, textarea') ?? control) as Native;
      field.select();
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
      field.blur();
    }
    return `type ${JSON.stringify(text)}`;
  }

  #initial(chance: Chance): string {
    if (this.#pair.isCheckable) {
      const isChecked = chance.is(0.5);
      for (const control of this.#both) control.toggleAttribute('checked', isChecked);
      return `${isChecked ? 'add' : 'remove'} the attribute checked`;
    }
    const value = chance.pick(this.#pair.values!);
    this.#control.setAttribute('value', value);
    this.#native.defaultValue = value;
    return `set the initial value to ${JSON.stringify(value)}`;
  }

  #reset(): string {
    for (const form of this.#forms) form.reset();
    return 'reset';
  }

  #disable(chance: Chance): string {
    const isDisabled = chance.is(0.4);
    const isFieldset = chance.is(0.5);
    for (const control of this.#both) {
      const target = isFieldset ? control.closest('fieldset') : control;
      if (target !== null) target.disabled = isDisabled;
    }
    return `${isDisabled ? 'disable' : 'enable'} the ${isFieldset ? 'fieldset' : 'control'}`;
  }

  #require(chance: Chance): string {
    const required = chance.is(0.5);
    for (const control of this.#both) control.required = required;
    return `set required to ${required}`;
  }

  #move(): string {
    for (const [index, control] of this.#both.entries()) {
      const form = this.#forms[index]!;
      const fieldset = form.querySelector('fieldset')!;
      (control.parentElement === form ? fieldset : form).append(control);
    }
    return 'move';
  }

  #detach(): string {
    const isThere = this.#native.isConnected;
    for (const [index, control] of this.#both.entries())
      if (isThere) control.remove();
      else this.#forms[index]!.append(control);
    return isThere ? 'remove' : 'insert';
  }

  #name(chance: Chance): string {
    const name = chance.pick(['field', 'other', '']);
    for (const control of this.#both) control.setAttribute('name', name);
    return `set name to "${name}"`;
  }
}

for (const pair of PAIRS)
  describe(`${pair.tag} beside a native control`, () => {
    testWalks(() => new NativeWalk(pair), {seeds: [1, 2], steps: 150});
  });
