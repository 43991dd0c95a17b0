import '../tree-item/tree-item.define.js';
import {deepActiveElement} from '../../dom/composed-tree.js';
import type {Chance} from '../../testing/walks/chance.js';
import {leave, pressKey} from '../../testing/walks/keys.js';
import {tabStopProblems} from '../../testing/walks/references.js';
import {testWalks} from '../../testing/walks/test-walks.js';
import type {Walk} from '../../testing/walks/walk.js';
import './tree.define.js';
import type {TreeItemData} from './tree.define.js';

/** An item of the model. */
interface Item {
  readonly value: string;
  readonly items: Item[];
  /** Whether it says that it is open at first. */
  readonly isOpenAtFirst: boolean;
  isOpen: boolean;
  isDisabled: boolean;
}

/** A visible row. */
interface Row {
  readonly item: Item;
  readonly level: number;
  readonly siblings: readonly Item[];
  readonly parent: Item | null;
}

/** Distinguishes all items. */
let count = 0;

function newItem(chance: Chance): Item {
  const isOpen = chance.is(0.5);
  return {
    value: `t${(count += 1)}`,
    items: [],
    isOpenAtFirst: isOpen,
    isOpen,
    isDisabled: chance.is(0.1),
  };
}

/** A tree whose items the app adds, removes, and moves: `<lc-tree-item>` elements, or data. */
class TreeWalk implements Walk {
  readonly root = document.createElement('form');
  readonly #tree = document.createElement('lc-tree');
  readonly #isData: boolean;
  /** Whether only the rows near the viewport are rendered. */
  readonly #isLong: boolean;
  readonly #isMultiple: boolean;
  readonly #top: Item[] = [];
  readonly #elements = new Map<Item, HTMLElement>();
  /** Whether the app has set which items are open. What data says of new ones does not count then. */
  #isExpandedSet = false;
  /** Whether it did so while there were no elements. It counts for the first one then. */
  #isExpandedDue = false;
  /** The selected items. */
  #selected = new Set<Item>();
  readonly #problems: string[] = [];
  readonly #events: string[] = [];
  readonly #expected: string[] = [];

  constructor(chance: Chance, isLong = false) {
    this.#isData = isLong || chance.is(0.5);
    this.#isLong = isLong;
    this.#isMultiple = chance.is(0.5);
    Object.assign(this.#tree, {
      name: 'field',
      label: 'Files',
      selection: this.#isMultiple ? 'multiple' : 'single',
    });
    for (const type of ['input', 'change', 'lc-expand', 'lc-collapse'])
      this.#tree.addEventListener(type, () => this.#events.push(type));
    this.root.append(this.#tree);
    for (let length = 6; length > 0; length--) this.#insert(chance);
    if (isLong) for (let length = 260; length > 0; length--) this.#top.push(newItem(chance));
    if (isLong) this.#setData();
    document.body.append(this.root);
  }

  readonly steps: Walk['steps'] = {
    insert: [4, chance => this.#insert(chance)],
    remove: [3, chance => this.#remove(chance)],
    move: [3, chance => this.#move(chance)],
    focus: [3, () => this.#focus()],
    key: [12, async chance => this.#key(chance)],
    select: [4, async () => this.#select()],
    open: [2, chance => this.#open(chance)],
    leave: [1, () => leave()],
  };

  readonly mayLoseFocus = (): boolean => this.#top.length === 0;

  *check(): Iterable<string> {
    yield* this.#problems.splice(0);
    const rows = this.#rowElements;
    if (this.#isLong) {
      yield* this.#longProblems(rows);
      return;
    }
    const actual = rows.map(row =>
      [row.textContent.trim(), row.ariaLevel, row.ariaPosInSet, row.ariaSetSize, row.ariaExpanded].join(' '),
    );
    const expected = this.#rows.map(({item, level, siblings}) =>
      [
        item.value,
        level,
        siblings.indexOf(item) + 1,
        siblings.length,
        item.items.length > 0 ? item.isOpen : '',
      ].join(' '),
    );
    if (actual.join() !== expected.join()) yield `the rows are ${actual.join()}, not ${expected.join()}`;
    yield* tabStopProblems('rows', rows);
    if (this.#top.length > 0) yield* this.#values();
    const focused = deepActiveElement(document);
    if (focused?.getRootNode() === this.#tree.shadowRoot && (focused as HTMLElement).tabIndex !== 0)
      yield 'the focused row is not the one that Tab reaches';
    yield* this.#marks(rows);
    if (this.#events.join() !== this.#expected.join())
      yield `events: ${this.#events.join()}, not ${this.#expected.join()}`;
    this.#events.length = this.#expected.length = 0;
  }

  *#longProblems(rows: readonly HTMLElement[]): Iterable<string> {
    yield* tabStopProblems('rows', rows);
    yield* this.#values();
    const texts = this.#rows.map(({item}) => item.value);
    for (const row of rows) {
      const [text, expected] = [row.textContent.trim(), texts[Number(row.dataset['index'])]];
      if (text !== expected) yield `the row ${row.dataset['index']} is ${text}, not ${expected}`;
    }
    this.#events.length = this.#expected.length = 0;
  }

  /** Without items, the value stays until they come. */
  *#values(): Iterable<string> {
    const chosen = this.#isMultiple
      ? this.#leaves.map(({value}) => value)
      : ([...this.#selected][0]?.value ?? '');
    if (JSON.stringify(this.#tree.value) !== JSON.stringify(chosen))
      yield `the value is ${JSON.stringify(this.#tree.value)}, not ${JSON.stringify(chosen)}`;
    const submitted = new FormData(this.root).getAll('field').join();
    const enabled = this.#all()
      .filter(({item, isOff}) => !isOff && this.#isChosen(item))
      .map(({item}) => item.value);
    if (submitted !== enabled.join()) yield `FormData has ${submitted}, not ${enabled.join()}`;
  }

  *#marks(rows: readonly HTMLElement[]): Iterable<string> {
    for (const [index, {item}] of this.#rows.entries()) {
      const mark = this.#isMultiple ? rows[index]?.ariaChecked : rows[index]?.ariaSelected;
      if (mark !== this.#markOf(item)) yield `${item.value} is marked ${mark}, not ${this.#markOf(item)}`;
    }
  }

  #markOf(item: Item): string {
    if (!this.#isMultiple) return String(this.#selected.has(item));
    const leaves = leavesIn(item);
    const chosen = leaves.filter(leaf => this.#selected.has(leaf));
    return chosen.length === 0 ? 'false' : chosen.length === leaves.length ? 'true' : 'mixed';
  }

  get #rowElements(): HTMLElement[] {
    return [...this.#tree.shadowRoot!.querySelectorAll<HTMLElement>('.row')];
  }

  get #rows(): Row[] {
    const rows: Row[] = [];
    const add = (siblings: readonly Item[], level: number, parent: Item | null): void => {
      for (const item of siblings) {
        rows.push({item, level, siblings, parent});
        if (item.isOpen) add(item.items, level + 1, item);
      }
    };
    add(this.#top, 1, null);
    return rows;
  }

  /** All items with the list that they are in. */
  #all(list = this.#top, isIn = false): {item: Item; list: Item[]; isOff: boolean}[] {
    return list.flatMap(item => {
      const isOff = isIn || item.isDisabled;
      return [{item, list, isOff}, ...this.#all(item.items, isOff)];
    });
  }

  get #leaves(): Item[] {
    return this.#all()
      .map(({item}) => item)
      .filter(item => this.#isChosen(item));
  }

  #isChosen(item: Item): boolean {
    return this.#selected.has(item) && (!this.#isMultiple || item.items.length === 0);
  }

  get #focused(): number {
    const active = deepActiveElement(document) as HTMLElement | null;
    return active === null
      ? -1
      : Number(this.#rowElements.find(row => row === active)?.dataset['index'] ?? -1);
  }

  /** An item with items is not selected itself, so only those without become parents of new ones. */
  #insert(chance: Chance): string {
    const parents = this.#all()
      .map(({item}) => item)
      .filter(item => !this.#selected.has(item));
    const parent = chance.is(0.6) ? chance.pick([...parents, null]) : null;
    const list = parent?.items ?? this.#top;
    const item = newItem(chance);
    if ((this.#isData && this.#isExpandedSet) || this.#isExpandedDue) item.isOpen = false;
    this.#place(item, parent ?? null, list, chance.below(list.length + 1));
    this.#isExpandedDue = false;
    return `insert ${item.value} into ${parent?.value ?? 'the tree'}`;
  }

  #place(item: Item, parent: Item | null, list: Item[], index: number): void {
    const next = list[index];
    list.splice(index, 0, item);
    if (this.#isData) return this.#setData();
    const place = parent === null ? this.#tree : this.#elements.get(parent)!;
    place.insertBefore(this.#elementOf(item), next === undefined ? null : this.#elements.get(next)!);
  }

  #elementOf(item: Item): HTMLElement {
    const {value, isOpen: open, isDisabled: disabled} = item;
    const known = this.#elements.get(item);
    const element =
      known ?? Object.assign(document.createElement('lc-tree-item'), {value, label: value, open, disabled});
    this.#elements.set(item, element);
    return element;
  }

  #setData(): void {
    const dataOf = ({value, items, isOpenAtFirst: open, isDisabled: disabled}: Item): TreeItemData => ({
      value,
      label: value,
      open,
      disabled,
      items: items.map(dataOf),
    });
    this.#tree.items = this.#top.map(dataOf);
  }

  #remove(chance: Chance): string | null {
    const found = chance.pick(this.#all());
    if (found === undefined) return null;
    const {item, list} = found;
    list.splice(list.indexOf(item), 1);
    for (const {item: inside} of [found, ...this.#all(item.items)]) this.#selected.delete(inside);
    if (this.#isData) this.#setData();
    else this.#elements.get(item)!.remove();
    return `remove ${item.value}`;
  }

  /** Moves an item in its list. */
  #move(chance: Chance): string | null {
    const found = chance.pick(this.#all());
    if (found === undefined) return null;
    const {item, list} = found;
    const parent = this.#all().find(({item: one}) => one.items === list)?.item ?? null;
    list.splice(list.indexOf(item), 1);
    this.#place(item, parent, list, chance.below(list.length + 1));
    return `move ${item.value}`;
  }

  #focus(): string {
    this.#tree.focus();
    return 'focus';
  }

  async #key(chance: Chance): Promise<string | null> {
    await this.#tree.updateComplete;
    const rows = this.#rows;
    const index = this.#focused;
    const row = rows[index];
    if (row === undefined) return null;
    const key = chance.pick(['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft']);
    const {item, parent} = row;
    const isBranch = item.items.length > 0;
    let next: Item = item;
    if (key === 'Home') next = rows[0]!.item;
    else if (key === 'End') next = rows.at(-1)!.item;
    else if (key === 'ArrowDown') next = rows[index + 1]?.item ?? item;
    else if (key === 'ArrowUp') next = rows[index - 1]?.item ?? item;
    else if (isBranch && item.isOpen !== (key === 'ArrowRight')) {
      item.isOpen = !item.isOpen;
      this.#expected.push(item.isOpen ? 'lc-expand' : 'lc-collapse');
    } else if (key === 'ArrowRight') next = item.items[0] ?? item;
    else next = parent ?? item;
    pressKey(key);
    await this.#tree.updateComplete;
    const focused = this.#rows[this.#focused]?.item;
    if (focused !== next) this.#problems.push(`${key} leads to ${focused?.value}, not to ${next.value}`);
    return `${key} at ${item.value}`;
  }

  async #select(): Promise<string | null> {
    await this.#tree.updateComplete;
    const item = this.#rows[this.#focused]?.item;
    if (item === undefined) return null;
    pressKey(' ');
    const isOff = this.#all().find(one => one.item === item)!.isOff;
    if (isOff) return `Space at the disabled ${item.value}`;
    if (this.#isMultiple) this.#toggle(item);
    else if (!this.#selected.has(item)) {
      this.#selected = new Set([item]);
      this.#expected.push('input', 'change');
    }
    return `Space at ${item.value}`;
  }

  /** Selects all items inside that are not disabled, or none if all of them are selected. */
  #toggle(item: Item): void {
    const isOff = new Set(
      this.#all()
        .filter(one => one.isOff)
        .map(one => one.item),
    );
    const leaves = leavesIn(item).filter(leaf => !isOff.has(leaf));
    if (leaves.length === 0) return;
    const isChosen = !leaves.every(leaf => this.#selected.has(leaf));
    for (const leaf of leaves)
      if (isChosen) this.#selected.add(leaf);
      else this.#selected.delete(leaf);
    this.#expected.push('input', 'change');
  }

  #open(chance: Chance): string | null {
    const items = this.#all().map(({item}) => item);
    const open = items.filter(() => chance.is(0.5));
    for (const item of items) item.isOpen = open.includes(item);
    this.#isExpandedSet = true;
    this.#isExpandedDue = !this.#isData && items.length === 0;
    this.#tree.expanded = open.map(({value}) => value);
    return `expanded is ${open.map(({value}) => value).join()}`;
  }
}

const leavesIn = (item: Item): Item[] => (item.items.length === 0 ? [item] : item.items.flatMap(leavesIn));

describe('lc-tree whose items change', () => {
  testWalks(chance => new TreeWalk(chance), {seeds: [1, 2, 3, 4, 5, 6], steps: 200});
});

describe('lc-tree with more rows than it renders', () => {
  testWalks(chance => new TreeWalk(chance, true), {seeds: [1, 2, 3], steps: 40});
});
