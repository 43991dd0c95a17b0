/** Writes the report as OpenACR (https://github.com/GSA/openacr), schema 0.1.0, catalog 2.5 for WCAG 2.2, 508, and the EU. */
import {EN_301_549, SECTION_508} from '../../tests/conformance/chapters.ts';
import {readJson} from '../lib/workspace.mjs';
import {format} from '../lib/format.mjs';
import {elementsFor, LEVELS} from './evidence.mjs';
import {parseClaim} from '../../tests/conformance/test-titles.ts';

const LEVEL_OF = {
  tested: 'supports',
  part: 'partially-supports',
  app: 'not-applicable',
  untested: 'not-evaluated',
  none: 'not-applicable',
};

/** What a note starts with, so that its level is not read as more than it says. */
const PREFIX = {
  tested: '',
  part: 'Tested in part; no failure is known. ',
  app: 'The responsibility of the app. ',
  untested: '',
  none: '',
};

const NOT_IN_SCOPE = 'Level AAA is not a part of this report.';

/** Returns the report as YAML. */
export const openAcr = () =>
  format(
    'openacr.yaml',
    yaml({
      title: 'Life Changers UI Accessibility Conformance Report',
      product: {
        name: 'Life Changers UI',
        version: readJson('elements/package.json').version,
        description:
          'Web components with typed React components: form controls, tables, pickers, overlays, and navigation.',
      },
      author: {name: 'The maintainers of Life Changers UI', email: 'No address is published yet.'},
      notes:
        'The product is a library of elements, so the report is not about an app that uses them. “Partially supports” means that tests show a part of a criterion, and that no failure is known. “Not evaluated” means that no test shows it.',
      evaluation_methods_used:
        'Automatic tests: axe, pressed keys, pointers, and what the elements set in the DOM. The tests of the elements run in Chromium, Firefox, and WebKit, and those of the site in Chromium. No person has tested the elements with NVDA, JAWS, VoiceOver, or another assistive technology. Each note names the tests that show it; the build fails if one of them is gone.',
      license: 'MIT',
      catalog: '2.5-edition-wcag-2.2-508-eu-en',
      chapters: {
        ...Object.fromEntries(
          LEVELS.map(({id, rows}) => [id, {criteria: rows.map(row => criterion(row, 'web'))}]),
        ),
        success_criteria_level_aaa: {disabled: true, notes: NOT_IN_SCOPE},
        ...Object.fromEntries(
          [...SECTION_508, ...EN_301_549].map(({id, rows, note}) => [id, chapter(rows, note)]),
        ),
      },
    }),
  );

const chapter = (rows, notes) =>
  rows ? {criteria: rows.map(row => criterion(row, 'none'))} : {disabled: true, notes};

function criterion({id, status, remark, tests = []}, component) {
  const shown = component === 'web' ? elementsFor(id) : [];
  const notes = [
    PREFIX[status] + remark,
    tests.length > 0 && `Tests: ${tests.map(testText).join('; ')}.`,
    shown.length > 0 && `Elements with tests: ${shown.join(', ')}.`,
  ];
  return {
    num: id,
    components: [
      {name: component, adherence: {level: LEVEL_OF[status], notes: notes.filter(Boolean).join(' ')}},
    ],
  };
}

function testText(claim) {
  const {file, title} = parseClaim(claim);
  return `“${title}” (${file})`;
}

/** Writes data as YAML. Texts are in quotes, as in JSON. */
function yaml(value, indent = '') {
  if (typeof value !== 'object') return `${indent}${JSON.stringify(value)}\n`;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map(item => `${indent}- ${yaml(item, inner).trimStart()}`)
    : Object.entries(value).map(([key, item]) =>
        typeof item === 'object'
          ? `${indent}${key}:\n${yaml(item, inner)}`
          : `${indent}${key}: ${JSON.stringify(item)}\n`,
      );
  return lines.join('');
}
