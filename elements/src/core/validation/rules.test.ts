import {expect} from '@open-wc/testing';
import type {Issue} from './issue.js';
import {LatestCheck} from './rules.js';

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
    check.take(issue);
    expect(check.issue).to.equal(issue);
  });

  it('is pending until an asynchronous result arrives', async () => {
    const check = new LatestCheck(() => {});
    const {promise, resolve} = deferred();
    check.take(promise);
    expect(check.isPending).to.equal(true);
    resolve(null);
    await check.complete;
    expect(check.issue).to.equal(null);
  });

  it('ignores a late result for an older value', async () => {
    const check = new LatestCheck(() => {});
    const {promise, resolve} = deferred();
    check.take(promise);
    check.take(null);
    resolve(issue);
    await promise;
    expect(check.issue).to.equal(null);
  });

  it('is complete only after the newest result, in any order', async () => {
    const check = new LatestCheck(() => {});
    const older = deferred();
    const newer = deferred();
    check.take(older.promise);
    const {complete} = check;
    check.take(newer.promise);
    newer.resolve(issue);
    older.resolve(null);
    await complete;
    expect(check.issue).to.equal(issue);
  });

  it('reports each new result', async () => {
    const outcomes: (Issue | null)[] = [];
    const check = new LatestCheck(() => outcomes.push(check.issue));
    check.take(Promise.resolve(null));
    await check.complete;
    expect(outcomes).to.deep.equal([{code: 'checkPending'}, null]);
  });
});
