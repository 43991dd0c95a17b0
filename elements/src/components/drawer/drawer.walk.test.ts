import {deepActiveElement} from '../../dom/composed-tree.js';
import type {Chance} from '../../testing/walks/chance.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk} from '../../testing/walks/walk.js';
import './drawer.define.js';

/** Distinguishes all buttons. */
let count = 0;

/** A drawer with buttons that the app adds, removes, and moves. */
class DrawerWalk implements Walk {
  readonly root = document.createElement('main');
  readonly #opener = Object.assign(document.createElement('button'), {textContent: 'Open'});
  readonly #drawer = Object.assign(document.createElement('lc-drawer'), {heading: 'Filters'});
  #isOpen = false;
  /** Whether the app has removed or moved what had the focus. It has to move the focus then, as in a native dialog. */
  #isByApp = false;
  /** Whether it has just closed. */
  #isClosing = false;
  readonly #events: string[] = [];
  readonly #expected: string[] = [];

  constructor(chance: Chance) {
    this.#drawer.inline = chance.is(0.3);
    for (const type of ['lc-show', 'lc-hide'])
      this.#drawer.addEventListener(type, () => this.#events.push(type));
    this.root.append(this.#opener, this.#drawer);
    document.body.append(this.root);
    this.#insert(chance);
  }

  readonly steps: Walk['steps'] = {
    show: [4, chance => this.#show(chance)],
    hide: [3, chance => this.#hide(chance)],
    insert: [4, chance => this.#insert(chance)],
    remove: [4, chance => this.#remove(chance)],
    move: [4, chance => this.#move(chance)],
    focus: [5, chance => this.#focus(chance)],
  };

  readonly mayLoseFocus = (): boolean => this.#isByApp;

  *check(): Iterable<string> {
    const {open, inline} = this.#drawer;
    if (open !== this.#isOpen) yield `open is ${open}, not ${this.#isOpen}`;
    if (this.#isShown !== this.#isOpen) yield `the drawer is ${this.#isShown ? 'shown' : 'hidden'}`;
    if (this.#events.join() !== this.#expected.join())
      yield `events: ${this.#events.join()}, not ${this.#expected.join()}`;
    const active = deepActiveElement(document);
    const isInside = active !== null && this.#drawer.contains(document.activeElement);
    if (!inline && this.#isOpen && !isInside && !this.#isByApp)
      yield `the focus is outside of the open drawer, on <${active?.localName}>`;
    if (!this.#isOpen && isInside) yield 'the focus is in the closed drawer';
    if (!inline && this.#isClosing && active !== this.#opener)
      yield `the focus returns to <${active?.localName}>, and not to the opener`;
    this.#isClosing = false;
    this.#events.length = this.#expected.length = 0;
  }

  get #isShown(): boolean {
    const {shadowRoot, inline} = this.#drawer;
    return inline ? shadowRoot!.querySelector('section') !== null : shadowRoot!.querySelector('dialog')!.open;
  }

  get #buttons(): HTMLElement[] {
    return [...this.#drawer.children] as HTMLElement[];
  }

  #show(chance: Chance): string | null {
    if (this.#isOpen) return null;
    this.#opener.focus();
    const isProperty = chance.is(0.4);
    if (isProperty) this.#drawer.open = true;
    else {
      this.#drawer.show();
      this.#expected.push('lc-show');
    }
    this.#isOpen = true;
    this.#isByApp = this.#isClosing = false;
    return isProperty ? 'set open' : 'show()';
  }

  #hide(chance: Chance): string | null {
    if (!this.#isOpen) return null;
    const isProperty = chance.is(0.4);
    if (isProperty) this.#drawer.open = false;
    else {
      this.#drawer.hide();
      this.#expected.push('lc-hide');
    }
    this.#isOpen = this.#isByApp = false;
    this.#isClosing = true;
    return isProperty ? 'set open to false' : 'hide()';
  }

  #insert(chance: Chance): string {
    const button = Object.assign(document.createElement('button'), {textContent: `b${(count += 1)}`});
    this.#drawer.insertBefore(button, chance.pick([...this.#buttons, null]));
    return `insert ${button.textContent}`;
  }

  #remove(chance: Chance): string | null {
    const button = chance.pick(this.#buttons);
    if (button === undefined) return null;
    this.#isByApp ||= button === document.activeElement;
    button.remove();
    return `remove ${button.textContent}`;
  }

  #move(chance: Chance): string | null {
    const button = chance.pick(this.#buttons);
    const next = chance.pick([...this.#buttons, null]);
    if (button === undefined || next === button) return null;
    this.#isByApp ||= button === document.activeElement;
    this.#drawer.insertBefore(button, next);
    return `move ${button.textContent}`;
  }

  #focus(chance: Chance): string | null {
    const button = chance.pick(this.#buttons);
    if (button === undefined || !this.#isShown) return null;
    button.focus();
    this.#isByApp = this.#isClosing = false;
    return `focus ${button.textContent}`;
  }
}

describe('lc-drawer whose content changes', () => {
  testWalks(chance => new DrawerWalk(chance), {seeds: [1, 2, 3], steps: 100});
});
