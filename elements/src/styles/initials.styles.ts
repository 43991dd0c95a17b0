import {css} from 'lit';

/** The size of the initials of an avatar in `--_initials`: 12, 14, and 18 px if `--_size` is that of its size. */
export const initialsStyles = css`
  .base {
    --_initials: calc(var(--_size) * 0.35);
  }

  .sm {
    --_initials: calc(var(--_size) * 0.375);
  }

  .lg {
    --_initials: calc(var(--_size) * 0.3215);
  }
`;
