import {readFileSync} from 'node:fs';
import {PRACTICES} from '../../tests/conformance/practices.ts';
import {format} from '../lib/format.mjs';
import {inRoot} from '../lib/workspace.mjs';
import {escaped, nameOf, table, testsText} from './evidence.mjs';

const {commit, tests} = JSON.parse(readFileSync(inRoot('tests/conformance/aria-practices.json'), 'utf8'));

/** Their tests with our answers: `{example, element, title, answer}`. */
const answered = Object.entries(tests).flatMap(([example, list]) => {
  const {element, answers} = PRACTICES[example];
  if (element === undefined) return [];
  return list.map(([id, title]) => ({example, element, title, answer: answers[title] ?? answers[id]}));
});

/** Returns the text of the page about the ARIA practices. */
export async function practicesPage() {
  const others = Object.entries(PRACTICES).filter(([, {why}]) => why !== undefined);
  const reasons = answered.filter(({answer}) => answer.why !== undefined).length;
  const text = [
    '# ARIA practices',
    '## Summary',
    `Of ${answered.length} tests for our patterns, ${answered.length - reasons} have a test of ours, and ${reasons} have only a reason: mostly, the browser does it, or it is optional. ${others.length} examples have no tests here, because the library does not have what they show, or does it in another way.`,
    `The tests of the W3C are those of \`w3c/aria-practices\`, commit ${commit.slice(0, 8)}. \`npm run conformance\` writes this page from \`tests/conformance\`, and \`npm test\` fails if a test that it names is gone.`,
    '## Examples without tests here',
    table(
      ['Example', 'Why'],
      others.map(([example, {why}]) => [code(example), why]),
    ),
    '## Element by element',
    ...[...new Set(answered.map(({element}) => element))].flatMap(element => [
      `### ${nameOf(element)}`,
      table(['Test of the W3C', 'Ours'], rowsOf(element)),
    ]),
  ].join('\n\n');
  return format('docs/aria-practices.md', text);
}

const code = text => `\`${text}\``;

const answerText = (answer, element) =>
  typeof answer === 'string' ? testsText([answer], element) : answer.why;

/** The tests of an element with our answers. Examples of one pattern have many tests in common. */
function rowsOf(element) {
  const rows = answered
    .filter(row => row.element === element)
    .map(({title, answer}) => [escaped(title), answerText(answer, element)]);
  return [...new Map(rows.map(row => [row.join(), row])).values()];
}
