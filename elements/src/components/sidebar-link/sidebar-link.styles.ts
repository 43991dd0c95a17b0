import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {chevronStyles} from '../../styles/line-icon.styles.js';
import * as token from '../../styles/token.js';

export const sidebarLinkStyles = [
  hostStyles,
  focusRingStyles,
  chevronStyles,
  css`
    :host {
      --_ink: var(--lc-sidebar-link-color, ${token.colorText});
      --_ink-current: var(--lc-sidebar-link-color-current, ${token.colorAccentText});
      --_inset: calc(${token.space} * 3);
      display: block;
      font-size: 0.875rem;
    }

    .link {
      background: none;
      border: 0;
      border-radius: var(--lc-sidebar-link-radius, calc(${token.radius} * 0.5));
      color: var(--_ink);
      display: flex;
      font: inherit;
      gap: calc(${token.space} * 2.5);
      inline-size: 100%;
      line-height: ${token.lineHeight};
      padding: var(--lc-sidebar-link-padding-block, calc(${token.space} * 1.25)) var(--_inset);
      text-align: start;
      text-decoration: none;
      transition: background-color ${token.duration} ${token.easing};
    }

    .link:focus-visible {
      /* Inside the link, where the sidebar's scroll container does not clip it. */
      outline-offset: calc(${token.focusWidth} * -1);
    }

    .plain {
      color: var(--lc-sidebar-link-color, ${token.colorTextMuted});
    }

    button {
      cursor: pointer;
    }

    @media (hover: hover) {
      .link:not(.plain, [aria-current='page']):hover {
        background: var(
          --lc-sidebar-link-background-hover,
          color-mix(in srgb, ${token.colorText} 6%, transparent)
        );
      }
    }

    .link[aria-current],
    .is-current-within[aria-expanded='false'] {
      color: var(--_ink-current);
      font-weight: 600;
    }

    .link[aria-current='page'] {
      background: var(--lc-sidebar-link-background-current, ${token.colorAccentSoft});
    }

    .text {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    /* Until it hydrates, a link that a server has rendered has its own links next to its text. */
    @media (scripting: enabled) {
      .text > slot::slotted(lc-sidebar-link) {
        display: none;
      }
    }

    .icon,
    .toggle {
      align-items: center;
      block-size: 1lh;
      color: ${token.colorTextMuted};
      display: flex;
      flex: none;
      justify-content: center;
    }

    .icon {
      inline-size: 1.25rem;
    }

    .link[aria-current] .icon {
      color: inherit;
    }

    .icon svg,
    ::slotted(svg[slot='icon']),
    ::slotted(.lc-icon) {
      block-size: 1.25rem;
      flex: none;
      inline-size: 1.25rem;
    }

    .chevron {
      transition: transform ${token.duration} ${token.easing};
    }

    [aria-expanded='true'] .chevron {
      transform: rotate(180deg);
    }

    ul {
      border-inline-start: 1px solid ${token.colorBorder};
      list-style: none;
      margin: calc(${token.space} * 0.5) 0 ${token.space};
      margin-inline-start: calc(var(--_inset) + ${token.space} * 0.5);
      padding: 0;
      padding-inline-start: calc(${token.space} * 1.5);
      transition: opacity ${token.duration} ${token.easing};
    }

    /* The line is centered under the icon, and the links are aligned with the text beside it. */
    .link:has(> .icon:not([hidden])) + ul {
      margin-inline-start: calc(var(--_inset) + 0.625rem);
      padding-inline-start: calc(${token.space} * 1.75);
    }

    @starting-style {
      ul {
        opacity: 0;
      }
    }

    /* Without a script, nothing opens a list that a server has rendered closed. */
    @media (scripting: none) {
      ul[hidden] {
        display: block !important;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .link,
      .chevron,
      ul {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .link[aria-current='page'] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }

      .link[aria-current='page']:focus-visible {
        outline-style: double;
        outline-width: 4px;
      }
    }
  `,
];
