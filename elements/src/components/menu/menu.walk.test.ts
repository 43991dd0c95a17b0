import '../button/button.define.js';
import '../menu-item/menu-item.define.js';
import type {LcMenuItem} from '../menu-item/menu-item.js';
import {composedContains, deepActiveElement} from '../../dom/composed-tree.js';
import type {Chance} from '../../testing/walks/chance.js';
import {pressKey} from '../../testing/walks/keys.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk} from '../../testing/walks/walk.js';
import './menu.define.js';
import './popups.define.js';

/** What has the focus: an item, or the trigger, or the menu without items. */
type Focused = LcMenuItem | 'trigger' | 'menu' | null;

/** Distinguishes all items. */
let count = 0;

/** A menu whose items the app adds, removes, and moves while it is open. */
class MenuWalk implements Walk {
  readonly root = document.createElement('main');
  readonly #menu = document.createElement('lc-menu');
  readonly #trigger = Object.assign(document.createElement('lc-button'), {slot: 'trigger', text: 'Actions'});
  #focused: Focused = null;
  #isOpen = false;
  readonly #events: string[] = [];
  readonly #expected: string[] = [];

  constructor(chance: Chance) {
    this.#menu.append(this.#trigger);
    for (let length = 1 + chance.below(4); length > 0; length--) this.#add(this.#menu, chance);
    this.#menu.addEventListener('lc-menu-select', ({detail}) => this.#events.push(`select ${detail.value}`));
    this.root.append(this.#menu);
    document.body.append(this.root);
  }

  readonly expectedWarnings = /needs <lc-menu-item> elements/;

  readonly steps: Walk['steps'] = {
    open: [6, chance => this.#open(chance)],
    key: [10, chance => this.#key(chance)],
    inward: [4, () => this.#goInward()],
    outward: [2, () => this.#goOutward()],
    enter: [1, () => this.#enter()],
    escape: [1, () => this.#escape()],
    close: [1, () => this.#close()],
    insert: [4, chance => this.#insert(chance)],
    remove: [4, chance => this.#remove(chance)],
    move: [3, chance => this.#move(chance)],
    disable: [1, chance => this.#disable(chance)],
  };

  *check(): Iterable<string> {
    const {open} = this.#menu;
    if (open !== this.#isOpen) yield `open is ${open}, not ${this.#isOpen}`;
    const isShown = this.#menu.shadowRoot!.querySelector('.popup')!.matches(':popover-open');
    if (isShown !== this.#isOpen) yield `the popup is ${isShown ? 'shown' : 'hidden'}`;
    const expanded = this.#trigger.getAttribute('aria-expanded');
    if (expanded !== String(this.#isOpen)) yield `aria-expanded is ${expanded}`;
    const focused = nameOf(this.#actual);
    if (this.#focused !== null && focused !== nameOf(this.#focused))
      yield `${focused} has the focus, not ${nameOf(this.#focused)}`;
    for (const item of this.root.querySelectorAll('lc-menu-item')) {
      const isIn = this.#focused instanceof Element && item !== this.#focused && item.contains(this.#focused);
      if (submenuOf(item).matches(':popover-open') !== isIn)
        yield `the submenu of ${item.value} is ${isIn ? 'closed' : 'open'}`;
    }
    if (this.#events.join() !== this.#expected.join())
      yield `events: ${this.#events.join()}, not ${this.#expected.join()}`;
    this.#events.length = this.#expected.length = 0;
  }

  get #actual(): Focused {
    const active = deepActiveElement(document);
    if (active === null || active === document.body) return null;
    if (composedContains(this.#trigger, active)) return 'trigger';
    return (active.getRootNode() as ShadowRoot).host.closest('lc-menu-item') ?? 'menu';
  }

  /** The items beside the focused one, or those of the menu. */
  get #siblings(): LcMenuItem[] {
    const parent = this.#focused instanceof Element ? this.#focused.parentElement! : this.#menu;
    return itemsIn(parent);
  }

  #open(chance: Chance): string | null {
    if (this.#isOpen) return null;
    const key = chance.pick(['Enter', 'ArrowDown', 'ArrowUp', 'app']);
    this.#trigger.focus();
    if (key === 'app') this.#menu.show();
    else pressKey(key);
    this.#isOpen = true;
    this.#focused = itemsIn(this.#menu).at(key === 'ArrowUp' ? -1 : 0) ?? 'menu';
    return `open by ${key}`;
  }

  #key(chance: Chance): string | null {
    if (!this.#isOpen) return null;
    const key = chance.pick(['ArrowDown', 'ArrowUp', 'Home', 'End']);
    const items = this.#siblings;
    const {length} = items;
    const index = this.#focused instanceof Element ? items.indexOf(this.#focused) : -1;
    pressKey(key);
    if (length === 0) return key;
    const up = index === -1 ? length - 1 : (index - 1 + length) % length;
    const target = {ArrowDown: (index + 1) % length, ArrowUp: up, Home: 0, End: length - 1}[key];
    this.#focused = items[target]!;
    return `${key} to ${nameOf(this.#focused)}`;
  }

  #goInward(): string | null {
    const item = this.#focused;
    if (!this.#isOpen || !(item instanceof Element)) return null;
    pressKey('ArrowRight');
    const [first] = itemsIn(item);
    if (first !== undefined && !item.disabled) this.#focused = first;
    return `ArrowRight to ${nameOf(this.#focused)}`;
  }

  #goOutward(): string | null {
    const item = this.#focused;
    if (!this.#isOpen || !(item instanceof Element) || item.parentElement === this.#menu) return null;
    pressKey('ArrowLeft');
    this.#focused = item.parentElement as LcMenuItem;
    return 'ArrowLeft';
  }

  #enter(): string | null {
    const item = this.#focused;
    if (!this.#isOpen || !(item instanceof Element)) return null;
    pressKey('Enter');
    const [first] = itemsIn(item);
    if (item.disabled) return `Enter at the disabled ${item.value}`;
    if (first !== undefined) this.#focused = first;
    else {
      this.#expected.push(`select ${item.value}`);
      this.#end();
    }
    return `Enter at ${item.value}`;
  }

  /** It closes one menu. */
  #escape(): string | null {
    if (!this.#isOpen) return null;
    pressKey('Escape');
    const parent = this.#focused instanceof Element ? this.#focused.parentElement : this.#menu;
    if (parent === this.#menu) this.#end();
    else this.#focused = parent as LcMenuItem;
    return 'Escape';
  }

  #close(): string | null {
    if (!this.#isOpen) return null;
    this.#menu.open = false;
    this.#end();
    return 'close by the app';
  }

  #end(): void {
    this.#isOpen = false;
    this.#focused = 'trigger';
  }

  /** Adds an item to the menu, or to one of its items. */
  #insert(chance: Chance): string {
    const parent = chance.is(0.4) ? (chance.pick(itemsIn(this.#menu)) ?? this.#menu) : this.#menu;
    const item = this.#add(parent, chance);
    if (this.#focused === 'menu') this.#focused = item;
    return `insert ${item.value} into ${nameOf(parent)}`;
  }

  #add(parent: HTMLElement, chance: Chance): LcMenuItem {
    const value = `i${(count += 1)}`;
    const item = Object.assign(document.createElement('lc-menu-item'), {value, textContent: value});
    item.disabled = chance.is(0.2);
    if (parent !== this.#menu) item.slot = 'submenu';
    parent.insertBefore(item, chance.pick([...itemsIn(parent), null]));
    return item;
  }

  /** What is in the place of an item that had the focus gets it; in an empty submenu, the item around it. */
  #remove(chance: Chance): string | null {
    const item = chance.pick([...this.#menu.querySelectorAll('lc-menu-item')]);
    if (item === undefined) return null;
    const parent = item.parentElement!;
    const index = itemsIn(parent).indexOf(item);
    const hadFocus = this.#focused instanceof Element && item.contains(this.#focused);
    item.remove();
    const items = itemsIn(parent);
    const rest = parent === this.#menu ? ('menu' as const) : (parent as LcMenuItem);
    if (hadFocus) this.#focused = items[Math.min(index, items.length - 1)] ?? rest;
    return `remove ${item.value}`;
  }

  #move(chance: Chance): string | null {
    const item = chance.pick([...this.#menu.querySelectorAll('lc-menu-item')]);
    const next = item && chance.pick([...itemsIn(item.parentElement!), null]);
    if (item === undefined || next === item) return null;
    item.parentElement!.insertBefore(item, next);
    // The submenus in an item that is moved close.
    if (this.#focused instanceof Element && item.contains(this.#focused)) this.#focused = item;
    return `move ${item.value} before ${next?.value ?? 'the end'}`;
  }

  #disable(chance: Chance): string | null {
    const item = chance.pick([...this.#menu.querySelectorAll('lc-menu-item')]);
    if (item === undefined) return null;
    item.disabled = !item.disabled;
    const isInside = this.#focused instanceof Element && item.contains(this.#focused);
    if (item.disabled && isInside) this.#focused = item;
    return `${item.disabled ? 'disable' : 'enable'} ${item.value}`;
  }
}

const itemsIn = (parent: Element): LcMenuItem[] =>
  [...parent.children].filter((child): child is LcMenuItem => child.localName === 'lc-menu-item');

const submenuOf = (item: LcMenuItem): Element => item.shadowRoot!.querySelector('.submenu')!;

const nameOf = (focused: Focused | HTMLElement): string =>
  focused instanceof Element ? ((focused as LcMenuItem).value ?? 'the menu') : String(focused);

describe('lc-menu whose items change', () => {
  testWalks(chance => new MenuWalk(chance), {seeds: [1, 2, 3, 4, 5, 6], steps: 200});
});
