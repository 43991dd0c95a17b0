import type {Terms} from '../terms.js';
import {newNotifications, notifications} from './words.js';

export const searchInputTexts = {
  clearSearch: () => 'Clear the search',
} satisfies Partial<Terms>;
export const breadcrumbTexts = {
  breadcrumb: () => 'Breadcrumb',
  moreSteps: () => 'Show all steps',
} satisfies Partial<Terms>;

export const navbarTexts = {
  more: () => 'More',
  notifications,
  newNotifications,
  settings: () => 'Settings',
  logOut: () => 'Log out',
} satisfies Partial<Terms>;

export const sidebarTexts = {
  mainMenu: () => 'Main menu',
  openMainMenu: () => 'Menu',
  closeMainMenu: () => 'Close the menu',
} satisfies Partial<Terms>;

export const pageLayoutTexts = {
  skipToContent: () => 'Skip to content',
} satisfies Partial<Terms>;

export const splitPanelTexts = {
  resizePanels: () => 'Resize the panels',
  hidePanel: () => 'Hide the panel',
  showPanel: () => 'Show the panel',
} satisfies Partial<Terms>;
