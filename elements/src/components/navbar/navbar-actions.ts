import {html, nothing, type TemplateResult} from 'lit';
import type {NavbarActionEvent} from './navbar-events.js';
import {bellIcon, logOutIcon, settingsIcon} from '../../icons/icons.js';

/** An icon button of the bar. */
export interface NavbarAction {
  readonly part: 'notifications' | 'settings' | 'log-out';
  readonly event: NavbarActionEvent;
  readonly icon: TemplateResult;
  /** What it does; it stands beside the icon in the menu of a narrow bar. */
  readonly text: string;
  /** Its name for assistive technology, and its tooltip; it starts with the text. */
  readonly name: string;
  /** What stands on the icon; empty for nothing. */
  readonly badge: string;
}

/** What the page asks for, and the library's texts. */
export interface NavbarActionSource {
  readonly notifications: boolean;
  readonly notificationCount: number;
  readonly settings: boolean;
  readonly logOut: boolean;
}

/** The library's texts, as `localize.term` gives them. */
export interface NavbarTexts {
  readonly notifications: string;
  readonly newNotifications: string;
  readonly settings: string;
  readonly logOut: string;
}

/** More than this is shown as "99+"; the name has the number. */
const MOST_IN_BADGE = 99;

/** The icon buttons that the page asks for, in their order. */
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
 * An icon button: the icon with its badge, and the text that the style sheet shows in a narrow bar. Its name stands in
 * it and not in an `aria-label`, which would have to contain the number on the badge as it is seen.
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
      ${icon}
      <span class="visually-hidden">${name}</span>
      ${badge === '' ? nothing : renderBadge(badge)}
      <span class="action-text" aria-hidden="true">${text}</span>
    </button>
  `;
}

/** A number with its plus sign after it, from right to left too. */
function renderBadge(text: string): TemplateResult {
  return html`<span part="badge" class="badge" aria-hidden="true"><bdi dir="ltr">${text}</bdi></span>`;
}
