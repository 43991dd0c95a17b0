import {css} from 'lit';
import * as token from './token.js';

/** The search icon of search fields. */
export const searchIconStyles = css`
  .search-icon {
    block-size: 1.25rem;
    color: var(--_color-text-muted, ${token.colorTextMuted});
    fill: none;
    flex: none;
    inline-size: 1.25rem;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-width: 1.75;
  }

  :host(:dir(rtl)) .search-icon {
    transform: scaleX(-1);
  }
`;
