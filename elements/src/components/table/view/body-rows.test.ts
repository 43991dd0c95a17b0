import {expect} from '@open-wc/testing';
import {html, render} from 'lit';
import type {FeatureRow, TableFeature} from '../model/table-feature.js';
import type {BodyCell} from '../model/table-rows.js';
import {bodyRows} from './body-rows.js';

const text = (value: string, names = ''): BodyCell => ({content: {kind: 'text', value}, slotName: '', names});
const slotted = (slotName: string): BodyCell => ({
  content: {kind: 'template', value: slotName},
  slotName,
  names: '',
});

/** A table of which each call of `show` shows rows. */
function setUp() {
  const table = document.createElement('table');
  const show = (rows: BodyCell[][], areNumbers: boolean[] = []) =>
    render(html`<tbody ${bodyRows({rows, areNumbers, slotted: []}, [], null)}></tbody>`, table);
  const body = () => table.tBodies[0]!;
  return {show, body, rows: () => [...body().rows].map(row => [...row.cells].map(cell => cell.innerHTML))};
}

describe('bodyRows', () => {
  const pages: [title: string, first: BodyCell[][], second: BodyCell[][]][] = [
    ['other text', [[text('a')], [text('b')]], [[text('c')], [text('b')]]],
    ['more rows', [[text('a')]], [[text('a')], [text('a')], [text('')], [text('b')]]],
    ['fewer rows', [[text('a')], [text('b')], [text('c')]], [[text('b')]]],
    ['no rows', [[text('a')]], []],
    ['rows after none', [], [[text('a')]]],
    [
      'more columns',
      [[text('a')], [text('b')]],
      [
        [text('a'), text('x')],
        [text('b'), text('y')],
      ],
    ],
    ['fewer columns', [[text('a'), text('x')]], [[text('x')], [text('y')]]],
    ['text after a slot', [[slotted('cell-0-0')], [text('')]], [[text('a')], [slotted('cell-1-0')]]],
    ['text that looks like HTML', [[text('a')]], [[text('<b>')]]],
  ];
  const shown = ({content, slotName}: BodyCell) =>
    content.kind === 'text' ? content.value.replace('<b>', '&lt;b&gt;') : `<slot name="${slotName}"></slot>`;
  for (const [title, first, second] of pages) {
    it(`shows ${title}`, () => {
      const {show, rows} = setUp();
      for (const page of [first, second]) {
        show(page);
        expect(rows()).to.deep.equal(page.map(row => row.map(shown)));
      }
    });
  }

  it('sets the names of each cell as class and part', () => {
    const {show, body} = setUp();
    const names = () =>
      [...body().rows].map(({cells: [cell]}) => [cell!.getAttribute('class'), cell!.part.value]);
    show([[text('a', 'x')], [text('b')]]);
    expect(names()).to.deep.equal([
      ['x', 'cell x'],
      [null, 'cell'],
    ]);
    show([[text('a')], [text('b', 'y z')]]);
    expect(names()).to.deep.equal([
      [null, 'cell'],
      ['y z', 'cell y z'],
    ]);
  });

  it('marks the cells of columns with numbers', () => {
    const {show, body} = setUp();
    const marked = () =>
      [...body().rows].map(row => [...row.cells].map(cell => cell.hasAttribute('data-number')));
    const row = [text('1'), text('a')];
    show([[...row], [...row]], [true, false]);
    expect(marked()).to.deep.equal([
      [true, false],
      [true, false],
    ]);
    show([[...row], [...row], [...row]], [false, true]);
    expect(marked()).to.deep.equal([
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  const column = (text: string, isLast: boolean) => ({
    isLast,
    header: () => text,
    cell: () => html`<td .textContent=${text}></td>`,
  });

  /** Shows pages one after the other. */
  function showPages(features: TableFeature[], ...pages: BodyCell[][][]): HTMLTableElement {
    const table = document.createElement('table');
    for (const rows of pages)
      render(html`<tbody ${bodyRows({rows, areNumbers: [], slotted: []}, features, null)}></tbody>`, table);
    return table;
  }
  const textsOf = (table: HTMLTableElement) =>
    [...table.rows].map(row => [...row.cells].map(({textContent}) => textContent));

  it('shows the columns of features before and after, and gives features the cells by name', () => {
    const [last, first] = [column('last', true), column('first', false)];
    const named: string[][] = [];
    const show = (row: FeatureRow) =>
      named.push([row.cellOf(first), row.cellAt(0), row.cellOf(last)].map(({textContent}) => textContent));
    const features: TableFeature[] = [{column: last}, {column: first, rows: {state: () => [], show}}];
    const table = showPages(features, [[text('a')]], [[text('b')], [text('c')]]);
    const expected = ['a', 'b', 'c'].map(value => ['first', value, 'last']);
    expect(textsOf(table)).to.deep.equal(expected.slice(1));
    expect(named).to.deep.equal(expected);
  });

  it('copies nothing to a row that features have shown in another', () => {
    const own = column('', false);
    const show = (row: FeatureRow) => {
      if (row.place > 0) return;
      row.element.setAttribute('data-x', '');
      row.cellOf(own).textContent = 'x';
      row.wrap(0, document.createElement('b'));
    };
    const table = showPages([{column: own, rows: {state: () => [], show}}], [[text('a')], [text('b')]]);
    expect([...table.rows].map(row => row.innerHTML)).to.deep.equal([
      '<td>x</td><td part="cell"><b>a</b></td>',
      '<td></td><td part="cell">b</td>',
    ]);
    expect(table.rows[1]!.hasAttribute('data-x')).to.equal(false);
  });

  it('keeps the element around the content of a cell, and takes it away', () => {
    const link = document.createElement('a');
    let wrapper: HTMLElement | null = link;
    const features: TableFeature[] = [{rows: {state: () => [], show: row => row.wrap(0, wrapper)}}];
    const contents: string[] = [];
    for (const pages of [
      [[text('a')]],
      [[text('a')], [text('b')]],
      [[text('a')], [slotted('cell')]],
    ] as BodyCell[][][])
      contents.push(showPages(features, ...pages.map(row => [row])).rows[0]!.innerHTML);
    expect(contents).to.deep.equal([
      '<td part="cell"><a>a</a></td>',
      '<td part="cell"><a>b</a></td>',
      '<td part="cell"><a><slot name="cell"></slot></a></td>',
    ]);
    wrapper = null;
    expect(showPages(features, [[text('a')]]).rows[0]!.innerHTML).to.equal('<td part="cell">a</td>');
  });

  it('asks features for changed rows without an effect, and shows only these', () => {
    let state: readonly unknown[] = ['one'];
    const shown: number[] = [];
    const body = {rows: [[text('a')], [text('b')]], areNumbers: [], slotted: []};
    const features: TableFeature[] = [
      {
        rows: {
          state: () => state,
          changed: ([before], [now]) => (before === now ? [] : [1]),
          show: ({place}) => shown.push(place),
        },
      },
    ];
    const table = document.createElement('table');
    const update = () => {
      render(html`<tbody ${bodyRows(body, features, null)}></tbody>`, table);
      return shown.splice(0);
    };
    expect(update()).to.deep.equal([0, 1]);
    expect(update()).to.deep.equal([]);
    state = ['two'];
    expect(update()).to.deep.equal([1]);
  });

  it('reuses the rows and cells of the page before', () => {
    const {show, body} = setUp();
    show([[text('a')], [text('b')]]);
    const before = [...body().querySelectorAll('tr, td')];
    show([[text('c')], [text('d')], [text('e')]]);
    expect([...body().querySelectorAll('tr, td')].slice(0, 4)).to.deep.equal(before);
  });
});
