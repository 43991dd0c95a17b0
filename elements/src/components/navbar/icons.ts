import {html, svg, type SVGTemplateResult, type TemplateResult} from 'lit';

const strokes = (paths: SVGTemplateResult): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${paths}</svg>`;

/** A bell. */
export const bellIcon = strokes(
  svg`<path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.75H5zM10 20.5a2.1 2.1 0 0 0 4 0M12 5.5v-2" />`,
);

/** Three sliders. */
export const settingsIcon = strokes(
  svg`<path d="M4 6.5h9.5m4 0H20M4 12h2.5m4 0H20M4 17.5h8.5m4 0H20" />
    <circle cx="15.5" cy="6.5" r="2" /><circle cx="8.5" cy="12" r="2" /><circle cx="14.5" cy="17.5" r="2" />`,
);

/** An arrow out of a door; the style sheet mirrors it for right-to-left pages. */
export const logOutIcon = strokes(svg`<path d="M13.5 4.5h-8v15h8M10 12h10.5m-3.5-3.5 3.5 3.5-3.5 3.5" />`);

/** Three dots, where a sidebar's button has three lines. */
export const moreIcon = strokes(svg`<path stroke-width="2.75" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />`);

/** A cross. */
export const closeIcon = strokes(svg`<path d="m6 6 12 12M18 6 6 18" />`);
