import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../../testing/events.js';
import {press, type} from '../../../testing/keyboard.js';
import {clickOn} from '../../../testing/pointer.js';
import {until} from '../../../testing/until.js';
import '../mentions.define.js';
import type {LcTextArea, Option} from '../text-area.define.js';
import '../text-area.define.js';

const PEOPLE: readonly Option[] = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper'].map((text, index) => ({
  text,
  value: String(index + 1),
}));

/** A focused text area after real keys. */
async function typed(text: string, properties: Partial<LcTextArea> = {}) {
  const area = await fixture<LcTextArea>(html`<lc-text-area label="Comment"></lc-text-area>`);
  Object.assign(area, {mentions: {'@': PEOPLE}, ...properties});
  await area.updateComplete;
  area.focus();
  await type(text);
  await area.updateComplete;
  return area;
}

const inside = <Found extends HTMLElement>(area: LcTextArea, selector: string) =>
  area.shadowRoot!.querySelector<Found>(selector)!;
const field = (area: LcTextArea) => inside<HTMLTextAreaElement>(area, 'textarea');
const isOpen = (area: LcTextArea) => inside(area, '.popup').matches(':popover-open');
const rows = (area: LcTextArea) => [...area.shadowRoot!.querySelectorAll<HTMLElement>('[role=option]')];
const listed = (area: LcTextArea) => rows(area).map(row => row.textContent.trim());
const activeIn = (area: LcTextArea) =>
  area
    .shadowRoot!.getElementById(field(area).getAttribute('aria-activedescendant') ?? '')
    ?.textContent.trim() ?? null;
const mentioned = (area: LcTextArea) => area.mentioned.map(({option}) => option.value);

describe('lc-text-area with mentions', () => {
  it('is accessible with its list, and after it has closed', async () => {
    const area = await typed('@');
    await expectAccessible(area);
    await press('Escape');
    await expectAccessible(area);
  });

  it('lists the options after a trigger, and those that match the text after it', async () => {
    const area = await typed('Hi @');
    expect([isOpen(area), listed(area), activeIn(area)]).to.deep.equal([
      true,
      ['Ada Lovelace', 'Alan Turing', 'Grace Hopper'],
      'Ada Lovelace',
    ]);
    await type('gr');
    await until(() => listed(area).join() === 'Grace Hopper');
  });

  for (const text of ['mail@', '@zoe', 'Hi'])
    it(`lists nothing after "${text}"`, async () => {
      expect(isOpen(await typed(text))).to.equal(false);
    });

  it('is at the trigger', async () => {
    const area = await typed('A first line');
    await press('Enter');
    await type('Hi @');
    await until(() => isOpen(area));
    const [popup, box] = [
      inside(area, '.popup').getBoundingClientRect(),
      field(area).getBoundingClientRect(),
    ];
    expect([popup.left > box.left + 20, popup.left < box.left + 100]).to.deep.equal([true, true]);
  });

  for (const key of ['Enter', 'Tab'])
    it(`inserts the option with ${key}, and says it to the app`, async () => {
      const area = await typed('Hi @');
      const seen = recordEvents(area, 'input', 'lc-mention');
      await press('ArrowDown');
      await press(key);
      await area.updateComplete;
      expect([area.value, mentioned(area), isOpen(area), seen]).to.deep.equal([
        'Hi @Alan Turing ',
        ['2'],
        false,
        ['input', 'lc-mention'],
      ]);
    });

  it('inserts the option with a press, keeps the focus, and stays closed', async () => {
    const area = await typed('@gr');
    await clickOn(rows(area)[0]!);
    await type('hello');
    expect([area.value, isOpen(area)]).to.deep.equal(['@Grace Hopper hello', false]);
  });

  it('replaces only the text before the caret', async () => {
    const area = await typed(' later');
    await press('Home');
    await type('@ad');
    await press('Enter');
    expect([area.value, field(area).selectionEnd]).to.deep.equal(['@Ada Lovelace later', 13]);
  });

  it('closes with Escape, and opens again at the next trigger', async () => {
    const area = await typed('@a');
    await press('Escape');
    await type('l');
    const closed = isOpen(area);
    await type(' @');
    expect([closed, isOpen(area), area.value]).to.deep.equal([false, true, '@al @']);
  });

  it('closes when the caret leaves the mention, and when the field is left', async () => {
    const area = await typed('Hi @');
    await press('Home');
    const atStart = isOpen(area);
    await press('End');
    const atEnd = isOpen(area);
    field(area).blur();
    await until(() => !isOpen(area));
    expect([atStart, atEnd]).to.deep.equal([false, true]);
  });

  it('leaves Enter, Tab, and the arrow keys to the text while the list is closed', async () => {
    const area = await typed('a');
    await press('Enter');
    expect(area.value).to.equal('a\n');
  });

  it('loads options, and says that they load or could not be loaded', async () => {
    const asked: string[] = [];
    let answer!: (options: readonly Option[]) => void;
    let fail!: (reason: Error) => void;
    const load = (text: string) =>
      new Promise<readonly Option[]>((resolve, reject) => {
        asked.push(text);
        [answer, fail] = [resolve, reject];
      });
    const area = await typed('#', {mentions: {'#': load}});
    const note = () => inside(area, '[part=note]')?.textContent ?? null;
    expect([asked, isOpen(area), note()]).to.deep.equal([[''], true, 'Loading']);
    answer([{text: 'Bug 7', value: '7'}]);
    await until(() => listed(area).join() === 'Bug 7');
    await press('Enter');
    expect([area.value, mentioned(area)]).to.deep.equal(['#Bug 7 ', ['7']]);
    await recordWarnings(async () => {
      await type('#x');
      await until(() => asked.includes('x'));
      fail(new Error('No network.'));
      await until(() => note() === 'The options could not be loaded.');
    });
  });

  it('knows what a text mentions that the app has set', async () => {
    const area = await typed('', {value: 'For @Grace Hopper, not for @Nobody.'});
    expect(mentioned(area)).to.deep.equal(['3']);
  });

  it('lists nothing in a read-only field', async () => {
    const area = await typed('', {value: '@', readOnly: true});
    await press('End');
    expect(isOpen(area)).to.equal(false);
  });

  it('warns about triggers and options that it cannot use', async () => {
    const warnings = await recordWarnings(() => typed('', {mentions: {ab: PEOPLE, '#': 7} as never}));
    expect(warnings).to.deep.equal([
      '<lc-text-area>: a trigger of mentions must be one character that is no letter, such as "@", not "ab".',
      '<lc-text-area>: mentions must have options or a function for "#", not 7.',
    ]);
  });
});
