import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {dialogStyles} from '../../styles/dialog.styles.js';
import {dialogFrameStyles} from '../../styles/dialog-frame.styles.js';
import * as token from '../../styles/token.js';

export const drawerStyles = [
  hostStyles,
  focusRingStyles,
  dialogStyles,
  dialogFrameStyles,
  css`
    :host {
      --_backdrop-duration: var(--lc-drawer-duration, 220ms);
      --_dialog-duration: var(--lc-drawer-duration, 220ms);
      --_gutter: calc(${token.space} * 5);
      display: contents;
    }

    /* Beside the content, in its layout. */
    :host([inline][open]) {
      display: block;
      flex: none;
      max-inline-size: 100%;
    }

    dialog {
      --_away: translateX(var(--_distance));
      --_distance: 100%;
      /* Also behind the rounded corners and the cutouts of a phone. */
      background: var(--lc-drawer-background, ${token.colorSurfaceOverlay});
      block-size: 100dvh;
      border-radius: 0;
      border-width: 0;
      inline-size: min(var(--lc-drawer-size, 24rem), 100vw - ${token.space} * 12);
      inset-inline: auto 0;
      margin: 0;
      max-block-size: none;
      opacity: 1;
      padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
      padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
      touch-action: pan-y;
      transform: var(--_away);
    }

    dialog::backdrop {
      background: var(--lc-drawer-backdrop, rgb(0 0 0 / 50%));
    }

    dialog.start {
      --_distance: -100%;
      inset-inline: 0 auto;
    }

    dialog.start:dir(rtl) {
      --_distance: 100%;
    }

    dialog.end:dir(rtl) {
      --_distance: -100%;
    }

    dialog.top,
    dialog.bottom {
      --_away: translateY(var(--_distance));
      block-size: var(--lc-drawer-size, auto);
      inline-size: 100%;
      inset: auto 0 0;
      margin-inline: auto;
      max-block-size: calc(100dvh - ${token.space} * 12);
      max-inline-size: 48rem;
      /* The content scrolls; the header is for swiping. */
      touch-action: auto;
    }

    dialog.bottom {
      border-radius: calc(${token.radius} * 2) calc(${token.radius} * 2) 0 0;
    }

    dialog.top {
      --_distance: -100%;
      border-radius: 0 0 calc(${token.radius} * 2) calc(${token.radius} * 2);
      inset: 0 0 auto;
    }

    :is(.start, .end) > .scroller {
      touch-action: pan-y;
    }

    :is(.top, .bottom) > .header {
      touch-action: none;
    }

    dialog[open] {
      transform: none;
    }

    @starting-style {
      dialog[open] {
        opacity: 1;
        transform: var(--_away);
      }
    }

    .panel {
      background: var(--lc-drawer-background, ${token.colorSurface});
      block-size: 100%;
      border: 0 solid ${token.colorBorder};
      border-inline-start-width: 1px;
      box-sizing: border-box;
      color: ${token.colorText};
      display: flex;
      flex-direction: column;
      inline-size: var(--lc-drawer-size, 20rem);
      max-inline-size: 100%;
      overflow-wrap: anywhere;
    }

    .panel.start {
      border-width: 0;
      border-inline-end-width: 1px;
    }

    .panel:is(.top, .bottom) {
      block-size: var(--lc-drawer-size, auto);
      border-width: 0;
      inline-size: auto;
    }

    .panel.top {
      border-block-end-width: 1px;
    }

    .panel.bottom {
      border-block-start-width: 1px;
    }

    .footer:not(.filled) {
      display: none;
    }

    @media (forced-colors: active) {
      dialog {
        border-width: 1px;
      }
    }
  `,
];
