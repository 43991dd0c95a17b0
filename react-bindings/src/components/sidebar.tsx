import {LcSidebar, type HideDetail, type SidebarHideReason} from '@life-changers/elements/sidebar';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import {OPEN_EVENTS} from './popup-props.js';
import {ProfileCard, type ProfileCardProps} from './profile-card.js';
import type {PropsOf} from '../binding/props-of.js';
import {SidebarGroup, type SidebarGroupProps} from './sidebar-group.js';
import type {SidebarLinks} from './sidebar-link.js';

/** The data of a group of sidebar links. */
export type NavigationBlock = Pick<SidebarGroupProps, 'title' | 'links' | 'groupClass'>;

/** The props of `Sidebar`. */
export interface SidebarProps
  extends PropsOf<LcSidebar, 'current' | 'basename' | 'label' | 'open'>, NavigateProps {
  /** The groups of links, for example `[{title: 'Main menu', links: [{text: 'Home', href: '/'}], groupClass: ''}]`. */
  navigationBlocks?: readonly NavigationBlock[] | undefined;
  /** Links at the bottom that do not scroll. */
  settingsLinks?: SidebarLinks | undefined;
  /** The profile above the groups: the props of `ProfileCard`. */
  profile?: ProfileCardProps | undefined;
  /** Content below the groups. For other areas, set `slot` to `'profile'`, `'settings'`, or `'footer'`. */
  children?: ReactNode | undefined;
  /** Called when the drawer opens. */
  onShow?: ((event: Event) => void) | undefined;
  /** Called when the drawer is open and its animation has finished. */
  onAfterShow?: ((event: Event) => void) | undefined;
  /** Called when the drawer is about to close. Call `event.preventDefault()` to keep it open. */
  onHide?: ((event: CustomEvent<HideDetail<SidebarHideReason>>) => void) | undefined;
  /** Called when the drawer is closed and its animation has finished. */
  onAfterHide?: ((event: Event) => void) | undefined;
}

/** The side navigation of a page. If space is limited, it is a button that opens a drawer. */
export const Sidebar = createBinding<LcSidebar, SidebarProps>({
  tag: 'lc-sidebar',
  elementClass: LcSidebar,
  events: {...NAVIGATE_EVENTS, ...OPEN_EVENTS},
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
