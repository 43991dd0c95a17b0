/** Hydrates what the components have rendered on a server: `@life-changers/react/ssr` in a browser. */
import '@life-changers/elements/hydrate';
import {useOwnLinks} from './binding/own-links.js';
import {setServerRenderer} from './binding/server-renderer.js';

setServerRenderer(function useContent(host) {
  return {...useOwnLinks(host), shadowRoot: null};
});

/** Sets the style sheets of elements on a server. In a browser, it does nothing. */
export function linkStyles(_stylesheet: ((tag: string) => string) | undefined): void {}
