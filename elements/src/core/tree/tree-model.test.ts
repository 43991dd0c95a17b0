import {expect} from '@open-wc/testing';
import {TIME_LIMIT} from '../later.js';
import type {BranchRequest} from './branch-loader.js';
import type {TreeItemData, TreeNode} from './tree-data.js';
import {TreeModel} from './tree-model.js';

const FILES: readonly TreeItemData[] = [
  {
    value: 'docs',
    open: true,
    items: [{value: 'letter'}, {value: 'old', items: [{value: 'draft'}]}],
  },
  {value: 'photos', hasItems: true},
];

/** A tree, and the requests for its items. */
function setUp(items: unknown = FILES) {
  const requests: (BranchRequest & {readonly key: string; readonly answer: (items: unknown) => void})[] = [];
  const statuses: string[] = [];
  const warnings: string[] = [];
  const timers: (() => void)[] = [];
  const model = new TreeModel({
    load: ({key}, request) => new Promise(answer => requests.push({...request, key, answer})),
    changed: status => statuses.push(status),
    warn: message => warnings.push(message),
    delay: (run, milliseconds) => {
      expect(milliseconds).to.equal(TIME_LIMIT);
      timers.push(run);
      return () => {};
    },
  });
  model.setItems(items);
  const nodeOf = (key: string): TreeNode => model.data.byKey.get(key)!;
  const open = (...keys: string[]) => model.toggle(keys.map(nodeOf), true).map(({key}) => key);
  const shown = () => model.rows.map(({value, status}) => status ?? value).join(' ');
  return {model, requests, statuses, warnings, timers, nodeOf, open, shown};
}

/** Waits for what follows an answer. */
const settled = () => new Promise(resolve => setTimeout(resolve));

describe('TreeModel', () => {
  it('shows the items of open items', () => {
    const {open, shown} = setUp();
    expect(shown()).to.equal('docs letter old photos');
    open('old');
    expect(shown()).to.equal('docs letter old draft photos');
  });

  it('opens only items that have items, and returns those that change', () => {
    const {model, nodeOf, open} = setUp();
    expect(open('docs', 'letter', 'old')).to.deep.equal(['old']);
    expect(model.toggle([nodeOf('docs'), nodeOf('photos')], false)).to.deep.equal([nodeOf('docs')]);
  });

  for (const [title, expanded, expected] of [
    ['a list', ['old', 'docs'], 'docs letter old draft photos'],
    ['an empty list', [], 'docs photos'],
    ['null', null, 'docs letter old photos'],
    ['something that is not a list', 'docs', 'docs photos'],
  ] as const)
    for (const isFirst of [true, false])
      it(`opens items by ${title}, ${isFirst ? 'before' : 'after'} its items are set`, () => {
        const {model, shown} = setUp(isFirst ? [] : FILES);
        model.setExpanded(expanded);
        if (isFirst) model.setItems(FILES);
        expect(shown()).to.equal(expected);
      });

  it('has the values of its open items', () => {
    const {model, open} = setUp();
    open('old');
    expect(model.expanded).to.deep.equal(['docs', 'old']);
  });

  it('has the items that were set', () => expect(setUp().model.items).to.equal(FILES));

  for (const [expanded, warnings] of [
    [['docs'], []],
    [[7, null], []],
    [null, []],
    [undefined, []],
    ['docs', [/^expanded must be a list of values, not .*\. No items are open\.$/]],
  ] as [unknown, RegExp[]][])
    it(`warns ${warnings.length === 0 ? 'nothing' : 'once'} about ${JSON.stringify(expanded)} as open items`, () => {
      const parts = setUp();
      parts.model.setExpanded(expanded);
      expect(parts.warnings).to.have.length(warnings.length);
      for (const [index, warning] of warnings.entries()) expect(parts.warnings[index]).to.match(warning);
    });

  it('opens items by numbers, but not by other values', () => {
    const {model, shown} = setUp([
      {value: 7, items: [{value: 'seven'}]},
      {value: 'null', items: [{value: 'nothing'}]},
    ]);
    model.setExpanded([7, null]);
    expect(shown()).to.equal('7 seven null');
  });

  describe('with elements', () => {
    /** An element of an item, and the states of its attribute `open`. */
    function item(value: string, open = false) {
      const seen: boolean[] = [];
      const element = {
        toggleAttribute: (name: string, isOn: boolean) => {
          expect(name).to.equal('open');
          seen.push(isOn);
        },
      };
      return {source: {value, open, element, items: [{value: `in ${value}`}]}, seen};
    }

    it('opens those with the attribute, each time', () => {
      const {model, shown} = setUp([]);
      model.setChildren([item('a', true).source, item('b').source]);
      expect(shown()).to.equal('a in a b');
      model.setChildren([item('a').source, item('b', true).source]);
      expect(shown()).to.equal('a b in b');
    });

    it('sets the attribute when the user opens or closes an item', () => {
      const {model, nodeOf} = setUp([]);
      const {source, seen} = item('a');
      model.setChildren([source]);
      model.toggle([nodeOf('a')], true);
      model.toggle([nodeOf('a')], false);
      expect(seen).to.deep.equal([true, false]);
    });

    it('sets the attribute when the app sets which items are open, once', () => {
      const {model, shown} = setUp([]);
      const [a, b] = [item('a', true), item('b')];
      model.setExpanded(['b']);
      model.setChildren([a.source, b.source]);
      expect([a.seen, b.seen]).to.deep.equal([[false], [true]]);
      expect(shown()).to.equal('a b in b');
      model.setChildren([a.source, b.source]);
      expect([a.seen, b.seen]).to.deep.equal([[false], [true]]);
    });
  });

  it('requests only the items of open items', () => {
    const {model, requests} = setUp();
    model.load();
    expect(requests).to.deep.equal([]);
  });

  it('keeps a request of an item when another one is opened', () => {
    const {model, requests, open} = setUp();
    open('photos');
    model.load();
    open('old');
    expect(requests[0]!.signal).to.have.property('aborted', false);
  });

  it('aborts a request when the app adds the items, or removes the item', () => {
    for (const items of [[{value: 'photos', items: [{value: 'sea'}]}], [{value: 'a'}]]) {
      const {model, requests, open} = setUp();
      open('photos');
      model.load();
      model.setItems(items);
      expect(requests[0]!.signal).to.have.property('aborted', true);
    }
  });

  it('keeps a request when new items still need it', () => {
    const {model, requests, open} = setUp();
    open('photos');
    model.load();
    model.setItems([...FILES]);
    expect(requests[0]!.signal).to.have.property('aborted', false);
  });

  it('keeps loaded items when their item is closed', async () => {
    const {model, requests, open, shown, nodeOf} = setUp();
    open('photos');
    model.load();
    requests[0]!.answer([{value: 'sea'}]);
    await settled();
    model.toggle([nodeOf('photos')], false);
    open('photos');
    model.load();
    expect([requests.length, shown()]).to.deep.equal([1, 'docs letter old photos sea']);
    expect(requests[0]!.signal).to.have.property('aborted', false);
  });

  it('loads the items of all items again', async () => {
    const {model, requests, open} = setUp([
      {value: 'a', hasItems: true},
      {value: 'b', hasItems: true},
    ]);
    open('a', 'b');
    model.load();
    for (const {answer} of requests) answer([{value: 'x'}]);
    await settled();
    model.reload(undefined);
    model.load();
    expect(requests.map(({key}) => key)).to.deep.equal(['a', 'b', 'a', 'b']);
  });

  it('loads the items of only one item again', async () => {
    const {model, requests, open} = setUp([
      {value: 'a', hasItems: true},
      {value: 'b', hasItems: true},
    ]);
    open('a', 'b');
    model.load();
    for (const {answer} of requests) answer([{value: 'x'}]);
    await settled();
    model.reload('b');
    model.load();
    expect(requests.map(({key}) => key)).to.deep.equal(['a', 'b', 'b']);
  });

  it('waits for items that the app adds itself', async () => {
    const {model, requests, open, shown} = setUp();
    open('photos');
    model.load();
    requests[0]!.answer(undefined);
    await settled();
    expect(shown()).to.equal('docs letter old photos loading');
  });

  for (const [title, act, why] of [
    [
      'something that is not a list',
      ({requests}) => requests[0]!.answer('sea'),
      /loadItems must return a list of items, not .*sea/,
    ],
    [
      'an error',
      ({requests}) => requests[0]!.answer(Promise.reject(new Error('offline'))),
      /loadItems has failed/,
    ],
    ['nothing in time', ({timers}) => timers[0]!(), /there was no answer for 30 seconds/],
  ] as [string, (parts: ReturnType<typeof setUp>) => void, RegExp][])
    it(`says why items could not be loaded: ${title}`, async () => {
      const parts = setUp();
      parts.open('photos');
      parts.model.load();
      act(parts);
      await settled();
      expect(parts.warnings).to.have.length(1);
      expect(parts.warnings[0]).to.match(
        new RegExp(
          `^the items of "photos" could not be loaded, because ${why.source}.*; users can try again\\.$`,
        ),
      );
    });

  it('does not warn about an answer that is no longer needed', async () => {
    const {model, requests, warnings, open, nodeOf} = setUp();
    open('photos');
    model.load();
    model.toggle([nodeOf('photos')], false);
    requests[0]!.answer('sea');
    await settled();
    expect(warnings).to.deep.equal([]);
  });

  it('keeps what is open when it gets new items', () => {
    const {model, open, nodeOf, shown} = setUp();
    open('old');
    model.setItems([{value: 'new', open: true, items: FILES}]);
    expect(shown()).to.equal('new docs letter old draft photos');
    model.toggle([nodeOf('docs')], false);
    model.setItems(FILES);
    expect(shown()).to.equal('docs photos');
  });

  it('has its children if there are no items', () => {
    const {model, shown} = setUp([]);
    model.setChildren([{value: 'child'}]);
    expect(shown()).to.equal('child');
    model.setItems(FILES.slice(1));
    expect(shown()).to.equal('photos');
  });

  it('requests the items of an open item once, and shows them', async () => {
    const {model, requests, statuses, open, shown} = setUp();
    open('photos');
    model.load();
    model.load();
    expect([requests.map(({key}) => key), shown()]).to.deep.equal([
      ['photos'],
      'docs letter old photos loading',
    ]);
    requests[0]!.answer([{value: 'sea'}]);
    await settled();
    expect([statuses, shown()]).to.deep.equal([['loading', 'loaded'], 'docs letter old photos sea']);
  });

  it('ignores the answer of an item that was closed meanwhile', async () => {
    const {model, requests, open, shown, nodeOf} = setUp();
    open('photos');
    model.load();
    model.toggle([nodeOf('photos')], false);
    expect(requests[0]!.signal).to.have.property('aborted', true);
    open('photos');
    model.load();
    requests[0]!.answer([{value: 'late'}]);
    await settled();
    expect(shown()).to.equal('docs letter old photos loading');
    requests[1]!.answer([{value: 'sea'}]);
    await settled();
    expect(shown()).to.equal('docs letter old photos sea');
  });

  for (const [title, act, count] of [
    ['reports a failure', ({requests}) => requests[0]!.fail(), 0],
    ['answers with something that is not a list', ({requests}) => requests[0]!.answer('sea'), 1],
    ['rejects', ({requests}) => requests[0]!.answer(Promise.reject(new Error('offline'))), 1],
    ['does not answer in time', ({timers}) => timers[0]!(), 1],
  ] as [string, (parts: ReturnType<typeof setUp>) => void, number][])
    it(`asks again after the app ${title}`, async () => {
      const parts = setUp();
      const {model, requests, warnings, open, shown} = parts;
      open('photos');
      model.load();
      act(parts);
      await settled();
      expect([shown(), warnings.length]).to.deep.equal(['docs letter old photos failed', count]);
      model.load();
      expect(requests).to.have.length(1);
      model.retry(model.rows.at(-1)!);
      model.load();
      expect([requests.length, shown()]).to.deep.equal([2, 'docs letter old photos loading']);
    });

  it('aborts a request that has taken too long', async () => {
    const {model, requests, timers, open} = setUp();
    open('photos');
    model.load();
    timers[0]!();
    await settled();
    expect(requests[0]!.signal).to.have.property('aborted', true);
  });

  it('loads items again', async () => {
    const {model, requests, open, shown} = setUp();
    open('photos');
    model.load();
    requests[0]!.answer([{value: 'sea'}]);
    await settled();
    model.reload('photos');
    expect(shown()).to.equal('docs letter old photos loading');
    model.load();
    expect(requests).to.have.length(2);
  });

  it('finds the place of a row, or of what is left of it', () => {
    const {model, open, nodeOf} = setUp();
    open('old');
    const draft = nodeOf('draft');
    expect(model.placeOf(draft)).to.equal(3);
    model.toggle([nodeOf('old')], false);
    expect(model.placeOf(draft)).to.equal(2);
    model.setItems([{value: 'a'}, {value: 'b'}]);
    expect(model.placeOf(draft)).to.equal(1);
  });
});
