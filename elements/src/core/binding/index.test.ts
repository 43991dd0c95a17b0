import {expect} from '@open-wc/testing';
import {AFTER_RESET, HYDRATE, ITEMS_SLOT} from './index.js';

describe('the names of the binding', () => {
  it('are two symbols with the prefix of the library, which all its copies share', () => {
    const names = [HYDRATE, AFTER_RESET].map(symbol => Symbol.keyFor(symbol));
    for (const name of names) expect(name).to.match(/^life-changers\../);
    expect(new Set(names)).to.have.property('size', 2);
  });

  it('have a slot for the links of a link that is not the one of its text', () => {
    expect(ITEMS_SLOT).to.match(/^lc-./);
  });
});
