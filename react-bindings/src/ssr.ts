/**
 * Server rendering: `import '@life-changers/react/ssr'` before everything else, in the code that runs on the server and in
 * the browser. On a server, the components then render the shadow roots of their elements, with all of their props. In a
 * browser, the same import is `ssr.browser.ts`, which hydrates them. Needs `@lit-labs/ssr`, `@lit-labs/ssr-client`, and
 * `parse5`.
 */
import {shadowContentOf, type PrerenderOptions, type ServerElement} from '@life-changers/elements/server';
import {createContext, createElement, useContext} from 'react';
import {useOwnLinks} from './binding/own-links.js';
import {linksOf, optionsOf, slotsOf} from './binding/server-children.js';
import {setServerRenderer} from './binding/server-renderer.js';

let options: PrerenderOptions = {};

/**
 * Sets the URL of the style sheet of each tag, such as `/lc/lc-button.css`. By default, each element contains its styles in
 * a `<style>`, which `style-src 'self'` blocks until the script runs. In a browser, it does nothing.
 */
export function linkStyles(stylesheet: ((tag: string) => string) | undefined): void {
  options = {stylesheet};
}

/** The path of the current page, which an element such as a sidebar sets for the links inside it. */
const RouteContext = createContext<ServerElement['route']>(undefined);

setServerRenderer(function useContent(host) {
  const {tag, attributes, properties, children} = host;
  const around = useContext(RouteContext);
  const links = linksOf(children, tag);
  const {slot, children: inside} = useOwnLinks(host, links);
  const content = shadowContentOf(
    {
      tag,
      attributes: attributesOf(attributes),
      properties: settable(properties),
      route: around,
      slots: slotsOf(children, tag),
      options: optionsOf(children),
      links,
      isWaiting: true,
    },
    options,
  );
  if (content === null) return {slot, shadowRoot: null, children: inside};
  const {html, delegatesFocus, route} = content;
  return {
    slot,
    shadowRoot: createElement('template', {
      shadowrootmode: 'open',
      ...(delegatesFocus && {shadowrootdelegatesfocus: ''}),
      dangerouslySetInnerHTML: {__html: html},
    }),
    // It does not change the ids of `useId`.
    children: createElement(RouteContext.Provider, {value: route}, inside),
  };
});

/** `form` is only an attribute, and nothing in the shadow root depends on it. */
function settable(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => name !== 'form'));
}

/** Returns the attributes that React writes for props. */
function attributesOf(props: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  return Object.entries(props).flatMap(([name, value]) => {
    const isText = typeof value === 'string' || typeof value === 'number';
    if (!isText && value !== true) return [];
    return [[name === 'className' ? 'class' : name.toLowerCase(), value === true ? '' : String(value)]];
  });
}
