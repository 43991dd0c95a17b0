import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {chevronStyles} from '../../styles/line-icon.styles.js';
import * as token from '../../styles/token.js';

export const accordionItemStyles = [
  hostStyles,
  focusRingStyles,
  chevronStyles,
  css`
    :host {
      background: var(--lc-accordion-item-background, ${token.colorSurfaceRaised});
      border: 1px solid ${token.colorBorder};
      border-radius: ${token.radius};
      display: block;
      /* As wide as in the flow of a page, so that no item changes its width. */
      justify-self: stretch;
      --_inset: var(--lc-accordion-item-padding, calc(${token.space} * 4));
    }

    details {
      border-radius: inherit;
      interpolate-size: allow-keywords;
    }

    details::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size ${token.duration} ${token.easing},
        content-visibility ${token.duration} allow-discrete;
    }

    /* Open content is clipped only while it unfolds, because it may contain popups. */
    details[open]::details-content {
      block-size: auto;
      overflow: visible;
      transition:
        block-size ${token.duration} ${token.easing},
        content-visibility ${token.duration} allow-discrete,
        overflow 0s ${token.duration} allow-discrete;
    }

    summary {
      align-items: start;
      border-radius: inherit;
      cursor: pointer;
      display: flex;
      font-weight: 600;
      gap: calc(${token.space} * 3);
      justify-content: space-between;
      list-style: none;
      padding: calc(${token.space} * 3) var(--_inset);
      transition: background-color ${token.duration} ${token.easing};
    }

    summary::-webkit-details-marker {
      display: none;
    }

    summary:focus-visible {
      /* On top of the lines around it. */
      outline-offset: -1px;
    }

    [open] > summary {
      border-end-end-radius: 0;
      border-end-start-radius: 0;
    }

    @media (hover: hover) {
      summary:not([aria-disabled]):hover {
        background: ${token.colorHover};
      }
    }

    [aria-disabled] {
      color: ${token.colorDisabled};
      pointer-events: none;
    }

    .heading {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    .toggle {
      align-items: center;
      block-size: 1lh;
      color: ${token.colorTextMuted};
      display: flex;
      flex: none;
    }

    [aria-disabled] .toggle {
      color: inherit;
    }

    .chevron {
      transition: rotate ${token.duration} ${token.easing};
    }

    [open] > summary .chevron {
      rotate: 180deg;
    }

    .content {
      overflow-wrap: anywhere;
      padding: calc(${token.space} * 1) var(--_inset) var(--_inset);
    }

    /* What the content starts and ends with adds no space to that of the item. */
    ::slotted(:first-child) {
      margin-block-start: 0;
    }

    ::slotted(:last-child) {
      margin-block-end: 0;
    }

    @media (prefers-reduced-motion: reduce) {
      details::details-content,
      summary,
      .chevron {
        transition: none;
      }

      details[open]::details-content {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      [aria-disabled] {
        color: GrayText;
      }
    }
  `,
];
