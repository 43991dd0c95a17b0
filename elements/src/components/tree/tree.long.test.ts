import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {countAdded} from '../../testing/count-added.js';
import {press} from '../../testing/keyboard.js';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import type {LcTree, TreeItemData} from './tree.define.js';
import './tree.define.js';

/** Folders with ten files each. All are open. */
const folders = (count: number): TreeItemData[] =>
  Array.from({length: count / 10}, (_, folder) => ({
    value: `folder-${folder}`,
    label: `Folder ${folder}`,
    open: true,
    items: Array.from({length: 9}, (__, file) => ({
      value: `file-${folder}-${file}`,
      label: `File ${folder}-${file}`,
    })),
  }));

const rowsOf = (tree: Element) => [...tree.shadowRoot!.querySelectorAll<HTMLElement>('.row')];
const scrollerOf = (tree: Element) => tree.shadowRoot!.querySelector<HTMLElement>('#control')!;
const indexesOf = (tree: Element) => rowsOf(tree).map(({dataset}) => Number(dataset['index']));
const focusedIn = (tree: Element) =>
  tree.shadowRoot!.activeElement?.querySelector('.text')?.textContent.trim() ?? null;

/** The indexes of the rows that can be seen in the scroll area. */
function visibleIn(tree: Element): number[] {
  const {top, bottom} = scrollerOf(tree).getBoundingClientRect();
  const rows = rowsOf(tree).filter(row => {
    const box = row.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
  return rows.map(({dataset}) => Number(dataset['index']));
}

async function setUp(count = 10_000, properties: Partial<LcTree> = {}): Promise<LcTree> {
  const tree = await fixture<LcTree>(html`<lc-tree label="Files"></lc-tree>`);
  tree.style.setProperty('--lc-tree-max-block-size', '320px');
  Object.assign(tree, {items: folders(count), ...properties});
  await tree.updateComplete;
  return tree;
}

const flat = (count: number): TreeItemData[] =>
  Array.from({length: count}, (_, index) => ({value: `item-${index}`}));

const rowsAdded = async (tree: Element, act: () => unknown) => countAdded(tree.shadowRoot!, '.row', act);

describe('lc-tree with many items', () => {
  it('is accessible, in light and dark', async () => {
    await expectAccessible(await setUp(1000));
  });

  it('renders all of 200 rows', async () => {
    expect(rowsOf(await setUp(200))).to.have.length(200);
  });

  it('renders only some of 10,000 rows, with room for all of them', async () => {
    const tree = await setUp();
    expect(rowsOf(tree).length).to.be.within(20, 400);
    expect(scrollerOf(tree).scrollHeight).to.be.closeTo(10_000 * 32, 64);
  });

  it('has the place of each row among all of them', async () => {
    const tree = await setUp();
    const [first, second] = rowsOf(tree);
    expect([first!.ariaSetSize, second!.ariaSetSize, second!.ariaPosInSet]).to.deep.equal(['1000', '9', '1']);
  });

  for (const top of [1000, 150_000, 319_680]) {
    it(`renders the rows that can be seen at ${top} pixels`, async () => {
      const tree = await setUp();
      scrollerOf(tree).scrollTop = top;
      const first = Math.floor(top / 32);
      await until(() => visibleIn(tree).includes(first) && visibleIn(tree).length >= 10);
      const row = rowsOf(tree).find(({dataset}) => dataset['index'] === String(first))!;
      const offset = row.getBoundingClientRect().top - scrollerOf(tree).getBoundingClientRect().top;
      expect(offset).to.be.closeTo(first * 32 - top, 1);
    });
  }

  it('renders the rows near the viewport of the page', async () => {
    const tree = await setUp();
    tree.style.setProperty('--lc-tree-max-block-size', 'none');
    window.scrollTo(0, 100_000);
    await until(() => indexesOf(tree).includes(Math.floor(100_000 / 32) + 5));
    window.scrollTo(0, 0);
    await until(() => indexesOf(tree)[0] === 0 && indexesOf(tree)[1] === 1);
  });

  it('keeps the focused row while the user scrolls away', async () => {
    const tree = await setUp();
    tree.focus();
    await press('ArrowDown');
    scrollerOf(tree).scrollTop = 150_000;
    await until(() => indexesOf(tree).includes(4690));
    expect([focusedIn(tree), indexesOf(tree)[0], indexesOf(tree).length < 400]).to.deep.equal([
      'File 0-0',
      1,
      true,
    ]);
    await press('ArrowDown');
    expect([focusedIn(tree), visibleIn(tree).includes(2)]).to.deep.equal(['File 0-1', true]);
  });

  it('moves to the last row and back', async () => {
    const tree = await setUp();
    tree.focus();
    await press('End');
    const last = focusedIn(tree);
    expect(visibleIn(tree)).to.include(9999);
    await press('Home');
    expect([last, focusedIn(tree)]).to.deep.equal(['File 999-8', 'Folder 0']);
  });

  for (const size of ['320px', 'none']) {
    describe(`with a maximum height of ${size}`, () => {
      const setUpFlat = async () => {
        const tree = await setUp(0, {items: flat(260)});
        tree.style.setProperty('--lc-tree-max-block-size', size);
        return tree;
      };

      for (const keys of [
        ['End', 'ArrowUp', 'ArrowUp', 'Home', 'ArrowDown', 'End'],
        ['i', 'End', 'i', 'ArrowUp'],
      ]) {
        it(`adds each row at most once for each key of ${keys.join(', ')}, and keeps the focus`, async () => {
          const tree = await setUpFlat();
          tree.focus();
          for (const key of keys) {
            expect(await rowsAdded(tree, () => press(key)), key).to.be.at.most(260);
            expect(tree.shadowRoot!.activeElement?.getAttribute('tabindex'), key).to.equal('0');
          }
        });
      }

      it('adds no rows after a click on a row far down', async () => {
        const tree = await setUpFlat();
        const scroller = size === 'none' ? document.scrollingElement! : scrollerOf(tree);
        scroller.scrollTop = 4000;
        await until(() => indexesOf(tree).includes(140));
        rowsOf(tree)
          .find(({dataset}) => dataset['index'] === '128')!
          .click();
        await rowsAdded(tree, () => tree.updateComplete);
        expect(await rowsAdded(tree, () => tree.updateComplete)).to.equal(0);
      });
    });
  }

  it('keeps the focus at each of 130 ArrowDowns, and adds each row at most once', async () => {
    const tree = await setUp(0, {items: flat(260)});
    tree.focus();
    const added = await rowsAdded(tree, async () => {
      for (let step = 0; step < 130; step++) await press('ArrowDown');
    });
    expect([focusedIn(tree), added <= 260]).to.deep.equal(['item-130', true]);
  });

  it('keeps the focus on a row near the end while the user scrolls to the start', async () => {
    const tree = await setUp(0, {items: flat(260)});
    tree.focus();
    await press('End');
    await press('ArrowUp');
    scrollerOf(tree).scrollTop = 0;
    await until(() => indexesOf(tree)[0] === 0);
    expect(focusedIn(tree)).to.equal('item-258');
  });

  it('renders all rows again once there are few', async () => {
    const tree = await setUp();
    scrollerOf(tree).scrollTop = 150_000;
    await until(() => indexesOf(tree).includes(4690));
    tree.items = folders(100);
    await tree.updateComplete;
    expect(indexesOf(tree)).to.deep.equal(Array.from({length: 100}, (_, index) => index));
    const [first, last] = [rowsOf(tree)[0]!, rowsOf(tree).at(-1)!];
    expect(last.getBoundingClientRect().top - first.getBoundingClientRect().top).to.be.closeTo(99 * 32, 99);
  });

  it('checks 100,000 items at once', async () => {
    const tree = await setUp(100_000, {selection: 'multiple'});
    tree.focus();
    await press('Control+a');
    expect(tree.value).to.have.length(90_000);
    await tree.updateComplete;
    expect(rowsOf(tree)[0]!.ariaChecked).to.equal('true');
  });

  it('shows items 20,000 levels deep', async () => {
    let item: TreeItemData = {value: 'deepest'};
    for (let level = 0; level < 20_000; level++) item = {value: `level-${level}`, items: [item]};
    const warnings = await recordWarnings(async () => {
      const tree = await setUp(0, {items: [item]});
      tree.expandAll();
      tree.focus();
      await press('End');
      expect(focusedIn(tree)).to.equal('deepest');
    });
    expect(warnings).to.deep.equal([]);
  });
});
