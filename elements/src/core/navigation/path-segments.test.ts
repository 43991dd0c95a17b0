import {expect} from '@open-wc/testing';
import {pathSegments, type PathLabels} from './path-segments.js';

const hrefs = (path: string) => pathSegments(path).map(({href}) => href);
const texts = (path: string, labels?: PathLabels) => pathSegments(path, labels).map(({text}) => text);

describe('pathSegments', () => {
  for (const [title, path, expected] of [
    ['leads to each path on the way', '/a/b/c', ['/a', '/a/b', '/a/b/c']],
    ['has no steps for the root', '/', []],
    ['has no steps for nothing', '', []],
    ['ends without a slash', '/a/b/', ['/a', '/a/b']],
    ['leaves out empty segments', '/a//b///c', ['/a', '/a/b', '/a/b/c']],
    ['reads a path without a leading slash from the root', 'a/b', ['/a', '/a/b']],
    ['cuts off a query', '/a/b?c=/d/e', ['/a', '/a/b']],
    ['cuts off a hash', '/a/b#/c/d', ['/a', '/a/b']],
    ['cuts off a query behind a hash', '/a#b?c', ['/a']],
    ['has no steps for a query alone', '?a=/b', []],
    ['cuts off a scheme and host', 'https://example.com:8080/a/b', ['/a', '/a/b']],
    ['has no steps for a host alone', 'https://example.com', []],
    ['stays here', '/a/./b', ['/a', '/a/b']],
    ['goes back', '/a/b/../c', ['/a', '/a/c']],
    ['goes back no further than the root', '/../../a', ['/a']],
    ['goes back where the dots are encoded', '/a/%2e%2E/b', ['/b']],
    ['keeps the encoding of a segment', '/a%2Fb/caf%C3%A9', ['/a%2Fb', '/a%2Fb/caf%C3%A9']],
    ['keeps letters of any script', '/café', ['/café']],
    ['keeps a broken encoding', '/100%/a', ['/100%', '/100%/a']],
    ['keeps a colon and an at sign', '/@ada/urn:x', ['/@ada', '/@ada/urn:x']],
    ['encodes spaces', '/a b', ['/a%20b']],
  ] as const) {
    it(`${title}: ${JSON.stringify(path)}`, () => {
      expect(hrefs(path)).to.deep.equal(expected);
    });
  }

  for (const path of [
    '//example.com/a',
    '/\\example.com/a',
    '\\\\example.com\\a',
    '/\t/example.com',
    '/\n/example.com/a',
    '/\r\\example.com',
    'javascript:alert(1)',
    '/..//example.com',
  ]) {
    it(`never leaves the site: ${JSON.stringify(path)}`, () => {
      const origins = hrefs(path).map(href => new URL(href, 'https://here.test').origin);
      expect([...new Set(origins)]).to.deep.equal(['https://here.test']);
    });
  }

  for (const [title, path, expected] of [
    ['turns dashes into spaces', '/magnificent-gorgeous', ['magnificent gorgeous']],
    ['turns underscores into spaces', '/how_we_do_it', ['how we do it']],
    ['turns several into one space', '/a--b__-c', ['a b c']],
    ['leaves out those at the ends', '/-a-', ['a']],
    ['keeps a segment of nothing else', '/---', ['---']],
    ['keeps a date', '/2019-06-01', ['2019-06-01']],
    ['turns a dash beside a digit into a space', '/top-10-tips', ['top 10 tips']],
    ['keeps letter case', '/iPhone/DE', ['iPhone', 'DE']],
    ['decodes', '/caf%C3%A9/a%2Fb/%D9%85', ['café', 'a/b', 'م']],
    ['decodes before it makes words', '/a%2Db', ['a b']],
    ['shows a broken encoding as it is', '/100%/%E0%A4', ['100%', '%E0%A4']],
    ['keeps a plus sign', '/c++', ['c++']],
  ] as const) {
    it(`${title}: ${JSON.stringify(path)}`, () => {
      expect(texts(path)).to.deep.equal(expected);
    });
  }

  for (const [title, path, labels, expected] of [
    ['has the label of a segment', '/people/ada', {ada: 'Ada Lovelace'}, ['people', 'Ada Lovelace']],
    ['has the label of a path', '/a/a', {'/a/a': 'Second'}, ['a', 'Second']],
    ['has the label of the path before that of the segment', '/a', {a: 'No', '/a': 'Yes'}, ['Yes']],
    ['finds a segment by its decoded name', '/caf%C3%A9', {café: 'Coffee'}, ['Coffee']],
    ['finds a path by its decoded name', '/a/caf%C3%A9', {'/a/café': 'Coffee'}, ['a', 'Coffee']],
    ['finds a segment by its encoded name', '/caf%C3%A9', {'caf%C3%A9': 'Coffee'}, ['Coffee']],
    ['passes over an empty label', '/a-b', {'a-b': ''}, ['a b']],
    ['ignores a label that is not text', '/a-b', {'a-b': 7}, ['a b']],
    ['knows no label that was not given', '/constructor', {}, ['constructor']],
  ] as const) {
    it(title, () => {
      expect(texts(path, labels as unknown as PathLabels)).to.deep.equal(expected);
    });
  }
});
