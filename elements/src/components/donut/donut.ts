import {html, nothing, svg, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {ChartElement} from '../../base/chart/chart-element.js';
import {areaSwatch, colorClass, patternOf, patterns} from '../../base/chart/chart-parts.js';
import {createView, swatch, type ChartEntry, type ChartView} from '../../base/chart/chart-view.js';
import {localize, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {rounded} from '../../core/charts/line.js';
import {shareFormat, valueFormat} from '../../core/charts/number-format.js';
import {normalizeSlices, sliceAt, type ChartSlice, type ReadSlice} from '../../core/charts/slices.js';
import {donutTexts} from '../../core/localization/english/charts.js';
import {donutStyles} from './donut.styles.js';

export type {ChartSlice} from '../../core/charts/slices.js';
export type {ChartValue} from '../../core/charts/values.js';

/** The space between two slices, in percent of the ring. */
const GAP = 0.6;

/**
 * The parts of a whole as a ring, with their sum in the middle. The legend has each value and its share. With more than six slices,
 * the smallest become one, "Other".
 *
 * The arrow keys, Home, and End move from one slice to the next. The slice that is reached, or under the pointer, is in the middle.
 * The ring is a slider for screen readers, because they leave the arrow keys to it and read its value in words after each key, on
 * touch screens too. They also find the values in a table, and the picture itself is hidden from them.
 *
 * @tag lc-donut
 * @summary The parts of a whole, as a ring.
 * @slot center - Text in the middle, instead of the sum, such as the sum with a word.
 * @csspart base - The ring with its legend.
 * @csspart plot - The ring, which users focus.
 * @csspart center - The text in the middle.
 * @csspart legend - The names and values of the slices.
 * @csspart empty - The text without slices, or the outline while they load.
 * @cssprop --lc-chart-height - Diameter of the ring, 11rem by default.
 * @cssprop --lc-donut-thickness - Width of the ring, 1.5rem by default.
 * @cssprop --lc-chart-color-1 - Color of the first slice, by default the accent. Up to `--lc-chart-color-6` for the sixth.
 */
export class LcDonut extends ChartElement {
  static override styles = donutStyles;

  protected readonly [localize] = new LocalizeController(this, donutTexts);

  /**
   * The parts: objects with a `label` and a `value` of at least 0, in the order of the clock. As an attribute, JSON. Numbers may
   * be texts, such as `'12.50'`. Slices without a value, or with null, are left out. Negative and other values warn and are left
   * out too.
   */
  @property({converter: jsonAttribute, default: null})
  slices!: readonly ChartSlice[] | null | undefined;

  protected override [swatch] = areaSwatch;

  protected override [createView](): ChartView {
    const report = (message: string, cause?: unknown) => this[warn](message, cause);
    const {lang} = this[localize];
    const slices = normalizeSlices(this.slices, this[localize].term('chartOther'), report);
    const write = valueFormat({lang, format: this.format, unit: this.measurementUnit}, report);
    const writeShare = shareFormat(lang);
    const total = slices.reduce((sum, {value}) => sum + value, 0);
    const entries = slices.map(({label, value, share, isRest}, index) => ({
      label,
      text: write(value),
      share: writeShare(share),
      color: isRest ? ('rest' as const) : index,
    }));
    return {
      count: slices.length,
      legend: entries,
      table: [['', this.label, '%'], ...entries.map(({label, text, share}) => [label, text, share])],
      sentences: [],
      pointAt: index => ({heading: '', entries: [entries[index]!]}),
      nearest: (x, y) => sliceAt(slices, Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI)),
      placeOf: () => 0,
      render: (active, renderPlot) =>
        html`<div class="frame">
          ${renderPlot(
            html`<svg class="shapes" aria-hidden="true">
              ${patterns}
              <g class="ring">
                <circle class="track"></circle>
                ${slices.map((slice, index) => renderArc(slice, entries[index]!.color, active !== null && active !== index))}
              </g>
            </svg>`,
          )}
          ${renderCenter(write(total), active === null ? null : entries[active]!)}
        </div>`,
    };
  }
}

/** Renders what is in the middle: the slice that is active, or else what the app has put there, or the sum. */
function renderCenter(total: string, slice: ChartEntry | null): TemplateResult {
  const isActive = slice !== null;
  return html`<div part="center" class="center" aria-hidden=${isActive ? 'true' : nothing}>
    <slot name="center" ?hidden=${isActive}><span class="total">${total}</span></slot>
    ${
      isActive
        ? html`<span class="muted">${slice.label}</span><span class="total">${slice.text}</span
            ><span class="muted">${slice.share}</span>`
        : nothing
    }
  </div>`;
}

function renderArc({share, start}: ReadSlice, color: ChartEntry['color'], isFaint: boolean): unknown {
  if (share === 0) return nothing;
  const gap = share === 1 ? 0 : GAP;
  const length = `${rounded(Math.max(share * 100 - gap, 0.2))} 100`;
  const offset = rounded(-(start * 100 + gap / 2));
  const pattern = patternOf(color);
  return svg`<g class=${isFaint ? 'faint' : ''}>
    <circle class="arc ${colorClass(color)}" pathLength="100" stroke-dasharray=${length} stroke-dashoffset=${offset}></circle>
    ${pattern === null ? nothing : svg`<circle class="pattern" pathLength="100" stroke-dasharray=${length} stroke-dashoffset=${offset} stroke=${pattern}></circle>`}
  </g>`;
}
