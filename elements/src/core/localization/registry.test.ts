import {expect} from '@open-wc/testing';
import {ar, en, registerTranslation, translate} from './index.js';

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

  it('has every English term in Arabic', () => {
    expect(Object.keys(ar)).to.have.members(Object.keys(en));
  });
});
