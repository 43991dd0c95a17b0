/** `#example-pages` in Node, where a page is not loaded: the build of the site passes pages that can be. */
import {readExamplePages} from '../scripts/lib/example-pages.mjs';

export default readExamplePages().map(({file, route}) => ({
  ...route,
  load: () => Promise.reject(new Error(`Only the build of the site can load ${file}.`)),
}));
