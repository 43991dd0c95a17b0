import {css, unsafeCSS, type CSSResult} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {chevronStyles} from '../../styles/line-icon.styles.js';
import {dashCase} from '../../base/attributes/names.js';
import * as token from '../../styles/token.js';
import {LIMITS} from './panel-limits.js';

/** Below this width in rem, horizontal panels are one below the other. */
export const BREAKPOINT = 30;

/** The smallest area that a finger hits (WCAG 2.2, "Target Size"). */
const TARGET = css`24px`;

/** The whole percent of a position that a server has written, for browsers that do not read numbers from attributes. */
const digits = unsafeCSS(
  Array.from(
    {length: 10},
    (_, digit) =>
      `[data-position^='${digit}']{--_tens: ${digit}0}[data-position$='${digit}']{--_ones: ${digit}}`,
  ).join(''),
);

/** The limits that a server has written. */
const lengths = unsafeCSS(
  LIMITS.map(dashCase)
    .map(name => `[data-${name}]{--_${name}:attr(data-${name} type(<length>))}`)
    .join(''),
);

/** Panels one below the other. */
const stacked = (base: CSSResult): CSSResult => css`
  ${base} {
    gap: var(--_divider);
    grid-template: 'start' max-content 'end' max-content / minmax(0, 1fr);
    overflow: auto;
  }

  ${base} > :is(.separator, button) {
    display: none;
  }
`;

export const splitPanelStyles = [
  hostStyles,
  focusRingStyles,
  chevronStyles,
  css`
    :host {
      display: block;
      flex: auto;
      justify-self: stretch;
      min-inline-size: 0;
      position: relative;
    }

    :host([orientation='vertical']) {
      block-size: 20rem;
    }

    /* As long as the panels, however they are arranged. */
    .ruler {
      block-size: 0;
      inset: 0;
      position: absolute;
      visibility: hidden;
    }

    .ruler.vertical {
      block-size: auto;
      inline-size: 0;
    }

    .base {
      /* Not those of a split panel around this one. */
      --_min-start: initial;
      --_max-start: initial;
      --_min-end: initial;
      --_max-end: initial;
      --_standard: 1.5rem;
      --_divider: var(--lc-split-panel-divider-size, var(--_standard));
      --_room: calc(100% - var(--_divider));
      --_start: clamp(
        min(var(--_room), max(var(--_min-start, 0px), var(--_room) - var(--_max-end, 100%))),
        var(--_room) * var(--_position) / 100,
        min(var(--_max-start, 100%), var(--_room) - var(--_min-end, 0px))
      );
      block-size: 100%;
      display: grid;
      grid-template: 'start line end' / var(--_start) var(--_divider) minmax(0, 1fr);
    }

    /* Content does not touch the button. */
    .base:has(> button) {
      --_standard: 2rem;
    }

    .vertical {
      grid-template:
        'start' var(--_start)
        'line' var(--_divider)
        'end' minmax(0, 1fr) / minmax(0, 1fr);
    }

    .no-start {
      --_start: 0px;
    }

    .no-end {
      --_start: var(--_room);
    }

    .start,
    .end {
      grid-area: start;
      overflow: auto;
    }

    .end {
      grid-area: end;
    }

    /* WebKit sends the events of a captured pointer to an iframe below it. */
    .is-dragging > :is(.start, .end) {
      pointer-events: none;
    }

    .separator,
    button {
      grid-area: line;
    }

    .separator {
      --_line: var(--lc-split-panel-line-color, ${token.colorBorder});
      --_active: ${token.colorAccent};
      --_grip: ${token.colorBorderStrong};
      --_thickness: 1px;
      --_overlap: min(0px, (var(--_divider) - ${TARGET}) / 2);
      background: linear-gradient(var(--_line) 0 0) center / var(--_thickness) 100% no-repeat;
      cursor: col-resize;
      position: relative;
      touch-action: none;
      z-index: 1;
    }

    .vertical > .separator {
      background-size: 100% var(--_thickness);
      cursor: row-resize;
    }

    .separator:active {
      --_line: var(--_active);
      --_grip: var(--_active);
      --_thickness: 3px;
    }

    @media (hover: hover) {
      .separator:hover {
        --_line: var(--_active);
        --_grip: var(--_active);
        --_thickness: 3px;
      }
    }

    :is(.start, .separator, .end):focus-visible {
      outline-offset: calc(${token.focusWidth} * -1);
    }

    .separator::before,
    .separator::after {
      content: '';
      inset: 0;
      position: absolute;
    }

    .separator::before {
      inset-inline: var(--_overlap);
    }

    .vertical > .separator::before {
      inset: var(--_overlap) 0;
    }

    .separator::after {
      background: var(--_grip);
      block-size: 2rem;
      border-radius: 4px;
      inline-size: 5px;
      margin: auto;
    }

    .vertical > .separator::after {
      block-size: 5px;
      inline-size: 2rem;
    }

    .separator:has(+ button)::after {
      content: none;
    }

    button {
      --_turn: 90deg;
      align-items: center;
      background: ${token.colorSurfaceRaised};
      block-size: ${TARGET};
      border: 1px solid ${token.colorBorderStrong};
      border-radius: 50%;
      color: inherit;
      cursor: pointer;
      display: flex;
      inline-size: ${TARGET};
      inset-block: 0.5rem;
      justify-content: center;
      padding: 0;
      place-self: center;
      position: sticky;
      z-index: 2;
    }

    @media (hover: hover) {
      button:hover {
        border-color: currentColor;
      }
    }

    .forward,
    .back:dir(rtl) {
      --_turn: -90deg;
    }

    .forward:dir(rtl) {
      --_turn: 90deg;
    }

    .vertical > .forward {
      --_turn: 0deg;
    }

    .vertical > .back {
      --_turn: 180deg;
    }

    .chevron {
      rotate: var(--_turn);
    }

    ${stacked(css`.stacked`)}

    /* A server does not know the width. */
    @media (width < ${BREAKPOINT}rem) {
      ${stacked(css`.is-unmeasured`)}
    }

    ${digits}

    [data-position] {
      --_position: calc(var(--_tens) + var(--_ones));
    }

    [data-position='100'] {
      --_tens: 100;
    }

    @supports (opacity: attr(data-exact type(<number>))) {
      [data-exact] {
        --_position: attr(data-exact type(<number>));
      }

      ${lengths}
    }

    @media (forced-colors: active) {
      .separator {
        --lc-split-panel-line-color: CanvasText;
        --_active: Highlight;
        --_grip: CanvasText;
        forced-color-adjust: none;
        outline-color: Highlight;
      }
    }
  `,
];
