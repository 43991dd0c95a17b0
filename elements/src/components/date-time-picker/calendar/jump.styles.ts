import {css} from 'lit';

/** The buttons for the month and the year of a calendar, and their lists. */
export const jumpStyles = css`
  .jump {
    align-items: center;
    block-size: 2rem;
    display: flex;
    flex: auto;
    font-weight: 600;
    gap: var(--_space);
    justify-content: center;
    padding-inline: var(--_space);
  }

  .jump > .icon {
    block-size: 1rem;
    inline-size: 1rem;
    rotate: -90deg;
  }

  .days {
    position: relative;
  }

  /* Covers the days, so that the popup keeps its size. */
  .jump-list {
    background: var(--_color-surface-raised);
    display: grid;
    font-size: var(--_font-size-sm);
    gap: var(--_space);
    grid: auto-flow minmax(var(--_cell), 1fr) / repeat(3, minmax(0, 1fr));
    inset: calc(var(--_cell) + var(--_space) * 2) 0 0;
    list-style: none;
    margin: 0;
    overflow-y: auto;
    padding: 0;
    position: absolute;
  }
`;
