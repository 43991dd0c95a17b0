import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {dialogStyles} from '../../styles/dialog.styles.js';
import * as token from '../../styles/token.js';

export const modalStyles = [
  hostStyles,
  focusRingStyles,
  dialogStyles,
  css`
    /* A closed modal takes up no space, not even a gap in the surrounding layout. */
    :host {
      --_gutter: clamp(${token.space} * 4, 4vw, ${token.space} * 6);
      display: contents;
    }

    dialog {
      --_dialog-width: var(--lc-modal-width, 34rem);
    }

    .sm {
      --_dialog-width: var(--lc-modal-width, 24rem);
    }

    .lg {
      --_dialog-width: var(--lc-modal-width, 50rem);
    }

    .xl {
      --_dialog-width: var(--lc-modal-width, 72rem);
    }

    .header,
    .footer {
      display: flex;
      flex: none;
      gap: calc(${token.space} * 3);
    }

    .header {
      align-items: flex-start;
      justify-content: space-between;
      padding: calc(${token.space} * 4) var(--_gutter) calc(${token.space} * 3);
      padding-inline-end: calc(${token.space} * 3);
    }

    h2 {
      font-size: 1.125rem;
      font-weight: 600;
      letter-spacing: -0.01em;
      line-height: 1.3;
      margin: 0;
      min-inline-size: 0;
      padding-block: calc((${token.controlHeight} * 0.8 - 1.3em) / 2);
    }

    /* A slotted heading looks like the default one. */
    ::slotted([slot='heading']) {
      font: inherit;
      letter-spacing: inherit;
      margin: 0;
    }

    .close {
      --lc-button-color: ${token.colorTextMuted};
      flex: none;
    }

    .scroller {
      flex: 1 1 auto;
      min-block-size: 0;
      outline-offset: -2px;
      overflow: auto;
      overscroll-behavior: contain;
    }

    .content {
      padding: ${token.space} var(--_gutter) calc(${token.space} * 6);
    }

    .footer {
      flex-wrap: wrap;
      justify-content: flex-end;
      padding: calc(${token.space} * 4) var(--_gutter);
    }

    /* These lines do not change the size, because overflow is measured. */
    .footer {
      border-block-start: 1px solid ${token.colorBorder};
    }

    /* On a phone, a sheet at the bottom, near the thumb, whose buttons share a row or wrap to one each. */
    @media (width < 30rem) {
      dialog {
        border-end-end-radius: 0;
        border-end-start-radius: 0;
        inline-size: 100%;
        margin-block-end: 0;
        max-block-size: calc(100dvh - ${token.space} * 12);
        padding-block-end: env(safe-area-inset-bottom);
      }

      .footer lc-button,
      ::slotted([slot='footer']) {
        flex: 1 1 auto;
      }
    }

    .scrolls .header {
      box-shadow: 0 1px ${token.colorBorder};
    }
  `,
];
