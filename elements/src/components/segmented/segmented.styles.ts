import {css} from 'lit';
import {optionGroupStyles} from '../../styles/option-group.styles.js';
import * as token from '../../styles/token.js';

/** The frame around the segments: its border and its padding. */
const FRAME = css`3px`;

export const segmentedStyles = [
  optionGroupStyles,
  css`
    #control {
      --_gap: 2px;
      --_radius: var(--lc-segmented-radius, ${token.radius});
      background: var(--lc-segmented-background, ${token.colorSurfaceSunken});
      border: 1px solid var(--lc-segmented-border-color, ${token.colorBorder});
      border-radius: var(--_radius);
      display: flex;
      flex-wrap: wrap;
      inline-size: fit-content;
      max-inline-size: 100%;
      padding: calc(${FRAME} - 1px);
    }

    .option {
      border-radius: calc(var(--_radius) - ${FRAME});
      color: ${token.colorTextMuted};
      flex: 1 1 auto;
      grid-template-columns: minmax(0, auto);
      min-block-size: calc(${token.controlHeight} - 2 * ${FRAME});
      padding-inline: ${token.controlPadding};
      place-content: center;
      place-items: center;
      position: relative;
      text-align: center;
      transition: ${token.duration} ${token.easing};
      transition-property: background-color, box-shadow, color;
    }

    .description {
      display: block;
      font-size: ${token.fontSizeSm};
    }

    /* The column exists only if a segment has a suffix. */
    .suffix {
      font-size: ${token.fontSizeSm};
      font-variant-numeric: tabular-nums;
      grid-column: 2;
    }

    /* As large as the segment, so that it is what users press and see focused. */
    .radio {
      appearance: none;
      border-radius: inherit;
      cursor: inherit;
      inset: 0;
      margin: 0;
      position: absolute;
    }

    @media (hover: hover) {
      .option:hover {
        color: ${token.colorText};
      }
    }

    .option:has(:checked) {
      background: var(--lc-segmented-background-chosen, ${token.colorSurfaceRaised});
      box-shadow:
        0 0 0 1px ${token.colorBorderStrong},
        0 1px 2px rgb(0 0 0 / 12%);
      color: var(--lc-segmented-color-chosen, ${token.colorAccentText});
    }

    .is-invalid #control {
      border-color: ${token.colorDanger};
    }

    .option:has(:disabled) {
      box-shadow: none;
      color: ${token.colorDisabled};
    }

    @media (prefers-reduced-motion: reduce) {
      .option {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .option:has(:checked) {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }

      .option:has(:disabled) {
        color: GrayText;
      }

      .option:has(:checked:disabled) {
        background: Canvas;
        outline: 1px solid GrayText;
      }
    }
  `,
];
