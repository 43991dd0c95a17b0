import {html, type TemplateResult} from 'lit';

/** The paths of the icons in the menu of a column, in a view box of 24 units. */
const PATHS = {
  asc: 'M12 19V5m-5.5 5.5L12 5l5.5 5.5',
  desc: 'M12 5v14m-5.5-5.5L12 19l5.5-5.5',
  moveLeft: 'M19 12H5m5.5-5.5L5 12l5.5 5.5',
  moveRight: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  pinLeft: 'M5 5v14m14.5-7H9.5m4-4-4 4 4 4',
  pinRight: 'M19 5v14M4.5 12h10m-4-4 4 4-4 4',
  unpin: 'M5 5v14m6.5-10.5 7 7m0-7-7 7',
  resize: 'M4.5 5v14m15-14v14M8 12h8m-5.5-2.5L8 12l2.5 2.5m3-5L16 12l-2.5 2.5',
} as const;

/** Returns an icon in the menu of a column. */
export const columnIcon = (name: keyof typeof PATHS): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" focusable="false"><path d=${PATHS[name]} /></svg>`;
