import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import type {ToastType} from '../../core/toast/index.js';

const strokes = (paths: SVGTemplateResult): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${paths}</svg>`;

/** An icon for each type. They differ in shape, and not by colour alone. */
export const typeIcons: Readonly<Record<ToastType, TemplateResult>> = {
  default: strokes(svg`<path d="M6.5 16.5h11l-1.6-2.6V10a3.9 3.9 0 0 0-7.8 0v3.9zM10.2 19.4h3.6" />`),
  success: strokes(svg`<path d="m6 12.6 4 4L18.2 8" />`),
  info: strokes(svg`<path d="M12 11v6.2M12 6.9v.2" />`),
  warning: strokes(svg`<path d="M12 5 4.4 18.4h15.2zM12 10.4v3.4m0 2.1v.1" />`),
  error: strokes(svg`<path d="M12 6.2v7M12 17v.2" />`),
};

export const closeIcon = strokes(svg`<path d="m7 7 10 10M17 7 7 17" />`);
