/**
 * Imports go one way: core ← dom ← controllers ← base ← components ← react-bindings ← demo-app (ARCHITECTURE.md).
 * Type-only imports count too: a type that is imported in the other direction is in the wrong folder.
 */
const TEST = '\\.(test\\.tsx?|control\\.ts)$|/src/testing/';

const forbid = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

/** Forbids imports for the code of a folder, but not for its tests. */
const forbidIn = (path, name, comment, to) => forbid(name, comment, {path, pathNot: TEST}, to);

const layers = [
  forbidIn(
    '^elements/src/core/',
    'core-is-pure',
    'core imports nothing but core: no Lit, no DOM, and no package but what the next rule allows.',
    {
      pathNot: '^elements/src/core/|^node_modules/superstruct/',
    },
  ),
  forbid(
    'superstruct-in-helpers-alone',
    'Only the rule helpers import superstruct, so that a page that does not use them does not load it.',
    {path: '^elements/src/', pathNot: `${TEST}|^elements/src/core/validation/helpers/`},
    {path: '^node_modules/superstruct/'},
  ),
  forbidIn('^elements/src/styles/', 'styles-only-lit', 'styles import only Lit and each other.', {
    pathNot: '^elements/src/styles/|^node_modules/lit/',
  }),
  forbidIn('^elements/src/icons/', 'icons-only-lit', 'icons import only Lit and the types of core.', {
    pathNot: '^elements/src/(icons|core)/|^node_modules/lit/',
  }),
  forbidIn('^elements/src/dom/', 'dom-below-controllers', 'dom knows no controller and no element class.', {
    path: '^elements/src/(controllers|base|components)/',
  }),
  forbidIn('^elements/src/controllers/', 'controllers-below-base', 'controllers know no element class.', {
    path: '^elements/src/(base|components)/',
  }),
  forbidIn('^elements/src/base/', 'base-below-components', 'base knows no component.', {
    path: '^elements/src/components/',
  }),
  forbidIn('^elements/src/', 'elements-below-react', 'elements know nothing of React or of who uses them.', {
    path: '^(react-bindings|demo-app|api-stub)/|^node_modules/(react|react-dom|@lit/react)/',
  }),
  forbidIn(
    '^react-bindings/src/',
    'bindings-below-site',
    'react-bindings know neither the site nor its stub.',
    {
      path: '^(demo-app|api-stub)/',
    },
  ),
  forbidIn(
    '^react-bindings/src/hooks/',
    'hooks-below-binding',
    'Hooks know neither a component nor how one is bound to its element.',
    {path: '^react-bindings/src/(?!hooks/)'},
  ),
  forbidIn('^react-bindings/src/binding/', 'binding-below-components', 'A binding knows no component.', {
    path: '^react-bindings/src/(?!(hooks|binding)/)',
  }),
  forbidIn('^demo-app/src/', 'site-without-stub', 'demo-app shares the rows of its stub, no more.', {
    path: '^api-stub/(?!dist/(log|people|orders|order-actions|prices)\\.js$)',
  }),
  forbidIn(
    '^api-stub/src/',
    'stub-uses-core-alone',
    'api-stub shares the query type of elements/core, no more.',
    {
      path: '^(elements/(?!dist/core/)|react-bindings/|demo-app/)',
    },
  ),
];

const TABLE = '^elements/src/components/table/';

/** The layers of the tables: core ← model ← view ← features ← element. */
const tableLayers = [
  forbidIn(`${TABLE}model/`, 'table-model-below-view', 'The model of a table does not know how it looks.', {
    path: `${TABLE}(?!model/)`,
  }),
  forbidIn(`${TABLE}view/`, 'table-view-below-features', 'The view of a table knows only its model.', {
    path: `${TABLE}(?!(model|view)/)`,
  }),
  forbidIn(
    `${TABLE}features/([^/]+)/`,
    'table-features-below-element',
    'A feature of a table knows neither the element nor another feature. Its entry may bring another.',
    {path: `${TABLE}(?!(model|view)/|features/$1/|features/[^/]+/[^/]+\\.define)`},
  ),
  forbidIn(TABLE, 'table-below-its-elements', 'What all tables share does not know a single one.', {
    path: '^elements/src/components/(?!table/)',
  }),
];

export default {
  forbidden: [
    ...layers,
    ...tableLayers,
    forbidIn(
      '^elements/src/components/toast-region/',
      'region-below-toasts',
      'A region knows its toasts only by `ToastCard`; their entry, which has `toast()`, brings both.',
      {path: '^elements/src/components/toast/'},
    ),
    forbid(
      'workspaces-by-package-name',
      'Workspaces import each other by package name, as their users do.',
      {path: '^(elements|react-bindings|api-stub|demo-app|tests(?!/node/properties))/'},
      // The schemas, search, component pages, workbench, and routes of the site are not built separately: its package.json exports the
      // sources. Cases that run in the browser and in Node, the type of the records of form controls, and the harness of
      // random walks are not published. Properties check parts that are not published either, and need no build after a change.
      {
        path: '^(elements|react-bindings|api-stub|demo-app)/src/',
        pathNot:
          '^$1/|^demo-app/src/(content/schemas/|site/(search|component-page|workbench)/|routes\\.tsx$)|^elements/src/testing/(control-record|sentence-\\w+|walks/[\\w-]+)\\.ts$',
      },
    ),
    forbid(
      'classes-without-side-effects',
      'Only a registration (`*.define.ts`) and the entries with everything import a registration; a class module registers nothing. The rule helpers bring the check of rules, and an import brings what is inside it once a file was chosen.',
      {
        path: '^elements/src/',
        pathNot: `${TEST}|\\.define\\.ts$|^elements/src/(?:index|one-file|core/validation/helpers/rule|components/import/import-code)\\.ts$`,
      },
      {path: '\\.define\\.ts$'},
    ),
    forbid(
      'schemas-without-site',
      'The schemas run in a page and on a server alike: they know neither React nor the site.',
      {path: '^demo-app/src/content/schemas/', pathNot: TEST},
      {pathNot: '^demo-app/src/content/schemas/|^elements/dist/core/|^node_modules/(superstruct|zod)/'},
    ),
    forbidIn(
      '^demo-app/src/site/',
      'site-below-content',
      'What the site does for all pages knows no page, only the list of guides and the schemas.',
      {path: '^demo-app/src/content/(?!guides/list\\.ts$|schemas/)'},
    ),
    forbid(
      'tests-for-tests',
      'Only tests import test helpers.',
      {path: '/src/', pathNot: TEST},
      {path: TEST},
    ),
    forbidIn(
      '/src/',
      'declared-dependencies',
      'What ships imports only what its package.json lists for users.',
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        // Optional peers of the elements, which only their entries for servers import.
        pathNot: '^node_modules/(@lit-labs/ssr(-client)?|parse5)/',
      },
    ),
    forbid('no-circles', 'No module imports itself, however far round.', {}, {circular: true}),
    forbid(
      'nothing-missing',
      'Every import exists; the workspaces are built before. The build of the site writes element-summaries, example-tasks, example-titles, guide-headings, library-facts, library-tokens, references, and token-users itself.',
      {},
      {
        couldNotResolve: true,
        pathNot:
          '^(element-summaries|example-tasks|example-titles|guide-headings|library-facts|library-tokens|references|token-users|vite/client)$',
      },
    ),
  ],
  options: {
    // The apps are separate projects with other packages, and so are the runner of the mutations and code that guides only show, and the plain pages import what the server has.
    exclude: {
      path: '^tests/(apps|backends/servers|[^/]+/node_modules)/|^tests/mutation/test-runner\\.mjs$|^demo-app/src/content/guides/code/(.*/(before\\.tsx|tus-files\\.ts)|.*\\.(js|vue|svelte))$|^demo-app/src/content/blocks/.*plain/',
    },
    doNotFollow: {path: ['^node_modules/', '/dist/']},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.base.json'},
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default']},
  },
};
