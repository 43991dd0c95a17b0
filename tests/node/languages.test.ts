/** Checks the texts of each language in `core/localization/languages`: what a compiler cannot know. Needs a build. */
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import ts from 'typescript';
import {
  en,
  LANGUAGES,
  languageModule,
  type Terms,
  type Translation,
} from '@life-changers/elements/core/localization';
import {inRoot} from '../../scripts/lib/workspace.mjs';
import {callsOf} from './language-calls.js';

const FOLDER = inRoot('elements/src/core/localization/languages');
type Texts = Record<keyof Terms, (...args: unknown[]) => string>;
const english = en as unknown as Texts;
const keys = Object.keys(en).filter(key => key !== 'lang') as (keyof Terms)[];

/** Texts that a language may share with English, besides single words. */
const SHARED = /^(\d )?[\p{L}…]+( \d|, F8| \d+:1)?$|^hh:mm$|^[LN]1: [WR]1$/u;

/** The ends of a sentence, in all scripts. Thai has none, and the Greek question mark looks like a semicolon. */
const ENDS_SENTENCE = /[.!?。！？।؟…;]$/u;

/** The quotes and marks that a language does not use. */
const FOREIGN: readonly [languages: RegExp, mark: RegExp][] = [
  [/^(ja|zh|zh-Hant)$/, /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][,.;:!?]|"/u],
  [/^(ar|fa)$/, /[,;?]/],
  [/^(hi|bn)$/, /[\p{sc=Devanagari}\p{sc=Bengali}]\.$/u],
  [/^fr$/, /[^\u202f\u00a0] ?[;!?»]|[^\u00a0]:(?= |$)|«[^\u00a0\u202f]/u],
  [/^(?!en)/, /'|"/],
];

for (const name of LANGUAGES) {
  describe(`the language ${name}`, async () => {
    const file = `${FOLDER}/${name}.ts`;
    const module = (await import(`@life-changers/elements/languages/${name}`)) as Record<string, Translation>;
    const [[exported, translation] = []] = Object.entries(module);
    const texts = translation as unknown as Texts;
    /** Each text with its English one and the arguments of both. */
    const pairs = keys.flatMap(key =>
      callsOf(key, english[key].length).map(args => ({
        key,
        args,
        text: texts[key](...args),
        english: english[key](...args),
      })),
    );

    it('is exported by its tag', () => {
      assert.equal(exported, name.replace('-', ''));
      assert.equal(translation!.lang, name);
      assert.equal(languageModule(name), name);
    });

    it('has each text and no other', () => {
      assert.deepEqual(
        Object.keys(texts)
          .filter(key => key !== 'lang')
          .sort(),
        [...keys].sort(),
      );
    });

    it('writes what the app passes to each text', () => {
      for (const {key, text, english: original} of pairs) {
        assert.doesNotMatch(text, /undefined|NaN|\[object|#/, key);
        for (const [token] of original.matchAll(/\b(?:[A-Z]\d|F8)\b/g))
          assert.ok(text.includes(token), `${key}: ${text}`);
        for (const [number] of original.matchAll(/(?<![\w.,])[3-8](?![\w.])/g))
          assert.ok(withLatinDigits(text).includes(number), `${key}: ${number} in ${text}`);
      }
    });

    it('leaves no English', () => {
      for (const {key, text, english: original} of pairs)
        if (/[a-z]{3}/i.test(original) && !SHARED.test(text)) assert.notEqual(text, original, key);
    });

    it('does not start a message with the name of a field without a label twice', () => {
      const name = texts.thisField();
      for (const {key, text, args} of pairs) {
        const [label = '', rest] = text.split(/\s*[:：]\s*/u);
        if (args[0] === 'L1' && label === 'L1')
          assert.ok(!rest!.toLowerCase().startsWith(name.toLowerCase()), `${key}: ${name}: ${rest}`);
      }
    });

    it('has no space too many, and no sentence twice', () => {
      for (const {key, text} of pairs) {
        assert.equal(text, text.trim(), key);
        assert.doesNotMatch(text, / {2}/, key);
        const sentences = text.split(/(?<=[.。।])\s*/u).filter(sentence => sentence.length > 3);
        assert.equal(new Set(sentences).size, sentences.length, `${key}: ${text}`);
      }
    });

    it('ends sentences as English does, with the punctuation of the language', () => {
      for (const {key, text, english: original} of pairs) {
        const isOpen = /(\.\.\.|…)$/.test(original);
        if (name !== 'th' && !isOpen)
          assert.equal(ENDS_SENTENCE.test(text), ENDS_SENTENCE.test(original), `${key}: ${text}`);
        for (const [languages, mark] of FOREIGN)
          if (languages.test(name) && key !== 'timeParts')
            assert.doesNotMatch(withoutTechnicalWords(text), mark, key);
      }
    });

    it('has a form for each plural category of whole numbers', () => {
      const rules = new Intl.PluralRules(name);
      const categories = new Set(Array.from({length: 1200}, (_, number) => rules.select(number)));
      for (const forms of pluralForms(readFileSync(file, 'utf8')))
        if (forms.length > 1)
          assert.deepEqual(
            [...categories].filter(category => !forms.includes(category)),
            [],
          );
    });
  });
}

describe('languages', () => {
  it('are all listed', () => {
    const files = readdirSync(FOLDER).map(file => file.replace('.ts', ''));
    assert.deepEqual([...LANGUAGES].sort(), files.sort());
  });

  for (const [tag, name] of [
    ['de-AT-1996', 'de'],
    ['PT-br', 'pt-BR'],
    ['pt-AO', 'pt'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hans-SG', 'zh'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['iw', 'he'],
    ['in-ID', 'id'],
    ['constructor', undefined],
    ['ar-u-nu-arab', 'ar'],
    ['en-GB', undefined],
    ['x-klingon', undefined],
    ['', undefined],
  ] as const)
    it(`finds ${name ?? 'no module'} for "${tag}"`, () => assert.equal(languageModule(tag), name));
});

/** Returns the names of the forms of each object with a form `other`. */
function pluralForms(code: string): string[][] {
  const found: string[][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map(property => property.name?.getText() ?? '');
      if (names.includes('other')) found.push(names);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('language.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

/** Each script writes its ten digits in a row. */
const withLatinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, digit => {
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value += 1;
    return String(value);
  });

/** Formats, addresses, and keys have their own punctuation. */
const withoutTechnicalWords = (text: string) =>
  text.replace(/https?:\S+|name@\S+|Caps Lock|\S*:mm|\d+[:.,٫]\d+|\p{L}{1,2}:\p{L}{1,2}\b/gu, '0');
