import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {normalizeHeadingLevel} from '../../base/attributes/heading-level.js';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {FocusRecoveryController} from '../../controllers/focus-recovery.controller.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {notificationListTexts} from '../../core/localization/english/notices.js';
import {sendOpenEvent} from '../../dom/events.js';
import {offerNavigation} from '../../dom/navigate.js';
import {isServerView} from '../../dom/server-view.js';
import {MissedToastsController} from './missed-toasts.controller.js';
import {
  idOf,
  normalizeNotifications,
  NotificationNews,
  sectionsOf,
  type NotificationEntry,
  type NotificationGroupBy,
  type NotificationItem,
} from './notification-data.js';
import {sendNotification, type NotificationLoadDetail} from './notification-events.js';
import {notificationListStyles} from './notification-list.styles.js';
import {renderBell, renderEmpty, renderFoot, renderNotification} from './notification-view.js';

export type {NavigateDetail} from '../../dom/navigate.js';
export type {NotificationAction, NotificationGroupBy, NotificationItem} from './notification-data.js';
export type {
  NotificationActionDetail,
  NotificationLoadDetail,
  NotificationReadDetail,
  NotificationRemoveDetail,
} from './notification-events.js';

/* eslint-disable lit-a11y/no-redundant-role -- WebKit does not expose a list without bullets unless it has a role. */

const GROUPS = ['day', 'group', 'none'] as const;

/** How often "5 minutes ago" changes, in milliseconds. */
const MINUTE = 60_000;

/**
 * The notifications of a user: what is new, what was read, and what a toast said while nobody looked. With `button`, it is a bell
 * with the number of unread ones, which opens them in a popover, or in a sheet on phones. It is one element and not two, so that
 * the number, the list, and their events cannot differ.
 *
 * It is a list with headings and not a feed (ARIA Authoring Practices, "Feed"): a feed loads while users read and needs keys for
 * its articles, while this one ends, and shows older notifications when users ask for them. Screen readers read how many
 * notifications there are, and "Unread" before the title of each one that is. They announce new ones once, at the next pause.
 *
 * @tag lc-notification-list
 * @summary The notifications of a user, also behind a bell with their number.
 * @slot empty - Replaces what is shown if there are no notifications.
 * @fires {CustomEvent<NotificationReadDetail>} lc-notification-read - Sent when the user reads notifications: with their button, a link, an action, or all at once. It
 *   bubbles. Cancel it to keep them unread.
 * @fires {CustomEvent<NotificationRemoveDetail>} lc-notification-remove - Sent when the user removes a notification. It bubbles. Cancel it to keep it.
 * @fires {CustomEvent<NotificationActionDetail>} lc-notification-action - Sent when the user presses an action. It bubbles. Then the notification counts as read, unless
 *   the event is canceled.
 * @fires {CustomEvent<NotificationLoadDetail>} lc-notification-load - Sent when the user asks for older notifications, or tries again. It bubbles.
 * @fires {CustomEvent<NavigateDetail>} lc-navigate - Sent when a link is activated without a modifier key. Cancel it to navigate with a client-side
 *   router.
 * @fires {Event} lc-show - Sent when the bell opens the list, for example to load it. It does not bubble.
 * @fires {Event} lc-after-hide - Sent when the popover is closed. It does not bubble.
 * @csspart button - The `<lc-icon-button>` with the bell.
 * @csspart badge - The number of unread notifications.
 * @csspart heading - The heading.
 * @csspart group - The heading of a group.
 * @csspart notification - A notification.
 * @cssprop [--lc-notification-list-width=24rem] - Width in the popover.
 * @cssprop --lc-notification-list-unread-color - Color of the dots and of the number.
 */
export class LcNotificationList extends LcElement {
  static override styles = notificationListStyles;

  protected readonly [localize] = new LocalizeController(this, notificationListTexts);

  /**
   * The notifications, in any order; the newest is shown first. As an attribute, JSON. What users read or remove changes a copy
   * of the array, which this property returns then. Those without an id or a title warn and are not shown. Default null.
   */
  @property({converter: jsonAttribute, default: null}) notifications!:
    | readonly NotificationItem[]
    | null
    | undefined;

  /**
   * What is under one heading: `'day'` (default), `'group'`, which is the `group` of each notification, or `'none'`. Other values
   * warn and fall back to the default.
   */
  @property({attribute: 'group-by', default: 'day'}) groupBy!: NotificationGroupBy;

  /** The heading. Null: "Notifications", in the language of the page. In React, use `title`. */
  @property({default: null}) heading!: string | null | undefined;

  /** The level of the heading in the outline of the page, 1 to 6. Default 2. Other values warn and fall back to 2. */
  @property({attribute: 'heading-level', type: Number, default: 2}) headingLevel!: number;

  /** Shows a bell, which opens the list. Default false: the list is in the page. */
  @property({type: Boolean, reflect: true, default: false}) button!: boolean;

  /** Lets users remove notifications. Default false. */
  @property({type: Boolean, default: false}) removable!: boolean;

  /** Says that notifications load. Default false. */
  @property({type: Boolean, default: false}) loading!: boolean;

  /** Says that they could not be loaded, with a button that tries again. Default false. */
  @property({type: Boolean, default: false}) failed!: boolean;

  /** Shows a button for older notifications. Default false. */
  @property({type: Boolean, attribute: 'has-more', default: false}) hasMore!: boolean;

  /**
   * Adds toasts that closed because their time was over, as unread notifications of this page, up to 50. They are announced only
   * as toasts. Default false.
   */
  @property({type: Boolean, attribute: 'keep-toasts', default: false}) keepToasts!: boolean;

  readonly #missed = new MissedToastsController(this, () => this.keepToasts);
  readonly #news = new NotificationNews();
  #entries: readonly NotificationEntry[] = [];
  #isOpen = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The notifications in the order in which they are shown. */
  #shown: readonly NotificationEntry[] = [];
  /** The index of the one whose button was pressed, which gets the focus that is lost. Null: the heading gets it. */
  #place: number | null = null;

  constructor() {
    super();
    new FocusRecoveryController(this, () => {
      const titles = this.#place === null ? [] : this.#all('.title');
      return titles[this.#place ?? 0] ?? titles.at(-1) ?? this.#all('.heading')[0] ?? null;
    });
  }

  /** The number of unread notifications. */
  get unreadCount(): number {
    return this.#unread.length;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch(false);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const {notifications: given} = this;
    const all: unknown = Array.isArray(given)
      ? [...this.#missed.items, ...(given as readonly unknown[])]
      : (given ?? this.#missed.items);
    this.#entries = normalizeNotifications(all, message => this[warn](message));
    if (!changed.has('notifications') || given === null || given === undefined) return;
    const {items: missed} = this.#missed;
    const added = this.#news.count(this.#entries.filter(({item}) => !missed.includes(item)));
    if (added > 0) this.#say(this[localize].term('newNotifications', added));
  }

  protected override render(): TemplateResult {
    return html`<div class="visually-hidden" role="status"></div>
      ${this.button ? this.#renderButton() : this.#renderList()}`;
  }

  protected override updated(): void {
    this.#watch(this.isConnected && (!this.button || this.#isOpen));
  }

  get #unread(): readonly NotificationEntry[] {
    return this.#entries.filter(({item}) => !item.isRead);
  }

  #all(selector: string): HTMLElement[] {
    return [...(this.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  #renderButton(): TemplateResult {
    const {unreadCount: count} = this;
    const texts = this[localize];
    const name = count > 0 ? texts.term('newNotifications', count) : texts.term('notifications');
    return html`${renderBell(name, count)}<lc-popover
        for="bell"
        label=${this.#headingText}
        placement="bottom-end"
        @lc-show=${() => this.#handleOpen(true)}
        @lc-after-hide=${() => this.#handleOpen(false)}
        >${this.#renderList()}</lc-popover
      >`;
  }

  get #headingText(): string {
    return this.heading ?? this[localize].term('notifications');
  }

  #renderList(): TemplateResult {
    const by = oneOf('groupBy', GROUPS, this.groupBy, message => this[warn](message));
    const level = normalizeHeadingLevel(this.headingLevel, message => this[warn](message));
    const sections = sectionsOf(this.#entries, by, this[localize].lang, isServerView ? null : Date.now());
    this.#shown = sections.flatMap(({entries}) => entries);
    return html`<div class="list">
      <div class="head">
        <div part="heading" class="heading" role="heading" aria-level=${level} tabindex="-1">
          ${this.#headingText}
        </div>
        ${
          this.unreadCount > 0
            ? html`<lc-button
                class="read-all"
                variant="ghost"
                size="sm"
                @click=${() => this.#read(this.#unread)}
                >${this[localize].term('markAllRead')}</lc-button
              >`
            : nothing
        }
      </div>
      ${sections.map(({heading, entries}) => this.#renderSection(heading, entries, level))}
      ${
        this.#entries.length > 0 || this.loading || this.failed
          ? nothing
          : renderEmpty(this[localize], Math.min(level + 1, 6))
      }
      ${renderFoot(this[localize], this, reason => this.#load(reason))}
    </div>`;
  }

  #renderSection(heading: string, entries: readonly NotificationEntry[], level: number): TemplateResult {
    return html`${
        heading === ''
          ? nothing
          : html`<div part="group" class="group" role="heading" aria-level=${Math.min(level + 1, 6)}>
              ${heading}
            </div>`
      }
      <ul role="list" aria-label=${heading || this.#headingText}>
        ${entries.map(entry =>
          renderNotification(entry, {
            texts: this[localize],
            now: isServerView ? null : Date.now(),
            isRemovable: this.removable,
            onLink: event => {
              this.#read([entry], entry);
              offerNavigation(this, event, event.currentTarget as HTMLAnchorElement);
            },
            onRead: () => this.#read([entry], entry),
            onRemove: () => this.#remove(entry),
            onAction: action => {
              if (sendNotification(this, 'lc-notification-action', {notification: entry.item, action}))
                this.#read([entry], entry);
            },
          }),
        )}
      </ul>`;
  }

  #handleOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.requestUpdate();
    sendOpenEvent(this, isOpen ? 'lc-show' : 'lc-after-hide');
  }

  #read(entries: readonly NotificationEntry[], place?: NotificationEntry): void {
    const unread = entries.map(({item}) => item).filter(({isRead}) => !isRead);
    this.#keepPlace(place);
    const ids = new Set<unknown>(unread.map(({id}) => id));
    if (unread.length > 0 && sendNotification(this, 'lc-notification-read', {notifications: unread}))
      this.#change(items => items.map(item => (ids.has(idOf(item)) ? {...item, isRead: true} : item)));
  }

  #remove(entry: NotificationEntry): void {
    this.#keepPlace(entry);
    const {item: notification} = entry;
    if (sendNotification(this, 'lc-notification-remove', {notification}))
      this.#change(items => items.filter(item => idOf(item) !== notification.id));
  }

  #load(reason: NotificationLoadDetail['reason']): void {
    this.#place = this.#shown.length;
    sendNotification(this, 'lc-notification-load', {reason});
  }

  #keepPlace(entry: NotificationEntry | undefined): void {
    this.#place = entry === undefined ? null : this.#shown.indexOf(entry);
  }

  /** The listener may have set other notifications. */
  #change(change: (items: readonly NotificationItem[]) => readonly NotificationItem[]): void {
    this.#missed.change(change);
    if (Array.isArray(this.notifications)) this.notifications = change(this.notifications);
  }

  /** A message that is the same as the one before is another node, so that it is announced. */
  #say(message: string): void {
    const said = document.createElement('p');
    said.textContent = message;
    this.shadowRoot?.querySelector('[role=status]')?.replaceChildren(said);
  }

  /** Shows how long ago something was while users can see it. */
  #watch(isVisible: boolean): void {
    if (isVisible === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = isVisible ? setInterval(() => this.requestUpdate(), MINUTE) : undefined;
  }
}
