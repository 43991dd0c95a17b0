import {css} from 'lit';

/** A small ring that turns, as large as the text. */
export const spinnerStyles = css`
  .spinner {
    animation: turn 800ms linear infinite;
    block-size: 1.125em;
    border: 2px solid currentColor;
    border-block-start-color: transparent;
    border-radius: 50%;
    inline-size: 1.125em;
  }

  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation-duration: 3s;
    }
  }

  /* Forced colors replace a transparent border, and a closed circle does not seem to turn. */
  @media (forced-colors: active) {
    .spinner {
      border-block-start-color: Canvas;
    }
  }
`;
