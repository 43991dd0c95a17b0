import {css} from 'lit';
import {tokenStyles} from './tokens.js';

/** What every element starts from: the tokens, the box model, and `hidden` that hides. */
export const hostStyles = [
  tokenStyles,
  css`
    :host {
      box-sizing: border-box;
      color: var(--_color-text);
      line-height: var(--_line-height);
    }

    :host([hidden]),
    [hidden] {
      display: none !important;
    }

    *,
    *::before,
    *::after {
      box-sizing: inherit;
    }
  `,
];

/** A focus ring that is seen on any ground and in forced colours. */
export const focusRingStyles = css`
  :focus-visible {
    outline: var(--_focus-width) solid var(--_color-accent);
    outline-offset: var(--_focus-offset);
  }
`;

/** The label, hint and message around a control. */
export const fieldStyles = css`
  :host {
    display: block;
  }

  .field {
    display: grid;
    gap: calc(var(--_space) * 1.5);
  }

  .label {
    font-size: var(--_font-size-sm);
    font-weight: 600;
    inline-size: fit-content;
  }

  .required-mark {
    color: var(--_color-danger);
    margin-inline-start: 0.25em;
  }

  .hint {
    color: var(--_color-text-muted);
    font-size: var(--_font-size-sm);
    margin-block-start: calc(var(--_space) * -1);
  }

  .message {
    color: var(--_color-danger);
    font-size: var(--_font-size-sm);
  }

  .message:empty {
    display: none;
  }

  .message-text {
    display: flex;
    gap: calc(var(--_space) * 1.5);
  }

  .message-text::before {
    background: currentColor;
    block-size: 1em;
    content: '';
    flex: none;
    inline-size: 1em;
    margin-block-start: 0.25em;
    mask: url('data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"%3E%3Cpath fill-rule="evenodd" d="M8 15A7 7 0 1 0 8 1a7 7 0 0 0 0 14M7.2 4.5h1.6v4.6H7.2zM8 12.4a1 1 0 1 0 0-2 1 1 0 0 0 0 2"/%3E%3C/svg%3E')
      center / contain no-repeat;
  }
`;
