import {css} from 'lit';
import * as token from '../../../styles/token.js';

/** The buttons for the month and the year of a calendar, and their lists. */
export const jumpStyles = css`
  .jump {
    align-items: center;
    block-size: 2rem;
    display: flex;
    flex: auto;
    font-weight: 600;
    gap: ${token.space};
    justify-content: center;
    padding-inline: ${token.space};
  }

  .jump > .icon {
    block-size: 1rem;
    inline-size: 1rem;
    rotate: -90deg;
  }

  .days {
    display: grid;
    grid-template-rows: auto 1fr;
  }

  .days > .grid {
    align-self: start;
    grid-area: 2 / 1;
  }

  /* Covers the days, so that the popup keeps its size. */
  .jump-list {
    background: ${token.colorSurfaceOverlay};
    block-size: 0;
    contain: inline-size;
    display: grid;
    font-size: ${token.fontSizeSm};
    gap: ${token.space};
    grid: auto-flow minmax(var(--_cell), 1fr) / repeat(3, minmax(0, 1fr));
    grid-area: 2 / 1;
    list-style: none;
    margin: 0;
    min-block-size: 100%;
    overflow-y: auto;
    padding: 0;
    position: relative;
  }
`;
