import {expect} from '@open-wc/testing';
import {recordWarnings} from '../testing/events.js';
import {define} from './define.js';

const newClass = () => class extends HTMLElement {};

describe('define', () => {
  it('registers an element', () => {
    const first = newClass();
    define('test-defined', first);
    expect(customElements.get('test-defined') === first).to.equal(true);
  });

  it('accepts the same class again', async () => {
    const first = newClass();
    define('test-same', first);
    expect(await recordWarnings(() => define('test-same', first))).to.deep.equal([]);
  });

  it('keeps the first class of another copy of the library, and warns once', async () => {
    const first = newClass();
    define('test-twice', first);
    define('test-other', newClass());
    const warnings = await recordWarnings(() => {
      define('test-twice', newClass());
      define('test-other', newClass());
    });
    expect(customElements.get('test-twice') === first).to.equal(true);
    expect(warnings).to.deep.equal([
      'Life Changers: <test-twice> is already defined, and keeps its first definition. Load the library only once, and in one version.',
    ]);
  });
});
