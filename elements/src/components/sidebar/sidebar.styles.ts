import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';

export const sidebarStyles = [
  hostStyles,
  focusRingStyles,
  css`
    :host {
      --_ground: var(--lc-sidebar-background, ${token.colorSurfaceSunken});
      --_line: var(--lc-sidebar-border-color, ${token.colorBorder});
      block-size: 100%;
      display: block;
    }

    :host(:state(narrow)) {
      block-size: auto;
      display: inline-block;
    }

    .base {
      block-size: 100%;
      display: flex;
      flex-direction: column;
    }

    :host(:not(:state(narrow))) .base {
      background: var(--_ground);
      border-inline-end: 1px solid var(--_line);
    }

    .profile {
      flex: none;
      padding-inline: calc(${token.space} * 6);
    }

    ::slotted([slot='profile']) {
      margin-block: calc(${token.space} * 6) calc(${token.space} * 2);
    }

    /* Once it has scrolled, a line shows that it goes on above. At its start, its own background covers the line. */
    .groups {
      --_padding: calc(${token.space} * 6);
      align-content: start;
      background:
        linear-gradient(var(--_ground) 0 0) top / 100% 2px no-repeat local,
        linear-gradient(var(--_line) 0 0) top / 100% 1px no-repeat;
      display: grid;
      flex: 1;
      gap: calc(${token.space} * 6);
      grid-template-columns: minmax(0, 1fr);
      min-block-size: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      padding: calc(${token.space} * 4) calc(${token.space} * 3) var(--_padding);
      scroll-padding-block: var(--_padding);
      scrollbar-width: thin;
    }

    .foot {
      flex: none;
    }

    ::slotted([slot='settings']),
    ::slotted([slot='footer']) {
      border-block-start: 1px solid var(--_line);
      padding: calc(${token.space} * 3);
    }

    button {
      align-items: center;
      background: none;
      border: 1px solid transparent;
      border-radius: ${token.radius};
      color: inherit;
      cursor: pointer;
      display: flex;
      font: inherit;
      justify-content: center;
      min-block-size: ${token.controlHeight};
      min-inline-size: ${token.controlHeight};
      padding: 0;
      transition: background-color ${token.duration} ${token.easing};
    }

    @media (hover: hover) {
      button:hover {
        background: color-mix(in srgb, ${token.colorText} 6%, transparent);
      }
    }

    .toggle {
      border-color: ${token.colorBorderStrong};
      font-size: ${token.fontSizeSm};
      font-weight: 600;
      gap: calc(${token.space} * 2);
      padding-inline: calc(${token.space} * 3);
    }

    /* In the header of a narrow layout, the brand needs the space. */
    @container (inline-size < 30rem) {
      .toggle {
        border-color: transparent;
        padding: 0;
      }

      .toggle span {
        block-size: 1px;
        clip-path: inset(50%);
        inline-size: 1px;
        overflow: hidden;
        position: absolute;
        white-space: nowrap;
      }
    }

    svg {
      block-size: 1.25rem;
      fill: none;
      inline-size: 1.25rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-width: 1.75;
    }

    dialog {
      --lc-sidebar-link-padding-block: calc(${token.space} * 2);
      --_away: -100%;
      background: none;
      block-size: 100%;
      border: 0;
      color: inherit;
      inline-size: min(100% - 3.5rem, var(--lc-sidebar-drawer-width, 20rem));
      inset: 0 auto;
      inset-inline-start: 0;
      margin: 0;
      max-block-size: none;
      max-inline-size: none;
      outline: 0;
      overflow: visible;
      padding: 0;
      position: fixed;
      pointer-events: none;
      transform: translateX(var(--_away));
      transition: transform ${token.duration} ${token.easing};
    }

    :host(:dir(rtl)) dialog {
      --_away: 100%;
    }

    dialog[open] {
      pointer-events: auto;
      transform: none;
    }

    dialog::backdrop {
      background: rgb(0 0 0 / 45%);
      opacity: 0;
      transition: opacity ${token.duration} linear;
    }

    dialog[open]::backdrop {
      opacity: 1;
    }

    @starting-style {
      dialog[open] {
        transform: translateX(var(--_away));
      }

      dialog[open]::backdrop {
        opacity: 0;
      }
    }

    /* If the browser supports the overlay property, the drawer has a closing animation as well. */
    @supports (overlay: auto) {
      dialog {
        transition:
          transform ${token.duration} ${token.easing},
          display ${token.duration} allow-discrete,
          overlay ${token.duration} allow-discrete;
      }

      dialog::backdrop {
        transition:
          opacity ${token.duration} linear,
          display ${token.duration} allow-discrete,
          overlay ${token.duration} allow-discrete;
      }
    }

    .panel {
      background: var(--_ground);
      block-size: 100%;
      border-inline-end: 1px solid var(--_line);
      box-shadow: ${token.shadow};
      display: flex;
      flex-direction: column;
      position: relative;
    }

    .close {
      color: ${token.colorTextMuted};
      inset-block-start: calc(${token.space} * 3);
      inset-inline-end: calc(${token.space} * 3);
      position: absolute;
      z-index: 1;
    }

    @media (hover: hover) {
      .close:hover {
        color: ${token.colorText};
      }
    }

    /* Leaves space for the close button, also without a profile. */
    .panel .profile {
      min-block-size: calc(${token.controlHeight} + ${token.space} * 4);
    }

    .panel ::slotted([slot='profile']) {
      margin-inline-end: ${token.controlHeight};
    }

    @media (prefers-reduced-motion: reduce) {
      button,
      dialog,
      dialog::backdrop {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .panel {
        border-inline-end-color: CanvasText;
      }
    }
  `,
];
