/** The tests that the data in `tests/conformance` names, as text for the reports. */
import {ELEMENTS, FORM_CONTROL, RADIO_GROUP} from '../../tests/conformance/elements.ts';
import {LEVEL_A, LEVEL_AA} from '../../tests/conformance/criteria.ts';
import {calls, parseClaim} from '../../tests/conformance/test-titles.ts';

/** Its tests are those of each group of radio buttons. */
const RADIO_CONTRACT = 'elements/src/testing/radio-group-contract.ts';

/** What the rules of axe cover in part. */
const BY_AXE = ['1.3.1', '1.4.3', '4.1.2'];

export const LEVELS = [
  {title: 'WCAG 2.2, level A', id: 'success_criteria_level_a', rows: LEVEL_A},
  {title: 'WCAG 2.2, level AA', id: 'success_criteria_level_aa', rows: LEVEL_AA},
];

export const CRITERIA = LEVELS.flatMap(({rows}) => rows);

export const criterionNamed = id => CRITERIA.find(criterion => criterion.id === id);

/** Which shared tests an element has: the evidence of each. */
export function sharedBy(element) {
  const {file} = parseClaim('', element);
  const isRadioGroup = calls(file, 'testRadioGroup');
  return [
    {
      title: 'All form controls',
      evidence: FORM_CONTROL,
      runs: isRadioGroup ? calls(RADIO_CONTRACT, 'testFormControl') : calls(file, 'testFormControl'),
    },
    {title: 'Groups of radio buttons', evidence: RADIO_GROUP, runs: isRadioGroup},
  ].filter(({runs}) => runs);
}

const hasEvidence = (evidence, id) =>
  evidence[id] !== undefined || (BY_AXE.includes(id) && evidence.axe !== undefined);

/** The elements with a test for a criterion, in their test files or shared. */
export const elementsFor = id =>
  Object.keys(ELEMENTS).filter(
    element =>
      hasEvidence(ELEMENTS[element], id) || sharedBy(element).some(({evidence}) => hasEvidence(evidence, id)),
  );

/** A title in quotes, which Markdown does not read as markup. */
export const quoted = title => `“${escaped(title)}”`;

export const escaped = text => text.replace(/[\\|<>*_`[\]]/g, '\\$&');

/** The tests of claims as text: each title, then its file, once for those that follow each other. */
export function testsText(claims, element) {
  const tests = claims.map(claim => parseClaim(claim, element));
  return tests
    .map(({file, title}, index) => {
      const isLast = tests[index + 1]?.file !== file;
      return isLast ? `${quoted(title)} (\`${shortPath(file)}\`)` : quoted(title);
    })
    .join('; ');
}

const shortPath = file => file.replace(/^elements\/src\/(components\/)?/, '');

/** The name of a React component, which is also the title of an element's API page. */
export const nameOf = element => element.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());

export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
