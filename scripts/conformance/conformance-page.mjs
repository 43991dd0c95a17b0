import {EN_301_549, SECTION_508} from '../../tests/conformance/chapters.ts';
import {ELEMENTS, FORM_CONTROL, RADIO_GROUP} from '../../tests/conformance/elements.ts';
import {format} from '../lib/format.mjs';
import {
  criterionNamed,
  elementsFor,
  escaped,
  LEVELS,
  nameOf,
  sharedBy,
  table,
  testsText,
} from './evidence.mjs';

/** What each status is called, and what it means. */
const RESULTS = {
  tested: ['Tested', 'Tests show it for the elements that it is about. No failure is known.'],
  part: ['In part', 'Tests show a part of it. No failure is known.'],
  app: [
    'The app’s responsibility',
    'Only an app can meet or fail it. The elements help where the table says so.',
  ],
  untested: ['Not tested', 'No test shows it.'],
  none: ['Not applicable', 'It is about something that the library does not have.'],
};

const resultOf = ({status}) => RESULTS[status][0];

/** Returns the text of the report. */
export async function conformancePage() {
  const text = [
    '# Conformance report',
    ...summary(),
    ...LEVELS.flatMap(({title, rows}) => [`## ${title}`, criteriaTable(rows)]),
    ...chapters('Section 508', SECTION_508),
    ...chapters('EN 301 549', EN_301_549),
    ...elements(),
  ].join('\n\n');
  return format('docs/conformance.md', text);
}

const summary = () => [
  '## Summary',
  '**No person has tested the elements with NVDA, JAWS, or VoiceOver, or with another assistive technology.** All results are from automatic tests: axe, pressed keys, pointers, and what the elements set in the DOM. The tests of the elements run in Chromium, Firefox, and WebKit, and those of this site in Chromium. Such tests find only a part of all problems. The library is a set of elements, so this report is not about your app.',
  table(
    ['Result', 'Meaning', 'Level A', 'Level AA'],
    Object.entries(RESULTS).map(([status, [name, meaning]]) => [
      name,
      meaning,
      ...LEVELS.map(({rows}) => rows.filter(row => row.status === status).length),
    ]),
  ),
  'As OpenACR data (`demo-app/public/openacr.yaml`), “in part” is “partially supports”, and “not tested” is “not evaluated”. [ARIA practices](../demo-app/src/content/guides/texts/aria-practices.md) compares the tests with those of the W3C, and the [accessibility guide](../demo-app/src/content/guides/texts/accessibility.md) says what each element does.',
  '`npm run conformance` writes this page from `tests/conformance`, and `npm test` fails if a test that it names is gone.',
];

const criteriaTable = rows =>
  table(
    ['Criterion', 'Result', 'What is known'],
    rows.map(row => [`${row.id} ${row.name}`, resultOf(row), `${row.remark}${evidenceOf(row)}`]),
  );

/** The tests of a criterion: those of more than one element, and how many elements have their own. */
function evidenceOf({id, tests = []}) {
  const {length} = criterionNamed(id) === undefined ? [] : elementsFor(id);
  const ofElements = length > 0 && `${length} ${length === 1 ? 'element' : 'elements'}, below`;
  const shown = [tests.length > 0 && testsText(tests), ofElements].filter(Boolean);
  return shown.length > 0 ? ` Tests: ${shown.join('; ')}.` : '';
}

const chapters = (title, list) => [
  `## ${title}`,
  ...list.flatMap(({title: chapter, rows, note}) => [`### ${chapter}`, rows ? criteriaTable(rows) : note]),
];

const elements = () => [
  '## Element by element',
  'Each table has the criteria for which the element has tests. For other criteria, see the tables above. “Axe” is a part of 1.3.1, 1.4.3, and 4.1.2. In the title of a test, … is what changes from case to case.',
  Object.keys(ELEMENTS)
    .map(element => `[${nameOf(element)}](#${nameOf(element).toLowerCase()})`)
    .join(' · '),
  '### All form controls',
  evidenceTable(FORM_CONTROL),
  '### Groups of radio buttons',
  evidenceTable(RADIO_GROUP),
  ...Object.entries(ELEMENTS).flatMap(([element, evidence]) => [
    `### ${nameOf(element)}`,
    ...sharedText(element),
    ...(Object.keys(evidence).length > 0 ? [evidenceTable(evidence, element)] : []),
  ]),
];

function sharedText(element) {
  const shared = sharedBy(element).map(
    ({title}) => `[${title.toLowerCase()}](#${title.toLowerCase().replaceAll(' ', '-')})`,
  );
  return shared.length > 0 ? [`It also passes the shared tests of ${shared.join(' and ')}.`] : [];
}

const evidenceTable = (evidence, element) =>
  table(
    ['Criterion', 'Tested by'],
    Object.keys(evidence)
      .sort(byNumber)
      .map(id => [
        id === 'axe' ? 'Axe' : `${id} ${escaped(criterionNamed(id).name)}`,
        testsText(evidence[id], element),
      ]),
  );

/** Compares 1.4.3 before 1.4.10, and axe before all. */
const byNumber = (one, other) =>
  (other === 'axe') - (one === 'axe') || one.localeCompare(other, 'en', {numeric: true});
