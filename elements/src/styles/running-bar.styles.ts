import {css} from 'lit';

/**
 * A bar in its track, and one that runs because it has no value. The styles of the element set the colors `--_bar` and
 * `--_track`.
 */
export const runningBarStyles = css`
  .track {
    background: var(--_track);
    block-size: 100%;
    border-radius: 999px;
    overflow: hidden;
  }

  .bar {
    background: var(--_bar);
    block-size: 100%;
    border-radius: inherit;
    display: block;
  }

  .running {
    animation: run 1.4s cubic-bezier(0.35, 0.1, 0.65, 0.9) infinite;
    inline-size: 40%;
  }

  .running:dir(rtl) {
    animation-name: run-rtl;
  }

  @keyframes run {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(250%);
    }
  }

  @keyframes run-rtl {
    from {
      transform: translateX(100%);
    }
    to {
      transform: translateX(-250%);
    }
  }

  @media (forced-colors: active) {
    .track {
      outline: 1px solid GrayText;
      outline-offset: -1px;
    }

    .bar {
      --_bar: Highlight;
      forced-color-adjust: none;
    }
  }

  /* Static, but distinct from a separator line. */
  @media (prefers-reduced-motion: reduce) {
    .running {
      animation: none;
      background: repeating-linear-gradient(90deg, var(--_bar) 0 1.25rem, transparent 1.25rem 1.75rem);
      border-radius: 0;
      inline-size: 100%;
    }
  }
`;
