import {LcSidebar, type HideDetail, type SidebarHideReason} from '@life-changers/elements/sidebar';
import type {ReactNode} from 'react';
import {createBinding} from './create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import {ProfileCard, type ProfileCardProps} from './profile-card.js';
import type {PropsOf} from './props-of.js';
import {SidebarGroup, type SidebarGroupProps} from './sidebar-group.js';
import type {SidebarLinks} from './sidebar-link.js';

/** A group of links of a sidebar, as data. */
export type NavigationBlock = Pick<SidebarGroupProps, 'title' | 'links' | 'groupClass'>;

/** The props of `Sidebar`. */
export interface SidebarProps
  extends PropsOf<LcSidebar, 'current' | 'basename' | 'label' | 'open'>, NavigateProps {
  /** The groups of links, as `[{title: 'Main menu', links: [{text: 'Home', href: '/'}], groupClass: ''}]`. */
  navigationBlocks?: readonly NavigationBlock[] | undefined;
  /** Links at the foot, which do not scroll away. */
  settingsLinks?: SidebarLinks | undefined;
  /** The profile above the groups: what `ProfileCard` takes. */
  profile?: ProfileCardProps | undefined;
  /** What stands under the groups; with a `slot` of `'profile'`, `'settings'` or `'footer'`, there. */
  children?: ReactNode | undefined;
  /** Is called when the drawer opens. */
  onShow?: ((event: Event) => void) | undefined;
  /** Is called when the drawer is open and at rest. */
  onAfterShow?: ((event: Event) => void) | undefined;
  /** Is called when the drawer is about to close; `event.preventDefault()` keeps it. */
  onHide?: ((event: CustomEvent<HideDetail<SidebarHideReason>>) => void) | undefined;
  /** Is called when the drawer is closed and at rest. */
  onAfterHide?: ((event: Event) => void) | undefined;
}

/** The side navigation of a page; where there is little room, a button that opens a drawer. */
export const Sidebar = createBinding<LcSidebar, SidebarProps>({
  name: 'Sidebar',
  tag: 'lc-sidebar',
  elementClass: LcSidebar,
  events: {
    ...NAVIGATE_EVENTS,
    onShow: 'lc-show',
    onAfterShow: 'lc-after-show',
    onHide: 'lc-hide',
    onAfterHide: 'lc-after-hide',
  },
  childProps: ['navigationBlocks', 'settingsLinks', 'profile'],
  children: ({navigationBlocks = [], settingsLinks, profile, children}) => (
    <>
      {profile && <ProfileCard slot="profile" {...profile} />}
      {navigationBlocks.map(({title, links, groupClass}, index) => (
        <SidebarGroup key={index} title={title} links={links} groupClass={groupClass} />
      ))}
      {children}
      {settingsLinks && <SidebarGroup slot="settings" links={settingsLinks} />}
    </>
  ),
});
