import type {LcTabs} from '@life-changers/elements/tabs';
import type {LcTree} from '@life-changers/elements/tree';
import type {ReactNode} from 'react';
import type {Chance} from '../../../elements/src/testing/walks/chance.js';
import {leave, pressKey} from '../../../elements/src/testing/walks/keys.js';
import {tabStopProblems} from '../../../elements/src/testing/walks/references.js';
import {testWalks} from '../../../elements/src/testing/walks/test-walks.js';
import type {Walk} from '../../../elements/src/testing/walks/walk.js';
import {Menu} from './menu.js';
import {MenuItem} from './menu-item.js';
import {Tab} from './tab.js';
import {TabPanel} from './tab-panel.js';
import {Tabs} from './tabs.js';
import {ReactWalk} from '../testing/react-walk.js';
import {Tree} from './tree.js';
import {TreeItem} from './tree-item.js';

/** Tabs, a menu, and a tree with the same keyed children, which the app adds, removes, and moves. */
class ChildrenWalk extends ReactWalk {
  #names: string[] = [];
  #count = 0;
  /** What has the focus, or null if it does not matter. */
  #focused: string | null = null;
  #active = '';

  constructor(chance: Chance) {
    super();
    for (let length = 2 + chance.below(3); length > 0; length--) this.#names.push(this.#newName());
    this.#active = this.#names[0]!;
  }

  readonly expectedWarnings = /needs <lc-(tab|menu-item|tree-item)> elements/;

  readonly steps: Walk['steps'] = {
    insert: [4, async chance => this.#insert(chance)],
    remove: [4, async chance => this.#remove(chance)],
    move: [4, async chance => this.#move(chance)],
    'render again': [1, async () => (await this.render(), 'render again')],
    'mount again': [1, async () => this.#mountAgain()],
    'focus a tab': [3, chance => this.#focusTab(chance)],
    'focus the tree': [2, () => this.#focusTree()],
    'open the menu': [2, () => this.#openMenu()],
    key: [4, chance => pressKey(chance.pick(['ArrowUp', 'ArrowDown']))],
    leave: [1, () => leave()],
  };

  readonly mayLoseFocus = (): boolean => this.#names.length === 0 || this.#focused === 'gone';

  *check(): Iterable<string> {
    const names = this.#names.join();
    const tabs = [...this.#tabs.querySelectorAll('lc-tab')];
    const places: [string, string][] = [
      ['tabs', tabs.map(tab => tab.panel).join()],
      ['panels', [...this.#tabs.querySelectorAll('lc-tab-panel')].map(panel => panel.name).join()],
      ['items', [...this.root.querySelectorAll('lc-menu-item')].map(item => item.value).join()],
      ['rows', this.#rows.map(row => row.textContent.trim()).join()],
    ];
    for (const [place, actual] of places)
      if (actual !== names) yield `the ${place} are ${actual}, not ${names}`;
    if (names !== '' && this.#tabs.active !== this.#active)
      yield `active is ${this.#tabs.active}, not ${this.#active}`;
    yield* tabStopProblems('rows', this.#rows);
    yield* tabStopProblems(
      'tabs',
      tabs.map(tab => tab.shadowRoot!.querySelector('[part=base]')!),
    );
    const shown = [...this.#tabs.querySelectorAll('lc-tab-panel')].filter(panel => panel.checkVisibility());
    if (names !== '' && shown.map(({name}) => name).join() !== this.#active)
      yield `the panels ${shown.map(({name}) => name).join()} are shown, not ${this.#active}`;
  }

  protected override view(): ReactNode {
    const names = this.#names;
    return (
      <>
        <Tabs aria-label="Parts">
          {names.map(name => (
            <Tab key={name} panel={name}>
              {name}
            </Tab>
          ))}
          {names.map(name => (
            <TabPanel key={`panel ${name}`} name={name}>
              {name}
            </TabPanel>
          ))}
        </Tabs>
        <Menu>
          <button slot="trigger">Actions</button>
          {names.map(name => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Menu>
        <Tree label="Files">
          {names.map(name => (
            <TreeItem key={name} value={name} label={name} />
          ))}
        </Tree>
      </>
    );
  }

  get #tabs(): LcTabs {
    return this.root.querySelector('lc-tabs')!;
  }

  get #tree(): LcTree {
    return this.root.querySelector('lc-tree')!;
  }

  get #rows(): HTMLElement[] {
    return [...this.#tree.shadowRoot!.querySelectorAll<HTMLElement>('.row')];
  }

  #newName(): string {
    return `n${(this.#count += 1)}`;
  }

  async #insert(chance: Chance): Promise<string> {
    const name = this.#newName();
    this.#names = this.#names.toSpliced(chance.below(this.#names.length + 1), 0, name);
    if (this.#names.length === 1) this.#active = name;
    await this.render();
    return `insert ${name}: ${this.#names.join()}`;
  }

  /** A tab that is gone is followed by the one in its place. */
  async #remove(chance: Chance): Promise<string | null> {
    const index = chance.below(this.#names.length);
    const name = this.#names[index];
    if (name === undefined) return null;
    this.#names = this.#names.toSpliced(index, 1);
    if (name === this.#active) this.#active = this.#names[index] ?? this.#names.at(-1) ?? '';
    await this.render();
    return `remove ${name}: ${this.#names.join()}`;
  }

  async #move(chance: Chance): Promise<string | null> {
    const {length} = this.#names;
    if (length < 2) return null;
    const [from, to] = [chance.below(length), chance.below(length)];
    this.#names = this.#names.toSpliced(from, 1).toSpliced(to, 0, this.#names[from]!);
    await this.render();
    return `move: ${this.#names.join()}`;
  }

  async #mountAgain(): Promise<string> {
    this.#active = this.#names[0] ?? '';
    this.#focused = 'gone';
    const done = await this.mountAgain();
    return done;
  }

  #focusTab(chance: Chance): string | null {
    const tab = chance.pick([...this.#tabs.querySelectorAll('lc-tab')]);
    if (tab === undefined) return null;
    tab.focus();
    tab.shadowRoot!.querySelector<HTMLElement>('[part=base]')!.click();
    this.#active = tab.panel;
    this.#focused = tab.panel;
    return `press the tab ${tab.panel}`;
  }

  #focusTree(): string {
    this.#tree.focus();
    this.#focused = null;
    return 'focus the tree';
  }

  #openMenu(): string {
    const menu = this.root.querySelector('lc-menu')!;
    this.root.querySelector<HTMLElement>('[slot=trigger]')!.focus();
    menu.show();
    this.#focused = null;
    return 'open the menu';
  }
}

/** Renders it first. */
async function start(chance: Chance): Promise<Walk> {
  const walk = new ChildrenWalk(chance);
  await walk.render();
  return walk;
}

describe('elements whose children React renders, in StrictMode', () => {
  testWalks(start, {seeds: [1, 2, 3], steps: 100});
});
