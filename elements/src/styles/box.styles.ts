import {css} from 'lit';
import * as token from './token.js';

/**
 * The frame of a single-line control, with the native control inside. An element maps its own custom properties to
 * `--_box-background`, `--_box-border-color`, and `--_box-radius`.
 */
export const boxStyles = css`
  :host {
    --_color-disabled: ${token.colorDisabled};
    --_color-placeholder: ${token.colorPlaceholder};
    --_color-text-muted: ${token.colorTextMuted};
  }

  .box {
    --_border: var(--_box-border-color, ${token.colorBorderStrong});
    align-items: center;
    background: var(--_box-background, ${token.colorSurface});
    border: 1px solid var(--_border);
    border-radius: var(--_box-radius, ${token.radius});
    display: flex;
    gap: calc(${token.space} * 2);
    min-block-size: ${token.controlHeight};
    padding-inline: ${token.controlPadding};
    transition: border-color ${token.duration} ${token.easing};
  }

  @media (hover: hover) {
    .box:hover {
      --_border: var(--_color-text-muted);
    }
  }

  .box:focus-within {
    --_border: ${token.colorAccent};
  }

  /* First :focus-within: otherwise, the browser would look for the control in every box that appears. */
  .box:focus-within:has(#control:focus-visible) {
    outline: ${token.focusWidth} solid ${token.colorAccent};
    outline-offset: ${token.focusOffset};
  }

  .is-invalid .box {
    --_border: ${token.colorDanger};
  }

  #control {
    /* The box has the height, which can be less than a line with space around it. */
    align-self: stretch;
    appearance: none;
    background: none;
    border: 0;
    color: inherit;
    flex: 1;
    font: inherit;
    /* In percent, so that the box can be narrower than a field of 20 characters, such as in a native fieldset. */
    inline-size: 100%;
    line-height: ${token.lineHeight};
    min-inline-size: 0;
    outline: 0;
    padding: calc(${token.space} * 0.5) 0;
  }

  #control::placeholder {
    color: var(--_color-placeholder);
    opacity: 1;
  }

  .is-disabled .box {
    --_border: ${token.colorBorder};
    --_color-placeholder: var(--_color-disabled);
    --_color-text-muted: var(--_color-disabled);
    background: ${token.colorSurfaceSunken};
    color: var(--_color-disabled);
  }

  .is-disabled #control {
    -webkit-text-fill-color: currentColor;
    cursor: not-allowed;
    opacity: 1;
  }

  @media (forced-colors: active) {
    .is-disabled .box {
      border-color: GrayText;
      color: GrayText;
    }

    .is-disabled .box > * {
      color: inherit !important;
    }
  }

  /* Only the value: no focus, no examples, and no buttons. */
  @media print {
    .box {
      --_color-disabled: ${token.colorText} !important;
      --_color-placeholder: transparent !important;
      outline: none !important;
    }

    .box button:not(#control) {
      display: none;
    }
  }
`;
