import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import '../checkbox/checkbox.define.js';
import '../date-time-picker/date-time-picker.define.js';
import '../radio-button/radio-button.define.js';
import '../select/select.define.js';
import '../slider/slider.define.js';
import '../text-input/text-input.define.js';
import {connectForm, type FormConnection} from './form.define.js';

const options = html`<option value="a">A</option>
  <option value="b">B</option>
  <option value="c">C</option>`;
const radios = html`
  <input type="radio" name="field" value="a" />
  <input type="radio" name="field" value="b" />
  <input type="radio" name="field" value="c" />
`;
const boxes = html`
  <input type="checkbox" name="field" value="a" />
  <input type="checkbox" name="field" value="b" />
`;
const lcBoxes = html`
  <lc-checkbox name="field" value="a" label="A"></lc-checkbox>
  <lc-checkbox name="field" value="b" label="B"></lc-checkbox>
`;

interface Case {
  readonly content: TemplateResult;
  /** The value of the control without an initial value of the form. */
  readonly empty: unknown;
  /** The initial value, and another one. */
  readonly values: readonly [start: unknown, next: unknown];
  /** Enters a third value, like a user or like a browser that restores it. */
  readonly enter: (form: HTMLFormElement) => void;
  readonly entered: unknown;
  /** The initial value as the control has it, if it differs. */
  readonly typed?: readonly [start: unknown, next: unknown];
}

const setValue = (value: string) => (form: HTMLFormElement) =>
  void (form.querySelector<HTMLInputElement>('[name]')!.value = value);
const check = (value: string) => (form: HTMLFormElement) =>
  void (form.querySelector<HTMLInputElement>(`[value=${value}]`)!.checked = true);
const select =
  (...values: string[]) =>
  (form: HTMLFormElement) => {
    for (const option of form.querySelector('select')!.options)
      option.selected = values.includes(option.value);
  };

const CASES: Readonly<Record<string, Case>> = {
  'a text field': {
    content: html`<input name="field" />`,
    empty: '',
    values: ['x', 'y'],
    enter: setValue('z'),
    entered: 'z',
  },
  'a text area': {
    content: html`<textarea name="field"></textarea>`,
    empty: '',
    values: ['x\ny', 'y'],
    enter: setValue('z'),
    entered: 'z',
  },
  'a number field': {
    content: html`<input name="field" type="number" />`,
    empty: null,
    values: [1, 2],
    enter: setValue('3'),
    entered: 3,
  },
  'a date field': {
    content: html`<input name="field" type="date" />`,
    empty: '',
    values: ['2026-11-25', '2026-11-26'],
    enter: setValue('2026-01-31'),
    entered: '2026-01-31',
  },
  'a range': {
    content: html`<input name="field" type="range" />`,
    empty: 50,
    values: [10, 20],
    enter: setValue('30'),
    entered: 30,
  },
  'a hidden field': {
    content: html`<input name="field" type="hidden" />`,
    empty: '',
    values: ['x', 'y'],
    // It has one value only, which is its default.
    enter: () => {},
    entered: '',
  },
  'a select': {
    content: html`<select name="field">
      ${options}
    </select>`,
    empty: 'a',
    values: ['b', 'a'],
    enter: select('c'),
    entered: 'c',
  },
  'a list box': {
    content: html`<select name="field" size="3">
      ${options}
    </select>`,
    empty: '',
    values: ['b', 'a'],
    enter: select('c'),
    entered: 'c',
  },
  'a select with several values': {
    content: html`<select name="field" multiple>
      ${options}
    </select>`,
    empty: [],
    values: [['a', 'b'], ['b']],
    enter: select('a', 'c'),
    entered: ['a', 'c'],
  },
  'a checkbox': {
    content: html`<input name="field" type="checkbox" value="v" />`,
    empty: false,
    values: [false, false],
    enter: check('v'),
    entered: true,
  },
  checkboxes: {content: boxes, empty: [], values: [['a'], ['a']], enter: check('b'), entered: ['a', 'b']},
  'radio buttons': {content: radios, empty: '', values: ['b', 'a'], enter: check('c'), entered: 'c'},
};

const forms: FormConnection<unknown, unknown>[] = [];
afterEach(() => {
  for (const connection of forms.splice(0)) connection.disconnect();
});

function connect(form: HTMLFormElement, field?: unknown): FormConnection<unknown, unknown> {
  const connection = connectForm(form, field === undefined ? {} : {values: {field}});
  forms.push(connection);
  return connection;
}

const valueOf = ({values}: FormConnection<unknown, unknown>) => (values as {field: unknown}).field;

for (const [title, {content, empty, values, enter, entered}] of Object.entries(CASES)) {
  const [start, next] = values;
  const isHidden = title === 'a hidden field';

  describe(`connectForm with ${title}`, () => {
    const make = () => fixture<HTMLFormElement>(html`<form>${content}</form>`);

    it('has its own default at first, and is not dirty', async () => {
      const connection = connect(await make());
      expect([valueOf(connection), connection.dirty]).to.deep.equal([empty, false]);
    });

    it('starts with the value of the form, and follows a new one', async () => {
      const connection = connect(await make(), start);
      const seen = [valueOf(connection), connection.dirty];
      connection.update({values: {field: next}});
      expect([...seen, valueOf(connection), connection.dirty]).to.deep.equal([start, false, next, false]);
    });

    if (isHidden) return;

    it('keeps what the user has entered when the form has new values, until a reset', async () => {
      const form = await make();
      const connection = connect(form, start);
      enter(form);
      form.querySelector('[name]')!.dispatchEvent(new Event('input', {bubbles: true}));
      connection.update({values: {field: next}});
      const kept = valueOf(connection);
      connection.reset();
      expect([kept, valueOf(connection), connection.dirty]).to.deep.equal([entered, next, false]);
    });

    it('is dirty with a value that it had before it was connected, until a reset', async () => {
      const form = await make();
      enter(form);
      const connection = connect(form);
      const seen = [connection.dirty];
      connection.reset();
      expect([...seen, valueOf(connection), connection.dirty]).to.deep.equal([true, empty, false]);
    });

    it('keeps a value that it had before it was connected over that of the form', async () => {
      const form = await make();
      enter(form);
      const connection = connect(form, start);
      const kept = valueOf(connection);
      connection.reset();
      expect([kept, valueOf(connection)]).to.deep.equal([entered, start]);
    });
  });
}

describe('connectForm with a file field', () => {
  const file = new File(['text'], 'notes.txt');

  async function make(attributes: Partial<HTMLInputElement> = {}): Promise<HTMLFormElement> {
    const form = await fixture<HTMLFormElement>(html`<form><input type="file" name="field" /></form>`);
    Object.assign(form.querySelector('input')!, attributes);
    return form;
  }

  function choose(form: HTMLFormElement): void {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const input = form.querySelector('input')!;
    input.files = transfer.files;
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }

  it('has the file, is dirty with it, and empty after a reset', async () => {
    const form = await make();
    const connection = connect(form);
    const seen = [valueOf(connection)];
    choose(form);
    seen.push((valueOf(connection) as File).name, connection.dirty);
    connection.reset();
    expect([...seen, valueOf(connection), connection.dirty]).to.deep.equal([
      null,
      'notes.txt',
      true,
      null,
      false,
    ]);
  });

  it('has a list of several files', async () => {
    const form = await make({multiple: true});
    const connection = connect(form);
    choose(form);
    expect((valueOf(connection) as File[]).map(({name}) => name)).to.deep.equal(['notes.txt']);
  });

  it('is dirty with a file that was chosen before it was connected', async () => {
    const form = await make();
    choose(form);
    expect(connect(form).dirty).to.equal(true);
  });
});

describe('connectForm with a control of the library', () => {
  /** A control, and what a browser restores in it. */
  type Restorable = HTMLElement & {formStateRestoreCallback(state: string): void; checked?: boolean};

  for (const [title, content, state, fresh] of [
    ['lc-text-input', html`<lc-text-input name="field" label="F" value="x"></lc-text-input>`, 'z', 'x'],
    [
      'a number in lc-text-input',
      html`<lc-text-input name="field" type="number" label="F" value="1"></lc-text-input>`,
      '3',
      1,
    ],
    ['lc-slider', html`<lc-slider name="field" label="F" value="10"></lc-slider>`, '30', 10],
    ['lc-checkbox', html`<lc-checkbox name="field" label="F"></lc-checkbox>`, 'true', false],
    ['lc-select', html`<lc-select name="field" label="F" value="b">${options}</lc-select>`, 'c', 'b'],
    [
      'lc-date-time-picker',
      html`<lc-date-time-picker name="field" label="F" value="2026-11-25"></lc-date-time-picker>`,
      '2026-01-31',
      new Date(2026, 10, 25),
    ],
  ] as const)
    it(`is dirty with a value that the browser has restored (${title})`, async () => {
      const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
      form.querySelector<Restorable>('[name]')!.formStateRestoreCallback(state);
      const connection = connect(form);
      const seen = [connection.dirty];
      connection.reset();
      expect([...seen, valueOf(connection), connection.dirty]).to.deep.equal([true, fresh, false]);
    });

  it('is not dirty with a value that the app has set', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><lc-text-input name="field" label="F" .value=${'x'}></lc-text-input></form>`,
    );
    expect(connect(form).dirty).to.equal(false);
  });

  it('checks those of several checkboxes whose values the form has', async () => {
    const form = await fixture<HTMLFormElement>(html`<form>${lcBoxes}</form>`);
    const connection = connect(form, ['b']);
    expect([valueOf(connection), connection.dirty]).to.deep.equal([['b'], false]);
  });

  for (const [title, content] of [
    ['native fields', html`<input name="field[]" /><input name="field[]" />`],
    [
      'text inputs',
      html`<lc-text-input name="field[]" label="A"></lc-text-input>
        <lc-text-input name="field[]" label="B"></lc-text-input>`,
    ],
  ] as const)
    it(`divides an initial list among ${title} with one name`, async () => {
      const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
      expect(connectForm(form, {values: {field: ['a', 'b']}}).values).to.deep.equal({field: ['a', 'b']});
    });
});
