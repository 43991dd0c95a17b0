/** `npx @life-changers/codemod`: its command, the files that it reads and writes, and what it refuses. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {inRoot} from '../../../scripts/lib/workspace.mjs';

const BEFORE = `import {ProgressSpinner} from 'primereact/progressspinner';

export const Wait = () => <ProgressSpinner />;
`;
const AFTER = `import {Spinner} from '@life-changers/react';

export const Wait = () => <Spinner />;
`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'life-changers-codemod-'))));
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const codemod = (...words: string[]) =>
  spawnSync(process.execPath, [inRoot('codemod/src/codemod.mjs'), ...words], {cwd: folder, encoding: 'utf8'});

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), text);
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const git = (...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@localhost', ...words], {cwd: folder});

describe('the codemod command', () => {
  it('lists the moves', () => {
    const {status, stdout} = codemod();
    assert.equal(status, 0);
    assert.match(stdout, /^ {2}prime-react +PrimeReact$/m);
  });

  for (const [words, message] of [
    [['ember', 'src'], 'There is no move "ember". The moves are prime-react'],
    [['prime-react'], 'Name files or folders, such as life-changers-codemod prime-react src.'],
    [['prime-react', 'missing'], 'There is no file or folder missing.'],
    [['prime-react', 'empty'], 'There are no .js, .mjs, .jsx, .ts, .mts, .tsx files in empty.'],
    [['prime-react', 'empty', '--fast'], "Unknown option '--fast'."],
    [['prime-react', 'empty', '--format', 'xml'], '--format is text or json.'],
  ] as const)
    it(`refuses ${words.join(' ')}`, () => {
      mkdirSync(join(folder, 'empty'));
      const {status, stderr} = codemod(...words);
      assert.equal(status, 2);
      assert.ok(stderr.startsWith(`life-changers-codemod: ${message}`), stderr);
    });

  it('writes only what changes, below the folder, and the same only once', () => {
    write('src/wait.jsx', BEFORE);
    write('src/node_modules/wait.jsx', BEFORE);
    write('src/.cache/wait.jsx', BEFORE);
    write('src/style.css', '');
    assert.match(codemod('prime-react', 'src').stdout, /^Moved 1 of 1 file from PrimeReact\.$/m);
    assert.equal(read('src/wait.jsx'), AFTER);
    assert.equal(read('src/node_modules/wait.jsx'), BEFORE);
    assert.equal(read('src/.cache/wait.jsx'), BEFORE);
    assert.match(codemod('prime-react', 'src').stdout, /^Moved 0 of 1 file from PrimeReact\.$/m);
  });

  it('writes nothing in a dry run, and reports the same as data', () => {
    write('wait.jsx', BEFORE);
    const {stdout} = codemod('prime-react', 'wait.jsx', '--dry-run', '--format', 'json');
    assert.deepEqual(JSON.parse(stdout), {
      move: 'prime-react',
      guide: '/guides/from-prime-react',
      dryRun: true,
      files: 1,
      changed: ['wait.jsx'],
      moved: {elements: 1, imports: 1},
      left: [],
      unread: [],
    });
    assert.equal(read('wait.jsx'), BEFORE);
  });

  it('lists a file that it cannot read, and moves the others', () => {
    write('bad.jsx', `${BEFORE}}`);
    write('wait.jsx', BEFORE);
    const {status, stdout} = codemod('prime-react', '.');
    assert.equal(status, 1);
    assert.match(stdout, /^ {2}bad\.jsx: line 4: Unexpected token$/m);
    assert.equal(read('bad.jsx'), `${BEFORE}}`);
    assert.equal(read('wait.jsx'), AFTER);
  });

  it('lists what it left with its line', () => {
    write('wait.jsx', BEFORE.replace('Spinner />', 'Spinner strokeWidth="2" />'));
    assert.match(
      codemod('prime-react', '.').stdout,
      /^ {2}wait\.jsx:3: <ProgressSpinner> without `strokeWidth`: \S/m,
    );
  });

  it('refuses to write over uncommitted changes', () => {
    write('src/wait.jsx', BEFORE);
    git('init', '-q');
    const {status, stderr} = codemod('prime-react', 'src');
    assert.equal(status, 2);
    assert.match(stderr, /Git has uncommitted changes: src\/.* Nothing was written\./);
    assert.equal(read('src/wait.jsx'), BEFORE);
    assert.equal(codemod('prime-react', 'src', '--force').status, 0);
    assert.equal(read('src/wait.jsx'), AFTER);
    write('src/wait.jsx', BEFORE);
    git('add', '.');
    git('commit', '-qm', 'All');
    assert.equal(codemod('prime-react', 'src').status, 0);
  });
});
