import type {Chance} from '../../testing/walks/chance.js';
import {leave, pressKey} from '../../testing/walks/keys.js';
import {tabStopProblems} from '../../testing/walks/references.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk} from '../../testing/walks/walk.js';
import '../tab-panel/tab-panel.define.js';
import '../tab/tab.define.js';
import type {LcTab} from '../tab/tab.js';
import './tabs.define.js';

/** A name that no tab has. */
let names = 0;

/** Tabs that the app adds, removes, and moves. */
class TabsWalk implements Walk {
  readonly root = document.createElement('lc-tabs');
  /** Which panel is shown. */
  #active = '';
  readonly #events: string[] = [];
  #expected: string[] = [];

  readonly expectedWarnings = /needs <lc-tab> elements/;

  constructor(chance: Chance) {
    this.root.setAttribute('aria-label', 'Parts');
    for (const type of ['lc-tab-change', 'lc-after-tab-change'] as const)
      this.root.addEventListener(type, ({detail}) =>
        this.#events.push(`${type} from ${detail.from} to ${detail.to}`),
      );
    for (let count = chance.below(5); count > 0; count--) this.#insert(chance);
    document.body.append(this.root);
    this.#active = '';
    this.#follow(0);
  }

  readonly steps: Walk['steps'] = {
    insert: [3, chance => this.#insert(chance)],
    remove: [3, chance => this.#remove(chance)],
    move: [2, chance => this.#move(chance)],
    disable: [1, chance => this.#disable(chance)],
    set: [2, chance => this.#set(chance)],
    click: [2, chance => this.#click(chance)],
    focus: [3, chance => this.#focus(chance)],
    key: [8, chance => this.#key(chance)],
    leave: [1, () => leave()],
  };

  *check(): Iterable<string> {
    const {root} = this;
    const tabs = this.#tabs;
    if (root.active !== this.#active) yield `active is "${root.active}", not "${this.#active}"`;
    const shown = [...root.querySelectorAll('lc-tab-panel')].filter(panel => panel.checkVisibility());
    const panels = shown.map(({name}) => name).join();
    // If all tabs are disabled, the first panel is shown.
    if (this.#active !== '' && panels !== this.#active)
      yield `the panel "${panels}" is shown, not "${this.#active}"`;
    const buttons = tabs.map(buttonOf);
    const selected = tabs.filter(tab => buttonOf(tab).ariaSelected === 'true').map(({panel}) => panel);
    if (selected.join() !== this.#active)
      yield `the tab "${selected.join()}" is selected, not "${this.#active}"`;
    yield* tabStopProblems('tabs', buttons);
    if (this.#events.join() !== this.#expected.join())
      yield `the events are ${this.#events.join()}, not ${this.#expected.join()}`;
    this.#events.length = this.#expected.length = 0;
  }

  readonly mayLoseFocus = (): boolean => this.#free.length === 0;

  get #tabs(): LcTab[] {
    return [...this.root.querySelectorAll('lc-tab')];
  }

  get #free(): LcTab[] {
    return this.#tabs.filter(({disabled}) => !disabled);
  }

  get #focused(): LcTab | null {
    return document.activeElement as LcTab | null;
  }

  /** A tab that is gone is followed by the one in its place. */
  #follow(place: number): void {
    if (this.#tabs.some(({panel}) => panel === this.#active)) return;
    const next = this.#tabs.slice(place).find(({disabled}) => !disabled) ?? this.#free.at(-1);
    this.#active = next?.panel ?? '';
  }

  #insert(chance: Chance): string {
    const name = `p${(names += 1)}`;
    const tab = Object.assign(document.createElement('lc-tab'), {panel: name, textContent: name});
    tab.disabled = chance.is(0.15);
    const panel = Object.assign(document.createElement('lc-tab-panel'), {name});
    panel.append(document.createElement('input'));
    this.root.insertBefore(tab, chance.pick([...this.#tabs, null]));
    this.root.append(panel);
    this.#follow(0);
    return `insert ${tab.disabled ? 'disabled ' : ''}${name}`;
  }

  #remove(chance: Chance): string | null {
    const tab = chance.pick(this.#tabs);
    if (tab === undefined) return null;
    const place = this.#tabs.indexOf(tab);
    tab.remove();
    for (const panel of this.root.querySelectorAll('lc-tab-panel'))
      if (panel.name === tab.panel) panel.remove();
    this.#follow(place);
    return `remove ${tab.panel}`;
  }

  #move(chance: Chance): string | null {
    const tab = chance.pick(this.#tabs);
    if (tab === undefined) return null;
    const next = chance.pick([...this.#tabs, null]);
    if (next === tab) return null;
    this.root.insertBefore(tab, next);
    return `move ${tab.panel} before ${next?.panel ?? 'the end'}`;
  }

  #disable(chance: Chance): string | null {
    const tab = chance.pick(this.#tabs);
    if (tab === undefined || tab === this.#focused) return null;
    tab.disabled = !tab.disabled;
    this.#follow(0);
    return `${tab.disabled ? 'disable' : 'enable'} ${tab.panel}`;
  }

  #set(chance: Chance): string | null {
    const tab = chance.pick(this.#tabs);
    if (tab === undefined) return null;
    this.#active = this.root.active = tab.panel;
    return `set active to ${tab.panel}`;
  }

  #click(chance: Chance): string | null {
    const tab = chance.pick(this.#tabs);
    if (tab === undefined) return null;
    buttonOf(tab)?.click();
    if (buttonOf(tab) && !tab.disabled) this.#show(tab.panel);
    return `click ${tab.panel}`;
  }

  #focus(chance: Chance): string | null {
    const tab = chance.pick(this.#free);
    if (tab === undefined) return null;
    tab.focus();
    return `focus ${tab.panel}`;
  }

  #key(chance: Chance): string | null {
    const free = this.#free;
    const index = free.indexOf(this.#focused!);
    const key = chance.pick(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'x']);
    if (index === -1) return null;
    const {length} = free;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: (index - 1 + length) % length,
      ArrowRight: (index + 1) % length,
      Home: 0,
      End: length - 1,
    };
    pressKey(key);
    const target = free[targets[key] ?? -1];
    if (target !== undefined) this.#show(target.panel);
    return `${key} at ${free[index]!.panel}`;
  }

  /** The user shows a panel. */
  #show(name: string): void {
    if (name === this.#active) return;
    for (const type of ['lc-tab-change', 'lc-after-tab-change'])
      this.#expected.push(`${type} from ${this.#active} to ${name}`);
    this.#active = name;
  }
}

const buttonOf = (tab: LcTab): HTMLElement => tab.shadowRoot!.querySelector<HTMLElement>('.tab')!;

describe('lc-tabs whose tabs change', () => {
  testWalks(chance => new TabsWalk(chance), {seeds: [1, 2, 3, 4, 5], steps: 200});
});
