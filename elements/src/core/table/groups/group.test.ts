import {expect} from '@open-wc/testing';
import {isOpenIn, NO_OPEN_GROUPS, parseOpenGroups, withOpen} from './group.js';

describe('open groups', () => {
  for (const [given, expected] of [
    [null, NO_OPEN_GROUPS],
    ['none', NO_OPEN_GROUPS],
    ['all', {mode: 'all', except: []}],
    [[['a'], ['a', null]], {mode: 'none', except: [['a'], ['a', null]]}],
    [
      {mode: 'all', except: [['b']]},
      {mode: 'all', except: [['b']]},
    ],
    [{mode: 'none'}, NO_OPEN_GROUPS],
    [{mode: 'some'}, null],
    [['a'], null],
    [[[]], null],
    [[[1]], null],
    [5, null],
  ] as const)
    it(`are read from ${JSON.stringify(given)}`, () => {
      expect(parseOpenGroups(given)).to.deep.equal(expected);
    });

  it('open and close', () => {
    const one = withOpen(NO_OPEN_GROUPS, ['a'], true);
    expect(one).to.deep.equal({mode: 'none', except: [['a']]});
    expect(withOpen(one, ['a'], true)).to.deep.equal(one);
    expect(withOpen(one, ['a'], false)).to.deep.equal(NO_OPEN_GROUPS);
    expect(withOpen({mode: 'all', except: []}, ['a', null], false)).to.deep.equal({
      mode: 'all',
      except: [['a', null]],
    });
  });

  it('are all, or none, but for exceptions', () => {
    const isOpen = isOpenIn({mode: 'all', except: [['a']]});
    expect([isOpen(['a']), isOpen(['a', 'b']), isOpen([null])]).to.deep.equal([false, true, true]);
    expect(isOpenIn({mode: 'none', except: [[null]]})([null])).to.equal(true);
  });
});
