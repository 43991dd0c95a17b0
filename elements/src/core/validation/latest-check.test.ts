import {expect} from '@open-wc/testing';
import type {Issue} from './issue.js';
import {LatestCheck} from './latest-check.js';

const issue: Issue = {code: 'notValid'};

function deferred() {
  let resolve!: (issue: Issue | null) => void;
  const promise = new Promise<Issue | null>(done => (resolve = done));
  return {promise, resolve};
}

describe('LatestCheck', () => {
  it('has no issue initially', () => {
    expect(new LatestCheck(() => {}).issue).to.equal(null);
  });

  it('accepts a synchronous result', () => {
    const check = new LatestCheck(() => {});
    check.run(() => issue);
    expect(check.issue).to.equal(issue);
  });

  it('is pending until an asynchronous result arrives', async () => {
    const check = new LatestCheck(() => {});
    const {promise, resolve} = deferred();
    check.run(() => promise);
    expect([check.isPending, check.issue]).to.deep.equal([true, {code: 'checkPending'}]);
    resolve(null);
    await check.complete;
    expect(check.issue).to.equal(null);
  });

  it('ignores a late result for an older value', async () => {
    const check = new LatestCheck(() => {});
    const {promise, resolve} = deferred();
    check.run(() => promise);
    check.run(() => null);
    resolve(issue);
    await promise;
    expect(check.issue).to.equal(null);
  });

  it('tells an older check that it is no longer the newest', () => {
    const check = new LatestCheck(() => {});
    let isOlderCurrent!: () => boolean;
    check.run(isCurrent => {
      isOlderCurrent = isCurrent;
      return deferred().promise;
    });
    expect(isOlderCurrent()).to.equal(true);
    check.run(() => null);
    expect(isOlderCurrent()).to.equal(false);
  });

  it('is complete only after the newest result, in any order', async () => {
    const check = new LatestCheck(() => {});
    const older = deferred();
    const newer = deferred();
    check.run(() => older.promise);
    const {complete} = check;
    check.run(() => newer.promise);
    newer.resolve(issue);
    older.resolve(null);
    await complete;
    expect(check.issue).to.equal(issue);
  });

  it('reports each result that it has later', async () => {
    const outcomes: (Issue | null)[] = [];
    const check = new LatestCheck(() => outcomes.push(check.issue));
    check.run(() => Promise.resolve(null));
    await check.complete;
    expect(outcomes).to.deep.equal([null]);
  });
});
