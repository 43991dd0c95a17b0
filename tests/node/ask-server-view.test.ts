/** The lint rule `server/ask-server-view`: what renders asks `isServerView` before it reads the document. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {ESLint} from 'eslint';

const eslint = new ESLint({cwd: fileURLToPath(new URL('../..', import.meta.url))});

/** Returns what the rules of the server's view report in an element with these members. */
async function problemsIn(members: string, imports = ''): Promise<string[]> {
  const code = `${imports}\nexport class LcProbe extends LcElement {\n${members}\n}\n`;
  const [{messages}] = (await eslint.lintText(code, {
    filePath: 'elements/src/components/button/button.ts',
  })) as [ESLint.LintResult];
  return messages
    .filter(({ruleId}) => ruleId === 'server/ask-server-view' || ruleId === 'no-restricted-imports')
    .map(({ruleId}) => String(ruleId));
}

const RENDER = 'render() { return this.#hasIcon ? html`<i></i>` : nothing; }';

describe('the lint rule for the server view', () => {
  it('reports what render reads from its place', async () => {
    const problems = await problemsIn("render() { return html`${this.closest('form')}`; }");
    assert.deepEqual(problems, ['server/ask-server-view']);
  });

  it('reports what a getter reads for it', async () => {
    const problems = await problemsIn(`${RENDER} get #hasIcon() { return this.children.length > 0; }`);
    assert.deepEqual(problems, ['server/ask-server-view']);
  });

  it('reports globals', async () => {
    const problems = await problemsIn('render() { return html`${navigator.platform}`; }');
    assert.deepEqual(problems, ['server/ask-server-view']);
  });

  it('accepts what asks', async () => {
    const getter = 'get #hasIcon() { return !isServerView && this.children.length > 0; }';
    assert.deepEqual(await problemsIn(`${RENDER} ${getter}`), []);
  });

  it('accepts listeners, and what render does not use', async () => {
    const members =
      "render() { return html`<b @click=${() => this.#go()}></b>`; } #go() { this.closest('form')?.reset(); }";
    assert.deepEqual(await problemsIn(members), []);
  });

  it('reports elements that decide what they know', async () => {
    const problems = await problemsIn('', "import {setServerView} from '../../dom/server-view.js';");
    assert.deepEqual(problems, ['no-restricted-imports']);
  });
});
