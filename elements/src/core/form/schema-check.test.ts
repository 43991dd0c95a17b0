import {expect} from '@open-wc/testing';
import {checkValues, validationSignal, type Rules} from '../validation/index.js';
import {SchemaCheck} from './schema-check.js';

/** The check of an asynchronous schema, and the signals of its questions. */
function start() {
  const signals: AbortSignal[] = [];
  const validate = async (value: unknown) => {
    signals.push(validationSignal());
    await Promise.resolve();
    return {value};
  };
  const rules = {'~standard': {version: 1, vendor: 'app', validate}} as unknown as Rules;
  const check = new SchemaCheck({
    ask: isCurrent => checkValues(rules, {}, undefined, isCurrent),
    apply: () => {},
    delay: () => () => {},
    debounce: () => 0,
  });
  check.ask();
  return {signals, check};
}

describe('SchemaCheck', () => {
  it('aborts the question for older values', () => {
    const {signals, check} = start();
    check.ask();
    expect(signals.map(({aborted}) => aborted)).to.deep.equal([true, false]);
  });

  it('does not abort a question that is answered', async () => {
    const {signals, check} = start();
    await check.settle();
    check.ask();
    expect(signals.map(({aborted}) => aborted)).to.deep.equal([false, false]);
  });
});
