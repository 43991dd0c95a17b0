import {createElement, Fragment} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';

let root;
let app;
/** What was rendered with another number is not kept. */
let start = 0;
let frame = 0;
let hasFailed = false;
let updates = [];

/**
 * Renders the app of the site. Like the rest of this module, it runs in the browser, while the site is developed.
 *
 * @param {HTMLElement} container
 * @param {() => import('react').ReactNode} newApp
 */
export function showApp(container, newApp) {
  root ??= createRoot(container, {onCaughtError: keepFailure});
  app = newApp;
  render();
}

/** Renders the app again, without what an error has left. Components that have not changed keep their state. */
function render() {
  if (hasFailed) start++;
  hasFailed = false;
  root.render(createElement(Fragment, {key: start}, app()));
}

/**
 * Creates all components and elements of the app again, once for all tags of an update. The page keeps its scroll position, for
 * which it is too short until its elements have rendered.
 */
export function startAgain() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const position = {left: scrollX, top: scrollY, behavior: 'instant'};
    start++;
    flushSync(render);
    requestAnimationFrame(() => scrollTo(position));
  });
}

/** Returns the exports of a module that a route imports. `replacePages` writes new ones into them. */
export async function livePage(hot, path, loading) {
  hot.data[path] = null;
  return (hot.data[path] = {...(await loading)});
}

/** Shows new versions of some modules of `livePage`, in the order of their paths. */
export function replacePages(hot, paths, next) {
  for (const [index, path] of paths.entries()) {
    // The first import has failed, and a route does not repeat it.
    if (next[index] && hot.data[path] === null) return location.reload();
    Object.assign(hot.data[path] ?? {}, next[index]);
  }
  if (next.some(Boolean)) render();
  else showFailedImport();
}

/** Vite only logs why it could not import a new version of a module. The same import fails with the same error. */
export function showFailedImport() {
  for (const {acceptedPath, timestamp, explicitImportRequired} of updates) {
    const [path, query] = acceptedPath.split('?');
    const parameters = [explicitImportRequired && 'import', `t=${timestamp}`, query].filter(Boolean);
    import(/* @vite-ignore */ `${path}?${parameters.join('&')}`).catch(showError);
  }
}

function keepFailure(error) {
  hasFailed = true;
  console.error(error);
  showError(error);
}

/** Shows an error like Vite does, unless Vite has found one in the code. */
function showError(error) {
  const Overlay = customElements.get('vite-error-overlay');
  if (error instanceof Error && !document.querySelector('vite-error-overlay'))
    document.body.append(new Overlay(error));
}

import.meta.hot.on('vite:beforeUpdate', payload => {
  updates = payload.updates.filter(({type}) => type === 'js-update');
});
addEventListener('error', ({error}) => showError(error));
addEventListener('unhandledrejection', ({reason}) => showError(reason));
