import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {withConditionalCalls} from '../../scripts/rollup/warnings-for-development.mjs';

const IMPORT = `import {isDevelopment} from '#development';\n`;

describe('warningsForDevelopment', () => {
  for (const [code, expected] of [
    ['warn("x");', 'isDevelopment && warn("x");'],
    ['this[warn](`x ${y}`);', 'isDevelopment && this[warn](`x ${y}`);'],
    [
      'class A { b() { this.#warn("x"); } #warn }',
      'class A { b() { isDevelopment && this.#warn("x"); } #warn }',
    ],
    ['const f = () => warn("x");', 'const f = () => isDevelopment && warn("x");'],
    ['if (a) warn("x");', 'if (isDevelopment && (a)) warn("x");'],
    ['if (a) warn("x"); else b();', 'if (a) isDevelopment && warn("x"); else b();'],
    ['makeMethodsReadOnly(A);', 'isDevelopment && makeMethodsReadOnly(A);'],
    [
      'export function makeMethodsReadOnly() {}',
      'export const makeMethodsReadOnly = isDevelopment && function makeMethodsReadOnly() {};',
    ],
    [
      'export const a = /* @__PURE__ */ Symbol();',
      "export const a = isDevelopment ? /* @__PURE__ */ Symbol('a') : /* @__PURE__ */ Symbol();",
    ],
    ['new RequiredInputController(this);', 'isDevelopment && new RequiredInputController(this);'],
  ] as const)
    it(`changes ${code}`, () => assert.equal(withConditionalCalls(code)?.toString(), IMPORT + expected));

  for (const code of [
    'warn("the function threw", cause);',
    'warn(message);',
    'const is = warn("x");',
    'const key = Symbol.for("x");',
    'const key = Symbol("x");',
    'a(() => b());',
  ])
    it(`leaves ${code}`, () => assert.equal(withConditionalCalls(code), null));
});
