import {expect} from '@open-wc/testing';
import {html, render} from 'lit';
import {expectSame} from '../../../testing/same-element.js';
import type {TableFeature} from '../model/table-feature.js';
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
    render(html`<tbody ${bodyRows({rows, areNumbers, slotted: []}, [])}></tbody>`, table);
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

  it('keeps an element that a feature has put around the content of a cell', () => {
    const {show, body, rows} = setUp();
    show([[text('a')]]);
    const box = document.createElement('a');
    const cell = body().rows[0]!.cells[0]!;
    box.append(...cell.childNodes);
    cell.append(box);
    for (const content of [text('b'), slotted('cell-0-0'), text(''), text('c')]) {
      show([[content]]);
      expect(rows()).to.deep.equal([[`<a>${shown(content)}</a>`]]);
      expectSame(cell.firstElementChild, box);
    }
  });

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

  it('shows the columns of features before and after, and tells features where the cells start', () => {
    const cell = (text: string) => Object.assign(document.createElement('td'), {textContent: text});
    const column = (text: string, isLast: boolean) => ({
      isLast,
      header: () => text,
      createCell: () => cell(text),
    });
    const starts: number[] = [];
    const features: TableFeature[] = [
      {column: column('last', true)},
      {column: column('first', false), showRow: (_row, _place, start) => starts.push(start)},
    ];
    const table = document.createElement('table');
    for (const rows of [[[text('a')]], [[text('b')], [text('c')]]])
      render(html`<tbody ${bodyRows({rows, areNumbers: [], slotted: []}, features)}></tbody>`, table);
    expect([...table.rows].map(row => [...row.cells].map(({textContent}) => textContent))).to.deep.equal([
      ['first', 'b', 'last'],
      ['first', 'c', 'last'],
    ]);
    expect(starts).to.deep.equal([1, 1, 1]);
  });

  it('reuses the rows and cells of the page before', () => {
    const {show, body} = setUp();
    show([[text('a')], [text('b')]]);
    const before = [...body().querySelectorAll('tr, td')];
    show([[text('c')], [text('d')], [text('e')]]);
    expect([...body().querySelectorAll('tr, td')].slice(0, 4)).to.deep.equal(before);
  });
});
