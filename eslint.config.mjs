import typescriptParser from '@typescript-eslint/parser';
import {defineConfig, globalIgnores} from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';

const elementBaseClasses = [
  'LitElement',
  'LcElement',
  'FormControlElement',
  'CheckableElement',
  'ComboboxElement',
  'RadioGroupElement',
  'DialogElement',
  'TableElement',
];

/** Syntax rules of this repository (CONTRIBUTING.md). */
const restrictedSyntax = [
  {selector: 'TSEnumDeclaration', message: 'Use a union of string literals.'},
  {
    selector:
      'ImportDeclaration[source.value=/^\\.{1,2}\\u002F(?!.*(\\.(js|mjs|json|css)|\\?(code|example|guide))$)/]',
    message: 'Imports of local files end in .js.',
  },
  {
    selector: "CallExpression[callee.name='expect'][arguments.0.property.name=/^(activeElement|submitter)$/]",
    message:
      'An assertion that holds an element hangs the test runner when it fails: compare names or booleans.',
  },
  {
    selector: "CallExpression[callee.name='afterEach'] CallExpression[callee.name='expect']",
    message: 'Mocha skips the rest of the suite if a hook fails. Assert in a case instead.',
  },
  {
    selector: "CallExpression[callee.name='waitUntil'][arguments.length<3]",
    message: 'Its limit of one second is too short for a busy machine. Use `until` of the folder `testing`.',
  },
];

/** All other rules of TypeScript are in .oxlintrc.json. */
const typescript = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: {parser: typescriptParser},
  rules: {'no-restricted-syntax': ['error', ...restrictedSyntax]},
};

const elements = {
  files: ['elements/src/**/*.ts'],
  extends: [lit.configs['flat/recommended'], wc.configs['flat/best-practice'], litA11y.configs.recommended],
  settings: {lit: {elementBaseClasses}, wc: {elementBaseClasses}},
  rules: {
    'lit/attribute-names': 'error',
    'lit/lifecycle-super': 'error',
    'lit/no-classfield-shadowing': 'error',
    'lit/no-private-properties': 'error',
    'lit/no-template-bind': 'error',
    'lit/no-this-assign-in-render': 'error',
    'lit/no-useless-template-literals': 'error',
    'lit/no-value-attribute': 'error',
    'lit/prefer-static-styles': 'error',
    'lit/quoted-expressions': ['error', 'never'],
    'lit/value-after-constraints': 'error',
    // LitElement has every lifecycle callback.
    'wc/guard-super-call': 'off',
  },
};

/** Fixtures are minimal on purpose, and some count their renders. */
const fixtures = {
  files: ['elements/src/**/*.test.ts', 'elements/src/testing/**'],
  rules: {'lit-a11y/accessible-name': 'off', 'lit/no-this-assign-in-render': 'off'},
};

const calendar = {
  files: ['elements/src/core/calendar/*.ts'],
  ignores: ['**/date-edge.ts', '**/*.test.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      {name: 'Date', message: 'Only date-edge.ts may depend on the time zone.'},
    ],
  },
};

/** One module decides when elements give the answers of a server. */
const serverView = {
  files: ['elements/src/**/*.ts'],
  ignores: ['elements/src/server/**', 'elements/src/dom/server-view.ts', '**/*.test.ts', '**/testing/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['**/dom/server-view.js', './server-view.js'],
            importNames: ['setServerView', 'setKnown'],
            message: 'Only the modules in server/ decide what elements know.',
          },
        ],
      },
    ],
  },
};

const ACCEPTS_UNDEFINED = ':matches(TSUndefinedKeyword, TSUnknownKeyword, TSAnyKeyword)';

/**
 * Types that apps pass in: React props, and the data and options of the elements. Apps that compile with
 * `exactOptionalPropertyTypes` must be able to pass on an optional value (`error={fieldState.error?.message}`).
 */
const publicTypes = {
  files: ['react-bindings/src/**/*.{ts,tsx}', 'elements/src/{core,components}/**/*.ts'],
  ignores: ['**/*.test.*', '**/testing/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...restrictedSyntax,
      {
        selector: `TSPropertySignature[optional=true] > TSTypeAnnotation > :not(${ACCEPTS_UNDEFINED}, TSUnionType:has(> ${ACCEPTS_UNDEFINED}))`,
        message: 'An optional property accepts undefined: add `| undefined`.',
      },
    ],
  },
};

export default defineConfig(
  // The apps are separate projects with other packages.
  globalIgnores(['**/dist/', '**/.cache/', 'tests/apps/', 'create/templates/']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  typescript,
  elements,
  fixtures,
  calendar,
  serverView,
  publicTypes,
  {
    // Code of apps, whose bundlers find local files without an extension.
    files: ['demo-app/src/content/guides/code/**'],
    rules: {'no-restricted-syntax': 'off'},
  },
  {
    files: ['elements/src/**', 'react-bindings/src/**'],
    rules: {'no-console': ['error', {allow: ['warn', 'error']}]},
  },
);
