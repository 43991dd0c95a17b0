import {nothing, svg, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {colorClass, lineSwatch} from '../../base/chart/chart-parts.js';
import {swatch} from '../../base/chart/chart-view.js';
import {
  createPlot,
  heightOf,
  limit,
  SeriesChartElement,
  type SeriesPlot,
} from '../../base/chart/series-chart-element.js';
import {areaPath, linePath, rounded, runsOf} from '../../core/charts/line.js';
import {createScale, shareOn, type Scale} from '../../core/charts/scale.js';
import type {ReadSeries} from '../../core/charts/series.js';
import {rangeOf} from '../../core/charts/values.js';
import {lineChartStyles} from './line-chart.styles.js';

export type {ChartCategory} from '../../core/charts/categories.js';
export type {ChartSeries} from '../../core/charts/series.js';
export type {ChartValue} from '../../core/charts/values.js';

/**
 * Numbers over time as lines: one to six series. Gaps stay gaps. Of many thousand values, it draws the ones that are visible at the
 * width of a screen, with every peak, and the keys reach all of them.
 *
 * The arrow keys, Home, and End move from one category to the next, and Page Up and Page Down by a tenth of them. The pointer shows
 * the nearest one. The plot is a slider for screen readers, because they leave the arrow keys to it and read its value in words
 * after each key, on touch screens too. They also find the values in a table, or above 500 categories, the first, last, lowest, and
 * highest of each series. The picture itself is hidden from them.
 *
 * @tag lc-line-chart
 * @summary Numbers over time, as lines.
 * @csspart base - The chart with its legend.
 * @csspart plot - The place of the lines, which users focus.
 * @csspart labels - The names of the categories.
 * @csspart legend - The names of the series.
 * @csspart tip - The values of a category, beside it.
 * @csspart empty - The text without values, or the outline while they load.
 * @cssprop --lc-chart-height - Height of the plot, 14rem by default.
 * @cssprop --lc-chart-color-1 - Color of the first series, by default the accent. Up to `--lc-chart-color-6` for the sixth.
 */
export class LcLineChart extends SeriesChartElement {
  static override styles = lineChartStyles;

  /**
   * Where the axis starts at most. Default 0, so that the height of a line stands for its value. Null: at the lowest value, for
   * small changes of large numbers.
   */
  @property({type: Number, default: 0}) min!: number | null | undefined;

  protected override [swatch] = lineSwatch;

  protected override [createPlot](series: readonly ReadSeries[], count: number): SeriesPlot {
    const scale = this.#scaleOf(series);
    const last = count - 1;
    const placeOf = (index: number) => (last === 0 ? 0.5 : index / last);
    const shapes = series.map((one, color) =>
      renderSeries(withLength(one, count), scale, color, series.length === 1),
    );
    return {
      scale,
      placeOf,
      nearest: x => Math.min(Math.max(Math.round(x * last), 0), last),
      render: active => svg`
        ${active === null ? nothing : renderCursor(placeOf(active))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">${shapes}</svg>
        ${active === null ? nothing : series.map(({values}, color) => renderDot(placeOf(active), values[active], scale, color))}`,
    };
  }

  #scaleOf(series: readonly ReadSeries[]): Scale {
    const numbers = series.flatMap(({values}) => values.filter(value => value !== null));
    const limits = [this[limit]('min', this.min), this[limit]('max', this.max)].filter(one => one !== null);
    const [low, high] = rangeOf(numbers.length === 0 ? [0] : [...limits, ...numbers]);
    return createScale(low, high);
  }
}

/** A shorter series has gaps at its end. */
const withLength = ({label, values}: ReadSeries, count: number): ReadSeries => ({
  label,
  values: values.length < count ? Array.from({length: count}, (_, index) => values[index] ?? null) : values,
});

function renderSeries({values}: ReadSeries, scale: Scale, color: number, isAlone: boolean): TemplateResult {
  const runs = runsOf(values, value => shareOn(scale, value));
  const base = Math.min(Math.max(heightOf(scale, 0), 0), 100);
  return svg`<g class=${colorClass(color)}>
    ${isAlone ? svg`<path class="line-area" d=${areaPath(runs, base)}></path>` : nothing}
    <path class="line" d=${linePath(runs)}></path>
  </g>`;
}

function renderCursor(place: number): TemplateResult {
  const x = `${rounded(place * 100)}%`;
  return svg`<line class="cursor" x1=${x} x2=${x} y2="100%"></line>`;
}

function renderDot(place: number, value: number | null | undefined, scale: Scale, color: number): unknown {
  if (value === null || value === undefined) return nothing;
  return svg`<circle class="dot ${colorClass(color)}" cx="${rounded(place * 100)}%" cy="${heightOf(scale, value)}%" r="5"></circle>`;
}
