/** The table of the testing guide: which role and name find a control. Needs a build. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import type {Page} from 'playwright-core';
import {eventually, startSite, type Site} from './support.js';

type Role = Parameters<Page['getByRole']>[0];

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly {readonly name?: string}[];
}

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

/** The guide gives the name of a file upload below the table. */
const OTHER_CONTROLS = ['lc-file-upload'];

const HTML =
  '<!doctype html><html lang="en"><title>Roles</title><script type="module" src="/lc/life-changers.min.js"></script>';

/** The rows of the table, one for each control. */
const rows = [...read('docs/testing.md').matchAll(/^\| (`lc-.*?) +\| `(\w+)` +\| its (\w+) +\|$/gm)].flatMap(
  ([, controls, role, name]) =>
    [...controls!.matchAll(/`([^`]+)`/g)].map(([, control]) => ({
      control: control!,
      role: role as Role,
      name: name!,
    })),
);

describe('the testing guide', () => {
  let site: Site;
  let page: Page;

  before(async () => {
    site = await startSite();
    ({page} = await site.newPage());
    await page.route('**/roles.html', route => route.fulfill({contentType: 'text/html', body: HTML}));
    await page.goto('/roles.html');
    await page.waitForFunction(() => customElements.get('lc-button') !== undefined);
  });
  after(() => site.close());

  it('lists every form control', () => {
    const {modules} = JSON.parse(read('elements/dist/custom-elements.json')) as {
      readonly modules: readonly {readonly declarations?: readonly Declaration[]}[];
    };
    const controls = modules
      .flatMap(({declarations = []}) => declarations)
      .filter(({attributes = []}) => attributes.some(({name}) => name === 'control-attributes'))
      .flatMap(({tagName}) => tagName ?? []);
    const listed = new Set([...OTHER_CONTROLS, ...rows.map(({control}) => control)]);
    assert.ok(controls.length > 15);
    assert.deepEqual(
      controls.filter(tag => !listed.has(tag)),
      [],
    );
  });

  for (const {control, role, name} of rows)
    it(`finds ${control} as ${role} by its ${name}`, async () => {
      await page.evaluate(
        ([tag = '', attribute = '', property = '']) => {
          const element = document.createElement(tag);
          if (attribute) element.setAttribute(attribute, '');
          // The text of a button is its content.
          Object.assign(element, {[property in element ? property : 'textContent']: 'Amount', open: true});
          document.body.replaceChildren(element);
        },
        [control.split(' ')[0]!, control.split(' ')[1] ?? '', name],
      );
      await eventually(() => page.getByRole(role, {name: 'Amount', exact: true}).count(), 1);
    });

  it('finds only the field of a number input by an exact label', async () => {
    await page.evaluate(() => {
      const input = Object.assign(document.createElement('lc-number-input'), {label: 'Amount'});
      document.body.replaceChildren(input);
    });
    await eventually(() => page.getByLabel('Amount', {exact: true}).count(), 1);
    await eventually(() => page.getByLabel('Amount').count(), 3);
  });

  it('finds a file upload by the name in the guide', async () => {
    await page.evaluate(() => {
      const upload = Object.assign(document.createElement('lc-file-upload'), {label: 'Photo'});
      document.body.replaceChildren(upload);
    });
    await eventually(() => page.getByRole('button', {name: 'Photo, Choose file', exact: true}).count(), 1);
  });
});
