import {expect, fixture, html} from '@open-wc/testing';
import type {LcElement} from './base/lc-element.js';
import {elementClasses, tagOf} from './testing/element-classes.js';

/** How browsers can read `javascript:`. */
const ADDRESSES = [
  'javascript:void 0',
  ' JavaScript:void 0',
  'java\nscript:void 0',
  '\u0001javascript:void 0',
];

const withAddress = elementClasses.filter(({elementProperties}) => elementProperties.has('href'));

describe('a javascript: address', () => {
  it('is tried with each element that has an href', () => {
    expect(withAddress.map(tagOf)).to.include.members(['lc-button', 'lc-card', 'lc-sidebar-link', 'lc-tab']);
  });

  for (const elementClass of withAddress)
    it(`is no link in ${tagOf(elementClass)}`, async () => {
      const page = await fixture(html`<div></div>`);
      for (const href of ADDRESSES) {
        const element = document.createElement(tagOf(elementClass)) as LcElement;
        Object.assign(element, {href, text: 'Text', heading: 'Text', pages: 3});
        page.append(element);
        await element.updateComplete;
        const links = [...element.shadowRoot!.querySelectorAll('a')];
        expect(links.filter(({protocol}) => protocol === 'javascript:')).to.have.length(0);
      }
    });
});
