// Alone on its page: nothing may have filled the slot.
import {expect} from '@open-wc/testing';
import {z} from 'zod';
import {askChecker, provideChecker, requiresValue, type RulesChecker} from './rules-slot.js';

const checker: RulesChecker = {
  checkValue: () => ({code: 'tooShort', min: 2}),
  requiresValue: (_rules, empty) => empty === '',
};

describe('the slot for what checks rules', () => {
  it('keeps checks pending until it is filled, and says once what is missing', async () => {
    const errors: string[] = [];
    const ask = () =>
      askChecker(
        given =>
          given.checkValue(
            z.string(),
            '',
            () => {},
            () => true,
          ),
        error => errors.push(error),
      );
    const answers = [ask(), ask()];
    expect(answers.every(answer => answer instanceof Promise)).to.equal(true);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain("import '@life-changers/elements/rules'");
    expect(requiresValue(z.string(), '')).to.equal(false);
    provideChecker(checker);
    for (const answer of answers) expect(await answer).to.deep.equal({code: 'tooShort', min: 2});
  });

  it('answers at once when it is filled', () => {
    provideChecker(checker);
    expect(
      askChecker(
        () => null,
        () => {},
      ),
    ).to.equal(null);
  });

  it('says whether rules require a value', () => {
    provideChecker(checker);
    expect(requiresValue(z.string(), '')).to.equal(true);
    expect(requiresValue(z.string(), 0)).to.equal(false);
    expect(requiresValue(null, '')).to.equal(false);
    expect(requiresValue(undefined, '')).to.equal(false);
  });
});
