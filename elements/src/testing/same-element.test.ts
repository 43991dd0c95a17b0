import {expect, fixture, html} from '@open-wc/testing';
import {expectFocus, expectSame} from './same-element.js';

const missing = document.querySelectorAll('no-such-element')[0]!;

describe('expectFocus', () => {
  it('passes for the focused element', async () => {
    const button = await fixture<HTMLElement>(html`<button>Go</button>`);
    button.focus();
    expectFocus(button);
  });

  it('fails for an element without focus', async () => {
    const button = await fixture(html`<button>Go</button>`);
    expect(() => expectFocus(button)).to.throw('<button> "Go", the very same one');
  });

  for (const nothing of [undefined, null]) {
    it(`fails for ${nothing}`, () => {
      expect(() => expectFocus(nothing as never)).to.throw(`expectFocus needs an element, not ${nothing}`);
    });
  }
});

describe('expectSame', () => {
  it('passes for the same element, and for null twice', () => {
    expectSame(document.body, document.body);
    expectSame(null, null);
  });

  it('fails for another element, and for undefined instead of an element', () => {
    expect(() => expectSame(document.head, document.body)).to.throw('the very same one');
    expect(() => expectSame(missing, null)).to.throw('null, the very same one');
  });

  it('fails when the expected value is undefined, even if the actual value is undefined', () => {
    expect(() => expectSame(missing, missing)).to.throw('needs an element or null');
  });
});
