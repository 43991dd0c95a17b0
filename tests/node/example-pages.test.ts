/** Checks what the build cannot check in the pages of examples. */
import assert from 'node:assert/strict';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {routes} from 'demo-app/routes';
import {readExamples} from '../../scripts/guides/read-examples.mjs';

const pages = fileURLToPath(new URL('../../demo-app/src/pages', import.meta.url));

describe('a page of examples has the title of its route', () => {
  for (const name of readdirSync(pages)) {
    const file = join(pages, name, 'page.md');
    if (!existsSync(file)) continue;
    it(name, () => {
      assert.equal(readExamples(file).title, routes.find(({path}) => path === `/${name}`)?.title);
    });
  }
});
