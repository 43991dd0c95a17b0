import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import type {LitElement, TemplateResult} from 'lit';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {endMotion} from '../../testing/motion.js';
import {clickOn, middleOf, pointOn} from '../../testing/pointer.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import '../button/button.define.js';
import type {LcMenuItem} from '../menu-item/menu-item.define.js';
import './menu.define.js';
import './popups.define.js';
import type {LcMenu, MenuSelectDetail} from './menu.define.js';

const OPEN_EVENTS = ['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide'] as const;

const ITEMS = html`
  <lc-menu-item value="rename" shortcut="F2">Rename</lc-menu-item>
  <lc-menu-item value="move">
    Move to
    <lc-menu-item slot="submenu" value="inbox">Inbox</lc-menu-item>
    <lc-menu-item slot="submenu" value="archive">Archive</lc-menu-item>
  </lc-menu-item>
  <lc-menu-item value="share" disabled>Share</lc-menu-item>
  <hr />
  <div role="group" aria-label="Sort by">
    <lc-menu-item type="radio" value="name" checked>Name</lc-menu-item>
    <lc-menu-item type="radio" value="date">Date</lc-menu-item>
  </div>
  <lc-menu-item type="checkbox" value="hidden">Show hidden files</lc-menu-item>
  <lc-menu-item value="delete" danger>Delete</lc-menu-item>
`;

/** A menu in a page, with a paragraph before it and a link after it. In WebKitGTK, native buttons have no dark colors. */
async function setUp(items: TemplateResult = ITEMS, attributes: Partial<LcMenu> = {}) {
  const page = await fixture<HTMLElement>(html`
    <div>
      <p>Files</p>
      <lc-menu>
        <button slot="trigger" style="background: white; color: black">Actions</button>
        ${items}
      </lc-menu>
      <a href="#after">After</a>
    </div>
  `);
  const menu = page.querySelector('lc-menu')!;
  Object.assign(menu, attributes);
  await menu.updateComplete;
  const trigger = menu.querySelector<HTMLElement>('[slot=trigger]')!;
  return {page, menu, trigger, after: page.querySelector('a')!, item: (value: string) => itemOf(menu, value)};
}

const itemOf = (menu: LcMenu, value: string) =>
  menu.querySelector<LcMenuItem>(`lc-menu-item[value="${value}"]`)!;
const inMenu = (menu: LcMenu, selector: string) => menu.shadowRoot!.querySelector<HTMLElement>(selector)!;
const baseOf = (item: Element) => item.shadowRoot!.querySelector<HTMLElement>('[part=base]')!;
const isShown = (menu: LcMenu) => inMenu(menu, '.popup').matches(':popover-open');
const submenuOf = (item: Element) => item.shadowRoot!.querySelector<HTMLElement>('[part=submenu]')!;
const isExpanded = (item: Element) => submenuOf(item).matches(':popover-open');
const focusedValue = () => (document.activeElement as Partial<LcMenuItem> | null)?.value;

async function pressAll(...keys: string[]): Promise<void> {
  for (const key of keys) await press(key);
}

function recordSelected(menu: LcMenu): string[] {
  const values: string[] = [];
  menu.addEventListener('lc-menu-select', ({detail}) => values.push(detail.value));
  return values;
}

/** Makes menus sheets, as on a phone. */
function pretendPhone(): () => void {
  const {matchMedia} = window;
  const isPhone = (query: string) => query.includes('pointer: coarse');
  window.matchMedia = query => matchMedia.call(window, isPhone(query) ? 'all' : query);
  return () => (window.matchMedia = matchMedia);
}

describe('lc-menu', () => {
  describe('accessibility', () => {
    it('passes axe closed and open, in light and dark', async () => {
      const {page, menu} = await setUp();
      await expectAccessible(page);
      menu.show();
      await expectAccessible(page);
    });

    it('passes axe with an open submenu', async () => {
      const {page, menu, item} = await setUp();
      menu.show();
      await pressAll('ArrowDown', 'ArrowRight');
      expect(isExpanded(item('move'))).to.equal(true);
      await expectAccessible(page);
    });

    it('is a menu with the name of its button', async () => {
      const {menu} = await setUp();
      expect([inMenu(menu, '[role=menu]').ariaLabel]).to.deep.equal(['Actions']);
    });

    it('has the name that the app gives it', async () => {
      const {menu} = await setUp();
      menu.ariaLabel = 'Actions for the file';
      await menu.updateComplete;
      expect(inMenu(menu, '[role=menu]').ariaLabel).to.equal('Actions for the file');
    });

    it('marks its button', async () => {
      const {menu, trigger} = await setUp();
      const seen = [trigger.getAttribute('aria-haspopup'), trigger.ariaExpanded];
      menu.show();
      await menu.updateComplete;
      expect([...seen, trigger.ariaExpanded]).to.deep.equal(['menu', 'false', 'true']);
    });

    it('marks the native button in an lc-button', async () => {
      const menu = await fixture<LcMenu>(html`
        <lc-menu><lc-button slot="trigger">Actions</lc-button>${ITEMS}</lc-menu>
      `);
      menu.show();
      const button = menu.querySelector('lc-button')!;
      await until(() => button.shadowRoot!.querySelector('button')!.ariaExpanded === 'true');
      expect(button.shadowRoot!.querySelector('button')!.getAttribute('aria-haspopup')).to.equal('menu');
    });

    it('returns the focus to its button', async () => {
      const {trigger} = await setUp();
      trigger.focus();
      await pressAll('Enter', 'ArrowDown', 'Escape');
      expectFocus(trigger);
    });
  });

  describe('properties', () => {
    it('opens and closes with open, without events', async () => {
      const {menu} = await setUp();
      const seen = recordEvents(menu, ...OPEN_EVENTS);
      menu.open = true;
      await menu.updateComplete;
      const shown = isShown(menu);
      menu.open = false;
      await menu.updateComplete;
      expect([shown, isShown(menu), seen]).to.deep.equal([true, false, []]);
    });

    it('is open from the start with open', async () => {
      const menu = await fixture<LcMenu>(
        html`<lc-menu open><button slot="trigger">A</button>${ITEMS}</lc-menu>`,
      );
      await until(() => isShown(menu));
      expect(focusedValue()).to.equal('rename');
    });

    it('finds its button by ID, also later', async () => {
      const page = await fixture(html`<div><lc-menu for="more">${ITEMS}</lc-menu></div>`);
      const button = document.createElement('button');
      button.id = 'more';
      button.textContent = 'More';
      page.prepend(button);
      await until(() => button.ariaExpanded === 'false');
      await clickOn(button);
      const menu = page.querySelector('lc-menu')!;
      const shown = isShown(menu);
      await clickOn(button);
      expect([shown, isShown(menu)]).to.deep.equal([true, false]);
    });

    it('is below its button', async () => {
      const {menu, trigger} = await setUp();
      menu.show();
      await endMotion();
      const [box, button] = [inMenu(menu, '.popup'), trigger].map(one => one.getBoundingClientRect());
      expect(box!.top - button!.bottom).to.be.within(1, 8);
      expect(box!.left - button!.left).to.be.within(-1, 1);
    });

    it('is at the end of its button with a placement', async () => {
      const {menu, trigger} = await setUp(ITEMS, {placement: 'bottom-end'});
      trigger.style.marginInlineStart = '20rem';
      menu.show();
      const [box, button] = [inMenu(menu, '.popup'), trigger].map(one => one.getBoundingClientRect());
      expect(box!.right - button!.right).to.be.within(-1, 1);
    });

    it('opens without a button, below what has the focus', async () => {
      const {menu, trigger, after} = await setUp();
      trigger.remove();
      await menu.updateComplete;
      after.focus();
      menu.show();
      await endMotion();
      const [box, link] = [inMenu(menu, '.popup'), after].map(one => one.getBoundingClientRect());
      expect(box!.top - link!.bottom).to.be.within(1, 8);
      await press('Escape');
      expectFocus(after);
    });

    it('leaves its button without ARIA once it is removed', async () => {
      const {page, menu, trigger} = await setUp();
      page.append(trigger);
      await until(() => !trigger.hasAttribute('aria-expanded'));
      menu.remove();
      expect(trigger.hasAttribute('aria-haspopup')).to.equal(false);
    });
  });

  describe('events', () => {
    it('report that the menu opens and closes', async () => {
      const {menu, trigger} = await setUp();
      const seen = recordEvents(menu, ...OPEN_EVENTS);
      await clickOn(trigger);
      await menu.updateComplete;
      await clickOn(trigger);
      await until(() => seen.includes('lc-after-hide'));
      expect(seen).to.deep.equal([...OPEN_EVENTS]);
    });

    for (const [reason, act] of [
      ['escape', () => press('Escape')],
      ['tab', () => press('Tab')],
      ['select', () => press('Enter')],
      ['outside', ({page}) => clickOn(page.querySelector('p')!)],
      ['toggle', ({trigger}) => clickOn(trigger)],
      ['blur', ({after}) => after.focus()],
      ['api', ({menu}) => menu.hide()],
    ] as [string, (parts: Awaited<ReturnType<typeof setUp>>) => unknown][])
      it(`report the reason ${reason}`, async () => {
        const parts = await setUp();
        parts.menu.show();
        const reasons: string[] = [];
        parts.menu.addEventListener('lc-hide', ({detail}) => reasons.push(detail.reason));
        await act(parts);
        expect([reasons, isShown(parts.menu)]).to.deep.equal([[reason], false]);
      });

    it('can keep the menu open', async () => {
      const {menu} = await setUp();
      menu.addEventListener('lc-hide', event => event.preventDefault());
      menu.show();
      await press('Escape');
      expect(isShown(menu)).to.equal(true);
    });

    it('can add items before the menu opens', async () => {
      const {menu} = await setUp(html``);
      menu.addEventListener('lc-show', () => {
        const item = document.createElement('lc-menu-item');
        item.value = 'late';
        item.textContent = 'Late';
        menu.append(item);
      });
      menu.show();
      expect(focusedValue()).to.equal('late');
    });

    it('report the chosen item', async () => {
      const {page, menu, item} = await setUp();
      const details: MenuSelectDetail[] = [];
      page.addEventListener('lc-menu-select', ({detail}) => details.push(detail));
      menu.show();
      await clickOn(item('delete'));
      expect(details.map(({value, checked}) => [value, checked])).to.deep.equal([['delete', false]]);
      expectSame(details[0]!.item, item('delete'));
    });

    it('keep the menu open if the choice is canceled', async () => {
      const {menu} = await setUp();
      menu.addEventListener('lc-menu-select', event => event.preventDefault());
      menu.show();
      await press('Enter');
      expect(isShown(menu)).to.equal(true);
      expect(focusedValue()).to.equal('rename');
    });

    it('do not report a disabled item', async () => {
      const {menu, item} = await setUp();
      const selected = recordSelected(menu);
      let clicks = 0;
      item('share').addEventListener('click', () => clicks++);
      menu.show();
      await clickOn(item('share'));
      expect([selected, clicks, isShown(menu)]).to.deep.equal([[], 0, true]);
    });

    it('let a click listener of an item open something else', async () => {
      const {menu, item, trigger} = await setUp();
      let focused: Element | null = null;
      item('rename').addEventListener('click', () => (focused = document.activeElement));
      menu.show();
      await press('Enter');
      expectSame(focused, trigger);
    });
  });

  describe('keyboard', () => {
    for (const [keys, value] of [
      [['Enter'], 'rename'],
      [['Space'], 'rename'],
      [['ArrowDown'], 'rename'],
      [['ArrowUp'], 'delete'],
      [['ArrowDown', 'ArrowDown'], 'move'],
      [['ArrowDown', 'ArrowUp'], 'delete'],
      [['ArrowUp', 'ArrowDown'], 'rename'],
      [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'share'],
      [['ArrowDown', 'End'], 'delete'],
      [['ArrowDown', 'End', 'Home'], 'rename'],
      [['ArrowDown', 's'], 'share'],
      [['ArrowDown', 's', 'h', 'o'], 'hidden'],
      [['ArrowDown', 'z'], 'rename'],
    ] as [string[], string][])
      it(`leads to ${value} with ${keys.join(', ')}`, async () => {
        const {trigger} = await setUp();
        trigger.focus();
        await pressAll(...keys);
        expect(focusedValue()).to.equal(value);
      });

    it('closes with Tab, and goes on from the button', async () => {
      const {menu, trigger, after} = await setUp();
      trigger.focus();
      await pressAll('Enter', 'Tab');
      expectFocus(after);
      expect(isShown(menu)).to.equal(false);
    });

    it('closes with Tab in a submenu', async () => {
      const {menu, item, trigger, after} = await setUp();
      trigger.focus();
      await pressAll('Enter', 'ArrowDown', 'ArrowRight', 'Tab');
      expectFocus(after);
      expect([isShown(menu), isExpanded(item('move'))]).to.deep.equal([false, false]);
    });

    it('closes one level with Escape, and leaves the key to nobody else', async () => {
      const {page, menu, item, trigger} = await setUp();
      const keys: string[] = [];
      page.addEventListener('keydown', ({key}) => keys.push(key));
      trigger.focus();
      await pressAll('Enter', 'ArrowDown', 'ArrowRight');
      keys.length = 0;
      await press('Escape');
      expect([isShown(menu), isExpanded(item('move')), focusedValue(), keys]).to.deep.equal([
        true,
        false,
        'move',
        [],
      ]);
      await press('Escape');
      expectFocus(trigger);
    });

    for (const [dir, inward, outward] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const)
      it(`opens and closes a submenu in ${dir}`, async () => {
        const {page, menu, item} = await setUp();
        page.dir = dir;
        menu.show();
        await pressAll('ArrowDown', inward);
        expect([focusedValue(), isExpanded(item('move'))]).to.deep.equal(['inbox', true]);
        expect(baseOf(item('move')).ariaExpanded).to.equal('true');
        const [box, base] = [submenuOf(item('move')), baseOf(item('move'))].map(one =>
          one.getBoundingClientRect(),
        );
        if (dir === 'ltr') expect(box!.left).to.be.at.least(base!.right);
        await press(outward);
        expect([focusedValue(), isExpanded(item('move'))]).to.deep.equal(['move', false]);
      });

    it('stays in a submenu with its keys', async () => {
      const {menu} = await setUp();
      menu.show();
      const seen: unknown[] = [];
      await pressAll('ArrowDown', 'Enter');
      for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home', 'd', 'a']) {
        await press(key);
        seen.push(focusedValue());
      }
      expect(seen).to.deep.equal(['archive', 'inbox', 'archive', 'inbox', 'inbox', 'archive']);
    });

    it('closes all levels with a choice in a submenu', async () => {
      const {menu, item, trigger} = await setUp();
      const selected = recordSelected(menu);
      trigger.focus();
      await pressAll('Enter', 'ArrowDown', 'ArrowRight', 'Enter');
      expectFocus(trigger);
      expect([selected, isShown(menu), isExpanded(item('move'))]).to.deep.equal([['inbox'], false, false]);
    });

    it('does not close with Space on a check box', async () => {
      const {menu, item} = await setUp();
      menu.show();
      item('hidden').focus();
      await press('Space');
      const seen = [item('hidden').checked, isShown(menu)];
      await press('Enter');
      expect([...seen, item('hidden').checked, isShown(menu)]).to.deep.equal([true, true, false, false]);
    });

    it('keeps the focus on an item that is moved among the others', async () => {
      const {menu, trigger, item} = await setUp();
      trigger.focus();
      await press('ArrowDown');
      item('rename').parentElement!.append(item('rename'));
      await menu.updateComplete;
      expect([isShown(menu), focusedValue()]).to.deep.equal([true, 'rename']);
    });

    it('moves the focus to what is in the place of a removed item, also after items before it were added', async () => {
      const {menu, trigger, item} = await setUp();
      trigger.focus();
      await press('ArrowDown');
      const first = Object.assign(document.createElement('lc-menu-item'), {value: 'new', textContent: 'New'});
      menu.insertBefore(first, item('rename'));
      await menu.updateComplete;
      item('rename').remove();
      await menu.updateComplete;
      expect(focusedValue()).to.equal('move');
    });

    for (const isAtOnce of [false, true])
      for (const key of ['ArrowRight', 'Home'])
        it(`moves the focus to what follows a removed item, ${key === 'Home' ? 'which has' : 'whose submenu has'} it, also when others are added ${isAtOnce ? 'in the same task' : 'before'}`, async () => {
          const {menu, trigger, item} = await setUp();
          trigger.focus();
          await pressAll('ArrowDown', 'ArrowDown', key);
          const removed = item(key === 'Home' ? 'rename' : 'move');
          for (const value of ['one', 'two']) {
            const added = Object.assign(document.createElement('lc-menu-item'), {value, textContent: value});
            menu.insertBefore(added, item('rename'));
            if (!isAtOnce) await menu.updateComplete;
          }
          removed.remove();
          const next = key === 'Home' ? 'move' : 'share';
          await until(() => focusedValue() === next, `${next} has the focus`);
          expect(isShown(menu)).to.equal(true);
        });

    for (const [title, content] of [
      ['an item', html`<lc-menu-item value="one">Delete one</lc-menu-item>`],
      ['a link', html`<lc-menu-item value="one" href="#one">Delete one</lc-menu-item>`],
      ['a check box', html`<lc-menu-item value="one" type="checkbox">Delete one</lc-menu-item>`],
    ] as const)
      it(`continues typed text with a space, and does not choose ${title}`, async () => {
        const {menu} = await setUp(
          html`<lc-menu-item value="all">Delete all</lc-menu-item>${content}
            <lc-menu-item value="last" href="#last">Delete</lc-menu-item>`,
        );
        const selected = recordSelected(menu);
        menu.show();
        await type('delete o');
        expect([selected, focusedValue(), isShown(menu)]).to.deep.equal([[], 'one', true]);
      });

    it('continues typed text with a space in a submenu', async () => {
      const {menu, item} = await setUp(
        html`<lc-menu-item value="move"
          >Move
          <lc-menu-item slot="submenu" value="all">Delete all</lc-menu-item>
          <lc-menu-item slot="submenu" value="one">Delete one</lc-menu-item>
        </lc-menu-item>`,
      );
      const selected = recordSelected(menu);
      menu.show();
      await press('ArrowRight');
      await type('delete o');
      expect([selected, focusedValue(), isExpanded(item('move'))]).to.deep.equal([[], 'one', true]);
    });

    it('does not choose with a space that continues text, if another key comes before it is released', async () => {
      const {menu} = await setUp(
        html`<lc-menu-item value="all">Delete all</lc-menu-item>
          <lc-menu-item value="one">Delete one</lc-menu-item>`,
      );
      const selected = recordSelected(menu);
      menu.show();
      await type('delete');
      await sendKeys({down: 'Space'});
      await press('x');
      await sendKeys({up: 'Space'});
      expect([selected, focusedValue()]).to.deep.equal([[], 'one']);
    });

    it('cycles through the items that start with a repeated character, also disabled ones', async () => {
      const {menu} = await setUp();
      menu.show();
      const seen: unknown[] = [];
      for (const key of 'sss') {
        await press(key);
        seen.push(focusedValue());
      }
      expect(seen).to.deep.equal(['share', 'hidden', 'share']);
    });

    it('chooses with a space that continues no text', async () => {
      const {menu} = await setUp();
      const selected = recordSelected(menu);
      menu.show();
      await type('del ');
      expect(selected).to.deep.equal(['delete']);
    });

    it('goes on while items come and go', async () => {
      const {menu, item} = await setUp();
      menu.show();
      await press('ArrowDown');
      item('move').remove();
      await until(() => focusedValue() === 'share', 'the next item has the focus');
      for (const one of menu.querySelectorAll('lc-menu-item')) one.remove();
      await until(() => menu.shadowRoot!.activeElement?.role === 'menu', 'the menu has the focus');
      menu.insertAdjacentHTML('beforeend', '<lc-menu-item value="new">New</lc-menu-item>');
      await until(() => focusedValue() === 'new', 'the new item has the focus');
      await press('Escape');
      expect(isShown(menu)).to.equal(false);
    });

    it('is not a trap without items', async () => {
      const {menu, trigger} = await setUp(html``);
      trigger.focus();
      const warnings = await recordWarnings(() => pressAll('Enter', 'ArrowDown', 'a'));
      const shown = isShown(menu);
      await press('Escape');
      expectFocus(trigger);
      expect([shown, warnings]).to.deep.equal([
        true,
        ['<lc-menu>: it needs <lc-menu-item> elements inside.'],
      ]);
    });

    it('has 1,000 items', async () => {
      const values = Array.from({length: 1000}, (_, index) => String(index));
      const {menu} = await setUp(
        html`${values.map(value => html`<lc-menu-item value=${value}>${value} %</lc-menu-item>`)}`,
      );
      menu.show();
      await pressAll('End');
      const last = focusedValue();
      await type('50');
      expect([last, focusedValue()]).to.deep.equal(['999', '50']);
      expect(inMenu(menu, '.popup').getBoundingClientRect().height).to.be.lessThan(innerHeight);
    });
  });

  describe('pointer', () => {
    afterEach(async () => {
      await sendMouse({type: 'move', position: [0, 0]});
    });

    it('moves the focus to the item below it, and opens its submenu', async () => {
      const {menu, item} = await setUp();
      menu.show();
      await sendMouse({type: 'move', position: await pointOn(item('move'))});
      await until(() => isExpanded(item('move')), 'the submenu is open');
      expect(focusedValue()).to.equal('move');
      await sendMouse({type: 'move', position: await pointOn(item('archive'))});
      await until(() => focusedValue() === 'archive');
      await clickOn(item('archive'));
      expect(isShown(menu)).to.equal(false);
    });

    it('may cross other items on the way to a submenu', async () => {
      const {menu, item} = await setUp();
      menu.show();
      const [x, y] = await pointOn(item('move'));
      await sendMouse({type: 'move', position: [x, y]});
      await until(() => isExpanded(item('move')), 'the submenu is open');
      const below = middleOf(baseOf(item('share')))[1];
      const {left} = submenuOf(item('move')).getBoundingClientRect();
      await sendMouse({type: 'move', position: [Math.round(left - 12), Math.round((y + below) / 2)]});
      await sendMouse({type: 'move', position: [Math.round(left - 8), Math.round((y + below) / 2) + 1]});
      expect(isExpanded(item('move'))).to.equal(true);
    });

    it('closes the submenu of an item that it leaves', async () => {
      const {menu, item} = await setUp();
      menu.show();
      await sendMouse({type: 'move', position: await pointOn(item('move'))});
      await until(() => isExpanded(item('move')), 'the submenu is open');
      await sendMouse({type: 'move', position: await pointOn(item('rename'))});
      await until(() => !isExpanded(item('move')), 'the submenu is closed');
      expect(focusedValue()).to.equal('rename');
    });
  });

  describe('context menu', () => {
    async function setUpContext() {
      const menu = await fixture<LcMenu>(html`
        <lc-menu context>
          <ul slot="trigger">
            <li><button id="file">Report.pdf</button></li>
          </ul>
          ${ITEMS}
        </lc-menu>
      `);
      return {menu, file: menu.querySelector<HTMLElement>('#file')!};
    }

    it('opens at the pointer', async () => {
      const {menu, file} = await setUpContext();
      const [x, y] = await pointOn(file);
      await sendMouse({type: 'click', button: 'right', position: [x, y]});
      await until(() => isShown(menu));
      const {left, top} = inMenu(menu, '.popup').getBoundingClientRect();
      expect([Math.abs(left - x) < 8, Math.abs(top - y) < 8]).to.deep.equal([true, true]);
      expectSame(menu.source, file);
    });

    it('opens at the focused element with Shift+F10', async () => {
      const {menu, file} = await setUpContext();
      file.focus();
      await press('Shift+F10');
      await until(() => isShown(menu));
      const {top} = inMenu(menu, '.popup').getBoundingClientRect();
      expect(Math.abs(top - file.getBoundingClientRect().bottom)).to.be.lessThan(8);
      await press('Escape');
      expectFocus(file);
    });

    it('opens with a long press of a finger', async () => {
      const {menu, file} = await setUpContext();
      const [clientX, clientY] = await pointOn(file);
      const options = {
        bubbles: true,
        composed: true,
        pointerType: 'touch',
        isPrimary: true,
        clientX,
        clientY,
      };
      file.dispatchEvent(new PointerEvent('pointerdown', options));
      await until(() => isShown(menu));
      expectSame(menu.source, file);
      file.dispatchEvent(new PointerEvent('pointerup', options));
    });

    it('does not open if the finger scrolls', async () => {
      const {menu, file} = await setUpContext();
      const options = {bubbles: true, composed: true, pointerType: 'touch', isPrimary: true};
      file.dispatchEvent(new PointerEvent('pointerdown', options));
      file.dispatchEvent(new PointerEvent('pointermove', {...options, clientY: 40}));
      await new Promise(resolve => setTimeout(resolve, 600));
      expect(isShown(menu)).to.equal(false);
    });

    it('has no button', async () => {
      const {menu} = await setUpContext();
      const area = menu.querySelector('ul')!;
      expect([area.hasAttribute('aria-haspopup'), area.hasAttribute('aria-expanded')]).to.deep.equal([
        false,
        false,
      ]);
    });
  });

  describe('on a phone', () => {
    let restore: () => void;
    beforeEach(() => (restore = pretendPhone()));
    afterEach(() => restore());

    it('is a sheet at the bottom, which passes axe', async () => {
      const {page, menu} = await setUp();
      menu.show();
      await expectAccessible(page);
      const box = inMenu(menu, '.menu').getBoundingClientRect();
      expect([box.left, box.right, box.bottom].map(Math.round)).to.deep.equal([0, innerWidth, innerHeight]);
    });

    it('closes with a press on the backdrop, which presses nothing below it', async () => {
      const {page, menu} = await setUp();
      let clicks = 0;
      page.querySelector('p')!.addEventListener('click', () => clicks++);
      menu.show();
      await sendMouse({type: 'click', position: middleOf(page.querySelector('p')!)});
      expect([isShown(menu), clicks]).to.deep.equal([false, 0]);
    });

    it('opens a submenu in place', async () => {
      const {menu, item} = await setUp();
      menu.show();
      await clickOn(baseOf(item('move')));
      await endMotion();
      const [box, base] = [submenuOf(item('move')), baseOf(item('move'))].map(one =>
        one.getBoundingClientRect(),
      );
      expect(box!.top).to.be.at.least(base!.bottom);
      const selected = recordSelected(menu);
      baseOf(item('archive')).click();
      expect([selected, isShown(menu)]).to.deep.equal([['archive'], false]);
    });

    it('keeps the page from scrolling', async () => {
      const {menu} = await setUp();
      menu.show();
      const {overflowY} = getComputedStyle(document.documentElement);
      menu.hide();
      expect([overflowY, getComputedStyle(document.documentElement).overflowY]).to.deep.equal([
        'hidden',
        'visible',
      ]);
    });
  });

  describe('slots', () => {
    it('shows the label of a group', async () => {
      const {menu} = await setUp();
      menu.show();
      const group = menu.querySelector('[role=group]')!;
      // Firefox returns the function.
      expect(getComputedStyle(group, '::before').content).to.match(/Sort by|attr\(aria-label\)/);
    });

    it('takes another button', async () => {
      const {menu, trigger} = await setUp();
      trigger.remove();
      menu.insertAdjacentHTML('beforeend', '<button slot="trigger">Other</button>');
      const other = menu.querySelector<HTMLElement>('[slot=trigger]')!;
      await until(() => other.ariaExpanded === 'false');
      await clickOn(other);
      expect(isShown(menu)).to.equal(true);
    });

    it('updates an element that is not defined yet', async () => {
      const {menu} = await setUp(html`<lc-menu-item value="one">One</lc-menu-item>`);
      menu.show();
      await (itemOf(menu, 'one') as unknown as LitElement).updateComplete;
      expect(focusedValue()).to.equal('one');
    });
  });
});
