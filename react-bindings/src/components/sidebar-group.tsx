import {LcSidebarGroup} from '@life-changers/elements/sidebar-group';
import {isValidElement, type ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';
import {sidebarLinks, type SidebarLinks} from './sidebar-link.js';

/** The props of `SidebarGroup`. */
export interface SidebarGroupProps extends PropsOf<LcSidebarGroup, 'current'>, NavigateProps {
  /**
   * The links: objects `{text, href, icon, exact, links}` or `<SidebarLink>` elements. Required: if it is missing or not
   * an array of these, the component throws.
   */
  links: SidebarLinks;
  /**
   * The heading, which also names the list.
   * @default ''
   */
  title?: string | undefined;
  /** Class and part names for the list. If it is not a string, the component throws. Default `''`. */
  groupClass?: string | undefined;
  /** Content of the list after the links. */
  children?: ReactNode | undefined;
}

/** A group of sidebar links with a heading. */
export const SidebarGroup = createBinding<LcSidebarGroup, SidebarGroupProps>({
  tag: 'lc-sidebar-group',
  elementClass: LcSidebarGroup,
  renamed: {title: 'heading'},
  events: NAVIGATE_EVENTS,
  check: checkGroup,
  childProps: ['links'],
  children: ({links, children}) => (
    <>
      {sidebarLinks(links)}
      {children}
    </>
  ),
});

/** Throws if a prop of the sidebar group is missing or invalid. */
function checkGroup({links, groupClass}: SidebarGroupProps): void {
  if (links === undefined || links === null) throw new Error('links is mandatory.');
  if (!areLinks(links)) throw new Error('links must be an array of valid elements.');
  if (typeof (groupClass ?? '') !== 'string') throw new Error('groupClass must be a string.');
}

function areLinks(links: unknown): boolean {
  return Array.isArray(links) && links.every((link: unknown) => isValidElement(link) || isLinkItem(link));
}

function isLinkItem(link: unknown): boolean {
  const {text, links} = (link ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof text === 'string' && text !== '' && (links === undefined || links === null || areLinks(links))
  );
}
