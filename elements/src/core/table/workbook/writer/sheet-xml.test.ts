import {expect} from '@open-wc/testing';
import {ExportLimitError} from '../../export-limit.js';
import type {TableRow} from '../../row.js';
import {runToEnd} from '../../sliced-work.js';
import {planSheet} from './sheet-plan.js';
import {sheetXml} from './sheet-xml.js';
import type {Sheet, SheetColumn} from './sheet.js';
import {workbookParts} from './workbook-xml.js';

const name: SheetColumn = {label: 'Name', field: 'name', kind: 'text'};
const price: SheetColumn = {
  label: 'Price',
  field: 'price',
  kind: 'number',
  format: {style: 'currency', currency: 'EUR'},
};
const day: SheetColumn = {label: 'Day', field: 'day', kind: 'date'};

const sheetOf = (more: Partial<Sheet> = {}): Sheet => ({
  title: 'Prices',
  lang: 'de',
  columns: [name, price],
  rows: [{name: 'Bread', price: 4.5}],
  ...more,
});

function write(more: Partial<Sheet> = {}) {
  const sheet = sheetOf(more);
  const plan = runToEnd(planSheet(sheet));
  const pieces = [...sheetXml(sheet, plan)];
  return {xml: pieces.join(''), pieces, styles: plan.styles.xml()};
}

/** Returns the parts that match, without their attributes of a style. */
const rowsIn = (xml: string): string[] => xml.match(/<row.*?<\/row>/gs) ?? [];

/** Returns the style of a cell, as its part of the styles has it. */
function styleOf(address: string, {xml, styles}: {xml: string; styles: string}): string {
  const [, index = '0'] = new RegExp(`<c r="${address}" s="(\\d+)"`).exec(xml) ?? [];
  const [, cells = ''] = /<cellXfs.*?>(.*)<\/cellXfs>/.exec(styles) ?? [];
  return cells.match(/<xf[^>]*?(?:\/>|>.*?<\/xf>)/g)![Number(index)]!;
}

const formatOf = (address: string, written: {xml: string; styles: string}): string | undefined => {
  const [, id] = /numFmtId="(\d+)"/.exec(styleOf(address, written))!;
  return new RegExp(`<numFmt numFmtId="${id}" formatCode="(.*?)"/>`).exec(written.styles)?.[1];
};

describe('a sheet', () => {
  it('has its elements in the order that Excel demands', () => {
    const {xml} = write({levelOf: () => 1, isRightToLeft: true});
    const order = [
      'sheetPr',
      'sheetViews',
      'sheetFormatPr',
      'cols',
      'sheetData',
      'autoFilter',
      'ignoredErrors',
    ];
    expect(
      order.map(element => xml.indexOf(`<${element}`)).every((at, index, all) => at > (all[index - 1] ?? 0)),
    ).to.equal(true);
  });

  it('has a header that stays in view, with filters for the rows', () => {
    const {xml} = write({rows: Array(3).fill({name: 'a'})});
    expect(xml).to.contain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).to.contain('<autoFilter ref="A1:B4"/>');
    const parts = workbookParts(sheetOf({rows: Array(3).fill({}), title: "Bob's"}));
    expect(parts['xl/workbook.xml']).to.contain(
      `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'Bob''s'!$A$1:$B$4</definedName>`,
    );
  });

  it('has texts inline, so that none is a formula', () => {
    const {xml} = write({rows: [{name: '=1+1'}]});
    expect(rowsIn(xml)[1]).to.match(
      /^<row r="2"><c r="A2" s="\d+" t="inlineStr"><is><t>=1\+1<\/t><\/is><\/c><\/row>$/,
    );
    expect(xml).not.to.contain('<f>');
  });

  for (const text of ['=1+1', '@SUM(A1)', '+a', '-a', '\t=1', '＝1'])
    it(`keeps ${JSON.stringify(text)} a text when a user edits it`, () => {
      expect(styleOf('A2', write({rows: [{name: text}]}))).to.contain('quotePrefix="1"');
    });

  for (const text of ['a', '-1', "it's"])
    it(`leaves ${JSON.stringify(text)} as it is`, () => {
      expect(styleOf('A2', write({rows: [{name: text}]}))).not.to.contain('quotePrefix');
    });

  it('wraps texts with several lines', () => {
    expect(styleOf('A2', write({rows: [{name: 'a\nb'}]}))).to.contain('wrapText="1"');
    expect(styleOf('A2', write({rows: [{name: '=a\nb'}]}))).to.match(/quotePrefix="1".*wrapText="1"/);
  });

  it('keeps outer white space', () => {
    expect(write({rows: [{name: ' a'}]}).xml).to.contain('<t xml:space="preserve"> a</t>');
  });

  it('has the formats of its columns, and of dates in its language', () => {
    const rows = [{price: 4.5, day: '2026-05-12'}, {day: '2026-05-12T14:30'}];
    const written = write({columns: [name, price, day], rows});
    expect(['B2', 'C2', 'C3'].map(address => formatOf(address, written))).to.deep.equal([
      '#,##0.00&quot; €&quot;',
      'dd\\.mm\\.yyyy',
      'dd\\.mm\\.yyyy hh:mm',
    ]);
  });

  it('has what value returns', () => {
    const {xml} = write({value: (value, {field}) => (field === 'name' ? `${value}!` : undefined)});
    expect(rowsIn(xml)[1]).to.contain('<t>Bread!</t>').and.to.contain('<v>4.5</v>');
  });

  it('is as wide as its contents', () => {
    const rows: TableRow[] = [
      {name: 'x'.repeat(20), price: -1_234_567.5},
      {name: 'a\nb', price: 1},
    ];
    const widthsOf = (xml: string) => [...xml.matchAll(/ width="(.*?)"/g)].map(([, width]) => Number(width));
    expect(widthsOf(write({rows}).xml)).to.deep.equal([21.5, 16.5]);
    expect(widthsOf(write({rows: [{name: '日本'.repeat(6)}]}).xml)[0]).to.equal(25.5);
    expect(widthsOf(write({rows: [{name: 'x'.repeat(500)}]}).xml)[0]).to.equal(61.5);
    expect(widthsOf(write({columns: [{...name, label: ''}], rows: []}).xml)).to.deep.equal([7.5]);
  });

  it('is right to left', () => {
    expect(write({isRightToLeft: true}).xml).to.contain('rightToLeft="1"');
    expect(write().xml).not.to.contain('rightToLeft');
  });

  it('has levels, with the row of a group above its rows', () => {
    const rows = [{}, {}, {}, {}, {}];
    const levels = [0, 1, 9, -1, NaN];
    const {xml} = write({rows, levelOf: (_, index) => levels[index]!});
    expect(xml).to.contain('<sheetPr><outlinePr summaryBelow="0"/></sheetPr>');
    expect(xml).to.contain('outlineLevelRow="7"');
    const written = rowsIn(xml)
      .slice(1)
      .map(row => /outlineLevel="(\d)"/.exec(row)?.[1] ?? '0');
    expect(written).to.deep.equal(['0', '1', '7', '0', '0']);
    expect(write({levelOf: () => 0}).xml).not.to.contain('outline');
  });

  it('ends with totals, which are not filtered', () => {
    const written = write({totals: {name: 'Sum', price: 4.5}});
    expect(rowsIn(written.xml)).to.have.length(3);
    expect(written.xml).to.contain('<autoFilter ref="A1:B2"/>');
    expect(['A3', 'B3'].map(address => styleOf(address, written)).join()).to.match(/fontId="1".*fontId="1"/);
    expect(formatOf('B3', written)).to.equal('#,##0.00&quot; €&quot;');
  });

  it('shows rows that are not objects as empty', () => {
    expect(rowsIn(write({rows: [null as never, {name: 'a'}]}).xml)).to.have.length(3);
  });

  it('may have no rows or columns', () => {
    expect(write({rows: []}).xml).to.contain('<autoFilter ref="A1:B1"/>');
    const {xml} = write({columns: []});
    expect(xml).not.to.match(/<cols|<autoFilter/);
    expect(workbookParts(sheetOf({columns: []}))['xl/workbook.xml']).not.to.contain('_FilterDatabase');
  });

  it('has columns with two and three letters', () => {
    const columns = Array.from({length: 703}, () => name);
    expect(write({columns}).xml).to.match(/"Z1".*"AA1".*"ZZ1".*"AAA1"/s);
  });

  it('is written in small pieces', () => {
    const columns = Array.from({length: 100}, () => name);
    const {pieces} = write({columns, rows: Array(20).fill({name: 'x'.repeat(1000)})});
    expect(Math.max(...pieces.map(({length}) => length))).to.be.lessThan(40_000);
    expect(pieces.length).to.be.greaterThan(50);
  });
});

describe('the limits of a sheet', () => {
  const limitOf = (more: Partial<Sheet>): unknown => {
    try {
      return planSheet(sheetOf(more)).next().done;
    } catch (error) {
      return error instanceof ExportLimitError ? [error.limit, error.most] : error;
    }
  };
  const rows = (length: number) => Object.assign([], {length}) as TableRow[];

  it('are those of Excel, and are found before the rows are read', () => {
    const unread = {
      get name() {
        throw new Error('read');
      },
    };
    expect(limitOf({rows: Object.assign([unread], {length: 1_048_576})})).to.deep.equal(['rows', 1_048_575]);
    expect(limitOf({rows: rows(10_000_000)})).to.deep.equal(['rows', 1_048_575]);
    expect(limitOf({rows: rows(1_048_575), totals: {}})).to.deep.equal(['rows', 1_048_574]);
    expect(limitOf({columns: Array(16_385).fill(name)})).to.deep.equal(['columns', 16_384]);
  });

  it('hold for the characters of a cell, and of a label', () => {
    const long = 'x'.repeat(32_768);
    expect(limitOf({rows: [{name: long}]})).to.deep.equal(['characters', 32_767]);
    expect(limitOf({columns: [{...name, label: long}]})).to.deep.equal(['characters', 32_767]);
    expect(limitOf({rows: [{name: long.slice(1)}]})).to.equal(false);
  });
});
