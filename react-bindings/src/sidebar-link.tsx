import {LcSidebarLink, type ToggleDetail} from '@life-changers/elements/sidebar-link';
import {isValidElement, type ReactElement, type ReactNode} from 'react';
import {createBinding} from './create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from './props-of.js';

/** A link of a sidebar as data: what `SidebarLink` takes, in short. */
export interface SidebarLinkItem {
  /** What the user reads. */
  readonly text: string;
  /** Where it leads; without it, it is plain text, or with `links` what opens and closes them. */
  readonly href?: string | undefined;
  /** Stands before the text. */
  readonly icon?: ReactNode | undefined;
  /** Whether pages below its address do not count as its own. */
  readonly exact?: boolean | undefined;
  /** The links below it, which it opens and closes. */
  readonly links?: SidebarLinks | undefined;
}

/** Links as data, or as `<SidebarLink>` elements. */
export type SidebarLinks = readonly (SidebarLinkItem | ReactElement)[];

/** The props of `SidebarLink`. */
export interface SidebarLinkProps
  extends PropsOf<LcSidebarLink, 'text' | 'href' | 'target' | 'exact' | 'open' | 'current'>, NavigateProps {
  /** An icon before the text. */
  icon?: ReactNode | undefined;
  /** Its own links, which it opens and closes: data, or `<SidebarLink>` elements, which may be children too. */
  links?: SidebarLinks | undefined;
  /** The text, and `<SidebarLink>` elements below it. */
  children?: ReactNode | undefined;
  /** Is called when the user has opened or closed its links. */
  onToggle?: ((event: CustomEvent<ToggleDetail>) => void) | undefined;
}

/** A link of a sidebar; with links of its own, a button that opens and closes them. */
export const SidebarLink = createBinding<LcSidebarLink, SidebarLinkProps>({
  name: 'SidebarLink',
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

/** The React elements of links; a link that is data is known by its address, or else by its text. */
export function sidebarLinks(links: SidebarLinks): ReactElement[] {
  return links.map((link, index) => {
    if (isValidElement(link)) return link.key === null ? <Keyed key={index}>{link}</Keyed> : link;
    const {text, href, icon, exact, links: below} = link;
    return <SidebarLink key={`${href ?? ''} ${text}`} {...{text, href, icon, exact, links: below}} />;
  });
}

/** Gives an element of a list that has no key the one of its place, as children have it that are written out. */
function Keyed({children}: {children: ReactNode}): ReactNode {
  return children;
}
