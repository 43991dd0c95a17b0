import {expect} from '@open-wc/testing';
import type {Option} from '../../core/options/index.js';
import {ComboboxList, type ListSource} from './combobox-list.js';
import {LongList} from './long-list.js';
import type {OptionLoading} from './option-loading-slot.js';

const optionsTo = (count: number): Option[] =>
  Array.from({length: count}, (_, index) => ({text: `Option ${index}`, value: String(index)}));

const END = Symbol();

/** A host that counts its updates, an open popup, and a source whose options a test may replace. */
function parts(count: number, more: Partial<ListSource> = {}) {
  const host = {
    shadowRoot: null,
    updates: 0,
    updateComplete: Promise.resolve(true),
    addController: () => {},
    removeController: () => {},
    requestUpdate: () => (host.updates += 1),
  };
  const source: ListSource & {options: readonly Option[]} = {
    options: optionsTo(count),
    query: '',
    wanted: '',
    startIn: () => -1,
    match: (loaded?: readonly Option[]) => loaded ?? source.options,
    ...more,
  };
  return {host, popup: {isOpen: true}, source};
}

function plainList(count: number, more?: Partial<ListSource>) {
  const {host, popup, source} = parts(count, more);
  return {popup, source, list: new ComboboxList(host, popup, source)};
}

function longList(count: number, more?: Partial<ListSource>, loading: Partial<OptionLoading> | null = null) {
  const {host, popup, source} = parts(count, more);
  return {
    host,
    popup,
    source,
    list: new LongList(host, popup, source, () => loading as OptionLoading | null),
  };
}

describe('ComboboxList', () => {
  it('has no rows while it is closed', () => {
    const {list, popup} = plainList(3);
    popup.isOpen = false;
    expect([list.rows.length, list.id]).to.deep.equal([0, null]);
  });

  it('moves from no row to the first or the last one, and wraps', () => {
    const {list} = plainList(3);
    const seen = ([1, -1, 1] as const).map(step => (list.move(step), list.index));
    expect(seen).to.deep.equal([0, 2, 0]);
  });

  it('moves first to the option that it opens at', () => {
    const {list} = plainList(3, {startIn: () => 1});
    const seen = ([1, 1] as const).map(step => (list.move(step), list.index));
    expect(seen).to.deep.equal([1, 2]);
  });

  it('starts with the active row of its source', () => {
    const {list} = plainList(3, {first: 2});
    expect([list.index, list.id, list.isMoved]).to.deep.equal([2, 'option-2', false]);
  });

  it('keeps the active option by its value when other options arrive', () => {
    const {list, source} = plainList(3);
    list.activateAt(1);
    source.options = optionsTo(3).toReversed().slice(1);
    expect(list.index).to.equal(0);
  });

  it('has no active row once its option is gone', () => {
    const {list, source} = plainList(3);
    list.activateAt(2);
    source.options = optionsTo(2);
    expect([list.index, list.isLost]).to.deep.equal([-1, true]);
  });
});

describe('LongList', () => {
  it('renders 100 options at first, and more when the user moves past them', () => {
    const {list} = longList(250);
    const before = list.rows.length;
    list.activateAt(99);
    list.move(1);
    expect([before, list.index, list.rows.length]).to.deep.equal([100, 100, 200]);
  });

  it('renders the option that it opens at', () => {
    const {list} = longList(250, {startIn: () => 220});
    list.reset();
    expect(list.rows.length).to.equal(250);
  });

  it('starts with 100 options again after a reset', () => {
    const {list} = longList(250);
    list.activateAt(150);
    list.reset();
    expect([list.rows.length, list.index]).to.deep.equal([100, -1]);
  });

  it('grows when it is scrolled near its end', () => {
    const {list, host} = longList(250);
    const scroll = (scrollTop: number) =>
      list.growAtEnd({target: {scrollTop, clientHeight: 100, scrollHeight: 1000}} as unknown as Event);
    scroll(0);
    const before = [list.rows.length, host.updates];
    scroll(850);
    expect([before, [list.rows.length, host.updates]]).to.deep.equal([
      [100, 0],
      [200, 1],
    ]);
  });

  it('lists the option that users can add after the others', () => {
    const addable = {text: 'New', value: 'New'};
    const {list} = longList(150, {addable});
    expect([list.rows.length, list.rows.at(-1) === addable]).to.deep.equal([101, true]);
  });

  it('lists the options that have loaded, and then the row for more', () => {
    const {list} = longList(5, {}, {listed: optionsTo(2), end: END});
    expect([list.matches.length, list.rows.length, list.rows.at(-1) === END]).to.deep.equal([2, 3, true]);
  });

  it('has the row for more only after its last option', () => {
    const {list} = longList(5, {}, {listed: optionsTo(150), end: END});
    expect(list.rows.at(-1) === END).to.equal(false);
  });

  it('runs a function at once, or when the options of the text are loaded', () => {
    const calls: string[] = [];
    longList(1).list.whenLoaded(() => calls.push('at once'));
    longList(1, {}, {wait: () => calls.push('waits') > 0}).list.whenLoaded(() => calls.push('never'));
    expect(calls).to.deep.equal(['at once', 'waits']);
  });
});
