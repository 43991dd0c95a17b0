import {expect} from '@open-wc/testing';
import {checkValues, validationSignal, type Rules} from '../validation/index.js';
import {SchemaCheck, type SchemaResult} from './schema-check.js';
import {FakeClock} from '../../testing/fake-clock.js';
import {TIME_LIMIT, type Later} from '../later.js';

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

const VALID: SchemaResult = {issues: [], output: {}};

/** A check that waits 300 ms on a clock, with what it has asked and applied. */
function startWith(answer: () => Later<SchemaResult>) {
  const clock = new FakeClock();
  const applied: SchemaResult[] = [];
  let questions = 0;
  const check = new SchemaCheck({
    ask: () => {
      questions += 1;
      return answer();
    },
    apply: result => applied.push(result),
    delay: (callback, milliseconds) => {
      const timer = clock.setTimer(callback, milliseconds);
      return () => clock.clearTimer(timer);
    },
    debounce: () => 300,
  });
  return {check, clock, applied, questions: () => questions};
}

describe('SchemaCheck', () => {
  it('asks a synchronous schema immediately, each time', () => {
    const {check, applied} = startWith(() => VALID);
    check.request();
    check.request();
    expect([applied, check.isAsync, check.isPending]).to.deep.equal([[VALID, VALID], false, false]);
  });

  it('asks an asynchronous schema once the values have not changed for a while', async () => {
    const {check, clock, applied, questions} = startWith(() => Promise.resolve(VALID));
    check.request();
    await check.settle();
    expect([check.isAsync, check.isPending, questions()]).to.deep.equal([true, false, 1]);
    check.request();
    clock.pass(200);
    check.request();
    clock.pass(200);
    expect([check.isPending, questions()]).to.deep.equal([true, 1]);
    clock.pass(100);
    expect(questions()).to.equal(2);
    await check.settle();
    expect([applied, check.isAsync]).to.deep.equal([[VALID, VALID], true]);
  });

  it('asks without waiting to settle', async () => {
    const {check, clock, questions} = startWith(() => Promise.resolve(VALID));
    check.ask();
    await check.settle();
    check.request();
    await check.settle();
    expect([questions(), clock.timers, check.isPending]).to.deep.equal([2, 0, false]);
  });

  it('is not pending after it is canceled', async () => {
    const {check, clock, questions} = startWith(() => Promise.resolve(VALID));
    check.ask();
    await check.settle();
    check.request();
    check.cancel();
    clock.pass(300);
    expect([questions(), check.isPending]).to.deep.equal([1, false]);
  });

  it('has failed if the schema does not answer in time', async () => {
    const {check, clock, applied} = startWith(() => new Promise(() => {}));
    check.ask();
    clock.pass(TIME_LIMIT);
    await check.settle();
    expect(applied).to.deep.equal([{issues: [{issue: {code: 'checkFailed'}, path: []}], output: undefined}]);
  });

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
