/** Checks that a page without a bundler has all that the packages have. Needs a build. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {entryModules, inRoot} from '../../scripts/lib/workspace.mjs';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

/** The names that `life-changers.min.js` exports. */
const exported = /export\s*\{([^}]*)\};?\s*$/
  .exec(read('elements/dist/life-changers.min.js'))![1]!
  .split(',')
  .map(name => name.trim().replace(/^.* as /, ''));

/** What a page without a bundler does not run: servers, tests, and pages that a server has rendered. */
const OTHER_USES = [
  ...['server', 'load-languages', 'hold-submit', 'hydrate', 'simulated-document'],
  ...['testing', 'testing/playwright'],
];

describe('life-changers.min.js', () => {
  for (const [name, source] of Object.entries(entryModules())) {
    if (/^(core|languages)\//.test(name) || name.endsWith('/class') || OTHER_USES.includes(name)) continue;
    it(`exports what ${name} exports`, async () => {
      const built = source.replace('/src/', '/dist/').replace(/\.ts$/, '.js');
      const module = (await import(pathToFileURL(built).href)) as object;
      assert.deepEqual(
        Object.keys(module).filter(member => !exported.includes(member)),
        [],
      );
    });
  }

  it('exports the classes of the elements, and what the README lists', () => {
    const [, table] = /It exports the class of each element.*?\n\n(.*?)\n\n/s.exec(
      read('elements/README.md'),
    )!;
    const rows = table!.split('\n').slice(2);
    const listed = rows.flatMap(row => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
    const others = exported.filter(name => !/^Lc[A-Z]/.test(name));
    assert.deepEqual(listed.sort(), others.sort());
  });

  it('leaves modules of core/table to the page, which have no dependencies', () => {
    const folder = 'elements/dist/core/table';
    const files = readdirSync(inRoot(folder), {recursive: true, encoding: 'utf8'}).filter(file =>
      file.endsWith('.js'),
    );
    assert.ok(files.length > 40);
    const imports = files.flatMap(file =>
      [...read(`${folder}/${file}`).matchAll(/^(?:import|export)\b[^'"]*["']([^"']+)["']/gm)].map(
        ([, name]) => name!,
      ),
    );
    assert.deepEqual(
      imports.filter(name => !name.startsWith('.')),
      [],
    );
  });
});
