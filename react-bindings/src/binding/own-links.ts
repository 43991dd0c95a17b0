import {ITEMS_SLOT} from '@life-changers/elements/core/binding';
import {createContext, createElement, useContext, type ReactNode} from 'react';
import {linksOf} from './server-children.js';
import type {HostContent, ServerHost} from './server-renderer.js';

/** The slot of the links in a link. Undefined: the server does not know that it has any. */
const SlotContext = createContext<string | undefined>(undefined);

/**
 * Returns the slot of a link in another link, and the children of an element, which learn theirs. It is the same on the server
 * and in the browser, so that React finds the attributes that it expects. A context does not change the ids of `useId`.
 */
export function useOwnLinks(
  {tag, children}: ServerHost,
  links = linksOf(children, tag),
): Omit<HostContent, 'shadowRoot'> {
  const slot = useContext(SlotContext);
  if (tag !== 'lc-sidebar-link') return {children};
  const value = links.length > 0 ? ITEMS_SLOT : undefined;
  const inside: ReactNode = createElement(SlotContext.Provider, {value}, children);
  return {slot, children: inside};
}
