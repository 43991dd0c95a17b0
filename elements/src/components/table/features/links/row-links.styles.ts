import {css} from 'lit';
import * as token from '../../../../styles/token.js';

export const rowLinksStyles = css`
  .row-link {
    border-radius: calc(${token.radius} / 2);
    color: ${token.colorAccentText};
    font-weight: 600;
    text-decoration: none;
  }

  @media (hover: hover) {
    .row-link:hover {
      text-decoration: underline;
    }
  }
`;
