/** The conformance report: each test that it names exists, each element has a part, and the files are up to date. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {REPORTS} from '../../scripts/conformance.mjs';
import {EN_301_549, SECTION_508} from '../conformance/chapters.js';
import {LEVEL_A, LEVEL_AA} from '../conformance/criteria.js';
import {ELEMENTS, FORM_CONTROL, RADIO_GROUP} from '../conformance/elements.js';
import {PRACTICES} from '../conformance/practices.js';
import {isTest, parseClaim, type NamedTest} from '../conformance/test-titles.js';
import {manifest} from './known-tags.js';

const inRoot = (path: string) => new URL(`../../${path}`, import.meta.url);

const {tests: theirs} = JSON.parse(readFileSync(inRoot('tests/conformance/aria-practices.json'), 'utf8')) as {
  tests: Record<string, [id: string, title: string][]>;
};

const criteria = [...LEVEL_A, ...LEVEL_AA];
const chapters = [...SECTION_508, ...EN_301_549];

/** The tests of a list that do not exist, or are skipped. */
const gone = (tests: readonly NamedTest[]) =>
  tests.filter(test => !isTest(test)).map(({file, title}) => `${file} has no test "${title}".`);

describe('the conformance report', () => {
  it('names only tests that exist, for elements', () => {
    const all = {...ELEMENTS, 'all form controls': FORM_CONTROL, 'groups of radio buttons': RADIO_GROUP};
    const claims = Object.entries(all).flatMap(([element, evidence]) =>
      Object.values(evidence).flatMap(titles => titles.map(title => parseClaim(title, element))),
    );
    assert.ok(claims.length > 300, String(claims.length));
    assert.deepEqual(gone(claims), []);
  });

  it('names only tests that exist, for criteria', () => {
    const rows = [...criteria, ...chapters.flatMap(({rows = []}) => rows)];
    assert.deepEqual(gone(rows.flatMap(({tests = []}) => tests.map(title => parseClaim(title)))), []);
  });

  it('has a part for each element', () => {
    const tags = manifest.modules
      .flatMap(({declarations = []}) => declarations.flatMap(({tagName}) => tagName ?? []))
      .map(tag => tag.replace('lc-', ''));
    assert.deepEqual(Object.keys(ELEMENTS).sort(), tags.sort());
  });

  it('has each criterion of WCAG 2.2 once, and evidence only for those', () => {
    const ids = criteria.map(({id}) => id);
    assert.deepEqual([ids.length, new Set(ids).size], [56, 56]);
    const named = [...Object.values(ELEMENTS), FORM_CONTROL, RADIO_GROUP].flatMap(evidence =>
      Object.keys(evidence),
    );
    assert.deepEqual(
      named.filter(id => id !== 'axe' && !ids.includes(id)),
      [],
    );
  });

  it('says that a criterion is tested or tested in part if there is a test, and only then', () => {
    const evidence = [...Object.values(ELEMENTS), FORM_CONTROL, RADIO_GROUP];
    const wrong = criteria
      .filter(({status}) => status !== 'app')
      .filter(({id, status, tests = []}) => {
        const hasTest = tests.length > 0 || evidence.some(of => of[id] !== undefined);
        return hasTest !== ['tested', 'part'].includes(status);
      });
    assert.deepEqual(
      wrong.map(({id}) => id),
      [],
    );
  });
});

describe('the ARIA practices', () => {
  for (const [example, list] of Object.entries(theirs)) {
    it(`of ${example} have an answer for each test`, () => {
      const practice = PRACTICES[example];
      assert.ok(practice, `There is no practice for ${example}.`);
      if ('why' in practice) return;
      const answers = list.map(([id, title]) => practice.answers[title] ?? practice.answers[id]);
      assert.ok(!answers.includes(undefined), `${example} has a test without an answer.`);
      const titles = answers.filter(answer => typeof answer === 'string');
      assert.deepEqual(gone(titles.map(title => parseClaim(title, practice.element))), []);
    });
  }
});

describe('a title in a report', () => {
  it('is that of a test in its file', () => {
    const file = 'tests/node/conformance.test.ts';
    assert.ok(isTest({file, title: 'is that of a test in its file'}));
    assert.ok(isTest({file, title: 'of … have an answer for each test'}));
    assert.ok(!isTest({file, title: 'is that of no test'}));
    assert.ok(!isTest({file: 'tests/node/no-such.test.ts', title: 'is that of a test in its file'}));
  });
});

for (const [path, text] of Object.entries(REPORTS))
  it(`${path} is up to date; \`npm run conformance\` writes it`, async () => {
    assert.equal(readFileSync(inRoot(path), 'utf8'), await text());
  });
