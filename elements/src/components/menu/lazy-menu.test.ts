// Alone on its page: other pages have what opens menus from the start.
import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import * as itemMenu from '../menu-item/item-menu.js';
import {menuCode} from '../menu-item/lazy-menu.js';
import type {LcMenu} from './menu.define.js';
import './menu.define.js';

const {source} = menuCode;
const isShown = (menu: LcMenu) => menu.shadowRoot!.querySelector('.popup')!.matches(':popover-open');

/** A load that ends when the test says so. */
let answer: {resolve: () => void; reject: (error: Error) => void};
let loads = 0;

function loadByHand(): void {
  loads = 0;
  menuCode.source = () => {
    loads += 1;
    return new Promise((resolve, reject) => {
      answer = {resolve: () => resolve(itemMenu), reject};
    });
  };
}

async function setUp(): Promise<LcMenu> {
  const page = await fixture(html`
    <div>
      <lc-menu>
        <button slot="trigger">Actions</button>
        <lc-menu-item>Rename</lc-menu-item>
      </lc-menu>
      <button>After</button>
    </div>
  `);
  return page.querySelector('lc-menu')!;
}

const triggerOf = (menu: LcMenu) => menu.querySelector('button')!;

/** Lets a load fail, after which the code is not loaded, as before. */
async function fail(): Promise<void> {
  answer.reject(new Error('No connection.'));
  await aTimeout(0);
}

describe('lc-menu, until what opens it has loaded', () => {
  before(loadByHand);
  after(() => (menuCode.source = source));

  it('loads it once when the page is idle, for all menus', async () => {
    const menu = await setUp();
    await setUp();
    await aTimeout(100);
    expect([loads, isShown(menu)]).to.deep.equal([1, false]);
    await fail();
  });

  it('stays closed, and warns, if it cannot be loaded', async () => {
    const menu = await setUp();
    const warnings = await recordWarnings(async () => {
      menu.show();
      await fail();
    });
    expect([isShown(menu), menu.open]).to.deep.equal([false, false]);
    expect(warnings.join()).to.match(/the popup could not be loaded/);
  });

  it('then opens with the focus on an item, unless the user or the app does not wait any more', async () => {
    const [left, hidden, unset, removed, waiting] = await Promise.all([1, 2, 3, 4, 5].map(setUp));
    triggerOf(left!).focus();
    await press('Enter');
    hidden!.show();
    hidden!.hide();
    unset!.open = true;
    await unset!.updateComplete;
    unset!.open = false;
    await unset!.updateComplete;
    removed!.show();
    removed!.remove();
    await clickOn(triggerOf(waiting!));
    const before = isShown(waiting!);
    answer.resolve();
    await aTimeout(0);
    await waiting!.updateComplete;
    expect(before).to.equal(false);
    expect([left, hidden, unset, removed, waiting].map(menu => isShown(menu!))).to.deep.equal([
      false,
      false,
      false,
      false,
      true,
    ]);
    expectFocus(waiting!.querySelector('lc-menu-item'));
  });

  it('opens at once from then on', async () => {
    const menu = await setUp();
    menu.show();
    expect(isShown(menu)).to.equal(true);
  });
});
