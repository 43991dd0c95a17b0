import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {dialogStyles} from '../../styles/dialog.styles.js';
import {dialogFrameStyles} from '../../styles/dialog-frame.styles.js';
import * as token from '../../styles/token.js';

export const modalStyles = [
  hostStyles,
  focusRingStyles,
  dialogStyles,
  dialogFrameStyles,
  css`
    /* A closed modal takes up no space, not even a gap in the surrounding layout. */
    :host {
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
  `,
];
