/** The breadcrumb demo: a click moves the example and not the site, unless the example leaves it to the router. */
import assert from 'node:assert/strict';
import {after, before, beforeEach, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, startSite, visit, type Site} from './support.js';

const START = '/developing/magnificent-gorgeous/breadcrumbs';

let site: Site;
let page: Page;

before(async () => {
  site = await startSite();
  ({page} = await site.newPage());
});
after(() => site.close());
beforeEach(() => visit(page, '/breadcrumbs#examples'));

const trail = (name: string) => page.getByRole('navigation', {name, exact: true});
const demo = () => trail('Demo path');
const path = () => new URL(page.url()).pathname;

describe('the breadcrumb demo', () => {
  it('starts at its path, of which the last step is the page', async () => {
    await page.getByText(`The demo is at ${START}`).waitFor();
    const links = demo().getByRole('link');
    await eventually(() => links.allInnerTexts(), ['developing', 'magnificent gorgeous', 'breadcrumbs']);
    await eventually(() => links.last().getAttribute('aria-current'), 'page');
  });

  it('moves to the step that is clicked, and the site stays', async () => {
    await demo().getByRole('link', {name: 'magnificent gorgeous'}).click();
    await page.getByText('The demo is at /developing/magnificent-gorgeous', {exact: true}).waitFor();
    await eventually(() => demo().getByRole('link').count(), 2);
    assert.equal(path(), '/breadcrumbs');
  });

  it('goes back to its start', async () => {
    await demo().getByRole('link', {name: 'developing'}).click();
    await page.getByRole('button', {name: 'Back to the start'}).click();
    await page.getByText(`The demo is at ${START}`).waitFor();
  });

  it('keeps a step to the root from the site too, when the example takes it', async () => {
    await trail('Path to an order').getByRole('link', {name: 'Kornhaus'}).click();
    await page.getByText('Clicked: /', {exact: true}).waitFor();
    assert.equal(path(), '/breadcrumbs');
  });

  it('goes through the router if no listener cancels the click', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
    await trail('This page').getByRole('link', {name: 'Home'}).click();
    await page.waitForURL('/');
    await eventually(() => page.evaluate(() => document.documentElement.hasAttribute('data-mark')), true);
  });
});
