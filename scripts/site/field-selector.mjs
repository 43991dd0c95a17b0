import {controlNames} from '../lib/controls.mjs';

/** In the style sheets of the site, `:--field` selects the form controls: the elements that have a record. */
export function fieldSelector() {
  return {
    name: 'field-selector',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.css') && code.includes(':--field')
        ? {code: code.replaceAll(':--field', `:is(${controlNames().map(name => `lc-${name}`)})`), map: null}
        : null,
  };
}
