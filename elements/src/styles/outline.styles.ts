import {css} from 'lit';
import * as token from './token.js';

/**
 * An outline in the place of content that loads, with a light that passes over it. The styles of the element may set
 * its color `--_outline`.
 */
export const outlineStyles = css`
  .outline {
    animation: shimmer 1.8s linear infinite;
    background: var(--_outline, ${token.colorBorder})
      linear-gradient(100deg, transparent 35%, light-dark(#fffa, #fff2), transparent 65%) 150% 0 / 250% 100%;
    border-radius: calc(${token.radius} / 2);
    display: inline-block;
  }

  @keyframes shimmer {
    to {
      background-position-x: -50%;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .outline {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .outline {
      background: none;
      border: 1px solid GrayText;
    }
  }
`;
