import {expect} from '@open-wc/testing';
import {runSliced} from './time-slicer.js';

const {signal} = new AbortController();

/** Work of several slices, each of which blocks the page for about the given time. */
function* busy(slices: number, milliseconds: number): Generator<void, string, void> {
  for (let slice = 0; slice < slices; slice++) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

describe('runSliced', () => {
  it('returns the result if the work ends within the budget', () => {
    expect(runSliced(busy(3, 0), signal)).to.equal('done');
  });

  it('returns the result of a few slices, even on a busy machine', () => {
    expect(runSliced(busy(3, 5), signal, 1)).to.equal('done');
  });

  it('returns a promise if the work takes longer', async () => {
    const result = runSliced(busy(8, 2), signal, 3);
    expect(result).to.be.instanceOf(Promise);
    expect(await result).to.equal('done');
  });

  it('lets other tasks run between its slices', async () => {
    let isDone = false;
    const work = Promise.resolve(runSliced(busy(20, 2), signal, 2)).then(() => (isDone = true));
    await new Promise(resolve => setTimeout(resolve));
    expect(isDone).to.equal(false);
    await work;
  });

  it('stops the work when aborted', async () => {
    const abort = new AbortController();
    const result = runSliced(busy(1000, 1), abort.signal, 1) as Promise<string>;
    abort.abort(new Error('dropped'));
    const cause = await result.catch((error: unknown) => error);
    expect((cause as Error).message).to.equal('dropped');
  });

  it('rejects with the error of the work', async () => {
    function* broken(): Generator<void, string, void> {
      yield* busy(8, 2);
      throw new Error('broken');
    }
    const cause = await (runSliced(broken(), signal, 1) as Promise<string>).catch((error: unknown) => error);
    expect((cause as Error).message).to.equal('broken');
  });

  it('lets two tasks take turns', async () => {
    const results = await Promise.all([runSliced(busy(8, 2), signal, 2), runSliced(busy(8, 2), signal, 2)]);
    expect(results).to.deep.equal(['done', 'done']);
  });
});
