/**
 * The icons, each drawn once. They are inline because a content security policy may forbid images from `data:`
 * addresses. Each is a function, so that a bundle holds only the icons it uses.
 */
import {html, nothing, type TemplateResult} from 'lit';
import type {ToastType} from '../core/toast/index.js';

type Icon = () => TemplateResult;

/** Exclamation mark in a circle. */
export const alertIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5m0 3.2v.3" />
  </svg>`;

/** Bell. */
export const bellIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.75H5zM10 20.5a2.1 2.1 0 0 0 4 0M12 5.5v-2" />
  </svg>`;

/** Calendar page. */
export const calendarIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4" />
  </svg>`;

/** Check mark, for what is done. */
export const checkIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m5.5 12.5 4.5 4.5 8.5-10" />
  </svg>`;

/** Eye, on the button that shows a password. */
export const eyeIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </svg>`;

/** Pipette, on the button that picks a color from the screen. */
export const eyeDropperIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m11.5 6.5 6 6m-1.8-1.8-7.9 7.9-3.3.9.9-3.3 7.9-7.9m1-1 2.4-2.4a2.1 2.1 0 0 1 3 3l-2.4 2.4" />
  </svg>`;

/** Crossed out eye, on the button that hides a password. */
export const eyeOffIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 20 20 4" />
    <circle cx="12" cy="12" r="2.75" />
  </svg>`;

/** Chevron that points down, on controls that open a list. */
export const chevronDownIcon: Icon = () =>
  html`<svg class="chevron" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="m3.75 6 4.25 4.25L12.25 6" />
  </svg>`;

/** Chevron that points to the previous page or month. Style sheets mirror it for next and for right-to-left text. */
export const chevronIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m14.5 6-6 6 6 6" />
  </svg>`;

/** Two chevrons that point to the first page. Style sheets mirror them for last and for right-to-left text. */
export const doubleChevronIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m12 6-6 6 6 6m6-12-6 6 6 6" />
  </svg>`;

/** The path of `closeIcon`, in a view box of 24 units. */
export const closePath = 'm6.5 6.5 11 11m0-11-11 11';

/** Cross that closes, clears or removes. */
export const closeIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${closePath} />
  </svg>`;

const COMMAND_PATHS: Readonly<Record<string, string>> = {
  '--insert': 'M4 10h12M10 4v12',
  '--remove': 'M4 6h12M8 6V4h4v2M6 6l.75 10h6.5L14 6',
  '--move-up': 'M10 16V4M5 9l5-5 5 5',
  '--move-down': 'M10 4v12M5 11l5 5 5-5',
};

/** The icon of a command that changes a row: a plus sign, a bin, or an arrow. It is outside of the styles of elements. */
export const commandIcon = (command: string): TemplateResult =>
  html`<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">
    <path d=${COMMAND_PATHS[command] ?? nothing} />
  </svg>`;

/** Two sheets of paper. */
export const copyIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M9 9h10.5v10.5H9zM15 6.5v-2H4.5V15h2" />
  </svg>`;

/** Empty tray. */
export const emptyIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 13.5h5l1.5 3h5l1.5-3h5M3 13.5v5h18v-5M3 13.5l3-8h12l3 8" />
  </svg>`;

/** Sheet with a folded corner. */
export const fileIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M13.5 3.5H7a1.5 1.5 0 0 0-1.5 1.5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zm0 0v5h5"
    />
  </svg>`;

/** Funnel. */
export const filterIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4.5 5.5h15L14 12.5v6l-4-2v-4z" />
  </svg>`;

/** Arrow out of a door. Style sheets mirror it for right-to-left text. */
export const logOutIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M13.5 4.5h-8v15h8M10 12h10.5m-3.5-3.5 3.5 3.5-3.5 3.5" />
  </svg>`;

/** Three lines that open a menu. */
export const menuIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
  </svg>`;

/** Filled disc with an exclamation mark, beside a validation message. */
export const messageIcon: Icon = () =>
  html`<svg class="message-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path
      fill-rule="evenodd"
      d="M8 15A7 7 0 1 0 8 1a7 7 0 0 0 0 14M7.2 4.5h1.6v4.6H7.2zM8 12.4a1 1 0 1 0 0-2 1 1 0 0 0 0 2"
    />
  </svg>`;

/** Minus sign. */
export const minusIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M6 12h12" />
  </svg>`;

/** Three dots that open the rest of a bar. */
export const moreIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path stroke-width="2.75" d="M12 5.5h.01M12 12h.01M12 18.5h.01" />
  </svg>`;

/** Magnifying glass with a cross in it. */
export const noMatchIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5M9 9l4 4m0-4-4 4" />
  </svg>`;

/** Head and shoulders. */
export const personIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </svg>`;

/** Plus sign. */
export const plusIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M6 12h12M12 6v12" />
  </svg>`;

/** Magnifying glass. */
export const searchIcon: Icon = () =>
  html`<svg class="icon search-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </svg>`;

/** Three sliders. */
export const settingsIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 6.5h9.5m4 0H20M4 12h2.5m4 0H20M4 17.5h8.5m4 0H20" />
    <circle cx="15.5" cy="6.5" r="2" />
    <circle cx="8.5" cy="12" r="2" />
    <circle cx="14.5" cy="17.5" r="2" />
  </svg>`;

/** Star of a rating. */
export const starIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m12 2.75 2.86 5.8 6.39.93-4.62 4.5 1.09 6.37L12 17.35l-5.72 3 1.09-6.36-4.62-4.5 6.39-.94z" />
  </svg>`;

/** Arrow out of a tray. */
export const uploadIcon: Icon = () =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 15.5V4.5m0 0L7.5 9M12 4.5 16.5 9M4.5 15.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2" />
  </svg>`;

/**
 * The path of the icon of each type of toast, and of its loading spinner, in a view box of 24 units. They differ in
 * shape as well as in color.
 */
export const toastIcons: Readonly<Record<ToastType | 'loading', string>> = {
  default: 'M6.5 16.5h11l-1.6-2.6V10a3.9 3.9 0 0 0-7.8 0v3.9zM10.2 19.4h3.6',
  success: 'm6 12.6 4 4L18.2 8',
  info: 'M12 11v6.2M12 6.9v.2',
  warning: 'M12 5 4.4 18.4h15.2zM12 10.4v3.4m0 2.1v.1',
  error: 'M12 6.2v7M12 17v.2',
  loading: 'M18.7 5.3a9.5 9.5 0 1 1-13.4 0',
};
