import {css} from 'lit';
import * as token from '../../../styles/token.js';

/**
 * Buttons without a frame in the rows, headers, and bars. The sheets of several features contain them, in any order, so
 * that the rules of a feature must always be more specific.
 */
export const quietButtonStyles = css`
  /* 24 px, which touch requires (WCAG 2.2, 2.5.8). */
  :where(.quiet-icon) {
    align-items: center;
    background: none;
    block-size: 1.5rem;
    border: 0;
    border-radius: ${token.radius};
    color: ${token.colorTextMuted};
    cursor: pointer;
    display: inline-flex;
    flex: none;
    inline-size: 1.5rem;
    justify-content: center;
    padding: 0;
    vertical-align: middle;
  }

  :where(.quiet-icon[aria-haspopup])[aria-expanded='true'] {
    background: ${token.colorHover};
    color: ${token.colorText};
  }

  :where(.quiet-text) {
    background: none;
    border: 0;
    border-radius: ${token.radius};
    color: ${token.colorAccentText};
    cursor: pointer;
    font: inherit;
    font-weight: 600;
    min-block-size: 1.75rem;
    padding-inline: ${token.space};
  }

  @media (hover: hover) {
    :where(.quiet-icon:enabled):hover {
      background: ${token.colorHover};
      color: ${token.colorText};
    }

    :where(.quiet-text:enabled):hover {
      text-decoration: underline;
    }
  }
`;
