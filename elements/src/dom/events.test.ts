import {expect} from '@open-wc/testing';
import {sendHide, sendOpenEvent} from './events.js';

/** An element in a parent that counts the events it receives. */
function setUp(type: keyof HTMLElementEventMap) {
  const parent = document.createElement('div');
  const element = document.createElement('div');
  parent.append(element);
  const reached: string[] = [];
  parent.addEventListener(type, () => reached.push('parent'));
  element.addEventListener(type, () => reached.push('element'));
  return {element, reached};
}

describe('open events', () => {
  for (const type of ['lc-show', 'lc-after-show', 'lc-after-hide'] as const) {
    it(`sends ${type}, which does not bubble`, () => {
      const {element, reached} = setUp(type);
      sendOpenEvent(element, type);
      expect(reached).to.deep.equal(['element']);
    });

    it(`sends ${type}, which is neither composed nor cancelable`, () => {
      const {element} = setUp(type);
      let flags: boolean[] = [];
      element.addEventListener(type, event => (flags = [event.composed, event.cancelable]));
      sendOpenEvent(element, type);
      expect(flags).to.deep.equal([false, false]);
    });
  }

  it('sends lc-hide, which does not bubble', () => {
    const {element, reached} = setUp('lc-hide');
    sendHide(element, 'escape');
    expect(reached).to.deep.equal(['element']);
  });

  it('sends the reason in lc-hide', () => {
    const {element} = setUp('lc-hide');
    let reason = '';
    element.addEventListener('lc-hide', event => (reason = event.detail.reason));
    sendHide(element, 'escape');
    expect(reason).to.equal('escape');
  });

  it('may close if no listener cancels lc-hide', () => {
    expect(sendHide(document.createElement('div'), 'escape')).to.equal(true);
  });

  it('may not close if a listener cancels lc-hide', () => {
    const {element} = setUp('lc-hide');
    element.addEventListener('lc-hide', event => event.preventDefault());
    expect(sendHide(element, 'escape')).to.equal(false);
  });
});
