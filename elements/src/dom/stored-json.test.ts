import {expect} from '@open-wc/testing';
import {readStored, store} from './stored-json.js';

const KEY = 'stored-json-test';

describe('stored JSON', () => {
  afterEach(() => localStorage.removeItem(KEY));

  it('is what was stored', () => {
    const causes: unknown[] = [];
    store(KEY, {position: 30}, cause => causes.push(cause));
    expect([readStored(KEY), causes]).to.deep.equal([{position: 30}, []]);
  });

  it('is null if there is none, or none that can be read', () => {
    const before = readStored(KEY);
    localStorage.setItem(KEY, '{');
    expect([before, readStored(KEY)]).to.deep.equal([null, null]);
  });

  it('says why a value cannot be stored', () => {
    const causes: unknown[] = [];
    store(KEY, 1n, cause => causes.push(cause));
    expect([causes.length, causes[0] instanceof TypeError, readStored(KEY)]).to.deep.equal([1, true, null]);
  });
});
