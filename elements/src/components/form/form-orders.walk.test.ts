import '../text-input/text-input.define.js';
import fc from 'fast-check';
import type {LcTextInput} from '../text-input/text-input.define.js';
import type {Rules} from '../../core/validation/index.js';
import {testOrders} from '../../testing/walks/test-orders.js';
import {connectForm, type FormConnection, type FormIssue} from './form.define.js';

type Step = 'valid' | 'bad for the rules' | 'bad for the schema' | 'reset' | 'submit' | 'server';

interface Taken {
  readonly step: Step;
  /** Whether the server accepts what is submitted. */
  readonly isAccepted: boolean;
}

const steps = fc.array(
  fc.record({
    step: fc.constantFrom<Step>(
      'valid',
      'valid',
      'bad for the rules',
      'bad for the schema',
      'reset',
      'submit',
      'submit',
      'server',
    ),
    isAccepted: fc.boolean(),
  }),
  {minLength: 1, maxLength: 8},
);

const PENDING = 'Email is still being checked.';

/** What the rules, the schema, and the server say of a value. The message names the value. */
const MESSAGES: Readonly<Record<string, string>> = {
  'bad for the rules': 'breaks a rule',
  'bad for the schema': 'breaks the schema',
};
const emailOf = (values: unknown): string => (values as {email: string}).email;
const ofServer = (value: string): string => `${value} is taken`;
const messageFor = (value: string): string | null => {
  const message = MESSAGES[value.split(',')[0]!];
  return message === undefined ? null : `${value} ${message}`;
};

/** A form whose rules, schema, and server answer when the scheduler lets them. */
class Form {
  readonly form = document.createElement('form');
  readonly mistakes: string[] = [];
  readonly #scheduler: fc.Scheduler;
  readonly #control: LcTextInput;
  readonly #connection: FormConnection;
  #count = 0;
  #isAccepted = true;
  #unsettled = 0;

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
    this.#control = Object.assign(document.createElement('lc-text-input'), {
      name: 'email',
      label: 'Email',
      rules: this.#rules('bad for the rules', (value: unknown) => String(value), []),
    });
    this.form.append(this.#control);
    document.body.append(this.form);
    const schema = this.#rules('bad for the schema', emailOf, ['email']);
    this.#connection = connectForm<unknown>(this.form, {
      schema,
      values: {email: 'valid'},
      showValidation: true,
      onSubmit: values => this.#send(emailOf(values)),
    });
  }

  take({step, isAccepted}: Taken): void {
    this.#isAccepted = isAccepted;
    if (step === 'reset') this.form.reset();
    else if (step === 'submit') void this.#submit();
    else if (step === 'server')
      this.#connection.setIssues([{path: ['email'], message: ofServer(this.#value)}]);
    else this.#type(`${step},${(this.#count += 1)}`);
  }

  /** No message is about another value than the one in the field. */
  check(): void {
    const shown = this.#control.shadowRoot!.querySelector('#message')?.textContent.trim() ?? '';
    for (const message of [shown, ...this.#issues.map(issue => issue.message)])
      if (message !== '' && !this.#possible.includes(message))
        this.mistakes.push(`"${message}" for ${this.#value}`);
  }

  /** Everything has answered, for the value that was entered last. */
  checkEnd(): void {
    const expected = messageFor(this.#value);
    const own = this.#issues.map(({message}) => message).filter(message => message !== ofServer(this.#value));
    if (own.join() !== (expected ?? '')) this.mistakes.push(`${own.join()} at the end, not ${expected}`);
    if (this.#control.validity.valid !== (expected === null))
      this.mistakes.push(`valid is ${this.#control.validity.valid} at the end`);
    const state = [this.#connection.pending, this.form.hasAttribute('aria-busy'), this.#unsettled];
    if (state.join() !== 'false,false,0') this.mistakes.push(`pending is ${state.join()} at the end`);
  }

  stop(): void {
    this.#connection.disconnect();
    this.form.remove();
  }

  get #value(): string {
    return this.#control.value;
  }

  /** The messages that the field may have. */
  get #possible(): (string | null)[] {
    return [messageFor(this.#value), ofServer(this.#value), PENDING];
  }

  /** The issues of the field. A server's issue of an earlier value has no field. */
  get #issues(): readonly FormIssue[] {
    return this.#connection.issues.filter(({name}) => name === 'email');
  }

  #later(label: string): Promise<void> {
    return this.#scheduler.schedule(Promise.resolve(), label);
  }

  #rules(refused: Step, valueOf: (given: unknown) => string, path: readonly string[]): Rules {
    const validate = async (given: unknown): Promise<object> => {
      const value = valueOf(given);
      await this.#later(`${refused}? ${value}`);
      if (!value.startsWith(refused)) return {value: given};
      return {issues: [{message: messageFor(value), path}]};
    };
    return {'~standard': {vendor: 'test', validate}};
  }

  async #send(email: string): Promise<object[]> {
    const isAccepted = this.#isAccepted;
    if (email !== this.#value || messageFor(email) !== null)
      this.mistakes.push(`${email} is sent, and the value is ${this.#value}`);
    await this.#later(`send ${email}`);
    return isAccepted ? [] : [{path: ['email'], message: ofServer(email)}];
  }

  async #submit(): Promise<void> {
    this.#unsettled += 1;
    await this.#connection.submit();
    this.#unsettled -= 1;
  }

  #type(value: string): void {
    const input = this.#control.shadowRoot!.querySelector('input')!;
    input.value = value;
    for (const type of ['input', 'change'])
      input.dispatchEvent(new Event(type, {bubbles: true, composed: type === 'input'}));
  }
}

describe('a form whose rules, schema, and server answer in any order', () => {
  testOrders(steps, {runs: 150}, scheduler => new Form(scheduler));
});
