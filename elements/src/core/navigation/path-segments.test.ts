import {expect} from '@open-wc/testing';
import {pathSegments, type PathLabels} from './path-segments.js';

const hrefs = (path: string) => pathSegments(path).map(({href}) => href);
const texts = (path: string, labels?: PathLabels) => pathSegments(path, labels).map(({text}) => text);

describe('pathSegments', () => {
  for (const [title, path, expected] of [
    ['returns each path on the way', '/a/b/c', ['/a', '/a/b', '/a/b/c']],
    ['is empty for the root', '/', []],
    ['is empty for an empty path', '', []],
    ['removes a trailing slash', '/a/b/', ['/a', '/a/b']],
    ['ignores empty segments', '/a//b///c', ['/a', '/a/b', '/a/b/c']],
    ['treats a path without a leading slash as absolute', 'a/b', ['/a', '/a/b']],
    ['removes a query', '/a/b?c=/d/e', ['/a', '/a/b']],
    ['removes a hash', '/a/b#/c/d', ['/a', '/a/b']],
    ['removes a query after a hash', '/a#b?c', ['/a']],
    ['is empty for only a query', '?a=/b', []],
    ['removes a scheme and host', 'https://example.com:8080/a/b', ['/a', '/a/b']],
    ['is empty for only a host', 'https://example.com', []],
    ['ignores a single dot', '/a/./b', ['/a', '/a/b']],
    ['resolves two dots', '/a/b/../c', ['/a', '/a/c']],
    ['does not go above the root', '/../../a', ['/a']],
    ['resolves encoded dots', '/a/%2e%2E/b', ['/b']],
    ['keeps the encoding of a segment', '/a%2Fb/caf%C3%A9', ['/a%2Fb', '/a%2Fb/caf%C3%A9']],
    ['keeps letters of any script', '/café', ['/café']],
    ['keeps an invalid encoding', '/100%/a', ['/100%', '/100%/a']],
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
    it(`stays on the site: ${JSON.stringify(path)}`, () => {
      const origins = hrefs(path).map(href => new URL(href, 'https://here.test').origin);
      expect([...new Set(origins)]).to.deep.equal(['https://here.test']);
    });
  }

  for (const [title, path, expected] of [
    ['turns dashes into spaces', '/magnificent-gorgeous', ['magnificent gorgeous']],
    ['turns underscores into spaces', '/how_we_do_it', ['how we do it']],
    ['turns several of them into one space', '/a--b__-c', ['a b c']],
    ['removes those at the ends', '/-a-', ['a']],
    ['keeps a segment that consists of them', '/---', ['---']],
    ['keeps a date', '/2019-06-01', ['2019-06-01']],
    ['turns a dash next to a digit into a space', '/top-10-tips', ['top 10 tips']],
    ['keeps letter case', '/iPhone/DE', ['iPhone', 'DE']],
    ['decodes', '/caf%C3%A9/a%2Fb/%D9%85', ['café', 'a/b', 'م']],
    ['decodes a segment before it splits words', '/a%2Db', ['a b']],
    ['shows an invalid encoding unchanged', '/100%/%E0%A4', ['100%', '%E0%A4']],
    ['keeps a plus sign', '/c++', ['c++']],
  ] as const) {
    it(`${title}: ${JSON.stringify(path)}`, () => {
      expect(texts(path)).to.deep.equal(expected);
    });
  }

  for (const [title, path, labels, expected] of [
    ['uses the label of a segment', '/people/ada', {ada: 'Ada Lovelace'}, ['people', 'Ada Lovelace']],
    ['uses the label of a path', '/a/a', {'/a/a': 'Second'}, ['a', 'Second']],
    ['prefers the label of the path to that of the segment', '/a', {a: 'No', '/a': 'Yes'}, ['Yes']],
    ['finds a segment by its decoded name', '/caf%C3%A9', {café: 'Coffee'}, ['Coffee']],
    ['finds a path by its decoded name', '/a/caf%C3%A9', {'/a/café': 'Coffee'}, ['a', 'Coffee']],
    ['finds a segment by its encoded name', '/caf%C3%A9', {'caf%C3%A9': 'Coffee'}, ['Coffee']],
    ['ignores an empty label', '/a-b', {'a-b': ''}, ['a b']],
    ['ignores a label that is not text', '/a-b', {'a-b': 7}, ['a b']],
    ['does not use inherited labels', '/constructor', {}, ['constructor']],
  ] as const) {
    it(title, () => {
      expect(texts(path, labels as unknown as PathLabels)).to.deep.equal(expected);
    });
  }
});
