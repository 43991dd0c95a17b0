import '../core/validation/rules.define.js';
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {validationSignal, type Issue} from '../core/validation/index.js';
import type {ControlValue, FormValue} from './control-value.js';
import {define} from './define.js';
import {FormControlElement} from './form-control-element.js';
import {controlValue, effectiveLabel, renderControl} from './members.js';

/** A value that depends on properties that only its control has. */
class ShoutedValue implements ControlValue<string> {
  readonly #probe: ProbeControl;
  #given: string | null = null;

  constructor(probe: ProbeControl) {
    this.#probe = probe;
  }

  get typed(): string {
    return (this.#given ?? this.#probe.start).repeat(this.#probe.times);
  }

  get submitted(): string {
    return this.typed;
  }

  get state(): string {
    return this.typed;
  }

  get isDirty(): boolean {
    return this.#given !== null;
  }

  /** How often the issue was computed. */
  issueCount = 0;

  get issue(): Issue | null {
    this.issueCount += 1;
    const {longest} = this.#probe;
    return this.typed.length > longest ? {code: 'tooLong', max: longest} : null;
  }

  set(text: string): void {
    this.#given = text;
  }

  clear(): void {
    this.#given = null;
  }

  restore(state: FormValue): void {
    this.#given = String(state);
  }
}

class ProbeControl extends FormControlElement<string> {
  @property() start = 'a';
  @property({type: Number}) times = 1;
  @property() alias = '';

  /** Not a property of Lit: it follows with the next update. */
  longest = 9;

  readonly [controlValue] = new ShoutedValue(this);

  @property({attribute: false})
  get value(): string {
    return this[controlValue].typed;
  }
  set value(value: string) {
    this[controlValue].set(value);
  }

  get issueCount(): number {
    return this[controlValue].issueCount;
  }

  override get [effectiveLabel](): string {
    return this.alias || super[effectiveLabel];
  }

  protected [renderControl](): TemplateResult {
    return html`<input id="control" />`;
  }
}

define('lc-probe-control', ProbeControl);

async function setUp(properties: Partial<ProbeControl> = {}) {
  const form = await fixture<HTMLFormElement>(html`
    <form><lc-probe-control name="field" label="Field"></lc-probe-control></form>
  `);
  const control = form.querySelector<ProbeControl>('lc-probe-control')!;
  Object.assign(control, properties);
  await control.updateComplete;
  return {form, control, submitted: () => new FormData(form).get('field')};
}

/** Rules that accept all but one text, and record what they check. */
function rulesAgainst(refused: string) {
  const checked: unknown[] = [];
  const validate = (value: unknown) => {
    checked.push(value);
    return value === refused ? {issues: [{message: 'Refused.'}]} : {value};
  };
  return {checked, rules: {'~standard': {version: 1 as const, vendor: 'test', validate}}};
}

describe('FormControlElement', () => {
  it('submits the new value as soon as any property changes it', async () => {
    const {control, submitted} = await setUp({value: 'a'});
    control.times = 3;
    expect(submitted()).to.equal('aaa');
  });

  it('is invalid as soon as any property makes the value invalid', async () => {
    const {form, control} = await setUp({value: 'a'});
    control.times = 10;
    expect([control.matches(':invalid'), form.checkValidity()]).to.deep.equal([true, false]);
    control.times = 9;
    expect(form.checkValidity()).to.equal(true);
  });

  it('checks the rules as soon as any property changes the value', async () => {
    const {rules} = rulesAgainst('aa');
    const {control} = await setUp({rules});
    control.times = 2;
    expect(control.matches(':invalid')).to.equal(true);
    control.start = 'b';
    expect(control.matches(':invalid')).to.equal(false);
  });

  it('follows what is not a property with the next update', async () => {
    const {control} = await setUp({value: 'aa'});
    control.longest = 1;
    control.requestUpdate();
    await control.updateComplete;
    expect(control.matches(':invalid')).to.equal(true);
  });

  it('names itself in its message as soon as any property changes its name', async () => {
    const {control} = await setUp({value: 'a', times: 10});
    expect(control.validationMessage).to.contain('Field');
    control.alias = 'Alias';
    expect(control.validationMessage).to.contain('Alias');
  });

  it('does not check the rules again when another property changes', async () => {
    const {checked, rules} = rulesAgainst('');
    const {control} = await setUp({rules});
    const count = checked.length;
    control.hint = 'A hint';
    control.label = 'A label';
    await control.updateComplete;
    expect(checked).to.have.length(count);
  });

  it('checks the rules again on a reset, even if the value stays the same', async () => {
    const {checked, rules} = rulesAgainst('');
    const {form} = await setUp({rules});
    const count = checked.length;
    form.reset();
    expect(checked).to.have.length(count + 1);
  });

  for (const [title, change] of [
    ['an edit', (control: ProbeControl) => (control.value = 'b')],
    ['a reset', (control: ProbeControl) => control.form?.reset()],
  ] as const) {
    it(`aborts the requests of its rules after ${title}`, async () => {
      const signals: AbortSignal[] = [];
      const validate = () => {
        signals.push(validationSignal());
        return new Promise<never>(() => {});
      };
      const {control} = await setUp({value: 'a', rules: {'~standard': {vendor: 'test', validate}}});
      const before = signals.at(-1)!;
      expect(before.aborted).to.equal(false);
      change(control);
      expect([before.aborted, signals.at(-1)!.aborted]).to.deep.equal([true, false]);
    });
  }

  it('checks the rules once for each edit', async () => {
    const {checked, rules} = rulesAgainst('');
    const {control} = await setUp({rules});
    const count = checked.length;
    control.value = 'b';
    await control.updateComplete;
    expect(checked.slice(count)).to.deep.equal(['b']);
  });

  it('checks its value and reports the result once for each edit', async () => {
    const {control} = await setUp({value: 'a', times: 10});
    const before = control.issueCount;
    const {setValidity} = ElementInternals.prototype;
    let reports = 0;
    ElementInternals.prototype.setValidity = function (...args) {
      reports += 1;
      setValidity.apply(this, args);
    };
    control.longest = 8;
    control.value = 'b';
    await control.updateComplete;
    ElementInternals.prototype.setValidity = setValidity;
    expect([control.issueCount - before, reports]).to.deep.equal([1, 1]);
  });

  it('follows its initial value until a value is set, and again after a reset', async () => {
    const {form, control, submitted} = await setUp();
    const seen: unknown[] = [];
    const note = () => seen.push([submitted(), FormControlElement.hasOwnValue(control)]);
    note();
    control.start = 'b';
    note();
    control.value = 'c';
    control.start = 'd';
    note();
    form.reset();
    note();
    expect(seen).to.deep.equal([
      ['a', false],
      ['b', false],
      ['c', true],
      ['d', false],
    ]);
  });
});
