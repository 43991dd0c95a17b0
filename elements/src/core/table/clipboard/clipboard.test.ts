import {expect} from '@open-wc/testing';
import {itInBrowser} from '../../../testing/it-in-browser.js';
import {runToEnd} from '../sliced-work.js';
import {clipboardRows, readClipboard, writeClipboard} from './index.js';
import type {ClipboardCell, CopiedCell} from './index.js';

const LIMITS = {most: 1_000_000};

const textsOf = (rows: ClipboardCell[][] | null) => rows?.map(row => row.map(({text}) => text)) ?? null;
const textsOfHtml = (html: string) => textsOf(readClipboard({html}, LIMITS));

/** The cells of one row of HTML. */
const cellsOf = (html: string) => readClipboard({html: `<table><tr>${html}</tr></table>`}, LIMITS)![0]!;

/** What Excel copies: two rows with a merged cell, a line break, and repeated spaces. */
const EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<style>
<!--table
	{mso-displayed-decimal-separator:"\\,";}
td:before { content: "<tr><td>not a cell</td></tr>" }
-->
</style>
</head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:
 collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>M&uuml;ller
  &amp; S&ouml;hne</td>
  <td align=right width=64 style='width:48pt'>1.234,50&nbsp;&#8364;</td>
  <td width=64 style='width:48pt'>a<br
    style='mso-data-placement:same-cell'>
    b</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td colspan=2 height=20 style='height:15.0pt;mso-ignore:colspan'>x<span
  style='mso-spacerun:yes'>&nbsp;&nbsp; </span>y</td>
  <td></td>
 </tr>
<!--EndFragment-->
 <![if supportMisalignedColumns]>
 <tr height=0 style='display:none'>
  <td width=64 style='width:48pt'></td>
  <td width=64 style='width:48pt'></td>
  <td width=64 style='width:48pt'></td>
 </tr>
 <![endif]>
</table>
</body>
</html>`;

const SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;  two \\&quot;spaces\\&quot;&quot;}">  two &quot;spaces&quot;</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1234}" data-sheets-numberformat="{&quot;1&quot;:4,&quot;2&quot;:&quot;#,##0&quot;}">1,234</td></tr><tr><td data-sheets-value="{&quot;1&quot;:4,&quot;4&quot;:1}">TRUE</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:46154}">5/12/2026</td></tr></tbody></table></google-sheets-html-origin>`;

const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title><tr><td></title><style type="text/css">body,div,table { font-family:"Liberation Sans" }</style></head>
<body>
<table cellspacing="0" border="0">
	<colgroup width="85"></colgroup>
	<tr>
		<td height="17" align="left">a</td>
		<td align="right" sdval="1234.5" sdnum="1031;">1234,5</td>
	</tr>
	<tr>
		<td height="17" align="left"><br></td>
		<td align="left">b<br>c</td>
	</tr>
</table>
</body></html>`;

describe('readClipboard', () => {
  it('reads what Excel copies', () => {
    expect(textsOfHtml(EXCEL)).to.deep.equal([
      ['Müller & Söhne', '1.234,50 €', 'a\nb'],
      ['x   y', '', ''],
    ]);
  });

  it('reads what Google Sheets copies, with its texts and numbers', () => {
    expect(readClipboard({html: SHEETS}, LIMITS)).to.deep.equal([
      [{text: '  two "spaces"'}, {text: '1,234', raw: 1234}],
      [
        {text: 'TRUE', raw: 'true'},
        {text: '5/12/2026', raw: 46154},
      ],
    ]);
  });

  it('reads what LibreOffice copies, with its numbers', () => {
    expect(readClipboard({html: LIBRE_OFFICE}, LIMITS)).to.deep.equal([
      [{text: 'a'}, {text: '1234,5', raw: 1234.5}],
      [{text: ''}, {text: 'b\nc'}],
    ]);
  });

  const contents: readonly (readonly [html: string, text: string])[] = [
    ['<td>a\n  b\t c </td>', 'a b c'],
    ['<td> a <b> b</b> c</td>', 'a b c'],
    ['<td>a<b>b</b></td>', 'ab'],
    ['<td>&nbsp;</td>', ''],
    ['<td>&nbsp;a&nbsp;</td>', ' a '],
    ['<td>a<br>b<br/><br>c<br></td>', 'a\nb\n\nc'],
    ['<td><p>a</p>\n<p>b</p></td>', 'a\nb'],
    ['<td><div>a<p>b</div>c</td>', 'a\nb\nc'],
    ['<td>a<table><tr><td>b</td></tr></table>c</td>', 'a\nb\nc'],
    ['<th>a</th>', 'a'],
    ['<TD>a</TD>', 'a'],
    ['<td>a<!-- <td>b --> c</td>', 'a c'],
    ['<td>a<!-->b</td>', 'ab'],
    ['<td>a<script>b</td></script>c<style>d</style></td>', 'ac'],
    ['<td>a<SCRIPT>b</Script >c</td>', 'ac'],
    ['<td title="</td>" data-x=\'<td>\' class=a>b</td>', 'b'],
    ['<td a="b"c=d/>e</td>', 'e'],
    ['<td>a < b <3 </ c>d</></td>', 'a < b <3 d'],
    ['<td>&lt;b&gt; &amp;amp; &#x1F642;&#128578; &eacute;&yuml;&euro;</td>', '<b> &amp; 🙂🙂 éÿ€'],
    ['<td>&unknown; & &; &#; &amp &constructor;</td>', '&unknown; & &; &#; &amp &constructor;'],
    ['<td>&#0;&#xD800;&#x110000;</td>', '\uFFFD\uFFFD\uFFFD'],
    ['<td data-sheets-value="{&quot;1&quot;:2">a</td>', 'a'],
    ['<td data-sheets-value="null">a</td>', 'a'],
    ['<td data-sheets-value="{&quot;1&quot;:&quot;constructor&quot;}">a</td>', 'a'],
  ];
  for (const [html, text] of contents)
    it(`reads ${html}`, () => {
      expect(cellsOf(html)).to.deep.equal([{text}]);
    });

  itInBrowser('decodes the entities that a browser does', () => {
    const names = 'iexcl curren shy frac34 iquest Agrave ETH times szlig eth divide oslash thorn yuml'.split(
      ' ',
    );
    for (const name of names) {
      const page = new DOMParser().parseFromString(`&${name};`, 'text/html');
      expect(cellsOf(`<td>x&${name};x</td>`)[0]!.text).to.equal(`x${page.body.textContent}x`);
    }
  });

  const tables: readonly (readonly [html: string, rows: string[][]])[] = [
    ['<table><tr><td>a<td>b<tr><td>c</table>', [['a', 'b'], ['c']]],
    ['<table><tr><td>a</td></tr></table>x<table><tr><td>b</td></tr></table>', [['a'], ['b']]],
    [
      '<table><tr><td colspan=2>a<td>b<tr><td>c<td>d<td>e</table>',
      [
        ['a', '', 'b'],
        ['c', 'd', 'e'],
      ],
    ],
    [
      '<table><tr><td rowspan=2>a<td>b<tr><td>c</table>',
      [
        ['a', 'b'],
        ['', 'c'],
      ],
    ],
    [
      '<table><tr><td>a<td rowspan=3>b<tr><td>c<tr><td>d</table>',
      [
        ['a', 'b'],
        ['c', ''],
        ['d', ''],
      ],
    ],
    [
      '<table><tr><td rowspan=2 colspan=2>a<td>b<tr><td>c</table>',
      [
        ['a', '', 'b'],
        ['', '', 'c'],
      ],
    ],
    ['<table><tr><td rowspan=2>a<tr></table>', [['a'], ['']]],
    ['<table><tr><td rowspan=2>a</table><table><tr><td>b</table>', [['a'], ['b']]],
    ['<table><tr><td colspan=0 rowspan=-1>a<td colspan=x>b</table>', [['a', 'b']]],
    ['<table><tr><td style="DISPLAY : none">a<td>b</table>', [['b']]],
    ['<table><tr></tr><tr><td>a</td></tr></table>', [['a']]],
    ['<table><thead><tr><th>a</thead><tbody><tr><td>b</tbody></table>', [['a'], ['b']]],
    ['<table><caption>x</caption><tr><td>a</td>x</tr>x</table>x', [['a']]],
    ['<table><tr><td>a</td><td>b', [['a', 'b']]],
    ['<table><tr><td>a</td><td title="', [['a']]],
    ['</table></td><table><tr><td>a</table></table>', [['a']]],
  ];
  for (const [html, rows] of tables)
    it(`reads the rows of ${html}`, () => {
      expect(textsOfHtml(html)).to.deep.equal(rows);
    });

  it('reads the text if the HTML has no table', () => {
    const text = 'a\t"b\r\nc"\r\n"d ""e"""\t\r\n';
    for (const html of [undefined, '', '<p>a</p>', '<tr><td>a</td></tr>', '<table></table>'])
      expect(textsOf(readClipboard({html, text}, LIMITS))).to.deep.equal([
        ['a', 'b\nc'],
        ['d "e"', ''],
      ]);
  });

  it('has no rows if nothing was copied', () => {
    expect([readClipboard({}, LIMITS), readClipboard({html: '<b></b>', text: ''}, LIMITS)]).to.deep.equal([
      [],
      [],
    ]);
  });

  it('refuses what is too large', () => {
    const html = '<table><tr><td>a</td></tr></table>';
    const most = html.length;
    const read = (given: {html?: string; text?: string}) => textsOf(readClipboard(given, {most}));
    expect(read({html})).to.deep.equal([['a']]);
    expect(read({html: `${html} `})).to.equal(null);
    expect(read({html: `${html} `, text: 'b'})).to.deep.equal([['b']]);
    expect(read({text: 'a'.repeat(most + 1)})).to.equal(null);
    expect(readClipboard({text: 'a'.repeat(100_000_000)}, LIMITS)).to.equal(null);
  });

  it('refuses cells that span too many others', () => {
    const html = `<table><tr>${'<td colspan=1000 rowspan=65534>'.repeat(2000)}${'<tr>'.repeat(2000)}</table>`;
    expect(readClipboard({html}, {most: 100_000})).to.equal(null);
  });

  it('works in slices', () => {
    const html = `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(5000)}</table>`;
    expect([...clipboardRows({html}, LIMITS)]).to.have.length.greaterThan(10);
    expect(runToEnd(clipboardRows({html}, LIMITS))).to.have.length(5000);
    expect([...clipboardRows({html: '<table><tr><td>a</table>'}, LIMITS)]).to.deep.equal([]);
  });

  it('reads a million characters in one cell', () => {
    const long = 'a "b" <'.repeat(150_000);
    const html = `<table><tr><td>${long.replaceAll('<', '&lt;')}</td></tr></table>`;
    const limits = {most: 10_000_000};
    expect(textsOf(readClipboard({html}, limits))![0]![0] === long).to.equal(true);
    expect(
      textsOf(readClipboard({text: `"${long.replaceAll('"', '""')}"`}, limits))![0]![0] === long,
    ).to.equal(true);
  });

  it('reads a long text at once', () => {
    const start = performance.now();
    const parts = [
      '<',
      '<!--',
      '<td',
      '<td a="',
      "<td a='",
      '<td a= ',
      '<script>',
      '</',
      '&#',
      '&amp;',
      ' ',
      '<br>',
    ];
    const cells = ['<td>', '<tr>', '<td rowspan=2>', '<tr><td>', '<table>', '<b>a ', '<p>', 'a', '&nbsp;'];
    for (const part of [...parts, ...cells])
      readClipboard({html: `<table><tr><td>${part.repeat(200_000 / part.length)}`}, {most: 2_000_000});
    // With a number of steps that grows with the square of the length, some take minutes.
    expect(performance.now() - start).to.be.lessThan(10_000);
  });
});

describe('writeClipboard', () => {
  it('writes a table, and text with tabs', () => {
    const rows = [
      [{text: 'a'}, {text: '1.234,50 €', raw: 1234.5}],
      [{text: 'line\nbreak'}, {text: '<b> & "c"', raw: '<b> & "c"'}],
    ];
    expect(writeClipboard(rows)).to.deep.equal({
      html:
        '<table><tbody><tr><td>a</td><td data-lc-raw="1234.5">1.234,50 €</td></tr>' +
        '<tr><td>line<br style="mso-data-placement:same-cell">break</td><td>&lt;b&gt; &amp; "c"</td></tr></tbody></table>',
      text: 'a\t1.234,50 €\r\n"line\nbreak"\t<b> & "c"',
    });
  });

  const written: readonly (readonly [CopiedCell, html: string, text: string])[] = [
    [{text: 'a  b'}, '<td data-lc-text="a  b">a  b</td>', 'a  b'],
    [{text: 'a\tb'}, '<td data-lc-text="a&#9;b">a\tb</td>', '"a\tb"'],
    [{text: '=1+1'}, '<td data-lc-text="=1+1">\'=1+1</td>', "'=1+1"],
    [{text: '"a" b'}, '<td>"a" b</td>', '"""a"" b"'],
    [{text: 'a "b"'}, '<td>a "b"</td>', 'a "b"'],
    [{text: '–', raw: null}, '<td data-lc-raw="">–</td>', '–'],
    [{text: 'yes', raw: true}, '<td data-lc-raw="true">yes</td>', 'yes'],
    [{text: 'A, B', raw: ['a', 2]}, '<td data-lc-raw="a&#10;2">A, B</td>', 'A, B'],
    [{text: '1.234', raw: 1.234}, '<td data-lc-raw="1.234">1.234</td>', '1.234'],
    [{text: 'a', raw: '"<&>'}, '<td data-lc-raw="&quot;&lt;&amp;&gt;">a</td>', 'a'],
  ];
  for (const [cell, html, text] of written)
    it(`writes ${JSON.stringify(cell)}`, () => {
      expect(writeClipboard([[cell]])).to.deep.equal({
        html: `<table><tbody><tr>${html}</tr></tbody></table>`,
        text,
      });
    });

  for (const rows of [[], [['']], [['', '']], [['a'], ['']], [[''], ['a']]])
    it(`writes text that is read as ${JSON.stringify(rows)}`, () => {
      const {text} = writeClipboard(rows.map(row => row.map(cell => ({text: cell}))));
      expect(textsOf(readClipboard({text}, LIMITS))).to.deep.equal(rows);
    });

  itInBrowser('writes cells that a browser shows', () => {
    const text = '<img src=x onerror="alert(1)"> & </td> "c"';
    const page = new DOMParser().parseFromString(writeClipboard([[{text, raw: text}]]).html, 'text/html');
    const cells = [...page.querySelectorAll('td')];
    expect(cells.map(cell => cell.textContent)).to.deep.equal([text]);
    expect(page.images).to.have.length(0);
  });
});
