import {nothing, svg, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {areaSwatch, colorClass, patternOf, patterns} from '../../base/chart/chart-parts.js';
import {swatch} from '../../base/chart/chart-view.js';
import {
  createPlot,
  heightOf,
  limit,
  SeriesChartElement,
  type SeriesPlot,
} from '../../base/chart/series-chart-element.js';
import {rounded} from '../../core/charts/line.js';
import {createScale, type Scale} from '../../core/charts/scale.js';
import {rangeOfSpans, spansOf, type ReadSeries, type Span} from '../../core/charts/series.js';
import {seriesChartStyles} from '../../styles/chart.styles.js';

export type {ChartCategory} from '../../core/charts/categories.js';
export type {ChartSeries} from '../../core/charts/series.js';
export type {ChartValue} from '../../core/charts/values.js';

/** The share of a category that its bars fill, and the largest share of the plot, so that two bars do not look like blocks. */
const [FILLED, MOST_FILLED] = [0.72, 0.16];

/** The space between the bars of a category, in percent of the width of one. */
const GAP = 0.08;

/**
 * Numbers for categories as bars: one series, or several beside or on one another. The axis always has zero, because the length of
 * a bar stands for its value.
 *
 * The arrow keys, Home, and End move from one category to the next, and Page Up and Page Down by a tenth of them. The pointer shows
 * the nearest one. The plot is a slider for screen readers, because they leave the arrow keys to it and read its value in words
 * after each key, on touch screens too. They also find the values in a table, and the picture itself is hidden from them.
 *
 * @tag lc-bar-chart
 * @summary Numbers for categories, as bars.
 * @csspart base - The chart with its legend.
 * @csspart plot - The place of the bars, which users focus.
 * @csspart labels - The names of the categories.
 * @csspart legend - The names of the series.
 * @csspart tip - The values of a category, beside it.
 * @csspart empty - The text without values, or the outline while they load.
 * @cssprop --lc-chart-height - Height of the plot, 14rem by default.
 * @cssprop --lc-chart-color-1 - Color of the first series, by default the accent. Up to `--lc-chart-color-6` for the sixth.
 */
export class LcBarChart extends SeriesChartElement {
  static override styles = seriesChartStyles;

  /** Puts the series of a category on one another, for the parts of a whole. Default `false`: beside one another. */
  @property({type: Boolean, default: false}) stacked!: boolean;

  protected override [swatch] = areaSwatch;

  protected override [createPlot](series: readonly ReadSeries[], count: number): SeriesPlot {
    const spans = spansOf(series, this.stacked);
    const [low, high] = rangeOfSpans(spans);
    const scale = createScale(low, Math.max(high, this[limit]('max', this.max) ?? high));
    const width = Math.min(FILLED / count, MOST_FILLED);
    const lanes = this.stacked ? 1 : series.length;
    const placeOf = (index: number) => (index + 0.5) / count;
    const bar = width / lanes;
    const shapes = spans.map((bars, color) => {
      const lane = this.stacked ? 0 : color;
      return bars.map((span, index) => {
        if (span === null) return nothing;
        const x = placeOf(index) - width / 2 + lane * bar;
        return renderBar(scale, span, {x, width: lanes > 1 ? bar * (1 - GAP) : bar, color});
      });
    });
    return {
      scale,
      placeOf,
      nearest: x => Math.min(Math.max(Math.floor(x * count), 0), count - 1),
      render: active => svg`
        ${active === null ? nothing : svg`<rect class="band" x="${rounded((active / count) * 100)}%" width="${rounded(100 / count)}%" height="100%"></rect>`}
        ${shapes}
        ${patterns}`,
    };
  }
}

interface Bar {
  readonly x: number;
  readonly width: number;
  readonly color: number;
}

function renderBar(scale: Scale, [from, to]: Span, {x, width, color}: Bar): TemplateResult {
  const [top, bottom] = [heightOf(scale, Math.max(from, to)), heightOf(scale, Math.min(from, to))];
  const pattern = patternOf(color);
  const place = [`${rounded(x * 100)}%`, `${top}%`, `${rounded(width * 100)}%`, `${rounded(bottom - top)}%`];
  return svg`<rect class="area ${colorClass(color)}" x=${place[0]} y=${place[1]} width=${place[2]} height=${place[3]} rx="2"></rect>${
    pattern === null
      ? nothing
      : svg`<rect class="pattern" x=${place[0]} y=${place[1]} width=${place[2]} height=${place[3]} fill=${pattern}></rect>`
  }`;
}
