import {expect} from '@open-wc/testing';
import {z} from 'zod';
import {checkRules, LatestCheck, validate, validationSignal, type Rules} from './index.js';
import {requiresValue} from './rules.js';

/** Rules that record their signal with the value, and answer only if they are told to. */
function request() {
  const signals: AbortSignal[] = [];
  const answers: ((isAccepted: boolean) => void)[] = [];
  const validate = (value: unknown) => {
    signals.push(validationSignal());
    return new Promise(resolve => {
      answers.push(isAccepted => resolve(isAccepted ? {value} : {issues: [{message: 'Taken.'}]}));
    });
  };
  return {signals, answers, rules: {'~standard': {version: 1, vendor: 'app', validate}} as unknown as Rules};
}

const aborted = (signals: readonly AbortSignal[]) => signals.map(signal => signal.aborted);

describe('validationSignal', () => {
  it('is aborted when a newer check starts', () => {
    const {signals, rules} = request();
    const check = new LatestCheck(() => {});
    for (const value of ['a', 'ab']) check.run(isCurrent => checkRules(rules, value, undefined, isCurrent));
    expect(aborted(signals)).to.deep.equal([true, false]);
  });

  it('is aborted when a newer check asks no rules', () => {
    const {signals, rules} = request();
    const check = new LatestCheck(() => {});
    check.run(isCurrent => checkRules(rules, 'a', undefined, isCurrent));
    check.run(() => null);
    expect(aborted(signals)).to.deep.equal([true]);
  });

  it('is not aborted after the answer, so that a rule can keep it', async () => {
    const {signals, answers, rules} = request();
    const check = new LatestCheck(() => {});
    check.run(isCurrent => checkRules(rules, 'a', undefined, isCurrent));
    answers[0]!(true);
    await check.complete;
    check.run(isCurrent => checkRules(rules, 'ab', undefined, isCurrent));
    expect(aborted(signals)).to.deep.equal([false, false]);
  });

  it('is not aborted by the check of another value', () => {
    const {signals, rules} = request();
    for (const check of [new LatestCheck(() => {}), new LatestCheck(() => {})])
      check.run(isCurrent => checkRules(rules, 'a', undefined, isCurrent));
    expect(aborted(signals)).to.deep.equal([false, false]);
  });

  it('is the same in all rules of a check', () => {
    const signals: AbortSignal[] = [];
    const sign = () => signals.push(validationSignal()) > 0;
    const check = new LatestCheck(() => {});
    check.run(isCurrent =>
      checkRules(
        z.object({a: z.string().refine(sign), b: z.string().refine(sign)}),
        {a: '1', b: '2'},
        undefined,
        isCurrent,
      ),
    );
    expect(signals).to.have.length(2);
    expect(signals[0]).to.equal(signals[1]);
  });

  it('is that of the check when rules are asked again later', async () => {
    const {signals, answers, rules} = request();
    const check = new LatestCheck(() => {});
    check.run(isCurrent => checkRules(rules, '', undefined, isCurrent));
    answers[0]!(false);
    await Promise.resolve().then(() => {});
    await Promise.resolve().then(() => {});
    expect(signals).to.have.length(2);
    check.run(() => null);
    expect(aborted(signals)).to.deep.equal([true, true]);
  });

  it('is never aborted outside of a check', () => {
    const signal = validationSignal();
    new LatestCheck(() => {}).run(() => null);
    expect([signal.aborted, signal === validationSignal()]).to.deep.equal([false, false]);
  });

  it('is never aborted in validate', async () => {
    const {signals, answers, rules} = request();
    const results = ['a', 'b'].map(value => validate(rules, value));
    for (const answer of answers) answer(true);
    await Promise.all(results);
    expect(aborted(signals)).to.deep.equal([false, false]);
  });

  it('is not aborted where zod drops the answers, because nobody would catch that they fail', async () => {
    const signals: AbortSignal[] = [];
    const rules = z.string().refine(() => {
      signals.push(validationSignal());
      return Promise.resolve(true);
    });
    const check = new LatestCheck(() => {});
    for (const value of ['a', 'ab']) check.run(isCurrent => checkRules(rules, value, undefined, isCurrent));
    await check.complete;
    expect(aborted(signals)).to.deep.equal([false, true, false]);
  });

  it('is that of the outer check again after a question in between', () => {
    const signals: AbortSignal[] = [];
    const rules = z.string().refine(() => {
      signals.push(validationSignal());
      requiresValue(z.string().min(1), '');
      signals.push(validationSignal());
      return true;
    });
    new LatestCheck(() => {}).run(isCurrent => checkRules(rules, 'a', undefined, isCurrent));
    expect(signals[0]).to.equal(signals[1]);
  });

  it('does not report that an aborted request failed', async () => {
    const reports: string[] = [];
    const rules = {
      '~standard': {
        version: 1,
        vendor: 'app',
        validate: () => {
          const signal = validationSignal();
          return new Promise((_, reject) =>
            signal.addEventListener('abort', () => reject(new Error('Aborted.'))),
          );
        },
      },
    } as unknown as Rules;
    const check = new LatestCheck(() => {});
    check.run(isCurrent => checkRules(rules, 'a', reason => reports.push(reason), isCurrent));
    const {complete} = check;
    check.run(() => null);
    await complete;
    expect([reports, check.issue]).to.deep.equal([[], null]);
  });
});
