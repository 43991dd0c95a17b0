import {css} from 'lit';
import {messageStyles} from './message.styles.js';

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
    font-size: var(--_font-size-sm);
    font-weight: 600;
    grid-row: 1;
    inline-size: fit-content;
    margin-block-end: calc(var(--_space) * 1.5);
  }

  .required-mark {
    color: var(--_color-danger);
    margin-inline-start: 0.25em;
  }

  :host(:disabled) :is(.label, .required-mark) {
    color: var(--_color-text-muted);
  }

  /* Valid is quiet: a check mark once there is a value. A shape, because a strict CSP may block images in CSS. */
  :host(:state(valid):state(filled)) .label::after {
    background: var(--_color-success);
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
    color: var(--_color-text-muted);
    font-size: var(--_font-size-sm);
    grid-row: 2;
    margin-block: calc(var(--_space) * -0.5) calc(var(--_space) * 1.5);
  }

  .message {
    color: var(--_color-danger);
    font-size: var(--_font-size-sm);
    grid-row: 4;
  }

  ${messageStyles}

  @media (forced-colors: active) {
    :host(:disabled) :is(.label, .required-mark) {
      color: GrayText;
    }
  }
`;
