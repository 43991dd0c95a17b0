import {html, nothing, svg, type TemplateResult} from 'lit';
import type {Translate} from '../../controllers/localize.controller.js';
import {formatMoment, type Moment} from '../../core/dates/moment.js';
import {TOAST_TYPES, type ToastType} from '../../core/toast/index.js';
import {bellIcon, closeIcon, toastIcons} from '../../icons/icons.js';
import {agoText, textOf, type NotificationAction, type NotificationEntry} from './notification-data.js';

/** The texts and the language of a list. */
interface Texts {
  readonly lang: string;
  readonly term: Translate;
}

interface NotificationOptions {
  readonly texts: Texts;
  /** Null if neither it nor the time zone is known, as on a server. */
  readonly now: number | null;
  readonly isRemovable: boolean;
  readonly onLink: (event: MouseEvent) => void;
  readonly onRead: () => void;
  readonly onRemove: () => void;
  readonly onAction: (action: string) => void;
}

/** Renders a notification as an item of a list. */
export function renderNotification(entry: NotificationEntry, options: NotificationOptions): TemplateResult {
  const {item, moment, href} = entry;
  const {texts, now, isRemovable, onLink, onRead, onRemove, onAction} = options;
  const {title, text, isRead} = item;
  const type = TOAST_TYPES.includes(item.type!) ? item.type! : 'default';
  const words = html`${isRead ? nothing : hidden(texts.term('unread'))}${
    type === 'default' ? nothing : hidden(texts.term('toastType', type))
  }`;
  return html`<li part="notification" class="item ${type}${isRead ? '' : ' unread'}">
    ${renderIcon(type)}
    <div class="text">
      ${
        href === ''
          ? html`<span class="title" tabindex="-1">${words}${title}</span>`
          : html`<a class="title" href=${href} @click=${onLink}>${words}${title}</a>`
      }
      ${textOf(text) ? html`<div class="more">${textOf(text)}</div>` : nothing}
      ${moment === null ? nothing : renderTime(moment, texts.lang, now)}
      ${renderActions(item.actions, onAction)}
    </div>
    ${
      isRead
        ? nothing
        : html`<lc-icon-button size="sm" text=${`${texts.term('markRead')}: ${title}`} @click=${onRead}
            ><span class="dot"></span
          ></lc-icon-button>`
    }
    ${
      isRemovable
        ? html`<lc-icon-button size="sm" text=${`${texts.term('remove')}: ${title}`} @click=${onRemove}
            >${closeIcon()}</lc-icon-button
          >`
        : nothing
    }
  </li>`;
}

const hidden = (text: string): TemplateResult => html`<span class="visually-hidden">${text}: </span>`;

const renderIcon = (type: ToastType): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${type === 'default' || type === 'warning' ? nothing : svg`<circle cx="12" cy="12" r="9.25" />`}
    <path d=${toastIcons[type]} />
  </svg>`;

function renderTime(moment: Moment, lang: string, now: number | null): TemplateResult {
  const written = formatMoment(moment, lang, now !== null);
  const ago = now === null ? null : agoText(moment, lang, now);
  const iso = new Date(moment.at).toISOString();
  const value = {day: iso.slice(0, 10), clock: iso.slice(0, 16), instant: iso}[moment.kind];
  return html`<time datetime=${value} title=${ago === null ? nothing : written}>${ago ?? written}</time>`;
}

function renderActions(given: unknown, onAction: (action: string) => void): TemplateResult | typeof nothing {
  const actions = Array.isArray(given) ? (given as NotificationAction[]) : [];
  if (actions.length === 0) return nothing;
  return html`<div class="actions">
    ${actions.map(one => {
      const {label, action} = Object(one) as NotificationAction;
      return html`<lc-button variant="secondary" size="sm" @click=${() => onAction(textOf(action))}
        >${textOf(label)}</lc-button
      >`;
    })}
  </div>`;
}

/** Renders what is shown if there are no notifications. */
export function renderEmpty(texts: Texts, level: number): TemplateResult {
  return html`<slot name="empty"
    ><lc-empty-state compact heading=${texts.term('noNotifications')} heading-level=${level}></lc-empty-state
  ></slot>`;
}

/** Renders what is below the notifications: what failed, a button for older ones, or that they load. */
export function renderFoot(
  texts: Texts,
  {
    failed,
    hasMore,
    loading,
  }: {readonly failed: boolean; readonly hasMore: boolean; readonly loading: boolean},
  onLoad: (reason: 'more' | 'retry') => void,
): TemplateResult | typeof nothing {
  const button = (reason: 'more' | 'retry', text: string) =>
    html`<lc-button variant="secondary" size="sm" ?loading=${loading} @click=${() => onLoad(reason)}
      >${text}</lc-button
    >`;
  if (failed)
    return html`<div class="foot">
      <p role="alert">${texts.term('itemsFailed')}</p>
      ${button('retry', texts.term('retry'))}
    </div>`;
  if (hasMore) return html`<div class="foot">${button('more', texts.term('showMore'))}</div>`;
  if (!loading) return nothing;
  return html`<div class="foot"><lc-spinner label=${texts.term('loading')}></lc-spinner></div>`;
}

/** Renders the button that opens the list. Its name has the number of unread notifications, which the badge shows. */
export function renderBell(name: string, count: number): TemplateResult {
  const badge = html`<span part="badge" class="badge" aria-hidden="true"
    ><bdi dir="ltr">${count > 99 ? '99+' : count}</bdi></span
  >`;
  return html`<span class="bell"
    ><lc-icon-button part="button" id="bell" text=${name}>${bellIcon()}</lc-icon-button>${
      count > 0 ? badge : nothing
    }</span
  >`;
}
