import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {navbarMenuStyles} from './navbar-menu.styles.js';
import * as token from '../../styles/token.js';

export const navbarStyles = [
  hostStyles,
  focusRingStyles,
  css`
    :host {
      --_action: var(--lc-navbar-action-color, ${token.colorTextMuted});
      --_height: var(--lc-navbar-height, 4rem);
      container: lc-navbar / inline-size;
      display: block;
      inline-size: 100%;
      position: relative;
      z-index: var(--lc-navbar-z-index, 1000);
    }

    :host([sticky]) {
      inset-block-start: 0;
      position: sticky;
    }

    .base {
      --_padding: var(--lc-navbar-padding, clamp(1rem, 3cqi, 1.75rem));
      align-items: center;
      background: var(--lc-navbar-background, ${token.colorSurface});
      /* In the bar of a page layout, the button of the sidebar may be higher. */
      block-size: 100%;
      border-block-end: 1px solid var(--lc-navbar-border-color, ${token.colorBorder});
      column-gap: calc(${token.space} * 5);
      display: flex;
      min-block-size: var(--_height);
      padding: calc(${token.space} * 2) var(--_padding);
    }

    .brand {
      align-items: center;
      border-radius: calc(${token.radius} / 2);
      color: inherit;
      display: flex;
      flex: none;
      font-size: ${token.fontSizeLg};
      font-weight: 600;
      gap: calc(${token.space} * 2.5);
      letter-spacing: -0.015em;
      max-inline-size: 100%;
      min-block-size: 2.5rem;
      overflow-wrap: anywhere;
      text-decoration: none;
    }

    .breadcrumb {
      --lc-breadcrumb-wrap: nowrap;
      container: lc-navbar-breadcrumb / inline-size;
      flex: 1 1 0;
      min-inline-size: 0;
    }

    /* No room for two steps: nothing is better than a few pixels of one. */
    @container lc-navbar-breadcrumb (inline-size < 9rem) {
      lc-breadcrumb,
      ::slotted([slot='breadcrumb']) {
        display: none;
      }
    }

    /* A hairline between the brand and the breadcrumb, if both are shown. */
    .brand:not([hidden]) ~ .breadcrumb {
      --_line: 1px;
    }

    lc-breadcrumb,
    ::slotted([slot='breadcrumb']) {
      border: 0 solid ${token.colorBorder};
      border-inline-start-width: var(--_line, 0);
      padding-inline-start: calc(var(--_line, 0px) * 20);
    }

    .toggle {
      display: none;
    }

    .search {
      display: flex;
      flex: none;
    }

    .menu {
      align-items: center;
      display: flex;
      flex: none;
      gap: calc(${token.space} * 4);
      margin-inline-start: auto;
    }

    /* Links are next to the brand, also if a search button comes before the menu. */
    .has-links {
      reading-flow: flex-visual;
    }

    .has-links .menu {
      display: contents;
    }

    ::slotted([slot='links']) {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: ${token.space};
      margin-inline-end: auto;
    }

    .has-links .search,
    .has-links ::slotted([slot='search']) {
      order: 1;
    }

    .has-links .actions,
    .has-links ::slotted([slot='cta']) {
      order: 2;
    }

    .actions {
      --lc-button-ghost-color: var(--_action);
      align-items: center;
      display: flex;
      gap: calc(${token.space} * 1.5);
    }

    ::slotted([slot='search']) {
      --lc-search-button-width: 100%;
      inline-size: var(--lc-navbar-search-width, max(20vw, 12rem));
      max-inline-size: 40cqi;
    }

    ::slotted(span[slot='brand']),
    ::slotted(span[slot='actions']) {
      align-items: center;
      display: flex;
      gap: calc(${token.space} * 2.5);
    }

    ::slotted(span[slot='actions']) {
      gap: ${token.space};
    }

    .action,
    .toggle {
      align-items: center;
      background: none;
      border: 1px solid transparent;
      border-radius: ${token.radius};
      color: var(--_action);
      cursor: pointer;
      font: inherit;
      justify-content: center;
      min-block-size: ${token.controlHeight};
      min-inline-size: ${token.controlHeight};
      padding: 0;
      position: relative;
      transition:
        background-color ${token.duration} ${token.easing},
        color ${token.duration} ${token.easing};
    }

    .action {
      display: flex;
    }

    @media (hover: hover) {
      .action:hover,
      .toggle:hover {
        background: ${token.colorAccentSoft};
        color: ${token.colorAccentText};
      }
    }

    .icon {
      block-size: 1.25rem;
      fill: none;
      flex: none;
      inline-size: 1.25rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5;
    }

    :host(:dir(rtl)) .log-out .icon {
      transform: scaleX(-1);
    }

    .badge {
      background: ${token.colorDanger};
      border-radius: 1rem;
      box-shadow: 0 0 0 2px var(--lc-navbar-background, ${token.colorSurface});
      color: ${token.colorOnDanger};
      font-size: 0.75rem;
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      inset-block-start: 0.125rem;
      inset-inline-start: calc(50% + 0.0625rem);
      line-height: 1rem;
      min-inline-size: 1rem;
      padding-inline: 0.25rem;
      position: absolute;
      text-align: center;
    }

    .action-text {
      display: none;
    }

    @media (prefers-reduced-motion: reduce) {
      .action,
      .toggle {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .badge {
        border: 1px solid CanvasText;
      }
    }
  `,
  navbarMenuStyles,
];
