import {expect} from '@open-wc/testing';
import {TextDictionary} from './text-dictionary.js';

describe('TextDictionary', () => {
  it('numbers strings in order of arrival', () => {
    const dictionary = new TextDictionary(4);
    expect(['b', 'a', 'c'].map(text => dictionary.idOf(text))).to.deep.equal([0, 1, 2]);
    expect(dictionary.texts).to.deep.equal(['b', 'a', 'c']);
  });

  it('returns the same number for the same string', () => {
    const dictionary = new TextDictionary(4);
    expect(['b', 'a', 'b', 'a'].map(text => dictionary.idOf(text))).to.deep.equal([0, 1, 0, 1]);
  });

  it('distinguishes strings by case and accent', () => {
    const dictionary = new TextDictionary(4);
    expect(['a', 'A', 'á', 'a\u0301'].map(text => dictionary.idOf(text))).to.deep.equal([0, 1, 2, 3]);
  });

  it('accepts as many distinct strings as it has room for', () => {
    const texts = Array.from({length: 5000}, (_, number) => `text ${number}`);
    const dictionary = new TextDictionary(texts.length);
    const ids = texts.map(text => dictionary.idOf(text));
    expect(texts.map(text => dictionary.idOf(text))).to.deep.equal(ids);
    expect(dictionary.texts).to.deep.equal(texts);
  });
});
