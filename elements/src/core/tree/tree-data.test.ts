import {expect} from '@open-wc/testing';
import {isBranch, isText, TreeData, type TreeNode} from './tree-data.js';

/** A tree, and its warnings. */
function read(items: unknown, loaded: Readonly<Record<string, unknown>> = {}) {
  const warnings: string[] = [];
  const data = new TreeData(
    items,
    key => loaded[key],
    message => warnings.push(message),
  );
  return {data, warnings};
}

const values = (nodes: readonly TreeNode[]) => nodes.map(({value}) => value);

const NESTED = [
  {value: 'a', items: [{value: 'b', items: [{value: 'c'}, {value: 'd'}]}, {value: 'e'}]},
  {value: 'f', disabled: true, items: [{value: 'g'}]},
];

describe('TreeData', () => {
  it('has each item before those inside', () => {
    const {data, warnings} = read(NESTED);
    expect([values(data.nodes), values(data.roots), warnings]).to.deep.equal([
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      ['a', 'f'],
      [],
    ]);
  });

  it('counts the items without items in each', () => {
    const {data} = read(NESTED);
    expect(data.nodes.map(({leafCount}) => leafCount)).to.deep.equal([3, 2, 1, 1, 1, 1, 1]);
  });

  it('places each item in the outline', () => {
    const {data} = read(NESTED);
    const places = data.nodes.map(({level, position, siblingCount}) => [level, position, siblingCount]);
    expect(places).to.deep.equal([
      [1, 1, 2],
      [2, 1, 2],
      [3, 1, 2],
      [3, 2, 2],
      [2, 2, 2],
      [1, 2, 2],
      [2, 1, 1],
    ]);
  });

  it('disables what is in a disabled item', () => {
    const {data} = read(NESTED);
    expect(values(data.nodes.filter(({isDisabled}) => isDisabled))).to.deep.equal(['f', 'g']);
  });

  for (const [title, source, value, label] of [
    ['a value and a label', {value: 'a', label: 'A'}, 'a', 'A'],
    ['a value', {value: 'a'}, 'a', 'a'],
    ['a label', {label: 'A'}, 'A', 'A'],
    ['a number', {value: 7}, '7', '7'],
    ['an empty value and a label', {value: '', label: 'None'}, '', 'None'],
    ['an empty label and a value', {value: 'a', label: ''}, 'a', ''],
  ] as const)
    it(`reads an item with ${title}`, () => {
      const [node] = read([source]).data.roots;
      expect([node!.value, node!.label]).to.deep.equal([value, label]);
    });

  for (const source of [{}, {value: ''}, {value: true}, null])
    it(`warns about ${JSON.stringify(source)}, which is not an item, and shows the others`, () => {
      const {data, warnings} = read([source, {value: 'a'}]);
      const [{value, position, siblingCount}] = data.roots as [TreeNode];
      expect({value, position, siblingCount}).to.deep.equal({value: 'a', position: 1, siblingCount: 1});
      expect(warnings).to.deep.equal([
        `an item must have a value and a label, such as {value: 'inbox', label: 'Inbox'}, not ${JSON.stringify(source)}. It is not shown.`,
      ]);
    });

  it('waits for the properties of an element', () => {
    const element = {toggleAttribute: () => {}};
    const {data, warnings} = read([{element}, {value: 'a'}]);
    expect([values(data.roots), warnings]).to.deep.equal([['a'], []]);
  });

  it('warns about items that are not a list', () => {
    const {data, warnings} = read('inbox');
    expect([data.roots, warnings.length]).to.deep.equal([[], 1]);
    expect(warnings[0]).to.match(
      /^items must be an array of \{value, label\}, not .*\. They are not shown\.$/,
    );
  });

  for (const nothing of [null, undefined, []])
    it(`has no items for ${JSON.stringify(nothing)}, but may have some later`, () => {
      const {data, warnings} = read(nothing);
      expect([data.nodes, data.isPartial, warnings]).to.deep.equal([[], true, []]);
    });

  it('shows an item that is inside itself once', () => {
    const item: {label: string; items: unknown[]} = {label: 'Loop', items: []};
    item.items.push(item, {value: 'a'});
    const {data, warnings} = read([item]);
    expect(values(data.nodes)).to.deep.equal(['Loop', 'a']);
    expect(warnings).to.deep.equal([
      'the item "Loop" is inside itself, or in the tree twice. It is shown once.',
    ]);
  });

  it('names an item without a label by its value', () => {
    const item = {value: 'x', items: [{value: 'a'}]};
    expect(read([item, item]).warnings).to.deep.equal([
      'the item "x" is inside itself, or in the tree twice. It is shown once.',
    ]);
  });

  it('shows an item without items as often as it is given', () => {
    const item = {value: 'a'};
    const {data, warnings} = read([item, {value: 'b', items: [item]}]);
    expect(values(data.nodes)).to.deep.equal(['a', 'b', 'a']);
    expect(warnings).to.deep.equal(['two items have the value "a". They are selected together.']);
    expect(new Set(data.nodes.map(({key}) => key)).size).to.equal(3);
  });

  for (const [href, address] of [
    ['/inbox', '/inbox'],
    [new URL('https://example.com/a'), 'https://example.com/a'],
    [null, ''],
    [undefined, ''],
    [7, ''],
  ] as const)
    it(`links to ${JSON.stringify(address)} for ${String(href)}`, () => {
      const {data, warnings} = read([{value: 'a', href}]);
      expect([data.roots[0]!.href, warnings]).to.deep.equal([address, []]);
    });

  it('does not link to a script', () => {
    const {data, warnings} = read([{value: 'a', href: 'javascript:alert(1)'}]);
    expect([data.roots[0]!.href, warnings]).to.deep.equal([
      '',
      ['href must not be a javascript: address; the item is not a link.'],
    ]);
  });

  for (const [title, items, loaded, canLoad, isPartial] of [
    ['items that load', undefined, undefined, true, true],
    ['an empty list of items that load', [], undefined, true, true],
    ['loaded items', undefined, [{value: 'b'}], false, false],
    ['no items after loading', undefined, [], false, false],
    ['its own items', [{value: 'b'}], undefined, false, false],
  ] as const)
    it(`${canLoad ? 'can' : 'cannot'} load with ${title}`, () => {
      const {data} = read([{value: 'a', hasItems: true, items}, {value: 'z'}], {a: loaded});
      expect([data.roots[0]!.canLoad, data.isPartial]).to.deep.equal([canLoad, isPartial]);
      expect(isBranch(data.roots[0]!)).to.equal(canLoad || data.roots[0]!.children.length > 0);
    });

  it('is not partial with an item without items', () => {
    const {data} = read([{value: 'a'}]);
    expect([data.isPartial, isBranch(data.roots[0]!)]).to.deep.equal([false, false]);
  });

  it('shows a status below an open item that loads', () => {
    const {data} = read([{value: 'a', hasItems: true}, {value: 'b'}]);
    const rowsOf = (status: TreeNode['status']) =>
      data.rows(
        () => true,
        ({canLoad}) => (canLoad ? status : null),
      );
    const seen = (['loading', 'failed', 'loading'] as const).map(status => {
      const rows = rowsOf(status);
      return [rows.map(row => row.status ?? row.value), rows[1]!.isDisabled, rows[1]!.level, rows[1]!.index];
    });
    expect(seen).to.deep.equal([
      [['a', 'loading', 'b'], true, 2, 1],
      [['a', 'failed', 'b'], false, 2, 1],
      [['a', 'loading', 'b'], true, 2, 1],
    ]);
    expect(rowsOf('loading')[1] === rowsOf('loading')[1]).to.equal(true);
  });
});

describe('isText', () => {
  for (const [value, is] of [
    ['', true],
    ['a', true],
    [0, true],
    [true, false],
    [null, false],
    [undefined, false],
    [{}, false],
  ] as const)
    it(`is ${is} for ${JSON.stringify(value)}`, () => expect(isText(value)).to.equal(is));
});
