import {css} from 'lit';
import {sheetStyles} from '../../../styles/sheet.styles.js';
import * as token from '../../../styles/token.js';

/** The popup of a date picker: the month row, the days, and the times. */
export const calendarStyles = css`
  .popup {
    --_cell: 2.25rem;
    box-sizing: border-box;
    min-inline-size: 0;
    outline: 0;
    padding: calc(${token.space} * 3);
    scrollbar-width: thin;
  }

  .popup:popover-open {
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 3);
  }

  /* With times, which fill the rest, it is as wide as a field of the usual width. */
  .popup:has(> .times) {
    min-inline-size: min(var(--_anchor-width), 27rem);
  }

  .popup :focus-visible {
    outline-offset: 0;
  }

  .header {
    align-items: center;
    display: flex;
    gap: ${token.space};
    margin-block-end: calc(${token.space} * 2);
  }

  .step,
  .jump {
    background: none;
    border: 1px solid transparent;
    border-radius: calc(${token.radius} * 0.5);
    color: inherit;
    cursor: pointer;
    font: inherit;
    transition: background-color ${token.duration} ${token.easing};
  }

  .step {
    block-size: var(--_cell);
    display: grid;
    flex: none;
    inline-size: var(--_cell);
    padding: 0;
    place-items: center;
  }

  @media (hover: hover) {
    .step:hover,
    .jump:hover {
      background: ${token.colorHover};
    }
  }

  .step[aria-disabled='true'] {
    background: none;
    color: ${token.colorBorderStrong};
    cursor: default;
  }

  .next > .icon,
  :host(:dir(rtl)) .previous > .icon {
    scale: -1 1;
  }

  :host(:dir(rtl)) .next > .icon {
    scale: none;
  }

  .grid {
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
    margin-inline: auto;
  }

  /*
   * Another month comes from its side. Its days are elements that stay, so the name of the animation changes with each turn.
   * Not in WebKit, like the popup (popup.styles.ts).
   */
  @supports (overlay: auto) or (-moz-appearance: none) {
    @media (prefers-reduced-motion: no-preference) {
      .grid > tbody {
        --_from: calc(${token.space} * 2);
        animation-duration: ${token.duration};
        animation-timing-function: ${token.easing};
      }

      .grid.back > tbody,
      .grid:dir(rtl) > tbody {
        --_from: calc(${token.space} * -2);
      }

      .grid.back:dir(rtl) > tbody {
        --_from: calc(${token.space} * 2);
      }

      .grid.odd > tbody {
        animation-name: odd-month;
      }

      .grid.even > tbody {
        animation-name: even-month;
      }
    }
  }

  @keyframes odd-month {
    from {
      opacity: 0;
      translate: var(--_from);
    }
  }

  @keyframes even-month {
    from {
      opacity: 0;
      translate: var(--_from);
    }
  }

  .weekday,
  .grid td {
    block-size: var(--_cell);
    inline-size: var(--_cell);
    padding: 0;
    text-align: center;
  }

  .weekday {
    color: ${token.colorTextMuted};
    font-size: 0.75rem;
    font-weight: 500;
  }

  .day,
  .time {
    border-radius: calc(${token.radius} * 0.5);
    cursor: pointer;
  }

  .time-list > .time {
    box-sizing: border-box;
    min-block-size: var(--_cell);
    padding-block: 0;
    scroll-snap-align: start;
  }

  .outside,
  .week {
    color: ${token.colorTextMuted};
  }

  .week {
    font-size: 0.75rem;
    font-weight: 500;
    padding-inline-end: ${token.space};
  }

  .years {
    flex: 1;
    font: inherit;
    font-weight: 600;
    margin: 0;
    text-align: center;
  }

  /* Months, quarters, or years are as wide as the days. */
  .units {
    font-size: ${token.fontSizeSm};
    inline-size: calc(var(--_cell) * 7);
    overflow-wrap: anywhere;
    table-layout: fixed;
  }

  .grid.units td {
    block-size: calc(var(--_cell) * 1.5);
    inline-size: auto;
  }

  /* A week is selected as a whole. */
  .weeks .day {
    border-radius: 0;
  }

  .weeks .day:nth-child(2) {
    border-end-start-radius: calc(${token.radius} * 0.5);
    border-start-start-radius: calc(${token.radius} * 0.5);
  }

  .weeks .day:last-child {
    border-end-end-radius: calc(${token.radius} * 0.5);
    border-start-end-radius: calc(${token.radius} * 0.5);
  }

  :where(.weeks tr:focus-within) > .day {
    background: ${token.colorAccentSoft};
  }

  @media (hover: hover) {
    :where(.weeks tr:hover) > .day,
    .day:hover,
    .time:hover {
      background: ${token.colorHover};
    }
  }

  /* Also if the calendar was opened with a pointer, which does not show a focus ring. */
  .day:focus {
    background: ${token.colorAccentSoft};
  }

  .day[aria-current] {
    font-weight: 600;
    text-decoration: underline 2px;
    text-underline-offset: 0.25em;
  }

  .day[aria-selected='true'],
  .time[aria-selected='true'] {
    background: ${token.colorAccent};
    color: ${token.colorOnAccent};
    font-weight: 600;
  }

  .day[aria-disabled='true'],
  .time[aria-disabled='true'] {
    background: none;
    color: ${token.colorTextMuted};
    cursor: default;
    opacity: 0.55;
  }

  /* A faded ring would have too little contrast. */
  .day[aria-disabled='true']:focus-visible {
    opacity: 1;
  }

  .times {
    display: flex;
    flex: 1 1 7rem;
    flex-direction: column;
    min-inline-size: 7rem;
  }

  .caption {
    align-content: center;
    block-size: var(--_cell);
    font-weight: 600;
    margin-block-end: calc(${token.space} * 2);
    text-align: center;
  }

  /* Whole rows, as high as those of the days. */
  .time-list {
    block-size: calc(var(--_cell) * 7);
    list-style: none;
    margin: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0;
    position: relative;
    scroll-snap-type: y mandatory;
    scrollbar-width: thin;
  }

  .time {
    align-content: center;
    font-variant-numeric: tabular-nums;
    padding: ${token.space};
    text-align: center;
  }

  .jump-list > .active,
  .time-list:focus-visible .active {
    outline: ${token.focusWidth} solid ${token.colorAccent};
    outline-offset: calc(${token.focusWidth} * -1);
  }

  .jump-list > .active[aria-selected='true'],
  .time-list:focus-visible .active[aria-selected='true'] {
    outline-color: ${token.colorOnAccent};
    outline-offset: calc(${token.focusWidth} * -2);
  }

  @media (pointer: coarse) {
    .popup {
      --_cell: 2.5rem;
    }
  }

  ${sheetStyles}

  @media (width < 30rem) {
    .popup {
      --_cell: min(2.75rem, (100vw - ${token.space} * 8) / 7);
      justify-content: center;
    }

    .days {
      flex: 1 1 100%;
    }

    /* With the numbers of the weeks. */
    .weeks {
      --_cell: min(2.75rem, (100vw - ${token.space} * 8) / 8);
    }

    .time-list {
      align-content: start;
      block-size: calc(var(--_cell) * 4);
      display: grid;
      grid-template-columns: repeat(3, 1fr);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .step,
    .jump {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .day[aria-selected='true'],
    .time[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .popup :focus-visible {
      outline-color: CanvasText;
    }

    .step[aria-disabled='true'],
    .day[aria-disabled='true'],
    .time[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
