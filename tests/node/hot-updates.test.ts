/** How `npm run dev` shows what has changed: which modules accept new versions, and when the page loads again. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {inRoot} from '../../scripts/lib/workspace.mjs';
import {hotUpdates} from '../../scripts/site/hot-updates.mjs';

/** Returns what the browser gets instead of a file of the repository, or null if that is the file itself. */
function transformed(path: string): string | null {
  const result: {code: string} | undefined = hotUpdates().transform(readSource(path), inRoot(path));
  return result?.code ?? null;
}

const readSource = (path: string): string => readFileSync(inRoot(path), 'utf8');

/** A module and those that import it. */
interface Module {
  readonly file: string;
  readonly isSelfAccepting?: boolean;
  readonly importers: Set<Module>;
}

const moduleOf = (path: string, importers: Module[] = [], isSelfAccepting = false): Module => ({
  file: inRoot(path),
  isSelfAccepting,
  importers: new Set(importers),
});

/** Whether a change of a module loads the page again. */
function loadsPage(changed: Module): boolean {
  const sent: {type: string}[] = [];
  const environment = {hot: {send: (payload: {type: string}) => sent.push(payload)}};
  hotUpdates().hotUpdate.call({environment} as never, {file: changed.file, modules: [changed]});
  return sent.some(({type}) => type === 'full-reload');
}

const BUTTON = 'elements/src/components/button';
const main = moduleOf('demo-app/src/main.tsx', [], true);
const react = moduleOf('react-bindings/src/components/button.ts', [main]);
const tag = moduleOf(`${BUTTON}/button.define.ts`, [react], true);

describe('a module while the site is developed', () => {
  for (const [title, path, expected] of [
    ['main accepts itself', 'demo-app/src/main.tsx', /^import\.meta\.hot\.accept\(next/m],
    [
      'a route accepts its pages',
      'demo-app/src/routes.tsx',
      /accept\(\[[^\]]*'\.\/content\/users\/page\.js'/,
    ],
    [
      'the list of guides accepts its texts',
      'demo-app/src/content/guides/list.ts',
      /accept\(\[[^\]]*installation\.md\?guide'/,
    ],
    ['styles accept themselves', `${BUTTON}/button.styles.ts`, /\[next\.buttonStyles\]/],
    ['a definition accepts itself', `${BUTTON}/button.define.ts`, /accept\(.*replaceElements/],
  ] as const)
    it(title, () => {
      assert.match(transformed(path) ?? '', expected);
    });

  for (const path of [
    `${BUTTON}/button.ts`,
    'elements/src/components/table/features/columns/columns.define.ts',
    'demo-app/src/content/buttons/overview.tsx',
    'react-bindings/src/components/button.ts',
  ])
    it(`is not transformed: ${path}`, () => {
      assert.equal(transformed(path), null);
    });

  it('accepts the pages of examples, in the list that the build makes of them', () => {
    const code = "export default [{load: () => import('/src/content/buttons/page.md?examples')}];";
    const result: {code: string} | undefined = hotUpdates().transform(code, '\0example-pages');
    assert.match(result?.code ?? '', /accept\(\['\/src\/content\/buttons\/page\.md\?examples'\]/);
  });

  it('keeps each import of a page', () => {
    const pages = (code: string | null) => code?.match(/import\('\.\/content\/[^']+'\)/g);
    const path = 'demo-app/src/routes.tsx';
    assert.deepEqual(pages(transformed(path)), pages(readSource(path)));
  });
});

describe('a changed module', () => {
  for (const [title, changed, expected] of [
    ['of an element replaces its class', moduleOf(`${BUTTON}/button.ts`, [tag]), false],
    ['of several elements replaces their classes', moduleOf('elements/src/base/a.ts', [tag, tag]), false],
    ['that the app imports, too, loads the page', moduleOf('elements/src/core/a.ts', [tag, react]), true],
    ['of a feature of tables loads the page', moduleOf('elements/src/a.define.ts', [react]), true],
    ['of the styles of elements replaces them', moduleOf(`${BUTTON}/button.styles.ts`, [react]), false],
    ['of the site renders the app', moduleOf('demo-app/src/site/page/page.tsx', [main]), false],
  ] as const)
    it(title, () => {
      assert.equal(loadsPage(changed), expected);
    });

  it('in a circle of imports replaces the classes of the tags around it', () => {
    const first = moduleOf('elements/src/base/a.ts', [tag]);
    const second = moduleOf('elements/src/base/b.ts', [first]);
    first.importers.add(second);
    assert.equal(loadsPage(first), false);
  });
});
