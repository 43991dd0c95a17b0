/** Checks that people can follow the READMEs. */
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {chartsOf} from '../../bench/report/charts.mjs';
import {manifest} from './known-tags.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const unique = (names: Iterable<string>) => [...new Set(names)].sort();

/** Returns the names of the packages that match in a text. */
const packages = (text: string, pattern: RegExp) =>
  unique([...text.matchAll(pattern)].map(([, name]) => name!));

/** Returns the anchors of the headings in a Markdown file. */
function anchors(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!.toLowerCase());
  return headings.map(heading => heading.replace(/[^\w\s-]/g, '').replace(/\s/g, '-'));
}

for (const file of ['README.md', 'elements/README.md', 'react-bindings/README.md']) {
  describe(file, async () => {
    const text = await readFile(join(root, file), 'utf8');
    const imported = packages(text, /^import .*'(@life-changers\/\w+)/gm);

    for (const command of ['npm install', 'pnpm add']) {
      it(`installs every package that its code imports, with ${command}`, () => {
        const lines = text.split('\n').filter(line => line.startsWith(`${command} `));
        const together = lines.find(line => imported.every(name => line.includes(name)));
        assert.ok(imported.length > 0);
        assert.ok(together, `No line has ${imported.join(' and ')}.`);
      });
    }

    it('mentions the one-file build', () => {
      assert.match(text, /life-changers\.min\.js/);
    });

    it('has no broken links', async () => {
      const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
      assert.ok(links.length > 0);
      for (const [, path, anchor] of links) {
        const target = path ? join(root, dirname(file), path) : join(root, file);
        assert.ok(existsSync(target), path);
        if (anchor) assert.ok(anchors(await readFile(target, 'utf8')).includes(anchor), `${path}#${anchor}`);
      }
    });
  });
}

describe('the chart of the README', () => {
  it('has the numbers that the performance page shows', async () => {
    const read = (path: string) => readFile(join(root, path), 'utf8');
    const table = JSON.parse(await read('demo-app/src/content/performance/results/table.json')) as object;
    const {svg} = chartsOf(table).find(({file}) => file === 'table-100000-sort-text.svg')!;
    const numbersOf = (chart: string) => /<desc.*<\/desc>/.exec(chart)?.[0];
    assert.equal(numbersOf(await read('docs/performance.svg')), numbersOf(svg));
  });
});

describe('the table of components', () => {
  it('has every element once, with its React component', async () => {
    const text = await readFile(join(root, 'README.md'), 'utf8');
    const rows = [...text.matchAll(/^\| `(lc-[\w-]+)` +\| `(\w+)` /gm)].map(
      ([, tag, name]) => `${tag} ${name}`,
    );
    const tags = manifest.modules.flatMap(({declarations = []}) =>
      declarations.flatMap(({tagName = []}) => tagName),
    );
    const elements = tags.map(
      tag => `${tag} ${tag.slice(3).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    );
    assert.deepEqual(rows.sort(), elements.sort());
  });
});
