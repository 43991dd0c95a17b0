import {expect} from '@open-wc/testing';
import {LANGUAGES, languageModule, tagsOf} from './languages.js';

describe('languageModule', () => {
  for (const lang of LANGUAGES)
    it(`is itself for ${lang}`, () => expect(languageModule(lang)).to.equal(lang));

  for (const [tag, name] of [
    ['PT-br', 'pt-BR'],
    ['pt-PT', 'pt'],
    ['de-AT', 'de'],
    ['de-Latn-AT', 'de'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['iw', 'he'],
    ['in', 'id'],
    ['en', undefined],
    ['en-GB', undefined],
    ['xx', undefined],
    ['', undefined],
  ] as const)
    it(`is ${name} for "${tag}"`, () => expect(languageModule(tag)).to.equal(name));
});

describe('tagsOf', () => {
  for (const [lang, tags] of [
    ['de', ['de']],
    ['pt-BR', ['pt-br']],
    ['nb', ['nb', 'no', 'nn']],
    ['he', ['he', 'iw']],
    ['id', ['id', 'in']],
    ['zh-Hant', ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo']],
  ] as const)
    it(`are ${tags.join(', ')} for ${lang}`, () => expect(tagsOf(lang)).to.deep.equal(tags));
});
