import {expect} from '@open-wc/testing';
import readExcelFile from 'read-excel-file/universal';
import {WorkbookError, workbookReader} from '../../core/table/import/index.js';
import {
  archive,
  workbookFile,
  workbookParts,
  type ArchivePart,
  type WorkbookParts,
} from '../../testing/workbook-file.js';
import {excelReader} from './import-excel.define.js';

const read = (file: Blob, signal?: AbortSignal) => workbookReader()!(file, signal);

/** Returns the rows of the first sheet. */
async function rowsOf(parts: WorkbookParts, reader = read): Promise<readonly (readonly string[])[]> {
  return (await reader(await workbookFile(parts)))[0]!.rows;
}

async function faultOf(reading: Promise<unknown>): Promise<unknown> {
  try {
    return await reading;
  } catch (error) {
    return error instanceof WorkbookError ? error.fault : error;
  }
}

const utf16 = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0));

/** A file of the old formats, with a name in its directory. */
function oldFile(name: string): Blob {
  const bytes = new Uint8Array(1024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(utf16([...name].join('\0')), 640);
  return new Blob([bytes]);
}

describe('the reader of Excel files', () => {
  describe('sheets', () => {
    const number = (address: string) => `<c r="${address}"><v>1</v></c>`;

    it('reads all sheets, with prefixes and paths of other programs', async () => {
      const parts = workbookParts({
        sheets: [`<row r="1">${number('A1')}</row>`, `<row r="1">${number('B1')}</row>`],
      });
      const prefixed: Record<string, ArchivePart> = {};
      for (const [path, code] of Object.entries(parts))
        prefixed[path.toUpperCase().replaceAll('/', '\\')] = {
          text: code.replace(/<(\/?)(?=\w)/g, '<$1x:'),
          isStored: path.endsWith('1.xml'),
        };
      const sheets = await read(await archive(prefixed));
      expect(sheets).to.deep.equal([
        {name: 'Sheet 1', rows: [['1']]},
        {name: 'Sheet 2', rows: [['', '1']]},
      ]);
    });

    it('reads texts, dates, and numbers by what they refer to', async () => {
      const rows = await rowsOf({
        sheets: [
          '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>44894</v></c><c r="C1"><v>7</v></c></row>',
        ],
        strings: '<si><t>Ada</t></si>',
        formats: [0, 'yyyy-mm-dd'],
        workbook: 'date1904="1"',
      });
      expect(rows).to.deep.equal([['Ada', '2026-11-30', '7']]);
    });

    it('has the rows that read-excel-file finds', async () => {
      const values = ['7', '0.5', '-12.25', '1E-3'];
      const rows = Array.from({length: 3000}, (_, row) => [
        `Person ${row}`,
        values[row % values.length]!,
        row % 3 === 0 ? null : String(row % 2),
        String(40_000 + row),
      ]);
      const strings = rows.map(([name]) => `<si><t>${name}</t></si>`).join('');
      const code = rows.map(
        ([, value, flag, day], row) =>
          `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>${row}</v></c><c r="B${row + 1}"><v>${value}</v></c>` +
          `${flag === null ? '' : `<c r="C${row + 1}" t="b"><v>${flag}</v></c>`}<c r="D${row + 1}" s="1"><v>${day}</v></c></row>`,
      );
      const file = await workbookFile({sheets: [code.join('')], strings, formats: [0, 14]});
      const [expected] = await readExcelFile(file);
      const texts = expected!.data.map(cells =>
        cells.map(cell => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))),
      );
      expect((await read(file))[0]!.rows).to.deep.equal(texts);
    });
  });

  describe('faults', () => {
    const bomb = '<row/>'.repeat(300_000);
    const small = excelReader({inflatedSize: 1_000_000});

    for (const [title, file] of [
      ['an empty file', new Blob([])],
      ['CSV', new Blob(['a;b\n1;2\n'])],
      ['HTML', new Blob(['<table><tr><td>1</td></tr></table>'])],
      ['a file of an old format', oldFile('Workbook')],
      ['a damaged archive', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0])])],
    ] as const)
      it(`does not read ${title}`, async () => {
        expect(await faultOf(read(file))).to.equal('not-a-workbook');
      });

    for (const [title, parts] of [
      ['another archive', {'content.xml': '<office/>'}],
      ['a workbook without its sheet', {...workbookParts({}), 'xl/worksheets/sheet1.xml': undefined}],
      [
        'a sheet that ends in a tag',
        {...workbookParts({}), 'xl/worksheets/sheet1.xml': '<worksheet><sheetData'},
      ],
      ['only hidden sheets', workbookParts({attributes: 'state="veryHidden"'})],
    ] as const)
      it(`does not read ${title}`, async () => {
        const present = Object.entries(parts).filter(([, text]) => text !== undefined) as [string, string][];
        expect(await faultOf(read(await archive(Object.fromEntries(present))))).to.equal('not-a-workbook');
      });

    it('does not read a file that is cut off, at any place', async () => {
      const file = await workbookFile({sheets: ['<row r="1"><c r="A1"><v>1</v></c></row>']});
      for (let size = 0; size < file.size; size += 29)
        expect(await faultOf(read(file.slice(0, size)))).to.equal('not-a-workbook');
    });

    it('does not read data that is damaged', async () => {
      const bytes = new Uint8Array(await (await workbookFile({sheets: [bomb]})).arrayBuffer());
      const name = 'xl/worksheets/sheet1.xml';
      const start = new TextDecoder('latin1').decode(bytes).indexOf(name) + name.length;
      // Such a block does not exist.
      bytes[start] = 0b111;
      expect(await faultOf(read(new Blob([bytes])))).to.equal('not-a-workbook');
    });

    it('reports a password', async () => {
      expect(await faultOf(read(oldFile('EncryptedPackage')))).to.equal('encrypted');
      const encrypted = await archive({'xl/workbook.xml': {text: '', flags: 1}});
      expect(await faultOf(read(encrypted))).to.equal('encrypted');
    });

    it('reports a file that is too large, before it is read', async () => {
      const file = new Blob([new Uint8Array(101)]);
      file.arrayBuffer = () => Promise.reject(new Error('read'));
      expect(await faultOf(excelReader({fileSize: 100})(file))).to.equal('too-large');
    });

    it('reports what would be too large, by its declared size or its real one', async () => {
      const parts = workbookParts({sheets: [bomb]});
      expect(await faultOf(small(await archive(parts)))).to.equal('too-large');
      const path = 'xl/worksheets/sheet1.xml';
      const lying = await archive({...parts, [path]: {text: parts[path]!, declaredSize: 10}});
      expect(lying.size).to.be.below(10_000);
      expect(await faultOf(small(lying))).to.equal('too-large');
      expect(await faultOf(read(lying))).to.be.an('array');
    });

    it('reports more cells than allowed', async () => {
      const rows = '<row r="1"><c r="CV1"><v>1</v></c></row>';
      expect((await rowsOf({sheets: [rows]}, excelReader({cells: 100})))[0]).to.have.length(100);
      expect(await faultOf(rowsOf({sheets: [rows]}, excelReader({cells: 99})))).to.equal('too-many-cells');
    });

    it('ends with the reason of its signal', async () => {
      const rows = Array.from(
        {length: 20_000},
        (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>1</v></c></row>`,
      );
      const file = await workbookFile({sheets: [rows.join('')]});
      expect(await faultOf(read(file, AbortSignal.abort('no longer')))).to.equal('no longer');
      const controller = new AbortController();
      const reading = faultOf(read(file, controller.signal));
      await new Promise(resolve => setTimeout(resolve));
      controller.abort('later');
      expect(await reading).to.equal('later');
    });
  });
});
