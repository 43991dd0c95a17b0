import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {parse} from 'parse5';
import {CellText} from '../../../elements/src/core/table/cell-text/index.js';
import {readClipboard, writeClipboard} from '../../../elements/src/core/table/clipboard/index.js';
import {check} from './check.js';
import {texts} from './texts.js';

const LIMITS = {most: 1_000_000};

const cellTexts = fc.oneof(
  texts,
  fc.string({unit: fc.constantFrom(...'ab\t\n\r" =+-@\'<>&;#\u00a0'), maxLength: 8}),
);

/** Rows of cells, of different lengths. */
const rowsOf = <Cell>(cells: fc.Arbitrary<Cell>) =>
  fc.array(fc.array(cells, {minLength: 1, maxLength: 4}), {maxLength: 5});

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

describe('the clipboard', () => {
  it('has the texts that were copied', async () => {
    await check(
      fc.property(rowsOf(cellTexts), rows => {
        const {html, text} = writeClipboard(rows.map(row => row.map(cell => ({text: cell}))));
        const read = readClipboard({html, text}, LIMITS)!;
        assert.deepEqual(
          read.map(row => row.map(cell => withLineFeeds(cell.text))),
          rows.map(row => row.map(withLineFeeds)),
        );
      }),
      {runs: 2000},
    );
  });

  it('has texts without formulas also without HTML', async () => {
    const harmless = cellTexts.map(text => `a${text}`);
    await check(
      fc.property(rowsOf(fc.oneof(fc.constant(''), harmless)), rows => {
        const {text} = writeClipboard(rows.map(row => row.map(cell => ({text: cell}))));
        assert.deepEqual(
          readClipboard({text}, LIMITS)!.map(row => row.map(cell => cell.text)),
          rows.map(row => row.map(withLineFeeds)),
        );
      }),
      {runs: 2000},
    );
  });

  it('has the values that were copied, in another language', async () => {
    const values = fc.oneof(
      fc.double({noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12}).map(number => number + 0),
      fc.integer(),
    );
    const langs = fc.constantFrom('de', 'en', 'fr', 'ar', 'hi');
    await check(
      fc.property(langs, langs, values, (from, to, value) => {
        const text = new Intl.NumberFormat(from, {maximumFractionDigits: 2}).format(value);
        const [[cell]] = readClipboard(writeClipboard([[{text, raw: value}]]), LIMITS) as [[{text: string}]];
        const {text: copied, raw} = cell as {text: string; raw?: string};
        assert.deepEqual(new CellText({type: 'number', lang: to}).parse(copied, raw), {value});
      }),
      {runs: 300},
    );
  });

  it('reads cells like an HTML parser', async () => {
    const parts = fc.constantFrom(
      ...[
        'a',
        ' ',
        '\n ',
        '&lt;',
        '&amp;lt;',
        '&nbsp;',
        '&#x41;',
        '&#10;',
        '&',
        '<',
        '< ',
        '<3',
        '>',
        '"',
        "'",
      ],
      ...[
        '<!-- b -->',
        '<!-->',
        '<!--->',
        '<!b>',
        '<?b>',
        '</>',
        '<b>',
        '</b>',
        '<B class="</td>">',
        "<b a='>'b>",
      ],
      ...['<b a=">\'" / b = c>', '<img src=a/>', '<script>a</td></script>', '<STYLE><!--</Style >'],
    );
    const contents = fc.array(parts, {maxLength: 12}).map(list => list.join(''));
    await check(
      fc.property(contents, contents, (first, second) => {
        const html = `<table><tr><td>${first}<!----></td><td>${second}<!----></td></tr></table>`;
        const read = readClipboard({html}, LIMITS)![0]!.map(cell => cell.text);
        assert.deepEqual(read, cellsOf(html));
      }),
      {runs: 3000},
    );
  });

  it('is read whatever it is', async () => {
    const parts = fc.constantFrom(
      ...[
        '<table>',
        '</table>',
        '<tr>',
        '</tr>',
        '<td>',
        '<td colspan=3>',
        '<td rowspan=2>',
        '</td>',
        '<p>',
        '<br>',
      ],
      ...[
        '<tbody>',
        '<script>',
        '<!--',
        '-->',
        '<td style="display:none">',
        'a',
        '\t',
        '"',
        '\n',
        '<td a="',
        '>',
      ],
    );
    const anything = fc.array(parts, {maxLength: 30}).map(list => list.join(''));
    await check(
      fc.property(anything, anything, (html, text) => {
        const rows = readClipboard({html: `<table><tr>${html}`, text}, LIMITS)!;
        for (const cell of rows.flat()) assert.equal(typeof cell.text, 'string');
        assert.equal(
          rows.every(row => row.length > 0),
          true,
        );
      }),
      {runs: 2000},
    );
  });
});

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly childNodes?: readonly Node[];
}

/** The texts of all cells, as parse5 finds them, with white space as in a page. */
function cellsOf(html: string): string[] {
  const cells: string[] = [];
  const textOf = (node: Node): string =>
    /^(?:script|style)$/.test(node.nodeName)
      ? ''
      : (node.value ?? '') + (node.childNodes ?? []).map(textOf).join('');
  const visit = (node: Node) => {
    if (node.nodeName === 'td') cells.push(textOf(node));
    else node.childNodes?.forEach(visit);
  };
  visit(parse(html));
  const shown = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');
  return cells.map(shown).map(text => (text.trim() === '' ? '' : text.replaceAll('\u00a0', ' ')));
}
