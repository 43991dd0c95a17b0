import {css} from 'lit';

/**
 * The frame of a single-line control, with the native control inside. An element maps its own custom properties to
 * `--_box-background`, `--_box-border-color`, and `--_box-radius`.
 */
export const boxStyles = css`
  .box {
    --_border: var(--_box-border-color, var(--_color-border-strong));
    align-items: center;
    background: var(--_box-background, var(--_color-surface));
    border: 1px solid var(--_border);
    border-radius: var(--_box-radius, var(--_radius));
    display: flex;
    gap: calc(var(--_space) * 2);
    min-block-size: var(--_control-height);
    padding-inline: var(--_control-padding);
    transition: border-color var(--_duration) var(--_easing);
  }

  @media (hover: hover) {
    .box:hover {
      --_border: var(--_color-text-muted);
    }
  }

  .box:focus-within {
    --_border: var(--_color-accent);
  }

  /* First :focus-within: otherwise, the browser would look for the control in every box that appears. */
  .box:focus-within:has(#control:focus-visible) {
    outline: var(--_focus-width) solid var(--_color-accent);
    outline-offset: var(--_focus-offset);
  }

  :host(:state(invalid)) .box {
    --_border: var(--_color-danger);
  }

  #control {
    appearance: none;
    background: none;
    border: 0;
    color: inherit;
    flex: 1;
    font: inherit;
    line-height: var(--_line-height);
    min-inline-size: 0;
    outline: 0;
    padding: calc(var(--_space) * 1.5) 0;
  }

  #control::placeholder {
    color: var(--_color-placeholder);
    opacity: 1;
  }

  :host(:disabled) .box {
    --_border: var(--_color-border);
    --_color-placeholder: var(--_color-disabled);
    --_color-text-muted: var(--_color-disabled);
    background: var(--_color-surface-sunken);
    color: var(--_color-disabled);
  }

  :host(:disabled) #control {
    -webkit-text-fill-color: currentColor;
    cursor: not-allowed;
    opacity: 1;
  }

  @media (forced-colors: active) {
    :host(:disabled) .box {
      border-color: GrayText;
      color: GrayText;
    }

    :host(:disabled) .box > * {
      color: inherit !important;
    }
  }

  /* Only the value: no focus, no examples, and no buttons. */
  @media print {
    .box {
      --_color-disabled: var(--_color-text) !important;
      --_color-placeholder: transparent !important;
      outline: none !important;
    }

    .box button:not(#control) {
      display: none;
    }
  }
`;
