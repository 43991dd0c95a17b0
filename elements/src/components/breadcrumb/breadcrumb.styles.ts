import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';

export const breadcrumbStyles = [
  hostStyles,
  focusRingStyles,
  css`
    :host {
      display: block;
      /* Makes the links at least 24 px high (WCAG 2.2, 2.5.8). */
      --_padding: calc(${token.space} * 0.75);
      font-size: ${token.fontSizeSm};
      min-inline-size: 0;
    }

    :host(:state(empty)) {
      display: none;
    }

    nav {
      /* The text is flush with the content above and below; the focus ring extends beyond it. */
      margin-inline-start: calc(${token.space} * -1.5);
    }

    .link:focus-visible {
      outline-offset: calc(${token.focusWidth} * -1);
    }

    .list {
      display: flex;
      flex-wrap: var(--lc-breadcrumb-wrap, wrap);
      list-style: none;
      margin: 0;
      /* Only if the steps are on one line and do not fit. */
      overflow: auto hidden;
      padding: 0;
      scrollbar-width: none;
    }

    .is-expanded {
      --lc-breadcrumb-wrap: wrap;
      flex-wrap: wrap;
    }

    .item {
      align-items: end;
      display: flex;
      flex: none;
    }

    /* On one line, the current page shrinks last. */
    .item.is-long {
      flex-shrink: 1000;
      min-inline-size: 7.25em;
    }

    .item.is-long:last-child {
      flex-shrink: 1;
    }

    .separator {
      block-size: 0.9em;
      border-inline-end: 1px solid ${token.colorBorderStrong};
      flex: none;
      /* Centered on the link's last line. */
      margin-block-end: calc((1lh - 0.9em) / 2 + var(--_padding));
      margin-inline: ${token.space};
      transform: rotate(18deg);
    }

    :host(:dir(rtl)) .separator {
      transform: rotate(-18deg);
    }

    .link {
      border-radius: calc(${token.radius} / 2);
      color: var(--lc-breadcrumb-color, ${token.colorTextMuted});
      min-inline-size: 0;
      overflow: hidden;
      overflow-wrap: anywhere;
      padding: var(--_padding) calc(${token.space} * 1.5);
      text-decoration: none;
      text-overflow: ellipsis;
      text-wrap: var(--lc-breadcrumb-wrap, wrap);
      transition: color ${token.duration} ${token.easing};
    }

    button.link {
      background: none;
      border: 0;
      cursor: pointer;
      font: inherit;
    }

    @media (hover: hover) {
      .link:hover {
        color: ${token.colorAccentText};
        text-decoration: underline;
        text-decoration-thickness: 1px;
        text-underline-offset: 0.25em;
      }
    }

    .link[aria-current] {
      color: var(--lc-breadcrumb-current-color, ${token.colorText});
      font-weight: 600;
    }

    @media (prefers-reduced-motion: reduce) {
      .link {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .separator {
        border-color: CanvasText;
      }
    }
  `,
];
