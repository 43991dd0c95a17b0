import {expect} from '@open-wc/testing';
import {TIME_LIMIT} from '../later.js';
import {ItemLoader, LOAD_DELAY} from '../item-loader.js';
import {LOADED_OPTIONS, type LoadOptionsContext} from './load-options.js';

const page = (...values: string[]) => values.map(value => ({text: value, value}));

interface Request extends LoadOptionsContext {
  readonly text: string;
  readonly answer: (options: unknown) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** A loader whose requests the test answers, and whose timers it runs. */
function setUp() {
  const requests: Request[] = [];
  const timers = new Set<{run: () => void; milliseconds: number}>();
  const warnings: string[] = [];
  const causes: unknown[] = [];
  let changes = 0;
  const loader = new ItemLoader({
    kind: LOADED_OPTIONS,
    load: (text, context) => {
      let settle: {resolve: (options: never) => void; reject: (error: Error) => void};
      const promise = new Promise<never>((resolve, reject) => (settle = {resolve, reject}));
      const done = () => new Promise<void>(next => setTimeout(next));
      const answer = (options: unknown) => {
        settle.resolve(options as never);
        return done();
      };
      const fail = (error: Error) => {
        settle.reject(error);
        return done();
      };
      requests.push({text, ...context, answer, fail});
      return promise;
    },
    changed: () => (changes += 1),
    delay: (run, milliseconds) => {
      const timer = {run, milliseconds};
      timers.add(timer);
      return () => timers.delete(timer);
    },
    warn: (message, cause) => {
      warnings.push(message);
      causes.push(cause);
    },
  });
  const pass = (time = LOAD_DELAY) => {
    const due = [...timers].filter(({milliseconds}) => milliseconds === time);
    for (const timer of due) {
      timers.delete(timer);
      timer.run();
    }
  };
  const values = () => loader.items.map(({value}) => value);
  return {loader, requests, warnings, causes, pass, values, changes: () => changes};
}

describe('ItemLoader', () => {
  it('is idle and has no more pages before the first request', () => {
    const {loader, requests} = setUp();
    loader.more();
    loader.retry();
    expect([loader.status, loader.isReplacing, loader.hasMore, requests]).to.deep.equal([
      'idle',
      false,
      false,
      [],
    ]);
  });

  it('requests the first text immediately, and the next when the user stops typing', async () => {
    const {loader, requests, pass} = setUp();
    loader.request('');
    await requests[0]!.answer(page('a'));
    loader.request('b');
    loader.request('bc');
    const before = requests.map(({text}) => text);
    pass();
    expect([before, requests.map(({text}) => text)]).to.deep.equal([[''], ['', 'bc']]);
  });

  it('has the options of the answer, and is loading until then', async () => {
    const {loader, requests, values} = setUp();
    loader.request('');
    const before = [loader.status, values()];
    await requests[0]!.answer(page('a', 'b'));
    expect([before, loader.status, values()]).to.deep.equal([['loading', []], 'idle', ['a', 'b']]);
  });

  it('keeps the options of the text before while it is loading', async () => {
    const {loader, requests, pass, values} = setUp();
    loader.request('');
    await requests[0]!.answer(page('a'));
    loader.request('b');
    pass();
    expect([loader.status, values()]).to.deep.equal(['loading', ['a']]);
  });

  it('replaces the options of the text before', async () => {
    const {loader, requests, pass, values} = setUp();
    loader.request('');
    await requests[0]!.answer(page('a'));
    loader.request('b');
    pass();
    await requests[1]!.answer(page('b'));
    expect(values()).to.deep.equal(['b']);
  });

  it('removes the options of the text before if the request fails', async () => {
    const {loader, requests, pass, values} = setUp();
    loader.request('');
    await requests[0]!.answer({options: page('a'), hasMore: true});
    loader.request('b');
    pass();
    await requests[1]!.fail(new Error('offline'));
    expect([loader.status, values(), loader.hasMore, loader.isReplacing]).to.deep.equal([
      'failed',
      [],
      false,
      false,
    ]);
  });

  it('does not request the same text again', async () => {
    const {loader, requests, pass} = setUp();
    loader.request('a');
    await requests[0]!.answer(page('a'));
    loader.request('a');
    pass();
    expect(requests).to.have.length(1);
  });

  it('calls changed when the status changes', async () => {
    const {loader, requests, changes} = setUp();
    loader.request('');
    const first = changes();
    await requests[0]!.answer(page('a'));
    loader.stop();
    expect([first, changes()]).to.deep.equal([1, 2]);
  });

  for (const [title, end] of [
    ['answer', (request: Request) => request.answer(page('old'))],
    ['failure', (request: Request) => request.fail(new Error('old'))],
  ] as const) {
    it(`aborts a request when the text changes, and ignores its ${title}`, async () => {
      const {loader, requests, pass, values, warnings} = setUp();
      loader.request('a');
      loader.request('b');
      const {aborted} = requests[0]!.signal as unknown as {aborted: boolean};
      pass();
      await requests[1]!.answer(page('new'));
      await end(requests[0]!);
      expect([aborted, loader.status, values(), warnings]).to.deep.equal([true, 'idle', ['new'], []]);
    });
  }

  it('appends the next pages until there are no more', async () => {
    const {loader, requests, values} = setUp();
    loader.request('');
    await requests[0]!.answer({options: page('a'), hasMore: true});
    loader.more();
    loader.more();
    await requests[1]!.answer({options: page('b')});
    loader.more();
    expect([requests.map(request => request.page), values(), loader.hasMore]).to.deep.equal([
      [1, 2],
      ['a', 'b'],
      false,
    ]);
  });

  it('warns about a failure, and repeats the request', async () => {
    const {loader, requests, warnings, causes, values} = setUp();
    const offline = new Error('offline');
    loader.request('a');
    await requests[0]!.fail(offline);
    const failed = loader.status;
    loader.retry();
    await requests[1]!.answer(page('a'));
    loader.retry();
    expect([failed, requests.map(({text}) => text), loader.status, values()]).to.deep.equal([
      'failed',
      ['a', 'a'],
      'idle',
      ['a'],
    ]);
    expect([warnings, causes]).to.deep.equal([['loadOptions has failed; users can try again.'], [offline]]);
  });

  it('does not abort a request that has failed', async () => {
    const {loader, requests} = setUp();
    loader.request('a');
    await requests[0]!.fail(new Error('offline'));
    expect((requests[0]!.signal as unknown as {aborted: boolean}).aborted).to.equal(false);
  });

  it('keeps the pages before one that has failed, and repeats only that', async () => {
    const {loader, requests, values} = setUp();
    loader.request('');
    await requests[0]!.answer({options: page('a'), hasMore: true});
    loader.more();
    await requests[1]!.fail(new Error('offline'));
    const kept = values();
    loader.retry();
    expect([kept, requests.map(request => request.page)]).to.deep.equal([['a'], [1, 2, 2]]);
  });

  it('fails if the function throws', async () => {
    const warnings: string[] = [];
    const loader = new ItemLoader({
      kind: LOADED_OPTIONS,
      load: () => {
        throw new Error('broken');
      },
      changed: () => {},
      delay: () => () => {},
      warn: message => warnings.push(message),
    });
    loader.request('');
    await loader.settle();
    expect([loader.status, warnings.length]).to.deep.equal(['failed', 1]);
  });

  for (const answer of [null, undefined, 5, 'a', {}, {options: 'a'}]) {
    it(`fails with a warning for the answer ${JSON.stringify(answer)}`, async () => {
      const {loader, requests, warnings} = setUp();
      loader.request('');
      await requests[0]!.answer(answer);
      expect(loader.status).to.equal('failed');
      expect(warnings.join()).to.contain('must return a list of options or {options, hasMore}');
    });
  }

  it('ignores what is not an option', async () => {
    const {loader, requests, values, warnings} = setUp();
    loader.request('');
    await requests[0]!.answer([null, ...page('a')]);
    expect([loader.status, values(), warnings.length]).to.deep.equal(['idle', ['a'], 1]);
  });

  it('lists an option of two pages once, with a warning', async () => {
    const {loader, requests, values, warnings} = setUp();
    loader.request('');
    await requests[0]!.answer({options: page('a', 'b'), hasMore: true});
    loader.more();
    await requests[1]!.answer(page('b', 'c'));
    expect(values()).to.deep.equal(['a', 'b', 'c']);
    expect(warnings).to.deep.equal(['loadOptions returned the value "b" again. It is listed once.']);
  });

  it('fails after 30 seconds without an answer, and ignores one that is later', async () => {
    const {loader, requests, pass, values, warnings} = setUp();
    loader.request('a');
    pass(TIME_LIMIT);
    await loader.settle();
    const {aborted} = requests[0]!.signal as unknown as {aborted: boolean};
    await requests[0]!.answer(page('late'));
    expect([aborted, loader.status, values(), warnings]).to.deep.equal([
      true,
      'failed',
      [],
      ['loadOptions has not answered for 30 seconds; users can try again.'],
    ]);
  });

  it('is replacing its options until the first page of a text is loaded', async () => {
    const {loader, requests} = setUp();
    loader.request('');
    const first = loader.isReplacing;
    await requests[0]!.answer({options: page('a'), hasMore: true});
    loader.more();
    expect([first, loader.status, loader.isReplacing]).to.deep.equal([true, 'loading', false]);
  });

  it('settles although a request that is no longer needed never ends', async () => {
    const {loader, requests} = setUp();
    loader.request('a');
    const settled = loader.settle();
    loader.request('b');
    const again = loader.settle();
    await requests[1]!.answer(page('b'));
    await Promise.all([settled, again]);
    expect(loader.status).to.equal('idle');
  });

  it('settles once the newest text is loaded, without waiting for the user to stop', async () => {
    const {loader, requests, values} = setUp();
    loader.request('');
    loader.request('b');
    const settled = loader.settle().then(values);
    await requests[1]!.answer(page('b'));
    expect(await settled).to.deep.equal(['b']);
  });

  it('aborts what is loading when it is stopped, and requests the next text immediately', async () => {
    const {loader, requests, pass, values} = setUp();
    loader.request('a');
    loader.stop();
    await requests[0]!.answer(page('a'));
    pass();
    const stopped = [loader.status, values()];
    loader.request('a');
    expect([stopped, requests.length]).to.deep.equal([['idle', []], 2]);
  });

  it('requests no further page after it has been stopped', async () => {
    const {loader, requests} = setUp();
    loader.request('a');
    await requests[0]!.answer({options: page('a'), hasMore: true});
    loader.stop();
    loader.more();
    expect([loader.status, requests.length]).to.deep.equal(['idle', 1]);
  });
});
