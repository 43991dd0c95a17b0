import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';

const ACTIVE_COLOR = css`var(--lc-tab-color-active, ${token.colorAccentText})`;

export const tabStyles = [
  hostStyles,
  focusRingStyles,
  css`
    :host {
      display: block;
      flex: none;
    }

    .tab {
      align-items: center;
      background: none;
      border: 0;
      border-radius: calc(${token.radius} * 0.5);
      color: var(--lc-tab-color, ${token.colorTextMuted});
      cursor: pointer;
      display: flex;
      font: inherit;
      font-weight: 500;
      gap: calc(${token.space} * 2);
      inline-size: 100%;
      line-height: inherit;
      min-block-size: ${token.controlHeight};
      padding: calc(${token.space} * 1.5) calc(${token.space} * 3);
      position: relative;
      text-align: start;
      text-decoration: none;
      transition:
        background-color ${token.duration} ${token.easing},
        color ${token.duration} ${token.easing};
      white-space: var(--_lc-tab-wrap, nowrap);
    }

    .tab:focus-visible {
      /* Inside the tab, where the scroll container does not clip it. */
      outline-offset: calc(${token.focusWidth} * -1);
    }

    .text {
      overflow-wrap: anywhere;
    }

    @media (hover: hover) {
      .tab:not(:disabled, [aria-disabled]):hover {
        background: ${token.colorHover};
      }

      .tab:not(.is-active, :disabled, [aria-disabled]):hover {
        color: ${token.colorText};
      }
    }

    .tab.is-active {
      color: ${ACTIVE_COLOR};
    }

    /* Its place depends on that of the tabs, which set the properties. */
    .tab::after {
      background: currentColor;
      block-size: var(--_lc-tab-line-block, 2px);
      inline-size: var(--_lc-tab-line-inline, auto);
      inset-block: var(--_lc-tab-line-inset-block, auto 0);
      inset-inline: var(--_lc-tab-line-inset-inline, 0);
      position: absolute;
      transform-origin: 0 0;
    }

    .is-active::after {
      content: '';
    }

    /* A server does not know which tab is active. Until the script runs, it is the first one. */
    @media (scripting: enabled) {
      :host(:first-of-type:not(:defined)) button {
        color: ${ACTIVE_COLOR};
      }

      :host(:first-of-type:not(:defined)) button::after {
        content: '';
      }
    }

    :disabled,
    [aria-disabled] {
      color: ${token.colorDisabled};
      cursor: default;
    }

    ::slotted([slot='icon']) {
      block-size: 1.25rem;
      flex: none;
      inline-size: 1.25rem;
    }

    ::slotted([slot='badge']) {
      background: ${token.colorSurfaceSunken};
      border: 1px solid ${token.colorBorder};
      border-radius: 1em;
      color: ${token.colorText};
      font-size: 0.75rem;
      line-height: 1.25rem;
      min-inline-size: 1.25rem;
      padding-inline: calc(${token.space} * 1.5);
      text-align: center;
    }

    @media (prefers-reduced-motion: reduce) {
      .tab {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .is-active::after {
        background: Highlight;
      }

      :disabled,
      [aria-disabled] {
        color: GrayText;
      }
    }
  `,
];
