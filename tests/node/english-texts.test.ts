/** Reads the sources of each element: it must have the English of every text that it shows. */
import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {en} from '@life-changers/elements/core/localization';

const CONSTANT = /export const (\w+) = \{\n([^]*?)\n\} satisfies/g;

const src = fileURLToPath(new URL('../../elements/src', import.meta.url));
const components = readdirSync(join(src, 'components')).filter(name => existsSync(classFile(name)));

const folder = join(src, 'core/localization/english');

/** The keys of each constant in the folder. */
const english = Object.fromEntries(
  [
    ...readdirSync(folder).flatMap(file => [...readFileSync(join(folder, file), 'utf8').matchAll(CONSTANT)]),
  ].map(([, name, body]) => [name!, [...body!.matchAll(/^ {2}(\w+)[:,]/gm)].map(match => match[1]!)]),
);

function classFile(name: string): string {
  return join(src, 'components', name, `${name}.ts`);
}

/** The files that no element imports: an app does. */
const features = readdirSync(join(src, 'components/table/features'), {withFileTypes: true})
  .filter(entry => entry.isDirectory())
  .map(({name}) => join(src, 'components/table/features', name, `${name}.define.ts`))
  .concat(
    join(src, 'components/form/form-guard.ts'),
    join(src, 'components/text-area/mentions.define.ts'),
    join(src, 'components/text-input/password.define.ts'),
    join(src, 'components/text-input/text-format.define.ts'),
    join(src, 'components/date-time-picker/typed-dates.define.ts'),
    join(src, 'components/file-upload/multiple-files.define.ts'),
    join(src, 'components/select/select-list.define.ts'),
    join(src, 'components/option-loading/loading.define.ts'),
    join(src, 'components/search-modal/command-palette.define.ts'),
  );

/** Returns the code of a module and of all that it imports, also later, without the core, which names none. */
function codeFrom(file: string, seen = new Map<string, string>()): string[] {
  if (seen.has(file) || file.startsWith(join(src, 'core'))) return [...seen.values()];
  const code = readFileSync(file, 'utf8');
  seen.set(file, code);
  const imports = code.matchAll(/^(?:(?:import|export)\s(?!type)[^;]*?|.* import\()'(\.[^']+)\.js'/gm);
  for (const [, path] of imports) codeFrom(join(dirname(file), `${path}.ts`), seen);
  return [...seen.values()];
}

/** Returns the quoted words in what a pattern captures. */
function wordsIn(code: readonly string[], pattern: RegExp): string[] {
  const found = code.flatMap(text => [...text.matchAll(pattern)].map(match => match[1]!));
  return found.flatMap(text => [...text.matchAll(/'(\w+)'/g)].map(match => match[1]!));
}

function shownTexts(code: readonly string[]): Set<string> {
  const shown = [
    ...wordsIn(code, /\bterm\(([^,()]*)/g),
    ...wordsIn(code, /\bformTerm\([^,()]*,([^,()]*)/g),
    ...wordsIn(code, /\bacted\(([^,()]*)/g),
    ...wordsIn(code, /[A-Z]+_TERMS[^{]*(\{[^}]*\})/g),
  ];
  return new Set(shown.filter(word => word in en));
}

function ownTexts(code: readonly string[]): Set<string> {
  const constants = Object.entries(english).filter(([name]) => code.some(text => text.includes(name)));
  return new Set(constants.flatMap(([, keys]) => keys));
}

describe('English texts', () => {
  for (const name of components) {
    it(`has every text that ${name} shows`, () => {
      const code = codeFrom(classFile(name));
      const missing = [...shownTexts(code)].filter(key => !ownTexts(code).has(key));
      assert.deepEqual(
        missing,
        [],
        'Add the constant of core/localization/english to englishTexts or the LocalizeController.',
      );
    });
  }

  for (const file of features) {
    it(`has every text that ${basename(file)} shows`, () => {
      const code = codeFrom(file);
      const missing = [...shownTexts(code)].filter(key => !ownTexts(code).has(key));
      assert.deepEqual(missing, []);
    });
  }

  it('finds every text but those that only issues show', () => {
    const code = [...components.map(classFile), ...features].flatMap(file => codeFrom(file));
    const shown = new Set([
      ...shownTexts(code),
      ...english.rulesTexts!,
      ...english.fileTexts!,
      ...english.timeInputTexts!,
    ]);
    const unused = Object.keys(en).filter(key => !shown.has(key));
    assert.deepEqual(unused, ['lang']);
  });
});
