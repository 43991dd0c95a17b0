/** The pages without React: forms that the browser itself validates and sends, and a table from attributes. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {choose, fill} from '@life-changers/elements/testing/playwright';
import type {Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page, problems} = await site.newPage());
  await visit(page, '/plain.html');
});
afterEach(() => site.release(page));

describe('the form of the plain page', () => {
  it('posts natively, and the server shows what it received', async () => {
    await page.getByLabel('Nickname').fill('momo');
    await page.getByLabel('Email').fill('momo@example.com');
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await page.getByRole('heading', {name: 'What the form sent'}).waitFor();
    assert.equal(new URL(page.url()).pathname, '/api-stub/echo');
    const fields = await page
      .getByRole('row')
      .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent)));
    assert.deepEqual(fields, [
      ['nick', 'momo'],
      ['email', 'momo@example.com'],
      ['guests', '2'],
    ]);
    assert.deepEqual(problems, []);
  });

  it('is sent with Enter', async () => {
    await page.getByLabel('Nickname').fill('momo');
    await page.getByLabel('Email').fill('momo@example.com');
    await page.getByLabel('Email').press('Enter');
    await page.getByRole('heading', {name: 'What the form sent'}).waitFor();
  });

  it('is not sent while a field is invalid, and says what is wrong', async () => {
    let posts = 0;
    page.on('request', request => (posts += Number(request.method() === 'POST')));
    await page.getByLabel('Nickname').fill('mo');
    await eventually(() => page.getByText('Nickname must have at least 3 characters.').count(), 0);
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await page.getByText('Nickname must have at least 3 characters.').waitFor();
    await page.getByText('Email is required.').waitFor();
    assert.equal(new URL(page.url()).pathname, '/plain.html');
    assert.equal(posts, 0);
  });

  it('takes its start values and no messages after a reset', async () => {
    await page.getByLabel('Guests').fill('99');
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await page.getByText('Email is required.').waitFor();
    await page.getByRole('button', {name: 'Reset', exact: true}).click();
    await page.getByText('Email is required.').waitFor({state: 'detached'});
    await eventually(() => page.getByLabel('Guests').inputValue(), '2');
  });
});

describe('the labels of plain forms', () => {
  for (const path of ['/plain.html', '/plain-schema.html'])
    it(`share one case in each form of ${path}`, async () => {
      await visit(page, path);
      const forms = await page
        .locator('form')
        .evaluateAll(all =>
          all.map(form => [...form.querySelectorAll('[label]')].map(field => field.getAttribute('label')!)),
        );
      const mixed = forms.filter(labels => {
        const inTitleCase = labels.filter(label => /^\S+( [A-Z]\S*)+$/.test(label));
        const inSentenceCase = labels.filter(label => / [a-z]/.test(label));
        return inTitleCase.length > 0 && inSentenceCase.length > 0;
      });
      assert.ok(forms.flat().length > 0);
      assert.deepEqual(mixed, []);
    });
});

describe('the table of the plain page', () => {
  it('shows the rows of the server and goes to the next page', async () => {
    const table = page.locator('lc-server-table');
    await table.getByText('1 - 6 out of 200 entries').waitFor();
    await table.getByRole('button', {name: 'Next page'}).click();
    await table.getByText('7 - 12 out of 200 entries').first().waitFor();
  });
});

describe('the header and the source of the plain page', () => {
  it('switches the theme', async () => {
    await page.getByRole('button', {name: 'Theme', exact: true}).click();
    await page.getByRole('group', {name: 'Theme'}).getByRole('radio', {name: 'Dark'}).check();
    await eventually(() => page.getAttribute('html', 'data-theme'), 'dark');
  });

  it('shows what the server sends, without the parts of the site', async () => {
    await page.getByText('Source of this page').click();
    const source = page.getByRole('region', {name: 'Source'});
    await source.getByText('<lc-server-table').waitFor();
    assert.doesNotMatch((await source.textContent()) ?? '', /theme-switch|lc-navbar/);
    assert.deepEqual(problems, []);
  });
});

describe('the plain page with a schema', () => {
  beforeEach(() => visit(page, '/plain-schema.html'));

  it('is not sent while the schema refuses a field', async () => {
    await page.getByLabel(/^Name/).fill('A');
    await page.getByRole('button', {name: 'Sign up'}).click();
    await page.getByText('Name must have 2 to 30 characters.').waitFor();
    await page.getByText('Places must be from 1 to 8.').waitFor();
    assert.equal(new URL(page.url()).pathname, '/plain-schema.html');
  });

  it('is sent with its file once the schema accepts every field', async () => {
    await fill(page, 'Name', 'Ada');
    await choose(page, 'Course', 'Weaving');
    await fill(page, 'City', 'Faro');
    await fill(page, 'Places', 1);
    await fill(page, 'First day', '2099-01-15');
    await page.locator('[name="idCard"] input').setInputFiles({
      name: 'card.png',
      mimeType: 'image/png',
      buffer: Buffer.from('abc'),
    });
    await fill(page, 'The house rules', true);
    await page.getByRole('button', {name: 'Sign up'}).click();
    await page.getByRole('heading', {name: 'What the form sent'}).waitFor();
    await page.getByRole('row', {name: 'course weaving'}).waitFor();
    await page.getByRole('row', {name: 'idCard {"name":"card.png","type":"image/png","size":3}'}).waitFor();
    assert.deepEqual(problems, []);
  });
});
