import {expect} from '@open-wc/testing';
import {itInBrowser} from '../../../testing/it-in-browser.js';
import {expectSame} from '../../../testing/same-element.js';
import {rowsToHtml} from '../index.js';

const columns = [
  {label: 'Name', field: 'name'},
  {label: 'Age', field: 'age'},
];

describe('rowsToHtml', () => {
  it('writes the labels and a row for each row', () => {
    expect(rowsToHtml([{name: 'Ada', age: 36}], columns)).to.equal(
      '<table><thead><tr><th>Name</th><th>Age</th></tr></thead><tbody><tr><td>Ada</td><td>36</td></tr></tbody></table>',
    );
  });

  it('escapes text', () => {
    const rows = [{name: '<b>&amp;</b>', age: '"'}, {name: 'Ada'}];
    expect(rowsToHtml(rows, columns)).to.contain(
      '<tr><td>&lt;b&gt;&amp;amp;&lt;/b&gt;</td><td>"</td></tr><tr><td>Ada</td><td></td></tr>',
    );
  });

  it('keeps line breaks, also in Excel, which would start another row', () => {
    const lineBreak = '<br style="mso-data-placement:same-cell">';
    expect(rowsToHtml([{name: 'a\nb\r\nc'}], columns)).to.contain(`<td>a${lineBreak}b${lineBreak}c</td>`);
  });

  itInBrowser('shows any text as it is', () => {
    const name = '<img src=x onerror="alert(1)"> & </td>';
    const page = new DOMParser().parseFromString(rowsToHtml([{name}], columns), 'text/html');
    expect([...page.querySelectorAll('td')].map(cell => cell.textContent)).to.deep.equal([name, '']);
    expectSame(page.querySelector('img'), null);
  });

  it('defuses what a spreadsheet would run as a formula', () => {
    expect(rowsToHtml([{name: '=cmd()'}], columns)).to.contain("<td>'=cmd()</td>");
  });
});
