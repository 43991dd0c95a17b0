import {html, type TemplateResult} from 'lit';
import type {Color} from '../../core/color/color.js';
import {formatColor} from '../../core/color/format-color.js';

/** A small area of a color. It is an attribute of SVG, because a strict content security policy blocks a `style` attribute. */
export const colorChip = (color: Color | null): TemplateResult =>
  html`<svg class=${color === null ? 'chip none' : 'chip'} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" fill=${color === null ? 'none' : formatColor(color, 'hex')} />
  </svg>`;
