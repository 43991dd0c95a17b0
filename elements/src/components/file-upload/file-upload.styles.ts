import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

const boxStyles = css`
  .box {
    --_border: var(--lc-file-upload-border-color, var(--_color-border-strong));
    --_preview: var(--lc-file-upload-preview-size, calc(var(--_space) * 10));
    align-items: center;
    background: var(--lc-file-upload-background, var(--_color-surface));
    border: 1px dashed var(--_border);
    border-radius: var(--lc-file-upload-radius, var(--_radius));
    column-gap: calc(var(--_space) * 3);
    /* The width of a short prompt and its button, because a container does not have the one of its content. */
    contain-intrinsic-inline-size: 14rem;
    container-type: inline-size;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    padding: var(--_control-padding);
    row-gap: calc(var(--_space) * 2);
    transition:
      background-color var(--_duration) var(--_easing),
      border-color var(--_duration) var(--_easing);
  }

  :host(:state(filled)) .box {
    border-style: solid;
  }

  :host(:state(invalid)) .box {
    --_border: var(--_color-danger);
  }

  :host(:state(drag-over)) .box {
    --_border: var(--_color-accent);
    background: var(--_color-accent-soft);
    border-style: solid;
    box-shadow: 0 0 0 1px var(--_color-accent);
  }

  .preview {
    background: var(--_color-surface-sunken);
    block-size: var(--_preview);
    border-radius: calc(var(--_radius) * 0.75);
    color: var(--_color-text-muted);
    display: grid;
    flex: none;
    inline-size: var(--_preview);
    overflow: hidden;
    place-items: center;
  }

  /* In a narrow box, the text and the buttons fit in one row without the icon. */
  @container (inline-size < 20rem) {
    .preview:not(:has(img)) {
      display: none;
    }
  }

  .preview img {
    block-size: 100%;
    inline-size: 100%;
    object-fit: cover;
  }

  .text {
    flex: 1 1 5rem;
    line-height: 1.3;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  :host(:state(filled)) .name {
    font-weight: 600;
  }

  .about {
    color: var(--_color-text-muted);
    column-gap: 1em;
    display: flex;
    flex-wrap: wrap;
    font-size: var(--_font-size-sm);
    overflow: hidden;
  }

  /* Lines break between the types and the size first. A dot at the start of a line is outside the box. */
  .about > span {
    min-inline-size: 0;
    position: relative;
  }

  .dot {
    inset-inline-start: -0.625em;
    position: absolute;
  }

  .icon {
    block-size: calc(var(--_space) * 6);
    fill: none;
    inline-size: calc(var(--_space) * 6);
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }
`;

const buttonStyles = css`
  /* They wrap together. */
  .buttons {
    align-items: center;
    column-gap: calc(var(--_space) * 3);
    display: flex;
    flex: none;
  }

  @media print {
    .buttons {
      display: none;
    }
  }

  .choose {
    display: grid;
    flex: none;
  }

  /* The transparent native control covers its button, so that presses, touch exploration, and focus find it there. */
  .choose > * {
    grid-area: 1 / 1;
  }

  #control {
    block-size: 100%;
    cursor: pointer;
    font-size: 0;
    inline-size: 100%;
    margin: 0;
    min-inline-size: 0;
    opacity: 0;
    z-index: 1;
  }

  #control::file-selector-button {
    cursor: pointer;
  }

  .button,
  .remove {
    background: var(--_color-surface-raised);
    border: 1px solid var(--_color-border-strong);
    border-radius: calc(var(--_radius) * 0.75);
    color: inherit;
    display: grid;
    font: inherit;
    font-size: var(--_font-size-sm);
    font-weight: 600;
    min-block-size: calc(var(--_control-height) * 0.9);
    place-items: center;
    transition: background-color var(--_duration) var(--_easing);
  }

  .button {
    padding-inline: var(--_control-padding);
  }

  .remove {
    aspect-ratio: 1;
    border-color: transparent;
    background: none;
    color: var(--_color-text-muted);
    cursor: pointer;
    flex: none;
    /* The icon is as far from the border as that of other fields. */
    margin-inline-end: calc(var(--_space) * -2);
    padding: 0;
  }

  .remove .icon {
    block-size: calc(var(--_space) * 5);
    inline-size: calc(var(--_space) * 5);
  }

  @media (hover: hover) {
    #control:enabled:hover + .button,
    .remove:enabled:hover {
      background: var(--_color-hover);
    }

    .remove:hover {
      color: var(--_color-danger);
    }
  }

  #control:focus-visible + .button {
    outline: var(--_focus-width) solid var(--_color-accent);
    outline-offset: var(--_focus-offset);
  }
`;

const disabledStyles = css`
  :host(:disabled) .box {
    --_border: var(--_color-border);
    background: var(--_color-surface-sunken);
    color: var(--_color-text-muted);
  }

  /* The name of the file stays readable. */
  :host(:disabled) :is(.preview, .button, .remove) {
    color: var(--_color-disabled);
  }

  :host(:disabled) .button {
    background: none;
    border-color: var(--_color-border);
  }

  :host(:disabled) :is(#control, .remove) {
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    :host(:state(drag-over)) .box {
      outline: 2px solid Highlight;
    }

    .button {
      border-color: ButtonText;
    }

    :host(:disabled) :is(.box, .preview, .about, .button, .remove) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const fileUploadStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  visuallyHiddenStyles,
  boxStyles,
  buttonStyles,
  disabledStyles,
];
