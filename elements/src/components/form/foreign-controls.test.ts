import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import '../error-summary/error-summary.define.js';
import {connectForm, type FormConnection} from './form.define.js';

/** A form control of another library, with the members of a native one. */
class OtherField extends HTMLElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();
  #value = '';
  #isEdited = false;

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  get defaultValue(): string {
    return this.getAttribute('value') ?? '';
  }
  set defaultValue(value: string) {
    this.setAttribute('value', value);
    if (!this.#isEdited) this.value = value;
  }

  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
    this.#internals.setFormValue(value);
  }

  connectedCallback(): void {
    this.tabIndex = 0;
    this.value ||= this.defaultValue;
  }

  formResetCallback(): void {
    this.#isEdited = false;
    this.value = this.defaultValue;
  }

  enter(value: string): void {
    this.#isEdited = true;
    this.value = value;
    this.dispatchEvent(new Event('input', {bubbles: true}));
    this.dispatchEvent(new Event('change', {bubbles: true}));
  }
}

/** A form control of another library that scripts cannot read: only the form has its value. */
class ClosedField extends HTMLElement {
  static readonly formAssociated = true;
  readonly #internals = this.attachInternals();

  connectedCallback(): void {
    this.tabIndex = 0;
    this.formResetCallback();
  }

  formResetCallback(): void {
    this.#set(this.getAttribute('start') ?? '');
  }

  enter(value: string): void {
    this.#set(value);
    this.dispatchEvent(new Event('change', {bubbles: true}));
  }

  #set(value: string): void {
    this.#internals.setFormValue(value);
    if (value === 'bad') this.#internals.setValidity({customError: true}, 'Bad.');
    else this.#internals.setValidity({});
  }
}

customElements.define('other-field', OtherField);
customElements.define('closed-field', ClosedField);

const schema = z.object({city: z.string().refine(city => city !== 'x', 'The city is unknown.')});

for (const tag of ['other-field', 'closed-field'] as const) {
  describe(`<${tag}> of another library`, () => {
    let form: HTMLFormElement;
    let field: OtherField | ClosedField;
    let connection: FormConnection<unknown, unknown>;

    beforeEach(async () => {
      form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-error-summary></lc-error-summary>
          <span id="problem"></span>
        </form>
      `);
      field = document.createElement(tag) as OtherField | ClosedField;
      for (const [name, value] of [
        ['name', 'city'],
        ['aria-label', 'City'],
        ['aria-errormessage', 'problem'],
        [tag === 'other-field' ? 'value' : 'start', 'Sofia'],
      ] as const)
        field.setAttribute(name, value);
      form.append(field);
      connection = connectForm(form, {schema, onSubmit: () => {}});
    });
    afterEach(() => connection.disconnect());

    it('has its value in those of the form', () => {
      const start = connection.values;
      field.enter('Varna');
      expect([start, connection.values]).to.deep.equal([{city: 'Sofia'}, {city: 'Varna'}]);
    });

    it('makes the form dirty, until it has its default again', () => {
      const seen = [connection.dirty];
      for (const value of ['Varna', 'Sofia']) {
        field.enter(value);
        seen.push(connection.dirty);
      }
      expect(seen).to.deep.equal([false, true, false]);
    });

    if (tag === 'other-field')
      it('starts with the value of the form, and follows a new one unless it was edited', () => {
        connection.update({values: {city: 'Varna'}});
        const seen = [connection.values, connection.dirty];
        field.enter('Plovdiv');
        connection.update({values: {city: 'Ruse'}});
        expect([...seen, connection.values]).to.deep.equal([{city: 'Varna'}, false, {city: 'Plovdiv'}]);
      });

    it('returns to its default on a reset', () => {
      field.enter('Varna');
      connection.reset();
      expect([connection.values, connection.dirty]).to.deep.equal([{city: 'Sofia'}, false]);
    });

    it('shows an issue of the schema after a failed attempt, also in the summary', async () => {
      field.enter('x');
      const before = document.querySelector('#problem')!.textContent;
      const isSubmitted = await connection.submit();
      const summary = form.querySelector('lc-error-summary')!;
      await summary.updateComplete;
      expect({
        isSubmitted,
        before,
        shown: document.querySelector('#problem')!.textContent,
        isMarked: field.getAttribute('aria-invalid'),
        link: summary.shadowRoot!.querySelector('a')!.textContent,
      }).to.deep.equal({
        isSubmitted: false,
        before: '',
        shown: 'The city is unknown.',
        isMarked: 'true',
        link: 'The city is unknown.',
      });
    });

    it('gets the focus from its link in the summary', async () => {
      field.enter('x');
      await connection.submit();
      const summary = form.querySelector('lc-error-summary')!;
      await summary.updateComplete;
      summary.shadowRoot!.querySelector('a')!.click();
      expect(document.activeElement?.localName).to.equal(tag);
    });

    it('can be submitted once its issue is corrected', async () => {
      field.enter('x');
      await connection.submit();
      field.enter('Varna');
      expect(await connection.submit()).to.equal(true);
    });

    it('shows an issue of the server until it is edited', () => {
      connection.setIssues([{path: 'city', message: 'Taken.'}]);
      const shown = document.querySelector('#problem')!.textContent;
      field.enter('Varna');
      expect([shown, connection.issues]).to.deep.equal(['Taken.', []]);
    });

    it('keeps an issue of the server when an event follows for the same value', () => {
      field.enter('Varna');
      connection.setIssues([{path: 'city', message: 'Taken.'}]);
      // A browser sends it when the user leaves the field.
      field.dispatchEvent(new Event('change', {bubbles: true}));
      const kept = connection.issues.map(({message}) => message);
      field.enter('Sofia');
      field.enter('Varna');
      expect([kept, connection.issues]).to.deep.equal([['Taken.'], []]);
    });
  });
}

describe('<closed-field> of another library', () => {
  it('prevents a submit while it calls itself invalid', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><closed-field name="city" aria-label="City"></closed-field></form>`,
    );
    const connection = connectForm(form, {onSubmit: () => {}});
    const field = form.querySelector<ClosedField>('closed-field')!;
    field.enter('bad');
    const first = await connection.submit();
    const messages = connection.issues.map(({message}) => message);
    field.enter('good');
    expect([first, messages, await connection.submit()]).to.deep.equal([false, ['City is not valid.'], true]);
    connection.disconnect();
  });
});
