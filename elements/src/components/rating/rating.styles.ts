import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';

export const ratingStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  css`
    #control {
      --_full: var(--lc-rating-color, light-dark(#c97400, #f5b942));
      --_empty: var(--lc-rating-empty-color, ${token.colorBorderStrong});
      --_size: var(--lc-rating-size, 1.75rem);
      /* Without space between the stars, so that the preview does not flicker. */
      --_cell: max(24px, var(--_size) + 2 * ${token.space});
      border: 0;
      border-radius: ${token.radius};
      display: flex;
      flex-wrap: wrap;
      inline-size: fit-content;
      margin: 0;
      /* The first star is in line with the label, although it has space around it. */
      margin-inline-start: calc((var(--_size) - var(--_cell)) / 2);
      min-inline-size: 0;
      padding: 0;
      position: relative;
    }

    #control.sm {
      --_size: var(--lc-rating-size, 1.25rem);
    }

    #control.lg {
      --_size: var(--lc-rating-size, 2.5rem);
    }

    /* Half of a star is a target of 24 pixels, too. Larger stars leave less space between them. */
    #control.halves {
      --_cell: max(48px, var(--_size) + 2 * ${token.space});
    }

    #control.halves:not(.lg) {
      --_size: var(--lc-rating-size, 2.25rem);
    }

    #control.image {
      --_cell: calc(var(--_size) + ${token.space});
    }

    .star {
      --_share: 0%;
      block-size: max(24px, var(--_size) + 2 * ${token.space});
      border-radius: ${token.radius};
      display: grid;
      inline-size: var(--_cell);
      place-items: center;
      position: relative;
    }

    .image .star {
      block-size: var(--_size);
    }

    .icons {
      block-size: var(--_size);
      color: var(--_empty);
      inline-size: var(--_size);
      position: relative;
    }

    .icons svg {
      block-size: var(--_size);
      display: block;
      fill: none;
      inline-size: var(--_size);
      stroke: currentColor;
      stroke-linejoin: round;
      stroke-width: 1.5;
    }

    .full {
      color: var(--_full);
      inline-size: var(--_share);
      inset-block: 0;
      inset-inline-start: 0;
      overflow: hidden;
      position: absolute;
    }

    .full svg {
      fill: currentColor;
    }

    .radio {
      appearance: none;
      border-radius: inherit;
      cursor: pointer;
      inset: 0;
      margin: 0;
      position: absolute;
    }

    .half {
      inset-inline-end: 50%;
    }

    .rest {
      inset-inline-start: 50%;
    }

    /* It stands for the whole row, which shows its focus, but users press the stars. */
    .none {
      pointer-events: none;
    }

    .star:has(:checked),
    .star:has(~ .star :checked) {
      --_share: 100%;
    }

    .star:has(.half:checked) {
      --_share: 50%;
    }

    /* The preview is fainter, and not shown over the selected star: its first look is what the user has just done. */
    @media (hover: hover) {
      #control:has(.radio:hover:not(:checked, :disabled)) .star {
        --_share: 0%;
      }

      #control:has(.radio:hover:not(:checked, :disabled)) :is(.star:has(:hover), .star:has(~ .star :hover)) {
        --_share: 100%;
      }

      #control:has(.radio:hover:not(:checked, :disabled)) .star:has(.half:hover) {
        --_share: 50%;
      }

      #control:has(.radio:hover:not(:checked, :disabled)) .full {
        opacity: 0.7;
      }
    }

    .is-invalid .icons {
      --_empty: ${token.colorDanger};
    }

    .is-disabled #control {
      --_empty: ${token.colorDisabled};
      --_full: ${token.colorDisabled};
    }

    .is-disabled .radio {
      cursor: not-allowed;
    }

    @media (forced-colors: active) {
      .icons {
        color: CanvasText;
      }

      .full {
        color: Highlight;
      }

      .is-disabled :is(.icons, .full) {
        color: GrayText;
      }
    }

    @media print {
      .full {
        print-color-adjust: exact;
      }
    }

    [data-tenths='1'] {
      --_share: 10%;
    }

    [data-tenths='2'] {
      --_share: 20%;
    }

    [data-tenths='3'] {
      --_share: 30%;
    }

    [data-tenths='4'] {
      --_share: 40%;
    }

    [data-tenths='5'] {
      --_share: 50%;
    }

    [data-tenths='6'] {
      --_share: 60%;
    }

    [data-tenths='7'] {
      --_share: 70%;
    }

    [data-tenths='8'] {
      --_share: 80%;
    }

    [data-tenths='9'] {
      --_share: 90%;
    }

    [data-tenths='10'] {
      --_share: 100%;
    }
  `,
];
