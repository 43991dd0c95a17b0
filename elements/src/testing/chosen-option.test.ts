import {expect, fixture, html} from '@open-wc/testing';
import '../components/datalist/datalist.define.js';
import '../components/multi-select/multi-select.define.js';
import '../components/select/select.define.js';
import '../components/menu/popups.define.js';
import '../components/select/select-list.define.js';
import '../components/time-input/time-input.define.js';
import {countAdded} from './count-added.js';
import {press} from './keyboard.js';
import {clickOn} from './pointer.js';

type Control = HTMLElement & {updateComplete: Promise<boolean>};

const options = (count: number) =>
  Array.from({length: count}, (_, index) => ({text: `Row ${index}`, value: String(index), group: 'Rows'}));

const inside = (control: Control, selector: string) =>
  control.shadowRoot!.querySelector<HTMLElement>(selector)!;
const textOf = (row: Element | null | undefined) => row?.textContent.trim();
const activeIn = (control: Control) => {
  const id = inside(control, '#control').getAttribute('aria-activedescendant') ?? '';
  return textOf(control.shadowRoot!.getElementById(id));
};

/** The texts of the rows that can be seen whole in the list. */
function seenIn(control: Control): (string | undefined)[] {
  const {top, bottom} = inside(control, '#listbox').getBoundingClientRect();
  const rows = [...control.shadowRoot!.querySelectorAll('.option')].filter(row => {
    const box = row.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom + 1;
  });
  return rows.map(textOf);
}

/** A control at the middle of a page that scrolls. */
async function setUp(tag: string, properties: object): Promise<Control> {
  const page = await fixture(html`<div style="padding-block: 30vh 200vh"></div>`);
  const control = Object.assign(document.createElement(tag) as Control, {label: 'Row', ...properties});
  page.append(control);
  await control.updateComplete;
  return control;
}

/** The same with its list open. */
async function setUpOpen(tag: string, properties: object): Promise<Control> {
  const control = await setUp(tag, properties);
  await clickOn(inside(control, '.toggle, #control[type=button]'));
  await control.updateComplete;
  return control;
}

const LISTS = [
  {tag: 'lc-datalist', valueOf: (value: string) => value, isActive: false},
  {tag: 'lc-multi-select', valueOf: (value: string) => [value], isActive: false},
  {tag: 'lc-select', valueOf: (value: string) => value, isActive: true},
];

describe('lists of options', () => {
  for (const {tag, valueOf, isActive} of LISTS)
    for (const [count, chosen] of [
      [3, 2],
      [500, 60],
      [500, 100],
      [500, 450],
    ] as const)
      describe(`${tag} with option ${chosen} of ${count}`, () => {
        const properties = {options: options(count), value: valueOf(String(chosen))};

        it('opens at the chosen option, and does not scroll the page', async () => {
          const control = await setUpOpen(tag, properties);
          expect(seenIn(control)).to.include(`Row ${chosen}`);
          expect(window.scrollY).to.equal(0);
        });

        it(`opens with ${isActive ? 'the chosen' : 'no'} option active`, async () => {
          const control = await setUpOpen(tag, properties);
          expect(activeIn(control)).to.equal(isActive ? `Row ${chosen}` : undefined);
        });

        for (const key of ['ArrowDown', 'ArrowUp'])
          it(`makes the chosen option active with ${key}`, async () => {
            const control = await setUp(tag, properties);
            control.focus();
            await press(key);
            await control.updateComplete;
            expect([activeIn(control), seenIn(control).includes(`Row ${chosen}`)]).to.deep.equal([
              `Row ${chosen}`,
              true,
            ]);
          });
      });

  for (const tag of ['lc-datalist', 'lc-multi-select'])
    it(`${tag} stays where the user has scrolled it`, async () => {
      const control = await setUpOpen(tag, {
        options: options(500),
        value: tag === 'lc-datalist' ? '450' : ['450'],
      });
      inside(control, '#listbox').scrollTop = 0;
      await press('Home');
      await control.updateComplete;
      expect(seenIn(control)).to.include('Row 0');
    });

  it('lc-time-input opens at the chosen time, and does not scroll the page', async () => {
    const control = await setUpOpen('lc-time-input', {value: '23:30', lang: 'en-GB'});
    expect([seenIn(control).includes('23:30'), window.scrollY]).to.deep.equal([true, 0]);
  });

  for (const {tag, valueOf} of LISTS)
    it(`${tag} adds each row at most once, and has the active option in view, after each key`, async () => {
      const control = await setUp(tag, {options: options(500), value: valueOf('98')});
      control.focus();
      await press('ArrowDown');
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
        const added = await countAdded(control.shadowRoot!, '.option', () => press(key));
        expect(added, key).to.be.at.most(100);
        expect(seenIn(control), key).to.include(activeIn(control));
        expect(control.shadowRoot!.activeElement?.id, key).to.equal('control');
      }
      expect(await countAdded(control.shadowRoot!, '.option', () => control.updateComplete)).to.equal(0);
    });
});
