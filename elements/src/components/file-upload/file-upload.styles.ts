import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

const boxStyles = css`
  .box {
    --_border: var(--lc-file-upload-border-color, ${token.colorBorderStrong});
    --_preview: var(--lc-file-upload-preview-size, calc(${token.space} * 10));
    align-items: center;
    background: var(--lc-file-upload-background, ${token.colorSurface});
    border: 1px dashed var(--_border);
    border-radius: var(--lc-file-upload-radius, ${token.radius});
    column-gap: calc(${token.space} * 3);
    /* The width of a short prompt and its button, because a container does not have the one of its content. */
    contain-intrinsic-inline-size: 14rem;
    container-type: inline-size;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    padding: ${token.controlPadding};
    row-gap: calc(${token.space} * 2);
    transition:
      background-color ${token.duration} ${token.easing},
      border-color ${token.duration} ${token.easing};
  }

  .is-filled .box {
    border-style: solid;
  }

  .is-invalid .box,
  .box.is-refused {
    --_border: ${token.colorDanger};
  }

  :host(:state(drag-over)) .box {
    --_border: ${token.colorAccent};
    background: ${token.colorAccentSoft};
    border-style: solid;
    box-shadow: 0 0 0 1px ${token.colorAccent};
  }

  .preview {
    background: ${token.colorSurfaceSunken};
    block-size: var(--_preview);
    border-radius: calc(${token.radius} * 0.5);
    color: ${token.colorTextMuted};
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

    .name {
      font-size: ${token.fontSizeSm};
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

  .is-filled .name {
    font-weight: 600;
  }

  .about {
    color: ${token.colorTextMuted};
    column-gap: 1em;
    display: flex;
    flex-wrap: wrap;
    font-size: ${token.fontSizeSm};
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
    block-size: calc(${token.space} * 6);
    fill: none;
    inline-size: calc(${token.space} * 6);
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
    column-gap: calc(${token.space} * 3);
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
    background: ${token.colorSurfaceRaised};
    border: 1px solid ${token.colorBorderStrong};
    border-radius: calc(${token.radius} * 0.5);
    color: inherit;
    display: grid;
    font: inherit;
    font-size: ${token.fontSizeSm};
    font-weight: 600;
    min-block-size: calc(${token.controlHeight} * 0.9);
    place-items: center;
    transition: background-color ${token.duration} ${token.easing};
  }

  .button {
    padding-inline: ${token.controlPadding};
  }

  .remove {
    aspect-ratio: 1;
    border-color: transparent;
    background: none;
    color: ${token.colorTextMuted};
    cursor: pointer;
    flex: none;
    /* The icon is as far from the border as that of other fields. */
    margin-inline-end: calc(${token.space} * -2);
    padding: 0;
  }

  .remove .icon {
    block-size: calc(${token.space} * 5);
    inline-size: calc(${token.space} * 5);
  }

  @media (hover: hover) {
    #control:enabled:hover + .button,
    .remove:enabled:hover {
      background: ${token.colorHover};
    }

    .remove:hover {
      color: ${token.colorDanger};
    }
  }

  #control:focus-visible + .button {
    outline: ${token.focusWidth} solid ${token.colorAccent};
    outline-offset: ${token.focusOffset};
  }
`;

const disabledStyles = css`
  .is-disabled .box {
    --_border: ${token.colorBorder};
    background: ${token.colorSurfaceSunken};
    color: ${token.colorTextMuted};
  }

  /* The name of the file stays readable. */
  .is-disabled :is(.preview, .button, .remove) {
    color: ${token.colorDisabled};
  }

  .is-disabled .button {
    background: none;
    border-color: ${token.colorBorder};
  }

  .is-disabled :is(#control, .remove) {
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    :host(:state(drag-over)) .box {
      outline: 2px solid Highlight;
    }

    .button {
      border-color: ButtonText;
    }

    .is-disabled :is(.box, .preview, .about, .button, .remove) {
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
