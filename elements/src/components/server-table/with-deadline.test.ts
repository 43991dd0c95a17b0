import {expect} from '@open-wc/testing';
import {withDeadline} from './with-deadline.js';

const {signal} = new AbortController();

/** Returns the reason of a rejected promise. */
const reasonOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error('It was not rejected.'),
    (reason: Error) => reason,
  );

const never = (): Promise<never> => new Promise(() => {});

describe('withDeadline', () => {
  it('resolves with a result in time', async () => {
    expect(await withDeadline(1000, signal, () => Promise.resolve('in time'))).to.equal('in time');
  });

  it('rejects with the cause of a failure', async () => {
    const reason = await reasonOf(withDeadline(1000, signal, () => Promise.reject(new Error('failed'))));
    expect(reason.message).to.equal('failed');
  });

  it('rejects in time if the function ignores its signal', async () => {
    const reason = await reasonOf(withDeadline(10, signal, never));
    expect(reason.name).to.equal('TimeoutError');
    expect(reason.message).to.equal('There was no answer within 10 ms.');
  });

  it('aborts the function after the timeout', async () => {
    let inner: AbortSignal | undefined;
    await reasonOf(
      withDeadline(10, signal, given => {
        inner = given;
        return never();
      }),
    );
    expect(inner!.aborted).to.equal(true);
  });

  it('rejects when aborted from outside', async () => {
    const abort = new AbortController();
    const result = reasonOf(withDeadline(1000, abort.signal, never));
    abort.abort();
    expect((await result).name).to.equal('AbortError');
  });

  it('does not end immediately if the timeout is longer than a timer can wait', async () => {
    const result = withDeadline(
      Infinity,
      signal,
      () => new Promise(resolve => setTimeout(() => resolve('done'), 10)),
    );
    expect(await result).to.equal('done');
  });
});
