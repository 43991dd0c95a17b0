import {expect} from '@open-wc/testing';
import {stepText} from './step-text.js';

describe('stepText', () => {
  for (const [lang, step, text] of [
    ['en', 900_000, '15 minutes'],
    ['en', 3_600_000, '1 hour'],
    ['en', 5_400_000, '90 minutes'],
    ['en', 1000, '1 second'],
    ['en', 1500, '1.5 seconds'],
    ['de', 900_000, '15 Minuten'],
  ] as const)
    it(`writes ${step} as ${text} in ${lang}`, () => {
      expect(stepText(lang, step)).to.equal(text);
    });
});
