/** What `changeset version` and `npm publish` would do, in a copy of the repository. Nothing is published. */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {promisify} from 'node:util';
import {canHaveProvenance, changesOf, distTagOf} from '../../scripts/lib/release-plan.mjs';
import {makeTemporaryCopy} from '../../scripts/lib/temporary-copy.mjs';

const PACKAGES = ['elements', 'react-bindings', 'create', 'codemod'];

let folder: string;
let remove: () => Promise<void>;
let notes: string[];

const read = (path: string) => readFile(join(folder, path), 'utf8');
const manifest = async (name: string) =>
  JSON.parse(await read(`${name}/package.json`)) as {
    name: string;
    version: string;
    publishConfig: {access: string};
    dependencies: Record<string, string>;
  };

/** The changesets, without the README of their folder. */
const changesets = async () =>
  (await readdir(join(folder, '.changeset'))).filter(file => file.endsWith('.md') && file !== 'README.md');

before(async () => {
  ({folder, remove} = await makeTemporaryCopy());
  const texts = await Promise.all((await changesets()).map(file => read(`.changeset/${file}`)));
  notes = texts.map(text => /^- (.+)$/m.exec(text)?.[1] ?? '').filter(note => note !== '');
  await promisify(execFile)(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version'], {
    cwd: folder,
  });
});
after(() => remove());

describe('a release', () => {
  it('gives all packages the same next version below 1.0', async () => {
    const versions = await Promise.all(PACKAGES.map(async name => (await manifest(name)).version));
    assert.equal(new Set(versions).size, 1);
    assert.match(versions[0]!, /^0\.\d+\.\d+$/);
    assert.notEqual(versions[0], '0.0.0');
  });

  it('says in the changelogs what has changed, and uses up the changesets', async () => {
    const changelogs = (
      await Promise.all(PACKAGES.map(name => read(`${name}/CHANGELOG.md`).catch(() => '')))
    ).join('\n');
    const missing = notes.filter(note => !changelogs.includes(note));
    assert.deepEqual(missing, []);
    assert.deepEqual(await changesets(), []);
  });

  it('needs the elements of the same version in React', async () => {
    const {version} = await manifest('elements');
    const {dependencies} = await manifest('react-bindings');
    assert.match(dependencies['@life-changers/elements'] ?? '', new RegExp(`${version}$`));
  });

  it('is public', async () => {
    for (const name of PACKAGES) assert.deepEqual((await manifest(name)).publishConfig, {access: 'public'});
  });

  it('has provenance only where npm can prove it', () => {
    assert.equal(canHaveProvenance({}), false);
    assert.equal(canHaveProvenance({ACTIONS_ID_TOKEN_REQUEST_URL: 'https://example.com'}), true);
  });

  it('is the latest one on npm, unless its version comes before a release', () => {
    assert.deepEqual(['0.1.0', '0.2.0-beta.1'].map(distTagOf), ['latest', 'next']);
  });

  it('tells the changes of its version alone', () => {
    const changelog = '# Package\n\n## 0.2.0\n\n### Minor Changes\n\n- New.\n\n## 0.1.0\n\n- First.\n';
    assert.equal(changesOf(changelog, '0.2.0'), '### Minor Changes\n\n- New.');
    assert.throws(() => changesOf(changelog, '0.3.0'), /no section for 0\.3\.0/);
  });
});
