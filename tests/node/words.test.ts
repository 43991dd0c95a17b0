/** The phrases that `scripts/check-words.mjs` finds, and the plain English that looks like them. */
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {findPhrases, writtenFiles} from '../../scripts/check-words.mjs';
import {ADVISED, REFUSED} from '../../scripts/words/phrases.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const matches = (text: string) => findPhrases(text).map(({match}) => match);

/** A text for each phrase, and what of it is found. */
const FOUND = [
  ['@cssprop --lc-x - Ground of the button.', 'Ground of'],
  ['readable on any ground', 'any ground'],
  ['a value that is no option', 'is no option'],
  ['What is no number warns.', 'is no number'],
  ['intervals that are none', 'are none'],
  ['a control that has none', 'has none'],
  ['null where there is none', 'where there is none'],
  ['Default: none.', 'Default: none'],
  ["Default `''`: none.", "Default `''`: none"],
  ['the page on show', 'on show'],
  ["as with React's inputs", 'as with'],
  ["The unit, as `'px'`.", ", as `'px'`"],
  ['Gives the next day.', 'Gives'],
  ['Tells whether it is open.', 'Tells'],
  ['an event tells of it', 'tells of'],
  ['@param warn Is told of bad options.', 'Is told'],
  ['Is called when it opens.', 'Is called'],
  ['What every form control shares.', 'What every'],
  ['What is not a number warns.', 'What is not a'],
  ['the error messages (spec, section 8)', 'spec, section'],
  ['starts anew', 'anew'],
  ['a row of its own', 'of its own'],
  ['when it has come to rest', 'come to rest'],
  ['says how to mend it', 'mend'],
  ['An edit that the parent does not take over is taken back.', 'parent does not take over'],
  ['when the parent holds it', 'parent holds'],
  ['stays, whatever the page sets', 'whatever the page sets'],
  ['a toast on its way out', 'its way out'],
  ["the library's own texts", 'own texts'],
  ['an element that nobody has touched', 'nobody has touched'],
  ['Whether there is no search field.', 'Whether there is no'],
  ['chosen as soon as one has it', 'as soon as one has'],
  ['Colour of the text', 'Colour'],
  ['Favourite sport', 'Favour'],
  ['--lc-centred', 'centred'],
  ['when the event is cancelled', 'cancelled'],
  ['fulfilment', 'fulfilment'],
  ['your organisation', 'organisation'],
  ['analysed', 'analysed'],
  ['rules and maths', 'maths'],
] as const;

const ALLOWED = [
  'The background of the button. A playground.',
  'There is no option. There are none left. While there are no options, it waits.',
  'The result is no longer shown. It is no wider than its place. The answer is no while it loads.',
  'Called when there is none.',
  'as in HTML; as `Date` counts; popups close, as `disabled` does; such as `x`',
  "const value = [first, 'a' as const];",
  'gives back focus, is told to stop, and is called again',
  'What it shows. What everyone sees.',
  'on its own, and of its own accord',
  'the rest of the page; recommended; amended',
  'React takes over the HTML of a server.',
  'the same way in every engine; the way in which it closes; the way out of the dialog',
  'for (const text of texts) return texts;',
  'as soon as an option has it',
  'the colors of neighboring days, centered',
  'aria-labelledby, ariaLabelledByElements, canceled',
  'otherwise, a promise, a precise exercise, raised, advertised',
  'meters, filters, parameters, the main element',
  'a language with licensed fonts',
];

describe('the phrases', () => {
  for (const [text, match] of FOUND) {
    it(`find "${match}" in "${text}"`, () => assert.ok(matches(text).includes(match), matches(text).join()));
  }

  for (const text of ALLOWED) it(`allow "${text}"`, () => assert.deepEqual(matches(text), []));

  it('have a text here, each of them', () => {
    const unused = [...REFUSED, ...ADVISED].filter(
      ([pattern]) => !FOUND.some(([text]) => new RegExp(pattern!).test(text)),
    );
    assert.deepEqual(unused, []);
  });

  it('are found across the lines of a comment, with the first line', () => {
    const text = '/**\n * A value that is\n * no option, and one\n   // that is no\n   // number.\n */';
    assert.deepEqual(
      findPhrases(text).map(({line, match}) => [line, match]),
      [
        [2, 'is no option'],
        [4, 'is no number'],
      ],
    );
  });
});

describe('the check', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'words-'));
  });
  after(() => rm(folder, {recursive: true}));

  const check = (...words: string[]) =>
    run(process.execPath, ['scripts/check-words.mjs', ...words], {cwd: root}).catch(
      (error: {code: number; stdout: string; stderr: string}) => error,
    );
  async function resultOf(text: string) {
    await writeFile(join(folder, 'text.md'), text);
    const file = relative(root, join(folder, 'text.md'));
    const {stdout, ...result} = await check(file);
    return {code: 'code' in result ? result.code : 0, output: stdout.replaceAll(file, 'text.md')};
  }

  it('passes a file without them', async () => {
    assert.deepEqual(await resultOf('A sentence.\n'), {code: 0, output: ''});
  });

  it('fails with the line of each phrase of the short list', async () => {
    const output = 'text.md:3  "anew"  ->  again\ntext.md:4  "anew"  ->  again\n';
    assert.deepEqual(await resultOf('# Title\n\nStarts anew.\nAnd anew.\n'), {code: 1, output});
  });

  it('only advises against the others', async () => {
    const output = 'text.md:1  "Gives"  ->  Returns (advice)\n';
    assert.deepEqual(await resultOf('Gives the next day.\n'), {code: 0, output});
  });

  it('says when there is no such file', async () => {
    assert.match((await check('no-such-folder')).stderr, /no file or folder "no-such-folder"/);
  });

  it('reads comments, code, Markdown and the site, and nothing that is built', () => {
    const files = writtenFiles();
    for (const file of [
      'README.md',
      'demo-app/index.html',
      'scripts/check-words.mjs',
      '.changeset/README.md',
    ])
      assert.ok(files.includes(file), file);
    assert.deepEqual(
      files.filter(file => /(^|\/)(node_modules|dist|\.cache)\//.test(file) || !existsSync(join(root, file))),
      [],
    );
  });
});
