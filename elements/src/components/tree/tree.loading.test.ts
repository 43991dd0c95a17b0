import {expect, fixture, html} from '@open-wc/testing';
import '../tree-item/tree-item.define.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import type {LcTree, LoadItems, LoadItemsDetail, TreeItemData} from './tree.define.js';
import './tree.define.js';

const ITEMS: readonly TreeItemData[] = [
  {value: 'photos', label: 'Photos', hasItems: true},
  {value: 'music', label: 'Music', hasItems: true},
];
const PHOTOS: readonly TreeItemData[] = [
  {value: 'sea', label: 'Sea'},
  {value: 'hills', label: 'Hills'},
];

const rowsOf = (tree: Element) => [...tree.shadowRoot!.querySelectorAll<HTMLElement>('.row')];
const textsOf = (tree: Element) => rowsOf(tree).map(row => row.querySelector('.text')!.textContent.trim());
const statusOf = (tree: Element) => tree.shadowRoot!.querySelector('[role=status]')!.textContent.trim();
const focusedIn = (tree: Element) =>
  tree.shadowRoot!.activeElement?.querySelector('.text')?.textContent.trim() ?? null;
const FAILED = 'The items could not be loaded. Try again';

interface Request {
  readonly item: TreeItemData;
  readonly signal: AbortSignal;
  readonly answer: (items: unknown) => void;
  readonly fail: () => void;
}

/** A tree whose server answers when the test says so. */
async function setUp(properties: Partial<LcTree> = {}) {
  const requests: Request[] = [];
  const loadItems: LoadItems = (item, {signal}) =>
    new Promise((resolve, reject) =>
      requests.push({
        item,
        signal,
        answer: items => resolve(items as never),
        fail: () => reject(new Error('offline')),
      }),
    );
  const tree = await fixture<LcTree>(html`<lc-tree label="Files"></lc-tree>`);
  Object.assign(tree, {items: ITEMS, loadItems, ...properties});
  await tree.updateComplete;
  tree.focus();
  return {tree, requests, shows: (...texts: string[]) => until(() => textsOf(tree).join() === texts.join())};
}

describe('lc-tree loading', () => {
  describe('accessibility', () => {
    it('announces that items are loading, and that they could not be loaded', async () => {
      const {tree, requests} = await setUp();
      await press('ArrowRight');
      await until(() => statusOf(tree) === 'Loading');
      expect(rowsOf(tree)[0]!.ariaBusy).to.equal('true');
      await recordWarnings(async () => {
        requests[0]!.fail();
        await until(() => statusOf(tree) === 'The items could not be loaded.');
      });
      expect(rowsOf(tree)[0]!.ariaBusy).to.equal(null);
    });
  });

  describe('properties', () => {
    it('loads the items of an item that the user opens', async () => {
      const {requests, shows} = await setUp();
      await press('ArrowRight');
      await shows('Photos', 'Loading', 'Music');
      expect(requests.map(({item}) => item.value)).to.deep.equal(['photos']);
      requests[0]!.answer(PHOTOS);
      await shows('Photos', 'Sea', 'Hills', 'Music');
    });

    it('loads the items of an item that is open at first', async () => {
      const {requests} = await setUp({expanded: ['music']});
      await until(() => requests.length === 1);
      expect(requests[0]!.item.value).to.equal('music');
    });

    it('loads once, and keeps the items when the item is closed', async () => {
      const {requests, shows} = await setUp();
      await press('ArrowRight');
      requests[0]!.answer(PHOTOS);
      await shows('Photos', 'Sea', 'Hills', 'Music');
      await press('ArrowLeft');
      await shows('Photos', 'Music');
      await press('ArrowRight');
      await shows('Photos', 'Sea', 'Hills', 'Music');
      expect(requests).to.have.length(1);
    });

    it('keeps loaded items when it gets new items', async () => {
      const {tree, requests, shows} = await setUp();
      await press('ArrowRight');
      requests[0]!.answer(PHOTOS);
      await shows('Photos', 'Sea', 'Hills', 'Music');
      tree.items = [...ITEMS, {value: 'new', label: 'New'}];
      await shows('Photos', 'Sea', 'Hills', 'Music', 'New');
    });

    it('shows an item whose list is empty as an item without items', async () => {
      const {tree, requests, shows} = await setUp();
      await press('ArrowRight');
      requests[0]!.answer([]);
      await shows('Photos', 'Music');
      expect(rowsOf(tree)[0]!.ariaExpanded).to.equal(null);
    });

    it('shows a failure, and loads again when the user tries again', async () => {
      const {requests, shows} = await setUp();
      await recordWarnings(async () => {
        await press('ArrowRight');
        requests[0]!.fail();
        await shows('Photos', FAILED, 'Music');
      });
      await press('ArrowDown');
      await press('Enter');
      await shows('Photos', 'Loading', 'Music');
      requests[1]!.answer(PHOTOS);
      await shows('Photos', 'Sea', 'Hills', 'Music');
    });

    it('tries again with a click', async () => {
      const {tree, requests, shows} = await setUp();
      await recordWarnings(async () => {
        await press('ArrowRight');
        requests[0]!.fail();
        await shows('Photos', FAILED, 'Music');
      });
      await clickOn(rowsOf(tree)[1]!);
      await until(() => requests.length === 2);
    });

    for (const [title, answer] of [
      ['null', null],
      ['an object', {items: []}],
      ['text', 'sea'],
    ] as const) {
      it(`shows a failure for an answer that is ${title}`, async () => {
        const {requests, shows} = await setUp();
        await recordWarnings(async () => {
          await press('ArrowRight');
          requests[0]!.answer(answer);
          await shows('Photos', FAILED, 'Music');
        });
      });
    }

    it('shows a failure if the function throws', async () => {
      const {shows} = await setUp({
        loadItems: () => {
          throw new Error('offline');
        },
      });
      await recordWarnings(async () => {
        await press('ArrowRight');
        await shows('Photos', FAILED, 'Music');
      });
    });

    it('aborts the request of an item that is closed, and ignores its answer', async () => {
      const {requests, shows} = await setUp();
      await press('ArrowRight');
      await until(() => requests.length === 1);
      await press('ArrowLeft');
      expect(requests[0]!.signal.aborted).to.equal(true);
      await press('ArrowRight');
      await until(() => requests.length === 2);
      requests[1]!.answer(PHOTOS.slice(1));
      await shows('Photos', 'Hills', 'Music');
      requests[0]!.answer(PHOTOS);
      await shows('Photos', 'Hills', 'Music');
    });

    it('aborts its requests when it is removed from the page, and loads again when it returns', async () => {
      const {tree, requests} = await setUp();
      await press('ArrowRight');
      await until(() => requests.length === 1);
      const {parentNode} = tree;
      tree.remove();
      expect(requests[0]!.signal.aborted).to.equal(true);
      parentNode!.append(tree);
      await until(() => requests.length === 2);
    });

    it('loads again with reload()', async () => {
      const {tree, requests, shows} = await setUp();
      await press('ArrowRight');
      requests[0]!.answer(PHOTOS);
      await shows('Photos', 'Sea', 'Hills', 'Music');
      tree.reload('photos');
      await until(() => requests.length === 2);
      requests[1]!.answer(PHOTOS.slice(0, 1));
      await shows('Photos', 'Sea', 'Music');
    });

    it('keeps a checked item when its items load, which are then checked', async () => {
      const {tree, requests, shows} = await setUp({selection: 'multiple', value: ['photos', 'hidden']});
      expect(tree.value).to.deep.equal(['photos', 'hidden']);
      await press('Home');
      await press('ArrowRight');
      requests[0]!.answer(PHOTOS);
      await shows('Photos', 'Sea', 'Hills', 'Music');
      expect(tree.value).to.deep.equal(['sea', 'hills', 'hidden']);
    });
  });

  describe('events', () => {
    async function setUpChildren() {
      const tree = await fixture<LcTree>(
        html`<lc-tree label="Files"><lc-tree-item value="photos" lazy>Photos</lc-tree-item></lc-tree>`,
      );
      const details: LoadItemsDetail[] = [];
      tree.addEventListener('lc-load-items', ({detail}) => details.push(detail));
      tree.focus();
      return {tree, details};
    }

    it('sends lc-load-items for a lazy child, which gets items', async () => {
      const {tree, details} = await setUpChildren();
      await press('ArrowRight');
      await until(() => textsOf(tree).join() === 'Photos,Loading');
      expect([details[0]!.value, details[0]!.item === tree.firstElementChild]).to.deep.equal([
        'photos',
        true,
      ]);
      const sea = Object.assign(document.createElement('lc-tree-item'), {label: 'Sea'});
      tree.firstElementChild!.append(sea);
      await until(() => textsOf(tree).join() === 'Photos,Sea');
    });

    it('shows a failure of lc-load-items, and sends it again', async () => {
      const {tree, details} = await setUpChildren();
      await press('ArrowRight');
      details[0]!.fail();
      await until(() => textsOf(tree).join() === `Photos,${FAILED}`);
      await press('ArrowDown');
      await press('Space');
      await until(() => details.length === 2);
    });

    it('shows a child without items once it is no longer lazy', async () => {
      const {tree} = await setUpChildren();
      await press('ArrowRight');
      tree.firstElementChild!.removeAttribute('lazy');
      await until(() => textsOf(tree).join() === 'Photos');
      expect(rowsOf(tree)[0]!.ariaExpanded).to.equal(null);
    });
  });

  describe('keyboard', () => {
    it('moves the focus from the row that is replaced to the item around it', async () => {
      const {tree, requests, shows} = await setUp();
      await press('ArrowRight');
      await press('ArrowDown');
      expect(focusedIn(tree)).to.equal('Loading');
      requests[0]!.answer(PHOTOS);
      await shows('Photos', 'Sea', 'Hills', 'Music');
      expect(focusedIn(tree)).to.equal('Photos');
    });

    it('does nothing with Enter on the row of items that are loading', async () => {
      const {tree, requests} = await setUp();
      const seen = recordEvents(tree, 'input', 'lc-collapse');
      await press('ArrowRight');
      await press('ArrowDown');
      await press('Enter');
      expect([seen, requests.length]).to.deep.equal([[], 1]);
    });
  });
});
