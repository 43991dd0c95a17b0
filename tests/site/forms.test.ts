/** The whole forms of the site: filled in with the mouse, with the keyboard alone, on a phone, and without React. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {eventually, hasFocus, startSite, visit, type Site} from './support.js';

const NOTES = {name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes')};

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
afterEach(async () => {
  await site.release(page);
  assert.deepEqual(problems, []);
});

async function open(path: string, width = 1280): Promise<void> {
  ({page, problems} = await site.newPage({width}));
  await visit(page, path);
}

const example = (name: string) => page.getByRole('region', {name, exact: true}).locator('.stage');

/** The text of the alert that an action brings up. */
async function alertOf(action: () => Promise<unknown>): Promise<string> {
  // An alert holds up the page, and so the click that brought it.
  page.once('dialog', dialog => void dialog.accept());
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), action()]);
  return dialog.message();
}

/** The name of the form field that has the focus. */
const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');

/** The visible messages of the controls in a form. */
const messages = (form: Locator) =>
  form.locator('.message-text').evaluateAll(texts => texts.map(text => text.textContent?.trim() ?? ''));

async function chooseDate(form: Locator, label: string): Promise<void> {
  await form.getByRole('combobox', {name: label}).click();
  await page.getByRole('dialog').getByRole('gridcell', {name: /15/}).first().click();
}

describe('pairs of fields', () => {
  for (const [path, name] of [
    ['/all-form-components', 'Empty'],
    ['/form-example', 'Sports and work'],
  ] as const) {
    for (const width of [1280, 1920]) {
      it(`are two in a row, and keep their height, on ${path} at ${width} px`, async () => {
        await open(path, width);
        const boxes = (selector: string) =>
          example(name)
            .locator(selector)
            .evaluateAll(fields => fields.map(field => field.getBoundingClientRect().toJSON() as DOMRect));
        const fields = await boxes('.field-pairs > :not(div, p, lc-error-summary, .field-wide)');
        assert.equal(new Set(fields.map(({left}) => Math.round(left))).size, 2);
        const controls = await boxes(
          ':is(lc-text-input, lc-select, lc-datalist, lc-date-time-picker) [part=box]',
        );
        assert.deepEqual([...new Set(controls.map(({height}) => Math.round(height)))], [40]);
      });
    }
  }
});

for (const width of [1280, 375]) {
  describe(`the form example at ${width} px`, () => {
    let form: Locator;
    const send = () => form.getByRole('button', {name: 'Send'});

    beforeEach(async () => {
      await open('/form-example', width);
      form = example('Sports and work');
    });

    it('shows no message before the first attempt to send it', async () => {
      await form.getByLabel('First name').fill('A');
      await form.getByLabel('Last name').focus();
      await eventually(() => messages(form), []);
    });

    it('says what is wrong, in a list that gets the focus and leads to the fields', async () => {
      await form.getByLabel('First name').fill('Ada');
      await send().click();
      const summary = form.getByRole('group', {name: 'There are 9 problems'});
      await eventually(() => hasFocus(summary), true);
      const wrong = [
        'Last name is required.',
        'Sex is required.',
        'Currently living here is required.',
        'Years of work must be from 1 to 35.',
        'Country is required.',
        'Favorite language is required.',
        'Favorite sport is required.',
        'Available date to start is required.',
        'Curriculum vitae is required.',
      ];
      await eventually(() => messages(form), ['There are 9 problems', ...wrong]);
      assert.deepEqual(await summary.getByRole('link').allInnerTexts(), wrong);
      await summary.getByRole('link', {name: 'Country is required.'}).click();
      await eventually(() => focusedField(), 'country');
    });

    it('explains the marks of required fields', async () => {
      await form.getByText('Fields with an asterisk (*) are required.', {exact: true}).waitFor();
    });

    it('alerts yeah! when it is filled in with the mouse', async () => {
      await form.getByLabel('First name').fill('Ada');
      await form.getByLabel('Last name').fill('Lovelace');
      await form.getByText('Female', {exact: true}).click();
      await form.getByLabel('Years of work').fill('12');
      await form.getByLabel('Country').selectOption('Spain');
      await form.getByRole('combobox', {name: 'Favorite language'}).click();
      await page.getByRole('option', {name: 'JAVA', exact: true}).click();
      await form.getByText('Available to teach it', {exact: true}).click();
      await form.getByText('Yes', {exact: true}).click();
      await form.getByText('Rugby', {exact: true}).click();
      await chooseDate(form, 'Available date to start');
      await form.locator('lc-file-upload[name=fileRequired] input').setInputFiles(NOTES);
      assert.equal(await alertOf(() => send().click()), 'yeah!');
      await eventually(() => messages(form), []);
    });

    it('alerts yeah! when it is filled in with the keyboard alone', async () => {
      const {keyboard} = page;
      // Before the click: the browser must know that the test handles the file chooser before it opens.
      page.once('filechooser', chooser => void chooser.setFiles(NOTES));
      await form.getByLabel('First name').focus();
      await keyboard.type('Ada');
      await keyboard.press('Tab');
      await keyboard.type('Lovelace');
      await keyboard.press('Tab');
      await keyboard.press('Space'); // Male
      await keyboard.press('Tab');
      await keyboard.press('Space'); // Lives here
      await keyboard.press('Tab');
      for (let years = 0; years < 3; years++) await keyboard.press('ArrowRight');
      await keyboard.press('Tab');
      await keyboard.type('Italy');
      await keyboard.press('Tab');
      await keyboard.type('ja');
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await keyboard.press('Tab');
      await keyboard.press('Space'); // Available to teach it
      await keyboard.press('Tab');
      await keyboard.press('Space'); // Basketball
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({state: 'hidden'});
      await eventually(() => focusedField(), 'availableDateToStart');
      await keyboard.press('Tab'); // The other date
      await keyboard.press('Tab');
      await keyboard.press('Space'); // The browser's own window for files
      await form.getByText('notes.txt', {exact: true}).waitFor();
      // Past the button that removes the file, and the photo.
      for (let stop = 0; stop < 3; stop++) await keyboard.press('Tab');
      assert.equal(await alertOf(() => keyboard.press('Enter')), 'yeah!');
    });

    it('starts again after a reset', async () => {
      await form.getByLabel('First name').fill('Ada');
      await send().click();
      await form.getByRole('button', {name: 'Reset'}).click();
      await eventually(() => messages(form), []);
      await eventually(() => form.getByLabel('First name').inputValue(), '');
    });
  });

  describe(`the form of all controls at ${width} px`, () => {
    beforeEach(() => open('/all-form-components', width));

    it('says what the empty one asks for, and goes to the first invalid control', async () => {
      const form = example('Empty');
      await form.getByRole('button', {name: 'Send'}).click();
      await eventually(() => focusedField(), 'checkboxRequired');
      await eventually(
        () => messages(form),
        [
          'Checkbox Required must be checked.',
          'Datalist is required.',
          'Radio is required.',
          'Radio Box is required.',
          'Slider Required must be from 1 to 10.',
          'Switch Required must be on.',
          'Text is required.',
          'Date is required.',
          'File is required.',
        ],
      );
    });

    it('sends the prefilled one as it is', async () => {
      const form = example('Prefilled');
      assert.equal(await alertOf(() => form.getByRole('button', {name: 'Send'}).click()), 'yeah!');
      await eventually(() => messages(form), []);
    });
  });
}

describe('the form from the schema to the server', () => {
  it('is filled in with the keyboard alone, and shows what the schema and the server refuse', async () => {
    await open('/form-example', 375);
    const form = example('From the schema to the server');
    const {keyboard} = page;
    const says = (text: string) => form.getByRole('group', {name: text}).waitFor();
    await form.getByLabel('Name').focus();
    await keyboard.press('Enter');
    await says('There are 3 problems');
    // The first link of the summary, which has the focus.
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await eventually(focusedField, 'name');
    for (const text of ['Ada', 'ada@example.com', '+44 20 7946 0000', '2', '3']) {
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await says('There is 1 problem');
    await form.getByRole('link', {name: 'One of the seats must be for an adult.'}).focus();
    await keyboard.press('Enter');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('1');
    await keyboard.press('Enter');
    await form.getByRole('link', {name: 'This guest has a booking.'}).focus();
    await keyboard.press('Enter');
    await eventually(focusedField, 'contact.email');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('grace@example.com');
    await keyboard.press('Enter');
    await form.getByText('Booked: Ada, 2 seats.').waitFor();
  });
});

describe('the form with an action', () => {
  let form: Locator;
  beforeEach(async () => {
    await open('/form-example');
    form = example('Form action');
  });

  it('shows what the server refuses, and keeps what was typed', async () => {
    await form.getByLabel('Nickname').fill('momo');
    await form.getByLabel('Nickname').press('Enter');
    await form.getByText('The nickname momo is taken.').waitFor();
    await eventually(() => form.getByLabel('Nickname').inputValue(), 'momo');
  });

  it('accepts another value after a rejection, and starts again', async () => {
    await form.getByLabel('Nickname').fill('momo');
    await form.getByRole('button', {name: 'Register'}).click();
    await form.getByText('The nickname momo is taken.').waitFor();
    await form.getByLabel('Nickname').fill('beppo');
    await form.getByRole('button', {name: 'Register'}).click();
    await form.getByText('Welcome, beppo!').waitFor();
    await eventually(() => messages(form), []);
    await eventually(() => form.getByLabel('Nickname').inputValue(), '');
  });

  it('reads its entries as typed values', async () => {
    await form.getByLabel('Nickname').fill('beppo');
    await form.getByLabel('Guests').fill('2');
    await form.getByRole('button', {name: 'Register'}).click();
    await form.getByText('Welcome, beppo! We keep 3 seats.').waitFor();
  });

  it('shows at its field what the action refuses', async () => {
    await form.getByLabel('Nickname').fill('beppo');
    await form.getByLabel('Guests').fill('5');
    await form.getByRole('button', {name: 'Register'}).click();
    await form.getByText('Guests must be from 0 to 3.').waitFor();
    assert.equal(await form.getByLabel('Guests').inputValue(), '5');
  });

  it('asks no server while the nickname is too short', async () => {
    let posts = 0;
    page.on('request', request => (posts += Number(request.method() === 'POST')));
    await form.getByLabel('Nickname').fill('mo');
    await form.getByRole('button', {name: 'Register'}).click();
    await form.getByText('Nickname must have 3 to 30 characters.').waitFor();
    assert.equal(posts, 0);
  });
});

describe('the form of React Hook Form', () => {
  let form: Locator;
  beforeEach(async () => {
    await open('/form-example');
    form = example('React Hook Form');
  });

  it('shows its messages and goes to the first invalid control', async () => {
    await form.getByRole('button', {name: 'Book'}).click();
    await form.getByText('Name is required.').waitFor();
    await eventually(
      () => messages(form),
      ['Name is required.', 'Language is required.', 'Start is required.'],
    );
    await eventually(() => focusedField(), 'name');
  });

  it('hands over what was typed and chosen', async () => {
    await form.getByLabel('Name').pressSequentially('Ada');
    await form.getByLabel('Language').selectOption('Java');
    await chooseDate(form, 'Start');
    await form.getByRole('button', {name: 'Book'}).click();
    await form.getByText(/^Booked: Ada, java, 15\//).waitFor();
  });

  it('empties its controls with reset()', async () => {
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Language').selectOption('Java');
    await form.getByRole('button', {name: 'Reset'}).click();
    await eventually(() => form.getByLabel('Name').inputValue(), '');
    await eventually(() => form.getByLabel('Language').inputValue(), '');
  });
});

describe('the form of all controls without React', () => {
  let form: Locator;
  beforeEach(async () => {
    await open('/plain.html');
    form = page.getByRole('form', {name: 'All controls'});
  });

  it('is not posted while its attributes find something wrong', async () => {
    let posts = 0;
    page.on('request', request => (posts += Number(request.method() === 'POST')));
    await form.getByLabel('Text Optional').fill('ab');
    await form.getByRole('button', {name: 'Send all'}).click();
    await form.getByText('Text is required.').waitFor();
    await eventually(
      () => messages(form),
      [
        'Checkbox Required must be checked.',
        'Datalist is required.',
        'Radio is required.',
        'Radio Box is required.',
        'Slider Required must be from 1 to 10.',
        'Switch Required must be on.',
        'Text is required.',
        'Text Optional must have at least 3 characters.',
        'Date is required.',
        'File is required.',
      ],
    );
    await eventually(() => focusedField(), 'checkboxRequired');
    assert.equal(posts, 0);
  });

  for (const [label, popup, found] of [
    ['Datalist Required', 'listbox', 1],
    // The name of an open calendar starts with the label.
    ['Date Required', 'dialog', 2],
  ] as const) {
    // Playwright's query by label also finds what is hidden.
    it(`has one control with the label ${label} while its popup is closed, and ${found} while it is open`, async () => {
      const control = form.getByLabel(label);
      await eventually(() => control.count(), 1);
      await control.click();
      await form.getByRole(popup).waitFor();
      assert.equal(await form.getByLabel(label).count(), found);
    });
  }

  it('is posted by the browser, and the server shows what it received', async () => {
    await form.getByLabel('Checkbox Required').check();
    await form.getByRole('combobox', {name: 'Datalist Required'}).fill('python');
    await form.getByRole('radio', {name: 'Hola'}).first().check();
    await form.getByRole('radio', {name: 'Marketing'}).check();
    await form.getByLabel('Slider Required').fill('4');
    await form.getByLabel('Switch Required').check();
    await form.getByLabel('Text Required').fill('Life changers');
    await chooseDate(form, 'Date Required');
    await form.locator('lc-file-upload[name=fileRequired] input').setInputFiles(NOTES);
    await form.getByRole('button', {name: 'Send all'}).click();
    await page.getByRole('heading', {name: 'What the form sent'}).waitFor();
    const rows = await page
      .getByRole('row')
      .evaluateAll(lines => lines.map(line => [...line.children].map(cell => cell.textContent ?? '')));
    const sent = Object.fromEntries(rows) as Record<string, string>;
    assert.match(sent.dateRequired ?? '', /^\d{4}-\d\d-15$/);
    assert.match(sent.fileRequired ?? '', /notes\.txt/);
    delete sent.dateRequired;
    delete sent.fileRequired;
    assert.deepEqual(sent, {
      checkboxRequired: 'on',
      datalistRequired: 'python',
      datalistOptional: '',
      radioRequired: 'hola',
      radioBoxRequired: 'mkt',
      selectRequired: 'hello',
      selectOptional: 'hello',
      rangeSliderRequired: '4',
      rangeSliderOptional: '0',
      switchRequired: 'on',
      textRequired: 'Life changers',
      textOptional: '',
      dateOptional: '',
      fileOptional: '{"name":"","type":"application/octet-stream","size":0}',
    });
  });
});
