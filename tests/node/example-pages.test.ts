/** Checks what the build cannot check in the pages of examples. */
import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {routes} from 'demo-app/routes';
import {readExamples} from '../../scripts/guides/read-examples.mjs';

const site = fileURLToPath(new URL('../../demo-app/src', import.meta.url));
const pages = join(site, 'content');

describe('a page of examples has the title of its route', () => {
  for (const name of readdirSync(pages)) {
    const file = join(pages, name, 'page.md');
    if (!existsSync(file)) continue;
    it(name, () => {
      assert.equal(readExamples(file).title, routes.find(({path}) => path === `/${name}`)?.title);
    });
  }
});

interface Reference {
  readonly name: string;
  readonly properties: readonly {readonly name: string}[];
}

it('the page of all form components has each form control', () => {
  const references = JSON.parse(readFileSync(join(site, 'site/api/reference.json'), 'utf8')) as Reference[];
  const isControl = ({properties}: Reference) => properties.some(({name}) => name === 'controlAttributes');
  const names = references.filter(isControl).map(({name}) => name);
  // Two of them are mostly used outside forms.
  const controls = names.filter(name => name !== 'search-input' && name !== 'tree');
  const page = routes.find(({path}) => path === '/all-form-components');
  assert.deepEqual(page?.elements.toSorted(), controls.sort());
});
