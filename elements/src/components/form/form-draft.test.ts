import '../date-time-picker/date-time-picker.define.js';
import '../checkbox/checkbox.define.js';
import '../field-list/field-list.define.js';
import '../file-upload/file-upload.define.js';
import '../select/select.define.js';
import '../text-input/text-input.define.js';
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import {connectForm} from './connect-form.js';
import {connectionOf} from './form-connection.js';
import {keepDraft, type DraftOptions, type DraftStorage, type FormDraft} from './form-draft.js';
import type {FormOptions} from './form-options.js';

const DAY = 24 * 60 * 60 * 1000;

/** A storage with the texts in a map. */
class FakeStorage extends Map<string, string> implements DraftStorage {
  getItem(key: string): unknown {
    return this.get(key) ?? null;
  }

  setItem(key: string, text: string): unknown {
    return void this.set(key, text);
  }

  removeItem(key: string): unknown {
    return void this.delete(key);
  }
}

/** A storage that answers later. */
class LateStorage extends FakeStorage {
  override async getItem(key: string): Promise<unknown> {
    await Promise.resolve();
    return super.getItem(key);
  }
}

const NAME = html`<input name="name" value="Ada" />`;

const later = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const hidePage = (): boolean => window.dispatchEvent(new Event('pagehide'));

const valuesOf = (form: HTMLFormElement): unknown => connectionOf(form)?.values;

/** Enters values by name, like the user. */
function enter(form: HTMLFormElement, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as HTMLInputElement;
    if (typeof value === 'boolean') control.checked = value;
    else if (value instanceof Date) control.valueAsDate = value;
    else control.value = value as string;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, {bubbles: true}));
  }
}

describe('keepDraft', () => {
  let storage: FakeStorage;
  let drafts: FormDraft[] = [];

  beforeEach(() => {
    storage = new FakeStorage();
  });

  afterEach(() => {
    for (const draft of drafts) draft.disconnect();
    drafts = [];
  });

  /** Shows a form, and keeps its draft, like a page that is loaded. */
  async function load(
    content: TemplateResult = NAME,
    options: Partial<DraftOptions> = {},
    formOptions: FormOptions = {},
  ): Promise<{form: HTMLFormElement; draft: FormDraft}> {
    const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
    connectForm(form, formOptions);
    await Promise.resolve();
    const draft = keepDraft(form, {key: 'order', storage, ...options});
    drafts.push(draft);
    return {form, draft};
  }

  /** Enters values, and leaves the page. */
  async function leave(values: Readonly<Record<string, unknown>>, content?: TemplateResult): Promise<void> {
    const {form, draft} = await load(content);
    enter(form, values);
    hidePage();
    draft.disconnect();
  }

  /** Writes a draft that differs from one that was saved. */
  function rewrite(change: (draft: {savedAt: number; fields: [string, unknown[]][]}) => void): void {
    const draft = JSON.parse(storage.get('order')!) as Parameters<typeof change>[0];
    change(draft);
    storage.set('order', JSON.stringify(draft));
  }

  it('restores what was entered before a reload', async () => {
    await leave({name: 'Eve'});
    const {form} = await load();
    expect(valuesOf(form)).to.deep.equal({name: 'Eve'});
  });

  it('restores it as unsaved input', async () => {
    await leave({name: 'Eve'});
    const {form} = await load();
    expect(connectionOf(form)?.dirty).to.equal(true);
  });

  for (const [title, content, value] of [
    ['text', html`<lc-text-input name="field"></lc-text-input>`, 'Eve'],
    ['a date', html`<lc-date-time-picker name="field"></lc-date-time-picker>`, new Date(2026, 4, 15)],
    ['a check', html`<lc-checkbox name="field"></lc-checkbox>`, true],
    ['a native check', html`<input type="checkbox" name="field" />`, true],
    ['a removed check', html`<lc-checkbox name="field" checked></lc-checkbox>`, false],
    [
      'an option',
      html`<lc-select name="field"
        ><option>A</option>
        <option>B</option></lc-select
      >`,
      'B',
    ],
    [
      'a native option',
      html`<select name="field">
        <option>A</option>
        <option>B</option>
      </select>`,
      'B',
    ],
    ['native text', html`<textarea name="field"></textarea>`, 'a\nb'],
  ] as const) {
    it(`restores ${title}`, async () => {
      await leave({field: value}, content);
      const {form} = await load(content);
      expect(valuesOf(form)).to.deep.equal({field: value});
    });
  }

  it('restores the chosen radio button', async () => {
    const content = html`<input type="radio" name="size" value="s" checked /><input
        type="radio"
        name="size"
        value="m"
      />`;
    const {form, draft} = await load(content);
    form.querySelector<HTMLInputElement>('[value=m]')!.click();
    hidePage();
    draft.disconnect();
    expect(valuesOf((await load(content)).form)).to.deep.equal({size: 'm'});
  });

  it('restores the values of controls that share a name', async () => {
    const content = html`<input name="tags[]" /><input name="tags[]" />`;
    const {form, draft} = await load(content);
    for (const [index, input] of form.querySelectorAll('input').entries()) {
      input.value = `tag ${index}`;
      input.dispatchEvent(new Event('input', {bubbles: true}));
    }
    hidePage();
    draft.disconnect();
    expect(valuesOf((await load(content)).form)).to.deep.equal({tags: ['tag 0', 'tag 1']});
  });

  it('sends the events of an edit, so that frameworks notice it', async () => {
    await leave({name: 'Eve'});
    const form = await fixture<HTMLFormElement>(html`<form>${NAME}</form>`);
    connectForm(form);
    const events: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => events.push(type));
    drafts.push(keepDraft(form, {key: 'order', storage}));
    expect(events).to.deep.equal(['input', 'change']);
  });

  it('saves by itself after an edit', async () => {
    const {form} = await load();
    enter(form, {name: 'Eve'});
    await until(() => storage.get('order')?.includes('Eve'));
  });

  it('saves nothing before an edit', async () => {
    await load();
    hidePage();
    expect(storage.size).to.equal(0);
  });

  it('saves only what differs from the initial values', async () => {
    const content = html`${NAME}<input name="city" value="Rome" />`;
    await leave({name: 'Eve'}, content);
    expect(storage.get('order')).not.to.contain('Rome');
  });

  it('removes the draft once all values are back at their start', async () => {
    const {form} = await load();
    enter(form, {name: 'Eve'});
    hidePage();
    enter(form, {name: 'Ada'});
    hidePage();
    expect(storage.size).to.equal(0);
  });

  it('removes the draft after the form was submitted', async () => {
    const {form} = await load(NAME, {}, {onSubmit: () => undefined});
    enter(form, {name: 'Eve'});
    await connectionOf(form)!.submit();
    hidePage();
    expect(storage.size).to.equal(0);
  });

  it('keeps the draft if the submission fails', async () => {
    const {form} = await load(NAME, {}, {onSubmit: () => [{path: 'name', message: 'Taken'}]});
    enter(form, {name: 'Eve'});
    await connectionOf(form)!.submit();
    expect(storage.get('order')).to.contain('Eve');
  });

  it('removes the draft after a reset', async () => {
    const {form} = await load();
    enter(form, {name: 'Eve'});
    hidePage();
    form.reset();
    await until(() => storage.size === 0);
  });

  it('keeps the draft if a reset is canceled', async () => {
    const {form} = await load();
    enter(form, {name: 'Eve'});
    hidePage();
    form.addEventListener('reset', event => event.preventDefault());
    form.reset();
    await later();
    expect(storage.size).to.equal(1);
  });

  for (const [title, content] of [
    ['a password', html`<input type="password" name="secret" />`],
    ['a password of this library', html`<lc-text-input type="password" name="secret"></lc-text-input>`],
    ['a new password', html`<input name="secret" autocomplete="new-password" />`],
    ['a card number', html`<lc-text-input name="secret" autocomplete="billing cc-number"></lc-text-input>`],
    ['a formatted card number', html`<lc-text-input name="secret" format="card-number"></lc-text-input>`],
    ['a one-time code', html`<input name="secret" autocomplete="one-time-code" />`],
    ['a field without autocomplete', html`<input name="secret" autocomplete="off" />`],
    ['a hidden field', html`<input type="hidden" name="secret" />`],
    [
      'a field with control attributes',
      html`<lc-text-input name="secret" .controlAttributes=${{autocomplete: 'cc-csc'}}></lc-text-input>`,
    ],
  ] as const) {
    it(`never saves ${title}`, async () => {
      await leave({name: 'Eve', secret: 's3cret'}, html`${NAME}${content}`);
      expect(storage.get('order')).to.contain('Eve').and.not.to.contain('s3cret');
    });
  }

  it('never saves a password that is shown', async () => {
    const {form} = await load(html`<input type="password" name="secret" />`);
    form.querySelector('input')!.type = 'text';
    enter(form, {secret: 's3cret'});
    hidePage();
    expect(storage.size).to.equal(0);
  });

  it('never saves a file', async () => {
    const content = html`${NAME}<lc-file-upload name="photo"></lc-file-upload>`;
    const {form} = await load(content);
    const upload = form.elements.namedItem('photo') as HTMLElement & {value: unknown};
    Object.assign(upload, {value: {path: 'me.png', file: new File(['x'], 'me.png')}});
    enter(form, {name: 'Eve'});
    hidePage();
    expect(storage.get('order')).not.to.contain('me.png');
  });

  it('ignores and removes a draft that is too old', async () => {
    await leave({name: 'Eve'});
    rewrite(draft => (draft.savedAt -= 8 * DAY));
    const {form} = await load();
    expect([valuesOf(form), storage.size]).to.deep.equal([{name: 'Ada'}, 0]);
  });

  it('restores an old draft within maxAge', async () => {
    await leave({name: 'Eve'});
    rewrite(draft => (draft.savedAt -= 8 * DAY));
    const {form} = await load(NAME, {maxAge: 9 * DAY});
    expect(valuesOf(form)).to.deep.equal({name: 'Eve'});
  });

  it('does not make a draft younger by restoring it', async () => {
    await leave({name: 'Eve'});
    rewrite(draft => (draft.savedAt = Date.now() - DAY));
    const before = storage.get('order');
    await load();
    hidePage();
    expect(storage.get('order')).to.equal(before);
  });

  it('has the time of the draft', async () => {
    await leave({name: 'Eve'});
    rewrite(draft => (draft.savedAt = Date.now() - 60_000));
    const {draft} = await load();
    expect(Date.now() - draft.savedAt!.getTime()).to.be.within(60_000, 90_000);
  });

  it('has no time without a draft', async () => {
    expect((await load()).draft.savedAt).to.equal(null);
  });

  describe('over other initial values', () => {
    const NEWER = html`<input name="name" value="Grace" />`;

    beforeEach(() => leave({name: 'Eve'}));

    it('does not restore by itself', async () => {
      const {form, draft} = await load(NEWER);
      expect([draft.conflict, valuesOf(form)]).to.deep.equal([true, {name: 'Grace'}]);
    });

    it('restores if the app asks for it', async () => {
      const {form, draft} = await load(NEWER);
      draft.restore();
      expect([draft.conflict, valuesOf(form)]).to.deep.equal([false, {name: 'Eve'}]);
    });

    it('removes the draft if the app discards it', async () => {
      const {draft} = await load(NEWER);
      draft.discard();
      expect([draft.conflict, storage.size]).to.deep.equal([false, 0]);
    });

    it('saves what was entered meanwhile after the app discards the draft', async () => {
      const {form, draft} = await load(html`${NEWER}<input name="city" />`);
      enter(form, {city: 'Rome'});
      draft.discard();
      hidePage();
      expect(storage.get('order')).to.contain('Rome').and.not.to.contain('Eve');
    });

    it('keeps the draft next to what is entered before the app decides', async () => {
      const {form} = await load(html`${NEWER}<input name="city" />`);
      enter(form, {city: 'Rome'});
      hidePage();
      expect(storage.get('order')).to.contain('Eve').and.to.contain('Rome');
    });

    it('has no conflict if the newer value is the one of the draft', async () => {
      expect((await load(html`<input name="name" value="Eve" />`)).draft.conflict).to.equal(false);
    });
  });

  it('restores over newer initial values of other fields', async () => {
    await leave({name: 'Eve'}, html`${NAME}<input name="city" value="Rome" />`);
    const {form, draft} = await load(html`${NAME}<input name="city" value="Oslo" />`);
    expect([draft.conflict, valuesOf(form)]).to.deep.equal([false, {name: 'Eve', city: 'Oslo'}]);
  });

  it('does not restore over what the user has entered meanwhile', async () => {
    await leave({name: 'Eve'});
    const late = new LateStorage(storage);
    const {form, draft} = await load(NAME, {storage: late});
    enter(form, {name: 'Joan'});
    await draft.ready;
    expect(valuesOf(form)).to.deep.equal({name: 'Joan'});
  });

  it('restores from an asynchronous storage', async () => {
    await leave({name: 'Eve'});
    const {form, draft} = await load(NAME, {storage: new LateStorage(storage)});
    await draft.ready;
    expect(valuesOf(form)).to.deep.equal({name: 'Eve'});
  });

  it('keeps a draft that arrives after the first edit was saved', async () => {
    await leave({name: 'Eve', city: 'Rome'}, html`${NAME}<input name="city" />`);
    let answer!: (text: unknown) => void;
    const late = new FakeStorage(storage);
    late.getItem = () => new Promise(resolve => (answer = resolve));
    const {form, draft} = await load(html`${NAME}<input name="city" />`, {storage: late});
    enter(form, {name: 'Joan'});
    hidePage();
    answer(storage.get('order'));
    await draft.ready;
    hidePage();
    expect(late.get('order')).to.contain('Joan').and.to.contain('Rome');
  });

  it('does not restore a draft that arrives after it was disconnected', async () => {
    await leave({name: 'Eve'});
    const {form, draft} = await load(NAME, {storage: new LateStorage(storage)});
    draft.disconnect();
    await draft.ready;
    expect(valuesOf(form)).to.deep.equal({name: 'Ada'});
  });

  it('saves what waits when it is disconnected', async () => {
    const {form, draft} = await load();
    enter(form, {name: 'Eve'});
    draft.disconnect();
    expect(storage.get('order')).to.contain('Eve');
  });

  it('keeps a value of a disabled field', async () => {
    const {form} = await load(html`${NAME}<input name="city" />`);
    enter(form, {name: 'Eve', city: 'Rome'});
    hidePage();
    form.querySelector<HTMLInputElement>('[name=city]')!.disabled = true;
    enter(form, {name: 'Joan'});
    hidePage();
    expect(storage.get('order')).to.contain('Joan').and.to.contain('Rome');
  });

  it('drops a value of a field that the user has removed', async () => {
    const {form} = await load(html`${NAME}<input name="city" />`);
    enter(form, {name: 'Eve', city: 'Rome'});
    hidePage();
    form.querySelector('[name=city]')!.remove();
    enter(form, {name: 'Joan'});
    hidePage();
    expect(storage.get('order')).to.contain('Joan').and.not.to.contain('Rome');
  });

  it('restores a field that was added later', async () => {
    const content = html`${NAME}<input name="items[1].qty" />`;
    await leave({name: 'Eve', 'items[1].qty': '5'}, content);
    let form!: HTMLFormElement;
    let draft!: FormDraft;
    await recordWarnings(async () => ({form, draft} = await load()));
    form.insertAdjacentHTML('beforeend', '<input name="items[1].qty">');
    draft.restore();
    expect(form.querySelector<HTMLInputElement>('[name^=items]')!.value).to.equal('5');
  });

  describe('with rows', () => {
    const LIST = html`
      <lc-field-list name="items">
        <template>
          <input name="qty" />
          <lc-field-list name="doses">
            <template><input name="mg" /></template>
          </lc-field-list>
        </template>
      </lc-field-list>
    `;
    const rowsOf = (...quantities: string[]) => ({items: quantities.map(qty => ({qty, doses: []}))});
    const initial = {values: rowsOf('1', '2', '3')};

    const listIn = (form: HTMLFormElement) => form.querySelector('lc-field-list')!;

    /** Changes the initial rows, and leaves the page. */
    async function leaveRows(
      change: (form: HTMLFormElement) => void,
      values: Readonly<Record<string, string>> = {},
    ): Promise<void> {
      const {form, draft} = await load(LIST, {}, initial);
      change(form);
      await later();
      enter(form, values);
      form.dispatchEvent(new Event('input'));
      hidePage();
      draft.disconnect();
    }

    for (const [title, change, expected] of [
      ['added', form => listIn(form).insert(1, {qty: '9'}), rowsOf('1', '9', '2', '3')],
      ['removed', form => listIn(form).remove(1), rowsOf('1', '3')],
      ['moved', form => listIn(form).move(2, 0), rowsOf('3', '1', '2')],
    ] as readonly [string, (form: HTMLFormElement) => unknown, unknown][])
      it(`restores rows that were ${title}`, async () => {
        await leaveRows(change);
        expect(valuesOf((await load(LIST, {}, initial)).form)).to.deep.equal(expected);
      });

    it('restores what was entered in rows that were added and moved', async () => {
      const change = (form: HTMLFormElement) => {
        listIn(form).insert(0);
        listIn(form).move(3, 1);
      };
      await leaveRows(change, {'items[0].qty': '8', 'items[1].qty': '7'});
      expect(valuesOf((await load(LIST, {}, initial)).form)).to.deep.equal(rowsOf('8', '7', '1', '2'));
    });

    it('restores rows of a list in a row', async () => {
      const change = (form: HTMLFormElement) => {
        const row = listIn(form).insert()!;
        row.querySelector('lc-field-list')!.insert();
      };
      await leaveRows(change, {'items[3].doses[0].mg': '5'});
      const {form} = await load(LIST, {}, initial);
      expect(valuesOf(form)).to.have.deep.nested.property('items[3].doses', [{mg: '5'}]);
    });

    it('restores no rows over other initial rows by itself', async () => {
      await leaveRows(form => void listIn(form).remove(0), {'items[0].qty': '7'});
      const {form, draft} = await load(LIST, {}, {values: rowsOf('1', '5')});
      expect([draft.conflict, valuesOf(form)]).to.deep.equal([true, rowsOf('1', '5')]);
    });

    it('removes the draft once the rows are the initial ones again', async () => {
      await leaveRows(form => void listIn(form).insert());
      const {form} = await load(LIST, {}, initial);
      listIn(form).remove(3);
      form.dispatchEvent(new Event('input'));
      hidePage();
      expect(storage.has('order')).to.equal(false);
    });
  });

  describe('with bad input', () => {
    async function warningsOf(
      content: TemplateResult = NAME,
      options: Partial<DraftOptions> = {},
    ): Promise<{warnings: string[]; form: HTMLFormElement}> {
      let form!: HTMLFormElement;
      const warnings = await recordWarnings(async () => {
        ({form} = await load(content, options));
        enter(form, {name: 'Joan'});
        hidePage();
        enter(form, {name: 'Eve'});
        hidePage();
        await later();
      });
      return {warnings, form};
    }

    it('warns about a value without a field, and keeps it', async () => {
      await leave({old: 'Rome'}, html`<input name="old" />`);
      const {warnings} = await warningsOf();
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('old');
      expect(storage.get('order')).to.contain('Rome').and.to.contain('Eve');
    });

    it('warns about a value of the wrong type, and keeps that of the field', async () => {
      await leave({kind: 'many'}, html`<input name="kind" />`);
      const {warnings, form} = await warningsOf(html`${NAME}<input type="number" name="kind" />`);
      expect(warnings.filter(text => text.includes('kind'))).to.have.length(1);
      expect(valuesOf(form)).to.deep.equal({name: 'Eve', kind: null});
    });

    for (const text of ['{', '{"savedAt": 1}']) {
      it(`warns about the text ${text}, and saves a new draft`, async () => {
        storage.set(text, text);
        const {warnings} = await warningsOf(NAME, {key: text});
        expect(warnings).to.have.length(1);
        expect(storage.get(text)).to.contain('Eve');
      });
    }

    for (const method of ['getItem', 'setItem'] as const) {
      for (const [title, fail] of [
        [
          'throws',
          () => {
            throw new Error('full');
          },
        ],
        ['rejects', () => Promise.reject(new Error('full'))],
      ] as const) {
        it(`warns once if ${method} ${title}`, async () => {
          storage[method] = fail;
          const {warnings} = await warningsOf(NAME, {key: `${method} ${title}`});
          expect(warnings).to.have.length(1);
          expect(warnings[0]).to.contain('storage');
        });
      }
    }

    it('warns about an invalid maxAge, and uses 7 days', async () => {
      await leave({name: 'Ada L.'});
      rewrite(draft => (draft.savedAt -= 8 * DAY));
      const {warnings, form} = await warningsOf(NAME, {maxAge: NaN});
      expect(warnings).to.have.length(1);
      expect(valuesOf(form)).to.deep.equal({name: 'Eve'});
    });

    it('warns about a form that is not connected', async () => {
      const form = await fixture<HTMLFormElement>(html`<form>${NAME}</form>`);
      const warnings = await recordWarnings(() => drafts.push(keepDraft(form, {key: 'order', storage})));
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('connectForm');
    });
  });

  it('uses localStorage by default', async () => {
    const {form, draft} = await load(NAME, {storage: undefined, key: 'default draft'});
    enter(form, {name: 'Eve'});
    hidePage();
    expect(localStorage.getItem('default draft')).to.contain('Eve');
    draft.discard();
    expect(localStorage.getItem('default draft')).to.equal(null);
  });
});
