import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import * as token from '../../styles/token.js';

export const dateFieldsStyles = [
  hostStyles,
  fieldStyles,
  css`
    .fields {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 2) calc(${token.space} * 3);
    }

    .part-label {
      display: block;
      font-size: ${token.fontSizeSm};
      inline-size: fit-content;
      margin-block-end: ${token.space};
    }

    .control {
      --_border: var(--lc-date-fields-border-color, ${token.colorBorderStrong});
      appearance: none;
      background: var(--lc-date-fields-background, ${token.colorSurface});
      border: 1px solid var(--_border);
      border-radius: var(--lc-date-fields-radius, ${token.radius});
      color: inherit;
      display: block;
      font: inherit;
      font-variant-numeric: tabular-nums;
      inline-size: 4em;
      line-height: ${token.lineHeight};
      margin: 0;
      max-inline-size: 100%;
      min-block-size: ${token.controlHeight};
      padding: calc(${token.space} * 0.5) ${token.controlPadding};
      transition: border-color ${token.duration} ${token.easing};
    }

    /* Wide enough for most names. */
    .month {
      inline-size: 7.25em;
    }

    .year {
      inline-size: 5em;
    }

    @media (hover: hover) {
      .control:enabled:hover {
        --_border: ${token.colorTextMuted};
      }
    }

    .control:focus {
      --_border: ${token.colorAccent};
      outline: ${token.focusWidth} solid ${token.colorAccent};
      outline-offset: ${token.focusOffset};
    }

    .control.is-wrong {
      --_border: ${token.colorDanger};
    }

    .control:is(:read-only, :disabled) {
      --_border: ${token.colorBorder};
      background: ${token.colorSurfaceSunken};
    }

    .control:disabled {
      -webkit-text-fill-color: currentColor;
      color: ${token.colorDisabled};
      cursor: not-allowed;
      opacity: 1;
    }

    .is-disabled .part-label {
      color: ${token.colorTextMuted};
    }

    @media (forced-colors: active) {
      .control:disabled,
      .is-disabled .part-label {
        border-color: GrayText;
        color: GrayText;
      }
    }

    @media print {
      .control {
        outline: none !important;
      }
    }
  `,
];
