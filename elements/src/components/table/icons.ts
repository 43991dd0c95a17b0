import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

const strokes = (paths: SVGTemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${paths}</svg>`;

/** Arrows to the left; the style sheet mirrors them for `next`, `last` and right-to-left pages. */
export const chevronIcon = strokes(svg`<path d="m14.5 6-6 6 6 6" />`);
export const doubleChevronIcon = strokes(svg`<path d="m12 6-6 6 6 6m6-12-6 6 6 6" />`);

export const searchIcon = strokes(svg`<circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5" />`);

/** An empty tray. */
export const emptyIcon = strokes(
  svg`<path d="M3 13.5h5l1.5 3h5l1.5-3h5M3 13.5v5h18v-5M3 13.5l3-8h12l3 8" />`,
);

/** A search glass with a cross in it. */
export const noMatchIcon = strokes(
  svg`<circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5M9 9l4 4m0-4-4 4" />`,
);

export const alertIcon = strokes(svg`<circle cx="12" cy="12" r="9" /><path d="M12 7.5v5.5m0 3.2v.3" />`);
