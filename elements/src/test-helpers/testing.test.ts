import {expect, fixture, html} from '@open-wc/testing';
import '../components/button/button.define.js';
import '../components/checkbox/checkbox.define.js';
import '../components/data-table/data-table.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/menu/menu.define.js';
import '../components/menu-item/menu-item.define.js';
import '../components/modal/modal.define.js';
import '../components/multi-select/multi-select.define.js';
import '../components/radio-button/radio-button.define.js';
import '../components/select/select.define.js';
import '../components/text-input/text-input.define.js';
import '../components/tree-select/tree-select.define.js';
import {recordEvents} from '../testing/events.js';
import {runTestCommand} from './test-command.js';
import * as playwright from './playwright.js';
import {choose, fill, openPopup, readTable} from './testing.js';

const COLORS = [
  {text: 'Dark red', value: 'red'},
  {text: 'Green', value: 'green'},
];
const PLACES = [{text: 'Europe', value: 'eu', children: [{text: 'Rome', value: 'rome'}]}];

const make = () =>
  fixture<HTMLFormElement>(
    html`<form>
      <lc-text-input name="name" label="Name"></lc-text-input>
      <lc-checkbox name="admin" label="Administrator"></lc-checkbox>
      <lc-date-time-picker name="start" label="Start"></lc-date-time-picker>
      <lc-select name="color" label="Color" .options=${COLORS}></lc-select>
      <lc-multi-select name="colors" label="Colors" .options=${COLORS}></lc-multi-select>
      <lc-tree-select name="place" label="Place" .options=${PLACES}></lc-tree-select>
      <lc-radio-button name="tone" label="Tone" .options=${COLORS}></lc-radio-button>
      <lc-text-input label="Locked" disabled></lc-text-input>
    </form>`,
  );

/** The message of what an action throws. */
const messageOf = (action: Promise<unknown>) => action.then(String, (error: Error) => error.message);

describe('test helpers', () => {
  it('fill controls as users do', async () => {
    const form = await make();
    const seen = recordEvents(form, 'input', 'change');
    await fill('Name', 'Ada');
    await fill('Administrator', true);
    await fill('Start', new Date(2026, 2, 12));
    expect(Object.fromEntries(new FormData(form))).to.include({
      name: 'Ada',
      admin: 'on',
      start: '2026-03-12',
    });
    expect(seen).to.deep.equal(['input', 'change', 'input', 'change', 'input', 'change']);
  });

  it('choose options by their texts', async () => {
    const form = await make();
    await choose('Color', 'Green');
    await choose('Colors', ['Dark red', 'Green']);
    await choose('Place', 'Rome');
    await choose('Tone', 'Green');
    const data = new FormData(form);
    expect(['color', 'place', 'tone'].map(name => data.get(name))).to.deep.equal(['green', 'rome', 'green']);
    expect(data.getAll('colors')).to.deep.equal(['red', 'green']);
  });

  for (const label of ['Start', 'Colors', 'Place'])
    it(`open the popup of the control ${label} and leave it open`, async () => {
      const form = await make();
      await openPopup(label);
      await openPopup(label);
      const control = form.querySelector(`[label=${label}]`)!.shadowRoot!;
      expect(control.querySelector('#control, .open')?.getAttribute('aria-expanded')).to.equal('true');
    });

  it('open a menu by the text of its button', async () => {
    const menu = await fixture<HTMLElementTagNameMap['lc-menu']>(
      html`<lc-menu>
        <lc-button slot="trigger">Actions</lc-button>
        <lc-menu-item>Rename</lc-menu-item>
      </lc-menu>`,
    );
    await openPopup('Actions');
    expect(menu.open).to.equal(true);
  });

  it('open a modal by the text of the button that shows it', async () => {
    const page = await fixture(
      html`<div>
        <lc-button @click=${() => page.querySelector('lc-modal')!.show()}>Book</lc-button>
        <lc-modal heading="Book a room"></lc-modal>
      </div>`,
    );
    await openPopup('Book');
    expect(page.querySelector('lc-modal')!.shadowRoot!.querySelector('dialog')!.open).to.equal(true);
  });

  it('say what is there instead', async () => {
    await make();
    const timeout = 0;
    expect(await messageOf(fill('Nam', 'Ada', {timeout}))).to.contain(
      'There is no control "Nam"; there are "Name", "Administrator"',
    );
    expect(await messageOf(fill('Locked', 'Ada', {timeout}))).to.equal('"Locked" is disabled.');
    expect(await messageOf(choose('Color', 'Blue', {timeout}))).to.equal(
      '"Color" has no option "Blue"; it has "Dark red", "Green".',
    );
    expect(await messageOf(openPopup('Color', {timeout}))).to.equal(
      '"Color" opens no popup of the page. Use choose.',
    );
  });

  it('read the rows of a table', async () => {
    const columns = [
      {label: 'Name', field: 'name'},
      {label: 'Born', field: 'born', sortable: false},
    ];
    const rows = [{name: 'Ada', born: 1815}];
    await fixture(html`<lc-data-table label="People" .columns=${columns} .rows=${rows}></lc-data-table>`);
    expect(await readTable('People')).to.deep.equal([{Name: 'Ada', Born: '1815'}]);
  });

  it('run in another page from their source alone', async () => {
    const form = await make();
    const source = encodeURIComponent(`export default ${runTestCommand.toString()}`);
    const {default: sent} = (await import(`data:text/javascript,${source}`)) as {
      default: typeof runTestCommand;
    };
    const page = {evaluate: (_run: unknown, command: playwright.TestCommand) => sent(command)};
    await playwright.fill(page, 'Name', 'Grace');
    await playwright.choose(page, 'Color', 'Green');
    expect(new FormData(form).get('name')).to.equal('Grace');
    expect(new FormData(form).get('color')).to.equal('green');
  });
});
