import {css} from 'lit';
import {messageStyles} from './message.styles.js';
import * as token from './token.js';

/**
 * The label, hint, and message around a control, each in its own row, even if empty. If an app makes the element a
 * subgrid of four rows, it stays aligned with the controls next to it, even if one has a hint or a message. Otherwise,
 * the field is a block like the element, whose layout takes less time.
 */
export const fieldStyles = css`
  :host {
    display: block;
  }

  .field {
    display: inherit;
    flex-direction: column;
    grid-row: span 4;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    inline-size: 100%;
    baseline-source: first;
  }

  /* The control. */
  .field > * {
    grid-row: 3;
  }

  .label {
    display: block;
    font-size: ${token.fontSizeSm};
    font-weight: 600;
    grid-row: 1;
    inline-size: fit-content;
    margin-block-end: calc(${token.space} * 1.5);
  }

  .required-mark {
    color: ${token.colorDanger};
    margin-inline-start: 0.25em;
  }

  .is-disabled :is(.label, .required-mark) {
    color: ${token.colorTextMuted};
  }

  /* Valid is quiet: a check mark once there is a value. A shape, because a strict CSP may block images in CSS. */
  .is-valid.is-filled .label::after {
    background: ${token.colorSuccess};
    block-size: 0.875em;
    clip-path: polygon(13% 48%, 38% 70%, 84% 17%, 97% 29%, 39% 93%, 1% 61%);
    content: '';
    display: inline-block;
    forced-color-adjust: none;
    inline-size: 0.875em;
    margin-inline-start: 0.5em;
  }

  .label,
  .hint,
  .message {
    overflow-wrap: anywhere;
  }

  .hint {
    color: ${token.colorTextMuted};
    font-size: ${token.fontSizeSm};
    grid-row: 2;
    margin-block: calc(${token.space} * -0.5) calc(${token.space} * 1.5);
  }

  .message {
    color: ${token.colorDanger};
    font-size: ${token.fontSizeSm};
    grid-row: 4;
  }

  ${messageStyles}

  @media (forced-colors: active) {
    .is-disabled :is(.label, .required-mark) {
      color: GrayText;
    }
  }
`;
