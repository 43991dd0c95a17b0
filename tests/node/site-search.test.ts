/** The words that people type into the search of the site, and the page that must come first. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {routes} from 'demo-app/routes';
import {pageEntry} from 'demo-app/search/page-entries';
import {findEntries} from 'demo-app/search/search-entries';

const FIRST: readonly (readonly [query: string, ...paths: string[]])[] = [
  ['install', '/guides/installation'],
  ['gallery', '/components'],
  ['components', '/components'],
  ['npm', '/guides/installation'],
  ['dropdown', '/selects'],
  ['dark', '/guides/dark-mode'],
  ['theme', '/guides/theming', '/theming'],
  ['token', '/tokens'],
  ['accessibility', '/guides/accessibility'],
  ['changelog', '/guides/changelog'],
  ['validation', '/validation'],
  ['csv', '/guides/server-tables', '/tables'],
  ['edit cells', '/tables/prices', '/guides/editing-tables', '/tables'],
  ['button', '/buttons'],
  ['calendar', '/date-time-pickers'],
  ['week picker', '/date-time-pickers'],
  ['autocomplete', '/datalists'],
  ['dialog', '/modals'],
  ['notification', '/notification-lists'],
  ['toggle', '/switches'],
  ['tooltip', '/tooltips'],
  ['tabs', '/tabs'],
  ['textarea', '/text-areas'],
  ['multiselect', '/multi-selects'],
  ['number field', '/number-inputs'],
  ['range slider', '/range-sliders'],
  ['slider', '/sliders'],
  ['upload progress', '/files-upload'],
  ['stepper', '/steps'],
  ['keyboard shortcuts', '/guides/keyboard-shortcuts'],
  ['select rows', '/tables'],
  ['how to migrate from react-toastify', '/guides/from-react-toastify'],
  ['tanstack table', '/guides/from-material-react-table'],
];

const entries = routes.map(pageEntry);

describe('the search of the site', () => {
  for (const [query, ...paths] of FIRST) {
    it(`finds ${paths[0]} first for "${query}"`, () => {
      const first = findEntries(entries, query)[0]?.href ?? 'nothing';
      assert.ok(paths.includes(first), `It finds ${first} first.`);
    });
  }
});
