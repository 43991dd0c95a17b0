import {html, nothing, type TemplateResult} from 'lit';
import type {NavbarActionEvent} from './navbar-events.js';
import {bellIcon, logOutIcon, settingsIcon} from '../../icons/icons.js';

/** An icon button of the navigation bar. */
export interface NavbarAction {
  readonly part: 'notifications' | 'settings' | 'log-out';
  readonly event: NavbarActionEvent;
  readonly icon: TemplateResult;
  /** The visible text next to the icon in the menu of a narrow bar. */
  readonly text: string;
  /** The accessible name and the tooltip. It starts with the text. */
  readonly name: string;
  /** The badge on the icon, or an empty string for no badge. */
  readonly badge: string;
}

/** The properties of the bar that determine its icon buttons. */
interface NavbarActionSource {
  readonly notifications: boolean;
  readonly notificationCount: number;
  readonly settings: boolean;
  readonly logOut: boolean;
}

/** The localized texts of the icon buttons. */
interface NavbarTexts {
  readonly notifications: string;
  readonly newNotifications: string;
  readonly settings: string;
  readonly logOut: string;
}

/** Higher numbers are shown as "99+". The accessible name contains the number. */
const MOST_IN_BADGE = 99;

/** Returns the icon buttons that the app asks for, in order. */
export function navbarActions(source: NavbarActionSource, texts: NavbarTexts): NavbarAction[] {
  const count = source.notificationCount;
  const actions: (NavbarAction | false)[] = [
    source.notifications && {
      part: 'notifications',
      event: 'lc-notifications',
      icon: bellIcon(),
      text: texts.notifications,
      name: count > 0 ? texts.newNotifications : texts.notifications,
      badge: count > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : count > 0 ? String(count) : '',
    },
    source.settings && plain('settings', 'lc-settings', settingsIcon(), texts.settings),
    source.logOut && plain('log-out', 'lc-log-out', logOutIcon(), texts.logOut),
  ];
  return actions.filter(action => action !== false);
}

function plain(
  part: NavbarAction['part'],
  event: NavbarActionEvent,
  icon: TemplateResult,
  text: string,
): NavbarAction {
  return {part, event, icon, text, name: text, badge: ''};
}

/**
 * Renders an icon button: the icon with its badge, and the text that is visible only in a narrow bar. The tooltip is
 * the accessible name, too, because nothing else in it is told.
 */
export function renderNavbarAction(
  {part, event, icon, text, name, badge}: NavbarAction,
  send: (event: NavbarActionEvent) => void,
): TemplateResult {
  return html`
    <button
      part="action ${part}"
      class="action ${part}"
      type="button"
      title=${name}
      @click=${() => send(event)}
    >
      ${icon} ${badge === '' ? nothing : renderBadge(badge)}
      <span class="action-text" aria-hidden="true">${text}</span>
    </button>
  `;
}

/** Renders a number. Its plus sign comes after it in right-to-left text as well. */
function renderBadge(text: string): TemplateResult {
  return html`<span part="badge" class="badge" aria-hidden="true"><bdi dir="ltr">${text}</bdi></span>`;
}
