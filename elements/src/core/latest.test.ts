import {expect} from '@open-wc/testing';
import {abort, Latest, signalOf, type Question} from './latest.js';

function deferred() {
  let resolve!: (answer: string) => void;
  const promise = new Promise<string>(done => (resolve = done));
  return {promise, resolve};
}

/** What asks, and the answers that it has used. */
function setUp() {
  const used: string[] = [];
  return {used, latest: new Latest<string>(answer => used.push(answer))};
}

const isAborted = (question: Question) => (signalOf(question) as unknown as {aborted: boolean}).aborted;

describe('Latest', () => {
  it('uses a synchronous answer before run returns', () => {
    const {latest, used} = setUp();
    latest.run(() => 'a');
    expect([used, latest.isPending]).to.deep.equal([['a'], false]);
  });

  it('is pending until an asynchronous answer arrives', async () => {
    const {latest, used} = setUp();
    const {promise, resolve} = deferred();
    latest.run(() => promise);
    const before = [[...used], latest.isPending];
    resolve('a');
    await latest.settle();
    expect([before, used, latest.isPending]).to.deep.equal([[[], true], ['a'], false]);
  });

  for (const [title, newer] of [
    ['asynchronous', () => Promise.resolve('new')],
    ['synchronous', () => 'new'],
  ] as const) {
    it(`ignores an outdated answer, whose question an ${title} one has replaced`, async () => {
      const {latest, used} = setUp();
      const {promise, resolve} = deferred();
      latest.run(() => promise);
      latest.run(newer);
      resolve('old');
      await promise;
      await latest.settle();
      expect(used).to.deep.equal(['new']);
    });
  }

  it('ignores the answer to a question that has asked a newer one', () => {
    const {latest, used} = setUp();
    latest.run(() => {
      latest.run(() => 'inner');
      return 'outer';
    });
    expect(used).to.deep.equal(['inner']);
  });

  it('aborts a question that is replaced or canceled, but not one that is answered', async () => {
    const {latest} = setUp();
    const questions: Question[] = [];
    const ask = (answer: Promise<string>) =>
      latest.run(question => {
        questions.push(question);
        signalOf(question);
        return answer;
      });
    ask(deferred().promise);
    ask(deferred().promise);
    latest.cancel();
    ask(Promise.resolve('a'));
    await latest.settle();
    latest.run(() => 'b');
    expect(questions.map(isAborted)).to.deep.equal([true, true, false]);
  });

  it('tells whether the answer to a question still matters', () => {
    const {latest} = setUp();
    let question!: Question;
    latest.run(given => {
      question = given;
      return deferred().promise;
    });
    const before = question();
    latest.cancel();
    expect([before, question()]).to.deep.equal([true, false]);
  });

  it('can be asked again by what listens to the signal', () => {
    const {latest, used} = setUp();
    latest.run(question => {
      const signal = signalOf(question) as unknown as EventTarget;
      signal.addEventListener('abort', () => latest.run(() => 'again'));
      return deferred().promise;
    });
    latest.cancel();
    expect([used, latest.isPending]).to.deep.equal([['again'], false]);
  });

  it('uses no answer after it is canceled', async () => {
    const {latest, used} = setUp();
    const {promise, resolve} = deferred();
    latest.run(() => promise);
    latest.cancel();
    resolve('a');
    await promise;
    expect([used, latest.isPending]).to.deep.equal([[], false]);
  });

  it('settles only with the newest answer', async () => {
    const {latest, used} = setUp();
    const [older, newer] = [deferred(), deferred()];
    latest.run(() => older.promise);
    const settled = latest.settle().then(() => [...used]);
    latest.run(() => newer.promise);
    older.resolve('old');
    await older.promise;
    newer.resolve('new');
    expect(await settled).to.deep.equal(['new']);
  });

  it('settles with the answer to a question that the use of an answer asks', async () => {
    const used: string[] = [];
    const latest = new Latest<string>(answer => {
      used.push(answer);
      if (answer === 'first') latest.run(() => Promise.resolve('second'));
    });
    latest.run(() => Promise.resolve('first'));
    await latest.settle();
    expect(used).to.deep.equal(['first', 'second']);
  });

  it('settles when a question that never ends is canceled', async () => {
    const {latest} = setUp();
    latest.run(() => deferred().promise);
    const settled = latest.settle();
    latest.cancel();
    await settled;
    expect(latest.isPending).to.equal(false);
  });

  it('stays pending if a question throws, until another one is asked', () => {
    const {latest, used} = setUp();
    const run = () =>
      latest.run(() => {
        throw new Error('broken');
      });
    expect(run).to.throw('broken');
    const before = latest.isPending;
    latest.run(() => 'a');
    expect([before, latest.isPending, used]).to.deep.equal([true, false, ['a']]);
  });
});

describe('signalOf', () => {
  it('returns one signal for each question', () => {
    const [a, b] = [() => true, () => true];
    expect([signalOf(a) === signalOf(a), signalOf(a) === signalOf(b)]).to.deep.equal([true, false]);
  });

  it('is not needed for abort', () => {
    const question = () => true;
    abort(question);
    expect(isAborted(question)).to.equal(false);
  });

  it('is aborted by abort', () => {
    const question = () => true;
    const before = isAborted(question);
    abort(question);
    expect([before, isAborted(question)]).to.deep.equal([false, true]);
  });
});
