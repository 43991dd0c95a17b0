/** The lint rule that leaves it to `server/` what elements know. */
import assert from 'node:assert/strict';
import {it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {ESLint} from 'eslint';

it('reports elements that decide what they know', async () => {
  const eslint = new ESLint({cwd: fileURLToPath(new URL('../..', import.meta.url))});
  const code = "import {setServerView} from '../../dom/server-view.js';\n";
  const filePath = 'elements/src/components/button/button.ts';
  const [{messages}] = (await eslint.lintText(code, {filePath})) as [ESLint.LintResult];
  const problems = messages.map(({ruleId}) => ruleId).filter(rule => rule === 'no-restricted-imports');
  assert.deepEqual(problems, ['no-restricted-imports']);
});
