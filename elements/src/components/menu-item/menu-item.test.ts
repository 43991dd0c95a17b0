import {expect, fixture, html} from '@open-wc/testing';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import type {LcMenu} from '../menu/menu.define.js';
import '../menu/menu.define.js';
import '../menu/popups.define.js';
import type {LcMenuItem} from './menu-item.define.js';

/** An item in an open menu. */
async function make(attributes: Partial<LcMenuItem> = {}): Promise<LcMenuItem> {
  const menu = await fixture<LcMenu>(html`
    <lc-menu>
      <button slot="trigger">File</button>
      <lc-menu-item value="save"><b slot="icon">S</b>Save</lc-menu-item>
    </lc-menu>
  `);
  const item = menu.querySelector('lc-menu-item')!;
  Object.assign(item, attributes);
  menu.show();
  await item.updateComplete;
  return item;
}

const baseOf = (item: LcMenuItem) => item.shadowRoot!.querySelector<HTMLElement>('[part=base]')!;

describe('lc-menu-item', () => {
  describe('accessibility', () => {
    for (const [title, attributes, role, checked] of [
      ['an action', {}, 'menuitem', null],
      ['a check box', {type: 'checkbox'}, 'menuitemcheckbox', 'false'],
      ['a radio button', {type: 'radio', checked: true}, 'menuitemradio', 'true'],
      ['a link', {href: '/profile'}, 'menuitem', null],
      ['an unknown type', {type: 'toString' as 'normal'}, 'menuitem', null],
    ] as [string, Partial<LcMenuItem>, string, string | null][])
      it(`is ${title}`, async () => {
        const {role: seen, ariaChecked} = baseOf(await make(attributes));
        expect([seen, ariaChecked]).to.deep.equal([role, checked]);
      });

    it('is disabled for assistive technology, and has the focus', async () => {
      const item = await make({disabled: true});
      expect([baseOf(item).ariaDisabled, document.activeElement === item]).to.deep.equal(['true', true]);
    });

    it('has its shortcut', async () => {
      const item = await make({shortcut: 'ctrl+s'});
      expect(baseOf(item).getAttribute('aria-keyshortcuts')).to.equal('Control+S');
    });
  });

  describe('properties', () => {
    it('checks one of several radio items', async () => {
      const item = await make({type: 'radio'});
      item.insertAdjacentHTML('afterend', '<lc-menu-item type="radio" checked>Other</lc-menu-item>');
      item.click();
      expect([item.checked, (item.nextElementSibling as LcMenuItem).checked]).to.deep.equal([true, false]);
    });

    it('warns about an invalid shortcut', async () => {
      const warnings = await recordWarnings(() => make({shortcut: 'mod+'}));
      expect(warnings).to.deep.equal([
        '<lc-menu-item>: shortcut must be keys joined by "+", such as "mod+s", not "mod+".',
      ]);
    });

    it('ignores a javascript: address with a warning', async () => {
      let item: LcMenuItem | undefined;
      const warnings = await recordWarnings(async () => (item = await make({href: 'javascript:void 0'})));
      expect([warnings.length, baseOf(item!).localName]).to.deep.equal([1, 'button']);
    });
  });

  describe('events', () => {
    it('sends lc-navigate, which a router can cancel', async () => {
      const item = await make({href: '/profile'});
      const seen = recordEvents(item, 'lc-navigate', 'lc-menu-select');
      item.addEventListener('lc-navigate', event => event.preventDefault());
      await press('Space');
      expect(seen).to.deep.equal(['lc-navigate', 'lc-menu-select']);
    });

    it('sends nothing while it has a submenu', async () => {
      const item = await make();
      item.insertAdjacentHTML('beforeend', '<lc-menu-item slot="submenu">Copy</lc-menu-item>');
      await item.updateComplete;
      const seen = recordEvents(item, 'lc-menu-select');
      item.click();
      expect([seen, baseOf(item).getAttribute('aria-haspopup')]).to.deep.equal([[], 'menu']);
    });
  });
});
