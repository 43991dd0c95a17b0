import {expect, fixture, html} from '@open-wc/testing';
import {setWorkbookReader, WorkbookError} from '../../core/table/import/index.js';
import {numberBetween, requiredText} from '../../core/validation/index.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {chooseFiles} from '../../testing/files.js';
import {press, type} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import type {LcDataTable} from '../data-table/data-table.js';
import type {LcSelect} from '../select/select.js';
import type {ImportEvent, ImportResult, LcImport} from './import.define.js';
import './import.define.js';

const COLUMNS: NonNullable<LcImport['columns']> = [
  {label: 'Product', field: 'product', rules: requiredText({max: 20})},
  {label: 'Price', field: 'price', type: 'number', rules: numberBetween(0.1, 99)},
  {label: 'Since', field: 'since', type: 'date'},
  {
    label: 'Kind',
    field: 'kind',
    filterOptions: [
      {value: 'bread', label: 'Bread'},
      {value: 'roll', label: 'Roll'},
    ],
  },
];

const FILE =
  'product;Price;since;Kind;Note\nRye;4,80;13.05.2026;Bread;a\nBun;cheap;01.02.2026;roll;b\n;5,20;;Bread;c\n';

const csv = (text: BlobPart, name = 'prices.csv') => new File([text], name);

async function setUp(properties: Partial<LcImport> = {}) {
  const element = await fixture<LcImport>(html`<lc-import></lc-import>`);
  Object.assign(element, {columns: COLUMNS, ...properties});
  await element.updateComplete;
  const root = element.shadowRoot!;
  const steps = root.querySelector('lc-steps')!;
  const step = () => Number(steps.steps.findIndex(one => one.checkVisibility()));
  const shown = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(one => one.checkVisibility());
  const texts = (selector: string) => shown(selector).map(one => one.textContent.replace(/\s+/g, ' ').trim());
  const status = () => root.querySelector('[role=status]')!.textContent.trim();
  const button = (text: string) =>
    [...root.querySelectorAll('lc-button'), ...steps.shadowRoot!.querySelectorAll('lc-button')].find(
      one => one.checkVisibility() && one.textContent.trim() === text,
    )!;
  const next = async () => {
    const before = step();
    button('Next').click();
    await until(() => step() === before + 1);
  };
  const choose = async (file: File) => {
    chooseFiles(root.querySelector('lc-file-upload')!.shadowRoot!.querySelector('input')!, file);
    await element.updateComplete;
    await until(() => texts('.note, .message').some(text => text !== ''));
  };
  const selects = () => shown('.column lc-select') as LcSelect[];
  const select = async (index: number, value: string) => {
    const native = selects()[index]!.shadowRoot!.querySelector('select')!;
    native.value = value;
    native.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    native.dispatchEvent(new Event('change', {bubbles: true}));
    await element.updateComplete;
  };
  const table = () => root.querySelector<LcDataTable>('lc-data-table')!;
  const rows = () =>
    [...table().shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]')].map(row =>
      [...row.cells].slice(0, 5).map(cell => textOf(cell)),
    );
  /** Goes to the last step with a file. */
  const open = async (text: BlobPart = FILE) => {
    await choose(csv(text));
    await next();
    await next();
    await until(() => rows().length > 0);
  };
  const save = async () => {
    if (step() === 2) await next();
    button('Import').click();
    await until(() => texts('.result').length > 0 && button('Import another file') !== undefined);
    return texts('.result').join();
  };
  /** Focuses a cell of the table. */
  const at = async (row: number, column: number) => {
    const cell =
      table().shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > [part~="row"]')[row]!.cells[column]!;
    cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
    cell.focus();
    await table().updateComplete;
  };
  const sent: (readonly unknown[])[] = [];
  const answer = (answers: (event: ImportEvent, index: number) => void) =>
    element.addEventListener('lc-import', event => {
      sent.push(event.detail.rows);
      answers(event, sent.length - 1);
    });
  return {
    element,
    root,
    steps,
    step,
    texts,
    status,
    button,
    next,
    choose,
    selects,
    select,
    table,
    at,
    rows,
    open,
    save,
    sent,
    answer,
  };
}

/** A promise that rejects with anything. */
const reject = async (reason: unknown): Promise<never> => {
  throw reason;
};

/** The elements in a cell are below each other. */
const textOf = (cell: HTMLTableCellElement) => {
  const slotted = [...cell.querySelectorAll('slot')].flatMap(slot => slot.assignedElements({flatten: true}));
  const shown = [cell, ...slotted].flatMap(one => (one.children.length > 0 ? [...one.children] : [one]));
  const texts = shown.map(one => one.textContent.replace(/\s+/g, ' ').trim());
  return texts.filter(Boolean).join(' ');
};

describe('lc-import', () => {
  describe('accessibility', () => {
    it('passes axe in each step', async () => {
      const {element, choose, next, save} = await setUp();
      await expectAccessible(element);
      await choose(csv(FILE));
      await next();
      await expectAccessible(element);
      await next();
      await expectAccessible(element);
      await save();
      await expectAccessible(element);
    });

    it('moves the focus to the heading of each step', async () => {
      const {choose, next, steps} = await setUp();
      await choose(csv(FILE));
      await next();
      const heading = () => steps.steps.find(one => one.shadowRoot!.activeElement !== null)?.heading;
      expect(heading()).to.equal('Columns');
      await next();
      expect(heading()).to.equal('Rows');
    });

    it('says what it has found', async () => {
      const {choose, next, status} = await setUp();
      await choose(csv(FILE));
      expect(status()).to.equal('3 rows');
      await next();
      await next();
      expect(status()).to.equal('3 rows, 2 with errors');
    });
  });

  describe('file', () => {
    it('asks for a file', async () => {
      const {button, step, root} = await setUp();
      button('Next').click();
      await until(() => root.querySelector('lc-file-upload')!.shadowRoot!.activeElement !== null);
      expect(step()).to.equal(0);
    });

    const utf16 = (text: string) =>
      new Uint16Array([0xfeff, ...[...text].map(letter => letter.charCodeAt(0))]);
    const faults: readonly (readonly [name: string, file: File, message: string])[] = [
      ['an empty file', csv(''), 'The file is empty.'],
      ['a file of white space', csv('\n \n'), 'The file is empty.'],
      ['a header alone', csv('a;b\n\n'), 'The file has a header, but no rows.'],
      [
        'a picture',
        csv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0])),
        'This is not a CSV or Excel file. Choose another file.',
      ],
      ['a PDF', csv('%PDF-1.7\n1 0 obj'), 'This is not a CSV or Excel file. Choose another file.'],
      [
        'a page',
        csv('<!doctype html><table><tr><td>1'),
        'This is not a CSV or Excel file. Choose another file.',
      ],
    ];
    for (const [name, file, message] of faults)
      it(`refuses ${name} with one sentence`, async () => {
        const {choose, texts, status, button, step, element} = await setUp();
        await choose(file);
        expect(texts('.message')).to.deep.equal([message]);
        expect(status()).to.equal(message);
        button('Next').click();
        await element.updateComplete;
        expect(step()).to.equal(0);
      });

    it('opens a file of the app', async () => {
      const {element, root, next, step} = await setUp();
      const file = csv(FILE);
      await element.open(file);
      expect(root.querySelector('lc-file-upload')!.file === file).to.equal(true);
      await next();
      expect(step()).to.equal(1);
    });

    it('refuses a file of the app that is too large', async () => {
      const {element, root, button, step} = await setUp({maxSize: 10});
      await element.open(csv(FILE));
      const upload = root.querySelector('lc-file-upload')!;
      expect(upload.validationMessage).to.equal('CSV or Excel file is too large. At most: 10 bytes.');
      expect(upload.shadowRoot!.activeElement !== null).to.equal(true);
      button('Next').click();
      await element.updateComplete;
      expect(step()).to.equal(0);
    });

    it('accepts another file after a fault', async () => {
      const {choose, texts, next, step} = await setUp();
      await choose(csv(''));
      await choose(csv(FILE));
      expect(texts('.message')).to.deep.equal([]);
      await next();
      expect(step()).to.equal(1);
    });

    it('refuses more rows than it may have', async () => {
      const {choose, texts} = await setUp({maxRows: 2});
      await choose(csv(FILE));
      expect(texts('.message')).to.deep.equal(['The file is too large. Import at most 2 rows at a time.']);
    });

    it('reads UTF-16 and Windows-1252, whatever the name says', async () => {
      const {choose, texts, next} = await setUp();
      await choose(csv(utf16('Product\tPrice\nBröt\t1\n'), 'prices.xlsx'));
      await next();
      expect(texts('.samples')[0]).to.equal('Bröt');
      await choose(
        csv(new Uint8Array([...'Price;Product\n1;Br'].map(letter => letter.charCodeAt(0)).concat(0xf6))),
      );
    });
  });

  describe('Excel files', () => {
    const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'prices.csv');
    // Other tests of the page may have set one.
    const without = (): void => setWorkbookReader(undefined as never);
    beforeEach(without);
    afterEach(without);

    it('says what to do without a reader, and warns of the import', async () => {
      const {choose, texts} = await setUp();
      const warnings = await recordWarnings(() => choose(file));
      expect(texts('.message').join()).to.contain('Save it as CSV');
      expect(warnings.join()).to.contain('@life-changers/elements/import-excel');
    });

    it('has a select for the sheet, and reads its values without a guess', async () => {
      setWorkbookReader(async () => [
        {name: 'Notes', rows: []},
        {name: 'Prices', rows: [[], ['Product', 'Price', 'Since'], ['Rye', '1.234', '2026-05-06']]},
      ]);
      const {choose, next, rows, root} = await setUp({
        columns: COLUMNS.map(column => ({...column, rules: undefined})),
      });
      await choose(file);
      await next();
      expect(root.querySelector<LcSelect>('.settings lc-select')!.value).to.equal('1');
      await next();
      await until(() => rows().length > 0);
      expect(rows()[0]!.slice(0, 4)).to.deep.equal(['3', 'Rye', '1.234', '05/06/2026']);
    });

    for (const [fault, words] of [
      ['encrypted', 'has a password'],
      ['too-many-cells', 'is too large'],
      ['not-a-workbook', 'Save it as CSV'],
    ] as const)
      it(`says that it is ${fault}`, async () => {
        setWorkbookReader(async () => Promise.reject(new WorkbookError(fault)));
        const {choose, texts} = await setUp();
        await choose(file);
        expect(texts('.message').join()).to.contain(words);
      });
  });

  describe('columns', () => {
    for (const [lang, sign, order] of [
      ['en_US', '.', 'mdy'],
      ['x-klingon', '.', 'mdy'],
      ['de', ',', 'dmy'],
      ['sv', ',', 'ymd'],
    ] as const)
      it(`shows what values are read as that do not tell it, for lang="${lang}"`, async () => {
        const {choose, next, selects, rows} = await setUp({lang});
        await choose(csv('Price\tSince\n5\t01.02.2026\n7\t03.04.2026'));
        await next();
        expect(selects().map(({value}) => value)).to.include.members([sign, order]);
        await next();
        await until(() => rows().length === 2);
      });

    it('matches headers, and shows the first values and how they are written', async () => {
      const {choose, next, selects, texts} = await setUp();
      await choose(csv(FILE));
      await next();
      expect(selects().map(({value}) => value)).to.deep.equal([
        'product',
        'price',
        ',',
        'since',
        'dmy',
        'kind',
        '',
      ]);
      expect(texts('.samples')).to.deep.equal([
        'Rye · Bun',
        '4,80 · cheap · 5,20',
        '13.05.2026 · 01.02.2026',
        'Bread · roll',
        'a · b · c',
      ]);
    });

    it('puts the texts of the file where the page begins a line, from right to left too', async () => {
      const {choose, next, element, root} = await setUp();
      element.dir = 'rtl';
      await choose(csv(FILE));
      await next();
      const ends = (one: Element) => Math.round(one.getBoundingClientRect().right);
      const texts = [...root.querySelectorAll('.column bdi')];
      expect(texts).to.have.length(10);
      for (const text of texts) expect(ends(text)).to.equal(ends(text.closest('.source')!));
    });

    it('says which columns are missing, and which header is there twice', async () => {
      const {choose, next, texts} = await setUp();
      await choose(csv('Price,Price\n1,2\n'));
      await next();
      expect(texts('.note')).to.deep.equal([
        'The file has several columns with the header "Price".',
        'Not in the file: Product, Since, Kind',
      ]);
    });

    it('does not go on with two columns for one field, and says why', async () => {
      const {choose, next, select, button, texts, status, element, step} = await setUp();
      await choose(csv(FILE));
      await next();
      await select(6, 'price');
      button('Next').click();
      await until(() => texts('.message').length > 0);
      await element.updateComplete;
      expect(texts('.message')).to.deep.equal(['Only one column of the file can be imported as "Price".']);
      expect([status(), step()]).to.deep.equal([texts('.message')[0], 1]);
    });

    it('reads the values as the user says', async () => {
      const {choose, next, select, rows} = await setUp();
      await choose(csv('Product;Price;Since\nRye;1,234;05.06.2026\n'));
      await next();
      await select(2, '.');
      await select(4, 'mdy');
      await next();
      await until(() => rows().length > 0);
      expect(rows()[0]!.slice(2, 4)).to.deep.equal(['1,234 Price must be from 0.1 to 99.', '05/06/2026']);
    });

    it('remembers what was chosen', async () => {
      localStorage.removeItem('import-test');
      const first = await setUp({rememberAs: 'import-test'});
      await first.choose(csv('Goods,Price\nRye,1\n'));
      await first.next();
      await first.select(0, 'product');
      await first.next();
      const second = await setUp({rememberAs: 'import-test'});
      await second.choose(csv('Goods,Price\nRye,1\n'));
      await second.next();
      expect(second.selects()[0]!.value).to.equal('product');
      localStorage.removeItem('import-test');
    });

    it('shows a file with 200 columns', async () => {
      const {choose, next, texts} = await setUp();
      const names = Array.from({length: 200}, (_, index) => `c${index}`);
      await choose(csv(`${names.join(',')}\n${names.join(',')}\n`));
      await next();
      expect(texts('.header')).to.deep.equal(names);
    });
  });

  describe('rows', () => {
    it('shows what is wrong in the cells', async () => {
      const {open, rows} = await setUp();
      await open();
      expect(rows()).to.deep.equal([
        ['2', 'Rye', '4.8', '05/13/2026', 'Bread'],
        ['3', 'Bun', 'cheap Price must be a number.', '02/01/2026', 'Roll'],
        ['4', 'Product is required.', '5.2', '', 'Bread'],
      ]);
    });

    it('shows only rows with errors', async () => {
      const {open, rows, root, element} = await setUp();
      await open();
      root.querySelector('lc-switch')!.shadowRoot!.querySelector('input')!.click();
      await element.updateComplete;
      await until(() => rows().length === 2);
      expect(rows().map(([number]) => number)).to.deep.equal(['3', '4']);
    });

    it('shows only rows with errors after an edit', async () => {
      const {open, at, rows, root} = await setUp();
      await open();
      await at(1, 2);
      await type('2.5');
      await press('Enter');
      const box = root.querySelector('lc-switch')!.shadowRoot!.querySelector('input')!;
      box.focus();
      box.click();
      await until(() => rows().length === 1);
      expect(rows()[0]![0]).to.equal('4');
    });

    it('saves what the user has corrected, with the keyboard', async () => {
      const {open, at, table, save, sent, answer} = await setUp();
      answer(() => {});
      await open();
      await at(1, 2);
      await press('F2');
      const field = table().shadowRoot!.querySelector<HTMLInputElement>('.edit-field')!;
      expect(field.value).to.equal('cheap');
      field.select();
      await type('2.5');
      await press('Enter');
      expect(await save()).to.equal('2 saved, 1 rejected');
      expect(sent).to.deep.equal([
        [
          {product: 'Rye', price: 4.8, since: '2026-05-13', kind: 'bread'},
          {product: 'Bun', price: 2.5, since: '2026-02-01', kind: 'roll'},
        ],
      ]);
    });

    it('keeps corrections over Back', async () => {
      const {open, at, table, button, next, step} = await setUp();
      await open();
      await at(2, 1);
      await type('Oat');
      await press('Enter');
      button('Back').click();
      await until(() => step() === 1);
      await next();
      expect(table().label).to.equal('3 rows, 1 with errors');
    });

    it('checks 100,000 rows in many tasks', async () => {
      const {choose, next, texts} = await setUp();
      const post = MessagePort.prototype.postMessage;
      let tasks = 0;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [never]) {
        tasks += 1;
        post.apply(this, given);
      };
      try {
        await choose(csv(`Product,Price\n${'Rye,4.80\n'.repeat(99_999)}Bun,no\n`));
        await next();
        await next();
      } finally {
        MessagePort.prototype.postMessage = post;
      }
      expect(texts('[role=status]')).to.deep.equal(['100,000 rows, 1 with errors']);
      expect(tasks).to.be.greaterThan(20);
    });
  });

  describe('saving', () => {
    const many = (count: number) =>
      `Product,Price\n${Array.from({length: count}, (_, index) => `P${index},${(index % 90) + 1}`).join('\n')}`;

    it('sends batches, a few at a time', async () => {
      const {open, save, answer, sent} = await setUp({batchSize: 10, concurrency: 2});
      let running = 0;
      let most = 0;
      answer(event => {
        most = Math.max(most, (running += 1));
        event.waitUntil(new Promise(resolve => setTimeout(resolve)).then(() => (running -= 1)));
      });
      await open(many(45));
      expect(await save()).to.equal('45 saved, 0 rejected');
      expect([sent.length, most]).to.deep.equal([5, 2]);
    });

    it('sends the others again if the server rejects some', async () => {
      const {open, save, answer, sent, rows, button, step} = await setUp();
      answer((event, index) => {
        if (index === 0) event.waitUntil(reject({errors: {'rows[1].price': 'It costs 3 to bake.'}}));
      });
      await open(many(3));
      expect(await save()).to.equal('2 saved, 1 rejected');
      expect(sent.map(({length}) => length)).to.deep.equal([3, 2]);
      button('Correct the rows').click();
      await until(() => step() === 2 && rows().length === 1);
      expect(rows()[0]!.slice(0, 3)).to.deep.equal(['3', 'P1', '2 It costs 3 to bake.']);
    });

    it('rejects single rows of a batch that was saved', async () => {
      const {open, save, answer, sent} = await setUp();
      answer(event => event.refuse({errors: {'rows[0].product': 'Taken.'}}));
      await open(many(3));
      expect(await save()).to.equal('2 saved, 1 rejected');
      expect(sent).to.have.length(1);
    });

    for (const reason of [undefined, null, '', 7, new Error('The server is down.'), {}, Symbol('x')])
      it(`stops if it rejects with ${String(reason instanceof Error ? reason.message : typeof reason)}, and goes on later`, async () => {
        const {open, save, answer, sent, button, texts} = await setUp({batchSize: 1, concurrency: 1});
        let isDown = true;
        answer((event, index) => {
          if (isDown && index === 1) event.waitUntil(reject(reason));
        });
        await open(many(3));
        const words = reason instanceof Error ? 'The server is down. ' : '';
        expect(await save()).to.equal(`${words}The import has stopped. Not saved yet: 2 1 saved, 0 rejected`);
        isDown = false;
        button('Try again').click();
        await until(() => texts('.result').join() === '3 saved, 0 rejected');
        expect(sent.map(rows => (rows[0] as {product: string}).product)).to.deep.equal([
          'P0',
          'P1',
          'P1',
          'P2',
        ]);
      });

    it('does not save rows again after the columns have changed', async () => {
      const {open, save, answer, sent, button, step, select, next, texts} = await setUp();
      answer(() => {});
      await open();
      await save();
      button('Back').click();
      await until(() => step() === 2);
      button('Back').click();
      await until(() => step() === 1);
      await select(2, '.');
      await next();
      expect(texts('[role=status]').join()).to.equal('2 rows, 2 with errors');
      await next();
      expect([button('Import'), sent.length]).to.deep.equal([undefined, 1]);
    });

    it('ends with the numbers', async () => {
      const {open, save, element} = await setUp();
      const results: ImportResult[] = [];
      element.addEventListener('lc-after-import', event => results.push(event.detail));
      await open();
      await save();
      expect(results).to.deep.equal([{saved: 1, rejected: 2, left: 0}]);
    });

    it('focuses the result', async () => {
      const {open, save, root} = await setUp();
      await open();
      const result = await save();
      expect(root.activeElement!.textContent).to.equal(result);
    });

    it('downloads the rejected rows, with what was entered', async () => {
      const {open, at, save, button} = await setUp();
      const create = URL.createObjectURL;
      const blobs: Blob[] = [];
      URL.createObjectURL = blob => {
        blobs.push(blob as Blob);
        return '#';
      };
      try {
        await open();
        await at(1, 2);
        await type('much');
        await press('Enter');
        await save();
        button('Download the rejected rows').click();
        await until(() => blobs.length > 0);
      } finally {
        URL.createObjectURL = create;
      }
      expect(await blobs[0]!.text()).to.equal(
        'product;Price;since;Kind;Note;Reasons\r\nBun;much;01.02.2026;roll;b;Price must be a number.\r\n;5,20;;Bread;c;Product is required.\r\n',
      );
    });

    it('starts again with another file', async () => {
      const {open, save, button, step, texts, root} = await setUp();
      await open();
      await save();
      button('Import another file').click();
      await until(() => step() === 0);
      expect([texts('.note'), root.querySelector('lc-file-upload')!.file]).to.deep.equal([[], null]);
    });
  });
});
