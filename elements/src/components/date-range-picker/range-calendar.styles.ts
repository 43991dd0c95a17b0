import {css} from 'lit';
import * as token from '../../styles/token.js';

/** What the calendar of a range has in addition to that of a date. */
export const rangeCalendarStyles = css`
  @media (hover: hover) {
    .preset:hover {
      background: ${token.colorHover};
      color: ${token.colorText};
    }
  }

  .presets {
    display: flex;
    flex-direction: column;
    gap: ${token.space};
  }

  .preset {
    background: none;
    border: 1px solid ${token.colorBorder};
    border-radius: calc(${token.radius} * 0.5);
    color: inherit;
    cursor: pointer;
    font: inherit;
    min-block-size: 2rem;
    padding: ${token.space} calc(${token.space} * 2);
    text-align: start;
  }

  .preset[aria-disabled='true'] {
    background: none;
    color: ${token.colorTextMuted};
    cursor: default;
    opacity: 0.55;
  }

  .month {
    flex: 1;
    font: inherit;
    font-weight: 600;
    line-height: var(--_cell);
    margin: 0;
    text-align: center;
  }

  /* At the end of the last month. */
  .days:has(+ .days) .next {
    inset-block-start: calc(${token.space} * 3);
    inset-inline-end: calc(${token.space} * 3);
    position: absolute;
  }

  /* The names stay above the middle of their months. */
  .days:has(+ .days) > .header {
    padding-inline-end: calc(var(--_cell) + ${token.space});
  }

  .days + .days > .header {
    padding-inline: calc(var(--_cell) + ${token.space});
  }

  /* Between its ends, a range is a band. */
  .day.in-range[aria-selected='true']:not(.range-start, .range-end) {
    background: ${token.colorAccentSoft};
    border-radius: 0;
    color: inherit;
    font-weight: inherit;
  }

  .day.range-start:not(.range-end) {
    border-end-end-radius: 0;
    border-start-end-radius: 0;
  }

  .day.range-end:not(.range-start) {
    border-end-start-radius: 0;
    border-start-start-radius: 0;
  }

  @media (width < 30rem) {
    .presets {
      flex: 1 1 100%;
      flex-flow: row wrap;
    }
  }

  @media (forced-colors: active) {
    .day.in-range[aria-selected='true']:not(.range-start, .range-end) {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
