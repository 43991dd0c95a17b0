import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import {connectForm, type FormConnection, type FormIssue} from '../form/form.define.js';
import '../icon-button/icon-button.define.js';
import type {LcIconButton} from '../icon-button/icon-button.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import './field-list.define.js';
import type {LcFieldList} from './field-list.define.js';

const forms: FormConnection[] = [];
afterEach(() => {
  for (const connection of forms.splice(0)) connection.disconnect();
});

/** A form with a list of medicines. */
const makeForm = () =>
  fixture<HTMLFormElement>(html`
    <form>
      <lc-field-list name="items">
        <template>
          <fieldset>
            <legend>Medicine <span data-row-number></span></legend>
            <lc-text-input name="name" label="Name"></lc-text-input>
            <label for="qty">Quantity</label>
            <input id="qty" name="dose.qty" />
            <label><input type="radio" name="unit" value="mg" />mg</label>
            <label><input type="radio" name="unit" value="ml" />ml</label>
            <lc-button command="--move-up">Up</lc-button>
            <lc-button command="--move-down">Down</lc-button>
            <lc-button command="--insert">Add below</lc-button>
            <button type="button" command="--remove">Remove</button>
          </fieldset>
        </template>
        <lc-button id="add" command="--insert">Add</lc-button>
      </lc-field-list>
    </form>
  `);

interface Harness {
  readonly form: HTMLFormElement;
  readonly list: LcFieldList;
  readonly connection: FormConnection;
}

/** The form, connected, with rows of these names. */
async function make(names: readonly string[] = ['a', 'b', 'c'], options: object = {}): Promise<Harness> {
  const form = await makeForm();
  const list = form.querySelector('lc-field-list')!;
  const values = {items: names.map(name => ({name}))};
  const connection = connectForm(form, {values, ...options}) as FormConnection;
  forms.push(connection);
  await list.updateComplete;
  return {form, list, connection};
}

/** A list of two guests, with an icon button in each row. */
async function makeGuests(): Promise<LcFieldList> {
  const list = await fixture<LcFieldList>(html`
    <lc-field-list name="guests" min="2">
      <template>
        <lc-text-input name="name" label="Guest #" data-row-number="label"></lc-text-input>
        <lc-icon-button
          command="--remove"
          text="Remove guest # of the tour"
          data-row-number="text"
        ></lc-icon-button>
        <lc-icon-button command="--move-up" text="Move up"
          ><svg viewBox="0 0 20 20"><circle r="5" /></svg
        ></lc-icon-button>
      </template>
    </lc-field-list>
  `);
  await list.updateComplete;
  return list;
}

const fieldOf = (row: Element | undefined) => row!.querySelector<LcTextInput>('lc-text-input')!;
const buttonOf = (row: Element | undefined, command: string) =>
  row!.querySelector<HTMLElement>(`[command="--${command}"]`)!;
const namesOf = ({connection}: Harness) =>
  (connection.values as {items: {name: string}[]}).items.map(({name}) => name);
const messageOf = (field: HTMLElement) =>
  field.shadowRoot!.querySelector('.message')?.textContent?.trim() ?? '';

describe('lc-field-list', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      const {form} = await make();
      // Native buttons of WebKitGTK have too little contrast.
      for (const button of form.querySelectorAll('button'))
        Object.assign(button.style, {color: 'black', background: 'white'});
      await expectAccessible(form);
    });

    it('passes axe with icon buttons', async () => {
      await expectAccessible(await makeGuests());
    });

    for (const [title, act, expected] of [
      ['added', (list: LcFieldList) => buttonOf(list.rows[0], 'insert').click(), 'Row 2 of 4 added.'],
      ['removed', (list: LcFieldList) => buttonOf(list.rows[0], 'remove').click(), 'Row 1 removed, 2 left.'],
      [
        'moved',
        (list: LcFieldList) => buttonOf(list.rows[0], 'move-down').click(),
        'Row moved to position 2 of 3.',
      ],
      ['not added by the app', (list: LcFieldList) => void list.insert(), ''],
    ] as const)
      it(`announces a row that is ${title}`.replace('a row that is not', 'no row that is'), async () => {
        const {list} = await make();
        act(list);
        await list.updateComplete;
        expect(list.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal(expected);
      });

    it('gives each row its ids and references', async () => {
      const {list} = await make();
      const inputs = list.rows.map(row => row.querySelector<HTMLInputElement>('[name$=qty]')!);
      expect(new Set(inputs.map(({id}) => id)).size).to.equal(3);
      expect(inputs.map(({labels}) => labels?.[0]?.textContent)).to.deep.equal(Array(3).fill('Quantity'));
    });

    it('numbers the rows', async () => {
      const {list} = await make();
      list.remove(0);
      const numbers = list.rows.map(row => row.querySelector('[data-row-number]')!.textContent);
      expect(numbers).to.deep.equal(['1', '2']);
    });

    it('numbers an attribute', async () => {
      const list = await makeGuests();
      list.insert(0);
      list.remove(1);
      const names = list.rows.map(row => row.querySelector<LcIconButton>('[command="--remove"]')!.text);
      expect(list.rows.map(row => fieldOf(row).label)).to.deep.equal(['Guest 1', 'Guest 2']);
      expect(names).to.deep.equal(['Remove guest 1 of the tour', 'Remove guest 2 of the tour']);
    });
  });

  describe('rows', () => {
    it('are those of the initial values', async () => {
      expect(namesOf(await make())).to.deep.equal(['a', 'b', 'c']);
    });

    it('have full names', async () => {
      const {list} = await make(['a']);
      const names = Array.from(list.querySelectorAll('[name]'), one => one.getAttribute('name'));
      expect(names).to.deep.equal(['items[0].name', 'items[0].dose.qty', 'items[0].unit', 'items[0].unit']);
    });

    it('follow the form when the list is added later', async () => {
      const harness = await make();
      const {list, form} = harness;
      const copy = document.createElement('lc-field-list');
      copy.append(list.querySelector('template')!.cloneNode(true));
      copy.name = 'items';
      list.remove();
      form.append(copy);
      expect(namesOf(harness)).to.deep.equal(['a', 'b', 'c']);
    });

    it('are at least min without a connection', async () => {
      const list = await fixture<LcFieldList>(
        html`<lc-field-list name="items" min="2"
          ><template><input name="qty" /></template
        ></lc-field-list>`,
      );
      expect(list.length).to.equal(2);
    });

    it('have plain values with the name "."', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          <lc-field-list name="tags"
            ><template><input name="." /></template
          ></lc-field-list>
        </form>`,
      );
      const connection = connectForm(form, {values: {tags: ['x', 'y']}});
      forms.push(connection);
      form.querySelector('lc-field-list')!.remove(0);
      expect(connection.values).to.deep.equal({tags: ['y']});
    });

    it('contain rows of other lists', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-field-list name="items">
            <template>
              <lc-field-list name="doses">
                <template><input name="mg" /></template>
              </lc-field-list>
            </template>
          </lc-field-list>
        </form>
      `);
      const values = {items: [{doses: [{mg: '1'}, {mg: '2'}]}, {doses: []}]};
      const connection = connectForm(form, {values});
      forms.push(connection);
      const [list] = form.querySelectorAll('lc-field-list');
      const seen = [connection.values];
      list!.insert(0, {doses: [{mg: '5'}]});
      seen.push(connection.values);
      list!.move(2, 0);
      seen.push(connection.values);
      expect(seen).to.deep.equal([
        values,
        {items: [{doses: [{mg: '5'}]}, ...values.items]},
        {items: [{doses: []}, {doses: [{mg: '5'}]}, values.items[0]]},
      ]);
    });

    it('submit an empty list without any', async () => {
      const {list, connection} = await make(['a']);
      list.remove(0);
      expect(connection.values).to.deep.equal({items: []});
    });

    it('leave the initial values to a disabled list', async () => {
      const {form, list, connection} = await make(['a']);
      const fieldset = document.createElement('fieldset');
      form.append(fieldset);
      fieldset.append(list);
      list.remove(0);
      fieldset.disabled = true;
      expect(connection.values).to.deep.equal({items: [{name: 'a'}]});
    });
  });

  describe('methods', () => {
    const CHANGES: readonly [string, (list: LcFieldList) => unknown, readonly string[]][] = [
      ['insert() adds a row at the end', list => list.insert(), ['a', 'b', 'c', '']],
      ['insert(0) adds a row with values', list => list.insert(0, {name: 'x'}), ['x', 'a', 'b', 'c']],
      ['remove() removes a row', list => list.remove(1), ['a', 'c']],
      ['move() moves a row down', list => list.move(0, 2), ['b', 'c', 'a']],
      ['move() moves a row up', list => list.move(2, 0), ['c', 'a', 'b']],
    ];
    for (const [title, change, expected] of CHANGES) {
      it(title, async () => {
        const harness = await make();
        change(harness.list);
        expect(namesOf(harness)).to.deep.equal(expected);
      });

      it(`${title}, and keeps the other elements`, async () => {
        const {list} = await make();
        const before = new Set(list.rows);
        change(list);
        const kept = list.rows.filter(row => before.has(row));
        expect(kept.length).to.equal(Math.min(3, expected.length));
      });

      it(`${title}, where rows cannot be moved`, async () => {
        const {moveBefore} = Element.prototype as {moveBefore?: unknown};
        Object.assign(Element.prototype, {moveBefore: undefined});
        try {
          const harness = await make();
          change(harness.list);
          expect(namesOf(harness)).to.deep.equal(expected);
        } finally {
          Object.assign(Element.prototype, {moveBefore});
        }
      });
    }

    it('remove() without an index removes the list', async () => {
      const {list} = await make();
      list.remove();
      expect(list.isConnected).to.equal(false);
    });

    it('do nothing beyond min and max', async () => {
      const {list} = await make(['a']);
      list.min = 1;
      list.max = 1;
      await list.updateComplete;
      expect([list.insert() === null, list.remove(0), list.length]).to.deep.equal([true, false, 1]);
    });
  });

  describe('events', () => {
    it('are input and change when the user changes a row', async () => {
      const {list} = await make();
      const events = recordEvents(list, 'input', 'change');
      buttonOf(list.rows[0], 'remove').click();
      expect(events).to.deep.equal(['input', 'change']);
    });

    it('are not sent for methods', async () => {
      const {list} = await make();
      const events = recordEvents(list, 'input', 'change');
      list.remove(0);
      expect(events).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    const focused = (row: Element | undefined, selector: string) => expectFocus(row!.querySelector(selector));

    it('goes to the first field of a new row', async () => {
      const {form, list} = await make();
      form.querySelector<HTMLElement>('#add')!.focus();
      await press('Enter');
      focused(list.rows[3], 'lc-text-input');
    });

    it('goes to the button that removes the next row', async () => {
      const {list} = await make();
      buttonOf(list.rows[0], 'remove').focus();
      await press('Space');
      focused(list.rows[0], '[command="--remove"]');
    });

    it('goes to the previous row after the last one is removed', async () => {
      const {list} = await make();
      buttonOf(list.rows[2], 'remove').focus();
      await press('Space');
      focused(list.rows[1], '[command="--remove"]');
    });

    it('goes to the button that adds a row when none is left', async () => {
      const {form, list} = await make(['a']);
      buttonOf(list.rows[0], 'remove').focus();
      await press('Space');
      expectFocus(form.querySelector('#add'));
    });

    it('stays in a button that moves its row', async () => {
      const {list} = await make();
      const button = buttonOf(list.rows[0], 'move-down');
      button.focus();
      await press('Enter');
      expectSame(list.rows[1]!.querySelector('[command="--move-down"]'), button);
      expectFocus(button);
    });

    it('moves the focus from a button that can do nothing more, after the app has changed the rows', async () => {
      const {list} = await make();
      buttonOf(list.rows[1], 'move-up').focus();
      list.remove(0);
      await list.updateComplete;
      focused(list.rows[0], 'lc-text-input');
    });

    for (const [action, change, row] of [
      ['resets the form', ({form}: Harness) => form.reset(), 2],
      ['resets the connection', ({connection}: Harness) => connection.reset(), 2],
      ['removes the row', ({list}: Harness) => list.remove(3), 2],
      ['removes a row before it, and it', ({list}: Harness) => (list.remove(0), list.remove(2)), 1],
    ] as const)
      it(`goes from an added row to the last one when the app ${action}`, async () => {
        const harness = await make();
        fieldOf(harness.list.insert()!).focus();
        change(harness);
        focused(harness.list.rows[row], '[command="--remove"]');
      });

    it('goes to the last row when a reset removes several', async () => {
      const {form, list} = await make();
      list.insert();
      fieldOf(list.insert()!).focus();
      form.reset();
      focused(list.rows[2], '[command="--remove"]');
    });

    it('goes to the button that adds a row when a reset leaves none', async () => {
      const {form, list} = await make([]);
      fieldOf(list.insert()!).focus();
      form.reset();
      expectFocus(form.querySelector('#add'));
    });

    for (const [from, to] of [
      [0, 1],
      [2, 0],
      [0, 2],
    ] as const)
      it(`stays in a row that a reset returns from ${to} to ${from}`, async () => {
        const harness = await make();
        const {form, list} = harness;
        const row = list.rows[from]!;
        list.move(from, to);
        fieldOf(row).focus();
        form.reset();
        expectSame(list.rows[from], row);
        expectFocus(fieldOf(row));
        expect(namesOf(harness)).to.deep.equal(['a', 'b', 'c']);
      });

    it('goes to the first field when the button can no longer move its row', async () => {
      const {list} = await make();
      buttonOf(list.rows[1], 'move-down').focus();
      await press('Enter');
      focused(list.rows[2], 'lc-text-input');
    });

    for (const [title, moveBefore] of [
      ['', (Element.prototype as {moveBefore?: unknown}).moveBefore],
      [', where rows cannot be moved', undefined],
    ] as const)
      for (const [action, change] of [
        ['added before it', (list: LcFieldList) => list.insert(0)],
        ['removed before it', (list: LcFieldList) => list.remove(0)],
        ['moved before it', (list: LcFieldList) => list.move(2, 0)],
        ['moved itself', (list: LcFieldList) => list.move(1, 0)],
      ] as const)
        it(`keeps the caret in a row when a row is ${action}${title}`, async () => {
          const known = (Element.prototype as {moveBefore?: unknown}).moveBefore;
          const {list} = await make();
          const field = fieldOf(list.rows[1]);
          field.focus();
          field.shadowRoot!.querySelector('input')!.select();
          await type('12');
          await press('ArrowLeft');
          Object.assign(Element.prototype, {moveBefore});
          try {
            change(list);
          } finally {
            Object.assign(Element.prototype, {moveBefore: known});
          }
          await type('x');
          expectFocus(field);
          expect(field.value).to.equal('1x2');
        });
  });

  describe('buttons', () => {
    it('are disabled while they can do nothing', async () => {
      const {form, list} = await make(['a']);
      list.min = 1;
      list.max = 1;
      await list.updateComplete;
      const off = Array.from(form.querySelectorAll('[command]:disabled'), one => one.getAttribute('command'));
      expect(off).to.deep.equal(['--move-up', '--move-down', '--insert', '--remove', '--insert']);
    });

    it('are enabled again', async () => {
      const {list} = await make(['a']);
      list.max = 1;
      await list.updateComplete;
      list.max = null;
      await list.updateComplete;
      expect(buttonOf(list.rows[0], 'insert').matches(':disabled')).to.equal(false);
    });

    it('have the icon of their command in a row, unless they have their own', async () => {
      const list = await makeGuests();
      const shapes = ['remove', 'move-up'].map(command =>
        Array.from(buttonOf(list.rows[1], command).querySelectorAll('svg > *'), shape => shape.localName),
      );
      expect(shapes).to.deep.equal([['path'], ['circle']]);
    });

    it('can be outside the list', async () => {
      const {form, list} = await make();
      list.id = 'items';
      const button = document.createElement('button');
      button.setAttribute('command', '--insert');
      button.setAttribute('commandfor', 'items');
      form.after(button);
      button.click();
      button.remove();
      expect(list.length).to.equal(4);
    });

    it('do nothing when the click is canceled', async () => {
      const {list} = await make();
      const button = buttonOf(list.rows[0], 'remove');
      button.addEventListener('click', event => event.preventDefault());
      button.click();
      expect(list.length).to.equal(3);
    });
  });

  describe('form', () => {
    it('returns to the initial rows on reset', async () => {
      const harness = await make();
      const {list, form} = harness;
      const [first] = list.rows;
      fieldOf(first).value = 'changed';
      list.remove(1);
      list.insert(0, {name: 'x'});
      list.move(0, 2);
      form.reset();
      expect(namesOf(harness)).to.deep.equal(['a', 'b', 'c']);
      expectSame(list.rows[0], first!);
    });

    it('returns to the initial rows without a connection', async () => {
      const form = await makeForm();
      const list = form.querySelector('lc-field-list')!;
      list.insert();
      form.reset();
      expect(list.length).to.equal(0);
    });

    it('follows new initial values', async () => {
      const harness = await make();
      harness.connection.update({values: {items: [{name: 'd'}]}});
      expect(namesOf(harness)).to.deep.equal(['d']);
    });

    it('is dirty after a row is added, until it is removed', async () => {
      const {list, connection} = await make();
      const seen = [connection.dirty];
      list.insert(0);
      seen.push(connection.dirty);
      list.remove(0);
      expect([...seen, connection.dirty]).to.deep.equal([false, true, false]);
    });

    it('keeps the dirty state of a field when a row is added before it', async () => {
      const {list, connection} = await make();
      fieldOf(list.rows[1]).value = 'changed';
      list.insert(0);
      const names = ['items[1].name', 'items[2].name'];
      expect(names.map(name => connection.field(name)!.dirty)).to.deep.equal([false, true]);
    });

    it('keeps the checked radio buttons of each row', async () => {
      const {list, connection} = await make();
      for (const row of list.rows) row.querySelector<HTMLInputElement>('[value=ml]')!.checked = true;
      list.insert(0);
      list.move(0, 2);
      list.remove(0);
      const {items} = connection.values as {items: {unit: string}[]};
      expect(items.map(({unit}) => unit)).to.deep.equal(['ml', '', 'ml']);
    });

    it('keeps an issue of the server at its row', async () => {
      const {list, connection} = await make();
      const field = fieldOf(list.rows[2]);
      connection.setIssues([{path: ['items', 2, 'name'], message: 'Unknown medicine.'}]);
      list.insert(0);
      await field.updateComplete;
      const [{path, message}] = connection.issues as [FormIssue];
      expect({path, message, shown: messageOf(field)}).to.deep.equal({
        path: ['items', 3, 'name'],
        message: 'Unknown medicine.',
        shown: 'Unknown medicine.',
      });
    });

    it('keeps an issue of the schema at its row', async () => {
      const schema = z.object({items: z.array(z.object({name: z.string().min(2, 'Too short.')}).loose())});
      const {list, connection} = await make(['aa', 'b', 'cc'], {schema, showValidation: true});
      const field = fieldOf(list.rows[1]);
      list.insert(0, {name: 'dd'});
      await field.updateComplete;
      expect(connection.issues.map(({name}) => name)).to.deep.equal(['items[2].name']);
      expect(messageOf(field)).to.equal('Too short.');
    });

    it('keeps a pending check of a row', async () => {
      const {list} = await make();
      let count = 0;
      let answer: (isValid: boolean) => void = () => {};
      const answered = new Promise<boolean>(resolve => (answer = resolve));
      const field = fieldOf(list.rows[1]);
      field.showValidation = true;
      field.rules = z.string().refine(() => ((count += 1), answered), 'Taken.');
      await field.updateComplete;
      const before = count;
      list.insert(0);
      list.remove(1);
      await field.updateComplete;
      answer(false);
      await field.validationComplete;
      await field.updateComplete;
      expect([count - before, messageOf(field)]).to.deep.equal([0, 'Taken.']);
    });

    it('shows and announces an issue of the list itself until a row is added', async () => {
      const schema = z.object({items: z.array(z.unknown()).min(1, 'Add a medicine.')});
      const {list, connection} = await make([], {schema});
      const shown = async () => {
        await list.updateComplete;
        // The region is there before its text, or else screen readers would not announce it.
        return list.shadowRoot!.querySelector('[part=message][aria-live=polite]')!.textContent.trim();
      };
      const seen = [await shown()];
      await connection.submit();
      seen.push(await shown());
      list.insert();
      await until(() => connection.issues.length === 0);
      expect([...seen, await shown()]).to.deep.equal(['', 'Add a medicine.', '']);
    });
  });

  describe('bad input', () => {
    for (const [title, content, expected] of [
      ['without a template', html`<lc-field-list name="items">Text</lc-field-list>`, 'template'],
      ['without a name', html`<lc-field-list><template></template></lc-field-list>`, 'name must be a path'],
      [
        'with a negative limit',
        html`<lc-field-list name="items" min="-1"><template></template></lc-field-list>`,
        'min must be a whole number',
      ],
    ] as const)
      it(`warns ${title}`, async () => {
        const warnings = await recordWarnings(async () => {
          const list = await fixture<LcFieldList>(content);
          await until(() => list.isConnected);
          await aTimeout(10);
        });
        expect(warnings.join('\n')).to.contain(expected);
      });
  });
});
