import {css} from 'lit';
import {chipStyles} from '../../view/chips.styles.js';
import * as token from '../../../../styles/token.js';

export const groupStyles = css`
  ${chipStyles}

  .rows-group > * {
    background: ${token.colorSurfaceSunken};
    border-block-end: 1px solid var(--_line);
  }

  /* Also of the last row of a group: others follow. */
  tbody:has(> .rows-group) > tr > td {
    border-block-end-color: var(--_line);
  }

  /* The headers of columns stay in view, and are quiet; those of groups are part of the rows. */
  .rows-group > .group-cell {
    color: ${token.colorText};
    padding-block: calc(var(--_pad-block) - 0.25rem);
    padding-inline-start: calc(var(--_pad) * var(--_level, 1) - 0.25rem);
    position: static;
  }

  [data-level='2'] {
    --_level: 2;
  }

  [data-level='3'] {
    --_level: 3;
  }

  [data-level='4'] {
    --_level: 4;
  }

  .group-toggle {
    align-items: center;
    background: none;
    border: 0;
    border-radius: ${token.radius};
    color: inherit;
    cursor: pointer;
    display: inline-flex;
    font: inherit;
    font-weight: 600;
    gap: calc(${token.space} * 2);
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    padding-inline: 0.25rem;
    text-align: start;
  }

  .group-toggle,
  .group-count {
    vertical-align: middle;
  }

  .group-toggle > span {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .group-toggle > .icon {
    block-size: 1rem;
    color: ${token.colorTextMuted};
    flex: none;
    inline-size: 1rem;
    rotate: 180deg;
    transition: rotate ${token.duration} ${token.easing};
  }

  .group-toggle:dir(rtl) > .icon {
    rotate: 0deg;
  }

  .group-toggle[aria-expanded='true'] > .icon {
    rotate: 270deg;
  }

  @media (hover: hover) {
    .group-toggle:hover {
      background: ${token.colorHover};
    }
  }

  .group-count,
  .total-kind {
    color: ${token.colorTextMuted};
    font-weight: 400;
  }

  .group-count {
    margin-inline-start: ${token.space};
  }

  .rows-group > td,
  .totals > * {
    font-weight: 600;
    white-space: nowrap;
  }

  .totals > * {
    background: var(--lc-table-header-background, ${token.colorSurfaceSunken});
    border-block: 1px solid var(--_line);
    border-block-end: 0;
    color: ${token.colorText};
    inset-block: auto 0;
    position: sticky;
    z-index: 2;
  }

  /* In stacked rows, the name and its totals are in one line if there is room. */
  @container (inline-size < 30rem) {
    .stack :is(.rows-group, .totals) {
      align-items: center;
      background: ${token.colorSurfaceSunken};
      column-gap: var(--_pad);
      display: flex;
      flex-wrap: wrap;
      padding-inline-end: var(--_pad);
    }

    .stack :is(.rows-group, .totals) > * {
      background: none;
      border: 0;
      padding-inline-end: 0;
      position: static;
    }

    .stack :is(.rows-group, .totals) > th {
      flex: 1 1 7rem;
      white-space: normal;
    }

    .stack .totals > th {
      padding-inline-start: var(--_pad);
    }

    .stack :is(.rows-group, .totals) > td:not(.selection-cell) {
      display: none;
    }

    .stack .rows-group > .selection-cell {
      margin-inline-end: calc(var(--_pad) * -1);
      padding-inline-start: var(--_pad);
    }

    .stack :is(.rows-group, .totals) > td[data-label] {
      display: flex;
      gap: ${token.space};
      margin-inline-start: auto;
      padding-inline-start: 0;
    }
  }
`;
