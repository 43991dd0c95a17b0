/** The demo pages and the API pages: code, what the examples do, and the links between the two. */
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {EXAMPLE_WIDTH} from '../../scripts/lib/example-files.mjs';
import {format} from '../../scripts/lib/format.mjs';
import {eventually, startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
});
afterEach(() => site.release(page));

const example = (name: string) => page.getByRole('region', {name, exact: true});
/** Returns the code of a file as the build prints it. */
async function exampleFile(path: string): Promise<string> {
  const source = await readFile(new URL(`../../demo-app/src/content/${path}`, import.meta.url), 'utf8');
  return (await format(path, source, {printWidth: EXAMPLE_WIDTH})).trim();
}

describe('SHOW ME THE CODE', () => {
  /** In a wider window, the code is open. */
  beforeEach(() => page.setViewportSize({width: 1024, height: 720}));

  it('shows the file that runs, and hides it again', async () => {
    await visit(page, '/buttons#sizes');
    const toggle = page.getByRole('button', {name: 'SHOW ME THE CODE Sizes'});
    const code = page.getByRole('region', {name: 'Code of Sizes'});
    await eventually(() => toggle.getAttribute('aria-expanded'), 'false');
    await eventually(() => code.count(), 0);

    await toggle.click();
    await eventually(() => toggle.getAttribute('aria-expanded'), 'true');
    await eventually(
      async () => (await code.locator('code').textContent())?.trim(),
      await exampleFile('buttons/examples/sizes.tsx'),
    );

    await toggle.click();
    await eventually(() => toggle.getAttribute('aria-expanded'), 'false');
    await eventually(() => code.count(), 0);
  });

  it('is worked with the keyboard', async () => {
    await visit(page, '/buttons#sizes');
    await page.getByRole('button', {name: 'SHOW ME THE CODE Sizes'}).focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.getByRole('region', {name: 'Code of Sizes'}).isVisible(), true);
  });

  it('copies the file', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/typography#tones');
    await page.getByRole('button', {name: 'SHOW ME THE CODE Tones'}).click();
    await example('Tones').getByRole('button', {name: 'Copy'}).click();
    await example('Tones').getByRole('button', {name: 'Copied'}).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await exampleFile('typography/examples/tones.tsx'));
  });
});

describe('the text input demo', () => {
  beforeEach(() => visit(page, '/text-inputs#examples'));

  it('asks for 3 to 30 characters in the required field', async () => {
    const field = page.getByLabel('Text Required');
    await page.getByText('Text is required.').waitFor();
    await field.fill('ab');
    await page.getByText('Text Required must have 3 to 30 characters.').waitFor();
    await field.fill('abc');
    await page.getByText('Text Required must have').waitFor({state: 'detached'});
  });

  it('takes nothing, or 3 to 30 characters, in the optional field', async () => {
    const field = page.getByLabel('Text Optional');
    await field.fill('ab');
    await page.getByText('Text Optional must have 3 to 30 characters.').waitFor();
    await field.fill('');
    await page.getByText('Text Optional must have').waitFor({state: 'detached'});
  });

  it('shows the messages of the form after the first attempt to send it', async () => {
    const form = example('In a form');
    await eventually(() => form.getByText('First name is required.').count(), 0);
    await form.getByRole('button', {name: 'Register'}).click();
    await form.getByText('First name is required.').waitFor();
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Lovelace');
    await form.getByRole('button', {name: 'Register'}).click();
    await form.getByText('Registered: Ada Lovelace').waitFor();
  });

  it('shows that a name is taken after the server has responded', async () => {
    await page.getByLabel('User name').fill('Grace');
    const message = page.locator('.stage').getByText('This name is taken. Please choose another one.');
    await message.waitFor();
    await page.getByLabel('User name').fill('Edsger');
    await message.waitFor({state: 'detached'});
  });

  it('shows what the parent makes of the text when it is controlled', async () => {
    const field = page.getByLabel('Article number');
    await field.fill('');
    await field.pressSequentially('xy-7');
    await eventually(() => field.inputValue(), 'XY-7');
    await page.getByText('Value in the parent: XY-7').waitFor();
  });
});

describe('the button demo', () => {
  it('sends the name and value of the submit button with the form', async () => {
    await visit(page, '/buttons#in-a-form');
    await example('In a form').getByRole('button', {name: 'Save'}).click();
    await page.getByText('Sent {"city":"Braga","then":"close"}').waitFor();
  });

  it('takes no second press while it is loading', async () => {
    await visit(page, '/buttons#loading');
    const button = example('Loading').getByRole('button', {name: 'Save the report'});
    await button.click();
    await example('Loading').locator('.stage').getByText('Saving…').waitFor();
    await button.click({force: true});
    await example('Loading').locator('.stage').getByText('Saves: 1').waitFor();
  });
});

describe('an API page', () => {
  it('lists the properties with type, default and description', async () => {
    await visit(page, '/api/text-input');
    const props = page.getByRole('table', {name: 'Properties', exact: true});
    const type = props
      .getByRole('row')
      .filter({has: page.getByRole('rowheader', {name: 'type', exact: true})});
    await type.waitFor();
    const cells = await type.getByRole('cell').allTextContents();
    const types = ['email', 'number', 'password', 'search', 'tel', 'text', 'url'];
    assert.deepEqual(
      cells[0]?.split(' | ').sort(),
      types.map(name => `'${name}'`),
    );
    assert.equal(cells[1], "'text'");
    assert.match(cells[2] ?? '', /^The type of text/);
  });

  it('links the types of its tables to their descriptions', async () => {
    await visit(page, '/api/data-table');
    const query = page
      .getByRole('table', {name: 'Properties', exact: true})
      .getByRole('link', {name: 'TableQuery'});
    await query.first().click();
    await eventually(() => page.evaluate(() => location.hash), '#types-TableQuery');
    await page.getByRole('heading', {name: 'TableQuery', exact: true}).waitFor();
    await page.getByRole('table', {name: 'TableQuery'}).getByRole('link', {name: 'Sort'}).first().waitFor();
  });

  it('closes its long tables, and opens the one that a link leads to', async () => {
    const isOpen = (name: string) => page.getByRole('table', {name, exact: true}).isVisible();
    await visit(page, '/api/data-table');
    assert.deepEqual(
      [await isOpen('Properties'), await isOpen('CSS parts'), await isOpen('Column')],
      [true, false, false],
    );
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'CSS parts'}).click();
    await eventually(() => isOpen('CSS parts'), true);
    await visit(page, '/api/data-table#properties-filteredTotal');
    await eventually(() => page.getByRole('table', {name: /more of the element alone/}).isVisible(), true);
  });

  it('has a row for a React prop and the property of its name, with what differs', async () => {
    await visit(page, '/api/text-input');
    const names = page.locator('table[aria-labelledby="properties"] tbody th > code');
    const texts = await names.allTextContents();
    assert.deepEqual(
      texts.filter((name, index) => texts.indexOf(name) !== index),
      [],
    );
    const row = (name: string) => page.locator(`#properties-${name}`);
    assert.match((await row('value').textContent())!, /^value no attribute ?string ?React: string \| number/);
    assert.match((await row('onChange').textContent())!, /^onChange React only/);
    assert.match((await row('initValue').textContent())!, /^initValue init-value/);
    assert.match((await row('typedValue').textContent())!, /^typedValue element only, read-only property/);
    assert.match((await row('value-attribute').textContent())!, /^value attribute only/);
  });

  for (const hash of [
    ...['#react-props', '#properties-and-attributes', '#react-props-value'],
    ...['#properties-and-attributes-value', '#properties-and-attributes-typedValue'],
  ])
    it(`still has the target of older links: ${hash}`, async () => {
      await visit(page, `/api/text-input${hash}`);
      await page.waitForFunction(() => scrollY > 0);
      const target = page.locator(hash);
      await eventually(async () => (await target.boundingBox())!.y > 0, true);
      const {y} = (await target.boundingBox())!;
      assert.ok(y > 100 && y < 300, `It is at ${y} px.`);
    });

  it('filters its tables by name and description', async () => {
    await visit(page, '/api/data-table');
    const tables = () => page.locator('.api-table:visible').evaluateAll(found => found.length);
    const all = await tables();
    const filter = page.getByRole('searchbox', {name: 'Filter the tables'});
    await filter.fill('page size');
    await page
      .getByRole('search', {name: 'API'})
      .getByText(/^\d+ entries$/)
      .waitFor();
    const names = page.locator('table[aria-labelledby="properties"] tbody th > code');
    await eventually(async () => (await names.allInnerTexts()).includes('pageSize'), true);
    assert.ok(!(await names.allInnerTexts()).includes('label'));
    await filter.fill('no such entry');
    await page.getByText('Nothing matches.').waitFor();
    await filter.fill('');
    await eventually(() => tables(), all);
  });

  it('shows its long tables without JavaScript, when the reader opens them', async () => {
    const {page: plain} = await site.newPage({javaScriptEnabled: false});
    await plain.goto('/api/data-table');
    await plain.getByText(/^All \d+ CSS parts$/).click();
    await plain.getByRole('table', {name: 'CSS parts', exact: true}).waitFor();
    await site.release(plain);
  });

  it('shows the rows of tables on a phone like a guide', async () => {
    const styles = [];
    const {page: phone} = await site.newPage({width: 375});
    for (const path of ['/api/button#accessibility', '/guides/accessibility']) {
      await visit(phone, path);
      for (const table of await phone.locator('.api-table').all())
        styles.push(
          await table
            .locator('tbody tr')
            .first()
            .evaluate(row => {
              const {display, padding, borderTop} = getComputedStyle(row);
              return `${display} ${padding} ${borderTop}`;
            }),
        );
    }
    await site.release(phone);
    assert.deepEqual([...new Set(styles)].length, 1, styles.join('\n'));
  });

  it('links a type of another page to that page', async () => {
    await visit(page, '/api/text-input');
    const rules = page
      .getByRole('table', {name: 'Properties', exact: true})
      .getByRole('link', {name: 'Rules'});
    await eventually(() => rules.getAttribute('href'), '/guides/rules-and-schemas');
  });

  it('shows how the element is imported', async () => {
    await visit(page, '/api/icon-button');
    const imports = example('Import');
    await imports.getByText("import {IconButton} from '@life-changers/react';").waitFor();
    await imports.getByText("import '@life-changers/elements/icon-button';").waitFor();
  });

  for (const title of ['Events', 'CSS parts', 'Custom properties', 'States', 'Slots', 'Methods']) {
    it(`has a table of ${title.toLowerCase()}`, async () => {
      await visit(page, '/api/text-input');
      const table = page.getByRole('table', {name: title});
      await table.waitFor();
      await eventually(async () => (await table.getByRole('row').count()) > 1, true);
    });
  }

  it('is linked from its demo and links back to it', async () => {
    await visit(page, '/buttons');
    await example('API Reference')
      .getByRole('link', {name: /IconButton/})
      .click();
    await page.getByRole('heading', {level: 1, name: 'IconButton'}).waitFor();
    await example('Code Samples')
      .getByRole('link', {name: /Buttons/})
      .click();
    await page.getByRole('heading', {level: 1, name: 'Buttons'}).waitFor();
  });
});
