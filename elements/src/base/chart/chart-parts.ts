import {html, nothing, svg, type TemplateResult} from 'lit';
import {COLORS} from '../../core/charts/series.js';
import type {ChartEntry, ChartPoint, ChartView} from './chart-view.js';

/** The lines of the pattern of each color but the first, in a square of 8 pixels. */
const PATTERNS = ['M0 8L8 0M-2 2L2-2M6 10L10 6', 'M0 4H8', 'M4 0V8', 'M0 0L8 8M0 8L8 0', 'M2 2H5V5H2Z'];

/**
 * The patterns of bars and slices, for forced colors and for users who ask for more contrast. They are in the markup, because a
 * style sheet of a shadow root cannot refer to an id inside it in all browsers.
 */
export const patterns = html`<svg class="patterns" aria-hidden="true">
  ${PATTERNS.map(
    (path, index) =>
      svg`<pattern id="pattern-${index + 1}" width="8" height="8" patternUnits="userSpaceOnUse"><path d=${path}></path></pattern>`,
  )}
</svg>`;

/** Returns what fills or strokes a shape with the pattern of a color; null for the first color, which is plain. */
export const patternOf = (color: number | 'rest'): string | null =>
  color === 'rest' || color % COLORS === 0 ? null : `url(#pattern-${color % COLORS})`;

/** Returns the class with a color. */
export const colorClass = (color: number | 'rest'): string =>
  color === 'rest' ? 'rest' : `color-${(color % COLORS) + 1}`;

/** Renders a swatch of an area: a bar or a slice. */
export const areaSwatch = (color: number | 'rest'): TemplateResult => {
  const pattern = patternOf(color);
  return html`<svg class="swatch ${colorClass(color)}">
    <rect class="area" width="100%" height="100%" rx="2"></rect>
    ${pattern === null ? nothing : svg`<rect class="pattern" width="100%" height="100%" fill=${pattern}></rect>`}
  </svg>`;
};

/** Renders a swatch of a line. */
export const lineSwatch = (color: number | 'rest'): TemplateResult =>
  html`<svg class="swatch line-swatch ${colorClass(color)}">
    <line class="line" x1="0" x2="100%" y1="50%" y2="50%"></line>
  </svg>`;

type Swatch = (color: ChartEntry['color']) => TemplateResult;

/** Renders the legend. Screen readers read the table. */
export function renderLegend(entries: readonly ChartEntry[], renderSwatch: Swatch): TemplateResult {
  return html`<ul part="legend" class="legend" aria-hidden="true">
    ${entries.map(
      ({label, text, share, color}) =>
        html`<li>
          ${renderSwatch(color)}<span class="name">${label}</span>${
            share === undefined
              ? nothing
              : html`<span class="number">${text}</span><span class="share">${share}</span>`
          }
        </li>`,
    )}
  </ul>`;
}

/** Renders the values of a point beside it. It is not read, because the text of the slider is. */
export function renderTip(
  {heading, entries}: ChartPoint,
  isPastMiddle: boolean,
  renderSwatch: Swatch,
): TemplateResult {
  return html`<div part="tip" class=${isPastMiddle ? 'tip before' : 'tip'}>
    <div class="heading">${heading}</div>
    ${entries.map(
      ({label, text, color}) =>
        html`<div class="entry">
          ${renderSwatch(color)}<span class="name">${label}</span><span class="number">${text}</span>
        </div>`,
    )}
  </div>`;
}

/** Returns a point in words. */
export function pointText({heading, entries}: ChartPoint): string {
  const texts = entries.map(({label, text, share}) =>
    [label, text, share && `(${share})`].filter(Boolean).join(' '),
  );
  return [heading, texts.join(', ')].filter(Boolean).join(': ');
}

/** Renders the values for screen readers. */
export function renderTable(label: string, {table, sentences}: ChartView): TemplateResult {
  const [head = [], ...rows] = table;
  return html`<div class="visually-hidden">
    ${sentences.map(sentence => html`<p>${sentence}</p>`)}
    ${
      rows.length === 0
        ? nothing
        : html`<table>
            <caption>
              ${label}
            </caption>
            <thead>
              <tr>
                ${head.map(text => (text === '' ? html`<td></td>` : html`<th scope="col">${text}</th>`))}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ([name, ...values]) =>
                  html`<tr>
                    <th scope="row">${name}</th>
                    ${values.map(value => html`<td>${value}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </div>`;
}
