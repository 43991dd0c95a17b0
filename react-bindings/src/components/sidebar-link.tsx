import {LcSidebarLink, type ToggleDetail} from '@life-changers/elements/sidebar-link';
import {Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The data of a sidebar link. */
export interface SidebarLinkItem {
  /** The visible text. */
  readonly text: string;
  /** The URL to open. Without it, the link is plain text or, if it has `links`, a button that opens and closes them. */
  readonly href?: string | undefined;
  /** The icon before the text. */
  readonly icon?: ReactNode | undefined;
  /** Marks the link as current only for its exact URL, not for pages below it. */
  readonly exact?: boolean | undefined;
  /** The links that this link opens and closes. */
  readonly links?: SidebarLinks | undefined;
}

/** Links as data or as `<SidebarLink>` elements. */
export type SidebarLinks = readonly (SidebarLinkItem | ReactElement)[];

/** The props of `SidebarLink`. */
export interface SidebarLinkProps
  extends PropsOf<LcSidebarLink, 'text' | 'href' | 'target' | 'exact' | 'open' | 'current'>, NavigateProps {
  /** An icon before the text. */
  icon?: ReactNode | undefined;
  /** The links that this link opens and closes, as data or as `<SidebarLink>` elements. They may be children as well. */
  links?: SidebarLinks | undefined;
  /** The text, and the link's own `<SidebarLink>` elements. */
  children?: ReactNode | undefined;
  /** Called when the user opens or closes the link's own links. */
  onToggle?: ((event: CustomEvent<ToggleDetail>) => void) | undefined;
}

/** A link in a sidebar. If it has its own links, it is a button that opens and closes them. */
export const SidebarLink = createBinding<LcSidebarLink, SidebarLinkProps>({
  tag: 'lc-sidebar-link',
  elementClass: LcSidebarLink,
  events: {...NAVIGATE_EVENTS, onToggle: 'lc-toggle'},
  childProps: ['text', 'icon', 'links'],
  children: ({text, icon, links, children}) => (
    <>
      {icon && (
        <span slot="icon" className="lc-icon">
          {icon}
        </span>
      )}
      {text}
      {links && sidebarLinks(links)}
      {children}
    </>
  ),
});

/**
 * Returns links as React elements. The key of a link from data is its URL, or else its text. Elements without a key get
 * their index, like static children.
 */
export function sidebarLinks(links: SidebarLinks): ReactElement[] {
  return links.map((link, index) => {
    if (isValidElement(link)) return link.key === null ? <Fragment key={index}>{link}</Fragment> : link;
    const {text, href, icon, exact, links: below} = link;
    return <SidebarLink key={`${href ?? ''} ${text}`} {...{text, href, icon, exact, links: below}} />;
  });
}
