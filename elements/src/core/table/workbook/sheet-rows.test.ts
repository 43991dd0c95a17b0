import {expect} from '@open-wc/testing';
import {WorkbookError} from '../import/workbook.js';
import {CellBudget} from './cell-budget.js';
import {SharedStrings} from './shared-strings.js';
import {SheetRows} from './sheet-rows.js';
import {Relations, Styles, WorkbookPart} from './workbook-parts.js';
import {XmlReader, type XmlHandler} from './xml-reader.js';

function read<Handler extends XmlHandler>(code: string, handler: Handler): Handler {
  const reader = new XmlReader(handler);
  reader.push(code);
  reader.end();
  return handler;
}

/** Returns the rows of a sheet. */
function rowsOf(rows: string, cells = 1000): string[][] {
  const context = {texts: ['Ada'], kinds: [], is1904: false};
  return read(
    `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    new SheetRows(context, new CellBudget(cells)),
  ).rows;
}

const number = (address: string) => `<c r="${address}"><v>1</v></c>`;

describe('the rows of a sheet', () => {
  it('keep empty rows and columns in front, and leave out those behind', () => {
    const code = `<row r="3">${number('C3')}<c r="D3" s="1"/></row><row r="9"><c r="A9"/></row>`;
    expect(rowsOf(code)).to.deep.equal([[], [], ['', '', '1']]);
  });

  it('have the value of merged cells in the first one', () => {
    const code = `<row r="1">${number('A1')}<c r="B1"/>${number('C1')}</row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells><sheetData>`;
    expect(rowsOf(code)).to.deep.equal([['1', '', '1']]);
  });

  it('need no addresses', () => {
    const code = '<row><c><v>1</v></c><c/><c><v>2</v></c></row><row><c><v>3</v></c></row>';
    expect(rowsOf(code)).to.deep.equal([['1', '', '2'], ['3']]);
  });

  it('may be in any order', () => {
    const code = `<row r="3">${number('AA3')}</row><row r="1">${number('B1')}${number('A1')}</row>`;
    expect(rowsOf(code)).to.deep.equal([['1', '1'], [], [...Array<string>(26).fill(''), '1']]);
  });

  for (const [title, cell, text] of [
    ['the value of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
    ['nothing of a formula without a value', '<c r="A1"><f>1+1</f></c>', undefined],
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'Ada'],
    [
      'a formatted text without its pronunciation',
      '<c r="A1" t="inlineStr"><is><r><t>Gra</t></r><r><t> ce</t></r><rPh><t>x</t></rPh></is></c>',
      'Gra ce',
    ],
  ] as const)
    it(`have ${title}`, () => {
      expect(rowsOf(`<row r="1">${cell}</row>`)[0]?.[0]).to.equal(text);
    });

  it('have nothing that is behind them in the file', () => {
    const code = `<row r="1">${number('A1')}</row></sheetData><x><row r="2">${number('A2')}</row></x><sheetData>`;
    expect(rowsOf(code)).to.deep.equal([['1']]);
  });

  it('count empty cells', () => {
    const row = (last: string) => `<row r="1">${number('A1')}${number(last)}</row>`;
    expect(rowsOf(row('CV1'), 100)[0]).to.have.length(100);
    expect(() => rowsOf(row('CW1'), 100)).to.throw(WorkbookError, 'too-many-cells');
  });

  it('count empty rows', () => {
    const row = (number: number) => `<row r="${number}"><c r="A${number}"><v>1</v></c></row>`;
    expect(rowsOf(row(100), 100)).to.have.length(100);
    expect(() => rowsOf(row(101), 99)).to.throw(WorkbookError, 'too-many-cells');
  });

  for (const address of ['A1048577', 'XFE1', 'ZZZ9999999'])
    it(`do not have a cell ${address}`, () => {
      expect(() => rowsOf(`<row>${number(address)}</row>`, Infinity)).to.throw(
        WorkbookError,
        'too-many-cells',
      );
    });
});

describe('the parts of a workbook', () => {
  it('have the texts that cells share', () => {
    const code =
      '<sst><si><t>Ada</t></si><si><r><t>a_x0009_</t></r><r><t>b</t></r><rPh><t>x</t></rPh></si><si/></sst>';
    expect(read(code, new SharedStrings(new CellBudget(3))).texts).to.deep.equal(['Ada', 'a\tb', '']);
    expect(() => read(code, new SharedStrings(new CellBudget(2)))).to.throw(WorkbookError, 'too-many-cells');
  });

  it('have the kinds of styles', () => {
    const code =
      '<numFmts><numFmt numFmtId="164" formatCode="h:mm"/></numFmts><cellStyleXfs><xf numFmtId="22"/></cellStyleXfs>' +
      '<cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs><x><xf numFmtId="22"/></x>';
    expect(read(code, new Styles()).kinds).to.deep.equal(['number', 'time', 'date']);
  });

  it('have the sheets that are not hidden', () => {
    const code =
      '<workbook><workbookPr date1904="true"/><sheets><sheet name="A_x0041_" r:id="r1"/><sheet name="B" r:id="r2" state="hidden"/>' +
      '<sheet name="C" r:id="r3" state="visible"/></sheets></workbook>';
    const {sheets, is1904} = read(code, new WorkbookPart());
    expect(is1904).to.equal(true);
    expect(sheets).to.deep.equal([
      {name: 'AA', id: 'r1'},
      {name: 'C', id: 'r3'},
    ]);
  });

  for (const [target, path] of [
    ['worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
    ['/xl/worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
    ['./../data//sheet1.xml', 'data/sheet1.xml'],
  ] as const)
    it(`refer to ${target}`, () => {
      const code = `<Relationship Id="__proto__" Type="http://example.com/worksheet" Target="${target}"/>`;
      const relations = read(code, new Relations('xl/workbook.xml'));
      expect(relations.byId.get('__proto__')).to.deep.equal({type: 'worksheet', path});
      expect(relations.pathOf('worksheet')).to.equal(path);
    });

  it('have their relations beside them', () => {
    expect(['', 'xl/workbook.xml'].map(path => Relations.pathOf(path))).to.deep.equal([
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
    ]);
  });
});
