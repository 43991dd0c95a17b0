/** The validation demo: the form by superstruct, the form by zod, and the check without a control. */
import assert from 'node:assert/strict';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {startSite, visit, type Site} from './support.js';

let site: Site;
let page: Page;
let problems: string[];

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page, problems} = await site.newPage());
  await visit(page, '/validation');
});
afterEach(() => site.release(page));

const example = (name: string) => page.getByRole('region', {name, exact: true}).locator('.stage');

describe('the validation demo', () => {
  it('shows the files that an example imports under its own', async () => {
    await page
      .getByRole('region', {name: 'One schema', exact: true})
      .getByRole('tab', {name: 'sign-up.ts'})
      .click();
    const schema = page.getByRole('region', {name: 'Code of One schema, sign-up.ts'});
    assert.match(await schema.innerText(), /name: requiredText\(\{min: 2, max: 30\}\)/);
  });

  for (const [name, sentence] of [
    ['One schema', 'Name must have 2 to 30 characters.'],
    ['The same with zod', 'Name must have at least 2 characters.'],
  ] as const) {
    it(`refuses a short name in "${name}"`, async () => {
      await example(name).getByLabel(/^Name/).fill('A');
      await example(name).getByRole('button', {name: 'Sign up'}).click();
      await example(name).getByText(sentence).waitFor();
      await example(name).getByText('First day is required.').waitFor();
    });
  }

  it('checks what a server received, field by field', async () => {
    await example('Without a control').getByRole('button', {name: 'Check it'}).click();
    const sentences = [
      'Name must have 2 to 30 characters.',
      'Places must be from 1 to 8.',
      'Identity card is required.',
      'The house rules must be checked.',
    ];
    await example('Without a control').getByText(sentences.join(' '), {exact: true}).waitFor();
  });

  it('runs zod without code from strings', async () => {
    await example('The same with zod').getByRole('button', {name: 'Sign up'}).click();
    assert.deepEqual(problems, []);
  });
});
