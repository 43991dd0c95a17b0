/** The pages: what is inside of them is in the folder `pages`, and what is around it is here. */
// #if signIn
import {checkPermission} from '@life-changers/elements/core/permissions';
// #end
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
// #if signIn
import {sampleUsers} from '../shared/user.js';
// #end
// #if forms
import {teams} from '../shared/teams.js';
// #end

const NAME = '{{name}}';

/** Where browsers find the packages that a module imports by name. */
const IMPORT_MAP = JSON.stringify({
  imports: {
    '@life-changers/elements': '/lc/life-changers.min.js',
    // #if forms
    '@life-changers/elements/core/validation': '/lc/life-changers.min.js',
    superstruct: '/vendor/index.mjs',
    // #end
  },
});

/** For the content security policy: the only script inside of a page. */
export const IMPORT_MAP_HASH = `'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}'`;

const contentOf = name => readFileSync(join(import.meta.dirname, '../pages', `${name}.html`), 'utf8');

/** Texts for the places in a page that are written as `%name%`. */
const TEXTS = {
  name: NAME,
  // #if forms
  teams: teams.map(team => `<option value="${team}">${team}</option>`).join(''),
  // #end
  // #if signIn
  sampleUsers,
  // #end
};

/** The pages. A page with a `script` has the module of this name in the folder `public`. */
export const pages = [
  {path: '/', title: 'Home', content: contentOf('home')},
  // #if tables
  {path: '/people', title: 'People', content: contentOf('people'), script: 'people'},
  // #end
  // #if forms
  {
    path: '/people/new',
    title: 'Add a person',
    content: contentOf('new-person'),
    script: 'new-person',
    // #if signIn
    query: {view: 'people', method: 'create'},
    // #end
  },
  // #end
  // #if signIn
  {path: '/sign-in', title: 'Sign in', content: contentOf('sign-in'), script: 'sign-in', isPublic: true},
  // #end
];

// #if signIn
const REFUSAL = '<p>You may not use this page. Ask an editor.</p>';

/** Returns a page as HTML. A page that the user may not use says so: the server also refuses what it would send. */
export function renderPage(page, user) {
  const isAllowed = ({query}) => query === undefined || checkPermission(user?.permissions, query);
  const {title, script, isPublic, content} = isAllowed(page) ? page : {title: page.title, content: REFUSAL};
  const links = pages.filter(one => !one.isPublic && isAllowed(one));
// #else
/** Returns a page as HTML. */
export function renderPage({title, script, content}) {
  const links = pages;
// #end
  const filled = content.replace(/%(\w+)%/g, (_, name) => TEXTS[name]);
  return `<!doctype html>
<html lang="{{lang}}" dir="{{dir}}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title} · ${NAME}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/lc/styles/life-changers.css" />
    <link rel="stylesheet" href="/theme.css" />
    <script type="importmap">${IMPORT_MAP}</script>
    <script type="module" src="/lc/life-changers.min.js"></script>
    // #if signIn
    ${scripts(script, isPublic)}
    // #else
    ${scripts(script)}
    // #end
  </head>
  <body>
    // #if signIn
    ${isPublic ? filled : inside(title, links, filled)}
    // #else
    ${inside(title, links, filled)}
    // #end
  </body>
</html>`;
}

// #if signIn
const scripts = (script, isPublic) =>
  [isPublic ? '' : 'sign-out', script ?? '']
    .filter(Boolean)
    .map(name => `<script type="module" src="/${name}.js"></script>`)
    .join('\n    ');
// #else
const scripts = script => (script ? `<script type="module" src="/${script}.js"></script>` : '');
// #end

/** The layout around the content. */
function inside(title, links, content) {
  return `<lc-page-layout>
      // #if signIn
      <lc-navbar slot="header" brand-text="${NAME}" no-breadcrumb log-out></lc-navbar>
      // #else
      <lc-navbar slot="header" brand-text="${NAME}" no-breadcrumb></lc-navbar>
      // #end
      <lc-sidebar slot="sidebar">
        <lc-sidebar-group>
          ${links.map(({path, title}) => `<lc-sidebar-link href="${path}" exact>${title}</lc-sidebar-link>`).join('\n          ')}
        </lc-sidebar-group>
      </lc-sidebar>
      <lc-page-content>
        <h1>${title}</h1>
        ${content}
      </lc-page-content>
    </lc-page-layout>`;
}
