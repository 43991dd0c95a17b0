import {expect} from '@open-wc/testing';
import {hasActiveLink, isActiveLink} from './index.js';

describe('isActiveLink', () => {
  for (const [current, href, active, exactly] of [
    // The same path.
    ['/people', '/people', true, true],
    ['/people/', '/people', true, true],
    ['/people', '/people/', true, true],
    ['//people//', '/people', true, true],
    ['/People', '/people', false, false],
    ['/caf%C3%A9', '/café', true, true],
    ['/a b', '/a%20b', true, true],
    ['/100%', '/100%', true, true],
    // Below it, by whole segments.
    ['/people/7', '/people', true, false],
    ['/people/7/edit', '/people/7', true, false],
    ['/people-and-more', '/people', false, false],
    ['/peoples', '/people', false, false],
    ['/people', '/people/7', false, false],
    ['/all/people', '/people', false, false],
    // The home page is the parent of every page, but matches only itself.
    ['/', '/', true, true],
    ['', '/', true, true],
    ['/people', '/', false, false],
    // The query of the link must match. The order and other parameters do not matter.
    ['/people?page=2', '/people', true, true],
    ['/people?page=2', '/people?page=2', true, true],
    ['/people?sort=name&page=2', '/people?page=2', true, true],
    ['/people?page=2', '/people?page=2&sort=name', false, false],
    ['/people?page=22', '/people?page=2', false, false],
    ['/people', '/people?page=2', false, false],
    ['/people?name=a%20b', '/people?name=a b', true, true],
    ['/people', '/people?', true, true],
    // The hash must match too.
    ['/people#top', '/people', true, true],
    ['/people#top', '/people#top', true, true],
    ['/people#end', '/people#top', false, false],
    ['/people', '/people#top', false, false],
    ['/people?page=2#top', '/people?page=2#top', true, true],
    ['/people#/about?x=1', '/people#/about?x=1', true, true],
    ['/people', '/people#', true, true],
    // A link with only a query or a hash has no path.
    ['/people?page=2', '?page=2', true, true],
    ['/people#top', '#top', true, true],
    ['/people', '#top', false, false],
    // No URL.
    ['/people', '', false, false],
    ['/people', null, false, false],
    ['/people', undefined, false, false],
    // An unknown page.
    [null, '/', false, false],
    [null, '#top', false, false],
  ] as const) {
    it(`is ${active} for ${href} on ${current}, and ${exactly} when exact`, () => {
      const answers = [isActiveLink(current, {href}), isActiveLink(current, {href, exact: true})];
      expect(answers).to.deep.equal([active, exactly]);
    });
  }
});

describe('hasActiveLink', () => {
  const links = [
    {href: '/tables'},
    {links: [{href: '/selects'}, {href: '/sliders', exact: true, links: [{href: '/sliders/steps'}]}]},
  ];

  for (const [current, expected] of [
    ['/tables', true],
    ['/tables/client', true],
    ['/selects/', true],
    ['/sliders', true],
    ['/sliders/steps', true],
    ['/sliders/other', false],
    ['/', false],
  ] as const) {
    it(`is ${expected} on ${current}`, () => {
      expect(hasActiveLink(current, links)).to.equal(expected);
    });
  }

  it('is false without links', () => {
    expect(hasActiveLink('/', [])).to.equal(false);
  });
});
