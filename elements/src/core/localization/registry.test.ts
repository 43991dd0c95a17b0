import {expect} from '@open-wc/testing';
import {en, registerTranslation, translate} from './index.js';
import {ar} from './languages/ar.js';
import {de} from './languages/de.js';
import {nb} from './languages/nb.js';
import {zhHant} from './languages/zh-Hant.js';
import {addEnglish, isTranslated, registryHooks, translateWith} from './registry.js';

describe('localization registry', () => {
  it('uses English without any registration', () => {
    expect(translate('en', 'noEntries')).to.equal('No Entries to Display');
  });

  it('uses English if the language is unknown', () => {
    expect(translate('xx-YY', 'noEntries')).to.equal('No Entries to Display');
  });

  it('finds the parent of a regional tag', () => {
    registerTranslation({lang: 'pt', retry: () => 'Tentar de novo'});
    expect(translate('pt-BR', 'retry')).to.equal('Tentar de novo');
  });

  it('prefers the exact regional tag, ignoring case', () => {
    registerTranslation({lang: 'pt-BR', retry: () => 'Tentar novamente'});
    expect(translate('PT-br', 'retry')).to.equal('Tentar novamente');
  });

  it('falls back to English for missing terms', () => {
    expect(translate('pt', 'lastPage')).to.equal('Last page');
  });

  it('keeps the other terms when one is replaced', () => {
    registerTranslation({lang: 'pt', lastPage: () => 'Última página'});
    expect(translate('pt', 'retry')).to.equal('Tentar de novo');
  });

  it('counts characters by Arabic rules', () => {
    expect([1, 2, 3, 11].map(count => ar.tooShort('س', count))).to.deep.equal([
      'س: يجب إدخال حرف واحد على الأقل.',
      'س: يجب إدخال حرفين على الأقل.',
      'س: يجب إدخال 3 أحرف على الأقل.',
      'س: يجب إدخال 11 حرفًا على الأقل.',
    ]);
  });

  it('counts one character in English', () => {
    expect(en.tooShort('Name', 1)).to.equal('Name must have at least 1 character.');
  });

  it('finds a language by its other tags', () => {
    registerTranslation(nb, zhHant);
    expect(translate('nn-NO', 'close')).to.equal('Lukk');
    expect(translate('zh-TW', 'close')).to.equal(zhHant.close());
  });

  for (const tag of ['', 'x-klingon', 'i', '-', 'en_US'])
    it(`uses English for the tag "${tag}"`, () => {
      expect(translate(tag, 'close')).to.equal('Close');
    });

  for (const tag of ['de-AT-1996', 'DE', 'de-u-nu-arab', 'de-x-klingon'])
    it(`finds German for the tag "${tag}"`, () => {
      registerTranslation(de);
      expect(translate(tag, 'close')).to.equal('Schließen');
    });

  it('uses English in place of a text that throws, or is no function', () => {
    const lang = 'sw';
    registerTranslation({
      lang,
      close: () => {
        throw new Error('no such word');
      },
      retry: 'Jaribu tena' as never,
      month: undefined,
    });
    expect(['close', 'retry', 'month'].map(key => translate(lang, key as 'close'))).to.deep.equal([
      'Close',
      'Try again',
      'Month',
    ]);
  });

  it('reports a text that throws once', () => {
    const error = new Error('no such word');
    registerTranslation({
      lang: 'tlh',
      close: () => {
        throw error;
      },
    });
    const reported: unknown[][] = [];
    const {warn} = console;
    console.warn = (...report: unknown[]) => reported.push(report);
    try {
      translate('tlh', 'close');
      translate('tlh', 'close');
    } finally {
      console.warn = warn;
    }
    expect(reported).to.deep.equal([['The text "close" of the language "tlh" failed.', error]]);
  });

  it('uses English texts of other modules, or else the key', () => {
    const translated = () => translateWith({}, 'xx', 'textOfTest' as 'close');
    expect(translated()).to.equal('textOfTest');
    addEnglish({textOfTest: () => 'Leave page'} as object);
    expect(translated()).to.equal('Leave page');
  });

  for (const [tag, is] of [
    ['en', true],
    ['EN-gb', true],
    ['x-en', false],
    ['enm', false],
  ] as const)
    it(`has ${is ? 'a' : 'no'} translation for "${tag}"`, () => expect(isTranslated(tag)).to.equal(is));

  it('knows a language that is registered after it was asked for', () => {
    expect(isTranslated('eo')).to.equal(false);
    expect(translate('eo', 'close')).to.equal('Close');
    registerTranslation({lang: 'eo', close: () => 'Fermi'});
    expect(isTranslated('eo-XX')).to.equal(true);
    expect(translate('eo', 'close')).to.equal('Fermi');
  });

  it('names the languages without a message', () => {
    const asked: string[] = [];
    registryHooks.missing = tag => asked.push(tag);
    for (const tag of ['la', 'de-CH']) translate(tag, 'close');
    delete registryHooks.missing;
    expect(asked).to.deep.equal(['la']);
  });
});
