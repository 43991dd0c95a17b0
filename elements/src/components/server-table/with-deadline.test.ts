import {expect} from '@open-wc/testing';
import {withDeadline} from './with-deadline.js';

const {signal} = new AbortController();

/** The reason why a promise is rejected. */
const reasonOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error('It was not rejected.'),
    (reason: Error) => reason,
  );

const never = (): Promise<never> => new Promise(() => {});

describe('withDeadline', () => {
  it('gives what comes in time', async () => {
    expect(await withDeadline(1000, signal, () => Promise.resolve('in time'))).to.equal('in time');
  });

  it('hands on why it failed', async () => {
    const reason = await reasonOf(withDeadline(1000, signal, () => Promise.reject(new Error('failed'))));
    expect(reason.message).to.equal('failed');
  });

  it('gives up in time on what does not listen', async () => {
    const reason = await reasonOf(withDeadline(10, signal, never));
    expect(reason.name).to.equal('TimeoutError');
    expect(reason.message).to.equal('There was no answer within 10 ms.');
  });

  it('tells what runs to stop when the time is over', async () => {
    let inner: AbortSignal | undefined;
    await reasonOf(
      withDeadline(10, signal, given => {
        inner = given;
        return never();
      }),
    );
    expect(inner!.aborted).to.equal(true);
  });

  it('gives up when it is aborted from outside', async () => {
    const abort = new AbortController();
    const result = reasonOf(withDeadline(1000, abort.signal, never));
    abort.abort();
    expect((await result).name).to.equal('AbortError');
  });

  it('does not end at once when the time is longer than a timer can wait', async () => {
    const result = withDeadline(
      Infinity,
      signal,
      () => new Promise(resolve => setTimeout(() => resolve('done'), 10)),
    );
    expect(await result).to.equal('done');
  });
});
