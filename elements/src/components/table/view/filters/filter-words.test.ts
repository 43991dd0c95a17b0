import {expect} from '@open-wc/testing';
import {translate} from '../../../../core/localization/index.js';
import type {ColumnFilter} from '../../../../core/table/index.js';
import {filterInWords} from './filter-words.js';

const wordsIn = (lang: string, filter: ColumnFilter) =>
  filterInWords({
    filter,
    label: 'X',
    optionLabel: String,
    lang,
    term: (key, ...args) => translate('en', key, ...args),
  });

describe('filterInWords', () => {
  const cases: [ColumnFilter, string][] = [
    [{type: 'text', operator: 'contains', value: 'ada'}, 'X: contains ada'],
    [{type: 'text', operator: 'empty', value: 'ada'}, 'X: is empty'],
    [{type: 'number', from: 10, to: 20}, 'X: 10 to 20'],
    [{type: 'number', from: -1234.5}, 'X: from -1,234.5'],
    [{type: 'number', to: 0}, 'X: up to 0'],
    [{type: 'date', from: '2026-01-31'}, 'X: from 01/31/2026'],
    [{type: 'date', from: '2026-01-31', to: '2026-02-28'}, 'X: 01/31/2026 to 02/28/2026'],
    [{type: 'date', to: 'soon'}, 'X: up to soon'],
    [{type: 'options', values: ['a', '']}, 'X: A, (empty)'],
    [{type: 'options', values: ['a', 'b', 'c', 'd', 'e']}, 'X: A, B, C, 2 more'],
  ];
  for (const [filter, text] of cases) {
    it(`is "${text}"`, () => {
      const words = filterInWords({
        filter,
        label: 'X',
        optionLabel: value => value.toUpperCase(),
        lang: 'en',
        term: (key, ...args) => translate('en', key, ...args),
      });
      expect(words).to.equal(text);
    });
  }

  it('formats dates like the fields for typed dates, in the language', () => {
    const words = (lang: string) => wordsIn(lang, {type: 'date', from: '2026-01-31'});
    expect(['de', 'en-GB', 'fa', 'en_US'].map(words)).to.deep.equal([
      'X: from 31.01.2026',
      'X: from 31/01/2026',
      'X: from ۲۰۲۶/۰۱/۳۱',
      'X: from 01/31/2026',
    ]);
  });

  it('formats numbers in the language, and as in English if it is not valid', () => {
    const words = (lang: string) => wordsIn(lang, {type: 'number', from: 1.5});
    expect(['de', 'ar-EG', 'en_US'].map(words)).to.deep.equal(['X: from 1,5', 'X: from ١٫٥', 'X: from 1.5']);
  });
});
