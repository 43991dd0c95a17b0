import {html, nothing, svg, type TemplateResult} from 'lit';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {normalizeCategories, type ChartCategory} from '../../core/charts/categories.js';
import {fittingLabels, type ShownLabel} from '../../core/charts/labels.js';
import {rounded} from '../../core/charts/line.js';
import {tickFormat, valueFormat} from '../../core/charts/number-format.js';
import {shareOn, type Scale} from '../../core/charts/scale.js';
import {normalizeSeries, type ChartSeries, type ReadSeries} from '../../core/charts/series.js';
import {
  normalizeValues,
  parseChartValue,
  trendOf,
  type ChartValue,
  type ReadValue,
} from '../../core/charts/values.js';
import {seriesChartTexts} from '../../core/localization/english/charts.js';
import {describeValue} from '../../core/bad-input.js';
import {jsonAttribute} from '../attributes/json-attribute.js';
import {property} from '../attributes/property.js';
import {localize, warn} from '../members.js';
import {ChartElement} from './chart-element.js';
import {renderTip} from './chart-parts.js';
import {trendSentence} from './trend-sentence.js';
import {createView, swatch, type ChartPoint, type ChartView} from './chart-view.js';

/** A table with more rows would take long to render, and longer to read. */
const MOST_ROWS = 500;

/** The shapes of a kind of chart, and where they are. */
export interface SeriesPlot {
  readonly scale: Scale;
  /** Returns where a category is, from 0 at the start of the plot to 1 at its end. */
  readonly placeOf: (index: number) => number;
  readonly nearest: (x: number) => number;
  /** Renders the shapes, and marks the point that is active. */
  readonly render: (active: number | null) => TemplateResult;
}

/** Creates the shapes of a kind of chart. */
export const createPlot = Symbol();
/** Reads a limit of the axis. */
export const limit = Symbol();

/** Base class for charts with an axis of numbers, and a value of each series for each category. */
export abstract class SeriesChartElement extends ChartElement {
  protected readonly [localize] = new LocalizeController(this, seriesChartTexts);

  /**
   * What the values are for, such as months, in their order. As an attribute, JSON. A `Date` is shown as a day in the language
   * of the page; write it as text if a server renders the chart. If there are more values than categories, the others are
   * numbered. Values of other types warn.
   */
  @property({converter: jsonAttribute, default: null})
  categories!: readonly ChartCategory[] | null | undefined;

  /**
   * The series: objects with a `label` and `values`, one for each category. As an attribute, JSON. Null in `values` is a gap.
   * Numbers may be texts, such as `'12.50'`. Other values warn and are gaps. Users can tell up to six series apart.
   */
  @property({converter: jsonAttribute, default: null})
  series!: readonly ChartSeries[] | null | undefined;

  /** The values of a single series, instead of `series`. As an attribute, JSON. `label` is its name. */
  @property({converter: jsonAttribute, default: null})
  values!: readonly ChartValue[] | null | undefined;

  /** Where the axis ends at least, such as 100 for percent. Null: at the highest value. Default null. */
  @property({type: Number, default: null}) max!: number | null | undefined;

  protected abstract [createPlot](series: readonly ReadSeries[], count: number): SeriesPlot;

  /** Returns a limit of the axis; null if it is not set. Values that are not numbers warn and count as null. */
  protected [limit](name: string, given: unknown): number | null {
    const value = parseChartValue(given);
    if (value === undefined)
      this[warn](`${name} must be a number, not ${describeValue(given)}; it is ignored.`);
    return value ?? null;
  }

  protected override [createView](): ChartView {
    const report = (message: string, cause?: unknown) => this[warn](message, cause);
    const {lang} = this[localize];
    const series = this.#readSeries();
    const categories = normalizeCategories(this.categories, lang, report);
    const length = Math.max(categories.length, ...series.map(({values}) => values.length));
    const count = series.some(({values}) => values.some(value => value !== null)) ? length : 0;
    const plot = this[createPlot](series, Math.max(count, 1));
    const format = {lang, format: this.format, unit: this.measurementUnit};
    const write = valueFormat(format, report);
    const ticks = plot.scale.ticks.map(tickFormat(format, plot.scale.ticks, report)).toReversed();
    const labels = fittingLabels(categories.slice(0, count));
    const nameOf = (index: number) => categories[index] ?? String(index + 1);
    const textAt = (values: readonly ReadValue[], index: number) => {
      const value = values[index] ?? null;
      return value === null ? this[localize].term('chartGap') : write(value);
    };
    const pointAt = (index: number): ChartPoint => ({
      heading: nameOf(index),
      entries: series.map(({label, values}, color) => ({
        label: series.length > 1 ? label : '',
        text: textAt(values, index),
        color,
      })),
    });
    const isShort = count <= MOST_ROWS;
    return {
      count,
      legend: series.length > 1 ? series.map(({label}, color) => ({label, text: '', color})) : [],
      table: isShort
        ? tableOf(
            series,
            Array.from({length: count}, (_, index) => nameOf(index)),
            textAt,
          )
        : [],
      sentences: isShort
        ? []
        : series.map(({label, values}) => trendSentence(label, trendOf(values), write, this[localize])),
      pointAt,
      nearest: plot.nearest,
      placeOf: plot.placeOf,
      render: (active, renderPlot) =>
        html`<div class="frame">
          <div class="ticks" aria-hidden="true">${ticks.map(tick => html`<span>${tick}</span>`)}</div>
          ${renderPlot(
            html`<svg class="shapes" aria-hidden="true">${renderGrid(plot.scale)} ${plot.render(active)}</svg>
              ${active === null ? nothing : renderTip(pointAt(active), plot.placeOf(active) > 0.5, this[swatch])}`,
          )}
          ${renderLabels(labels, plot.placeOf)}
        </div>`,
    };
  }

  #readSeries(): readonly ReadSeries[] {
    const {label, values} = this;
    const report = (message: string) => this[warn](message);
    if (this.series !== null && this.series !== undefined) return normalizeSeries(this.series, report);
    return [{label, values: normalizeValues(values, 'values', report)}];
  }
}

/** Returns the rows of a table with a column for each series, and their headers. */
function tableOf(
  series: readonly ReadSeries[],
  names: readonly string[],
  textAt: (values: readonly ReadValue[], index: number) => string,
): readonly (readonly string[])[] {
  return [
    ['', ...series.map(({label}) => label)],
    ...names.map((name, index) => [name, ...series.map(({values}) => textAt(values, index))]),
  ];
}

/** Returns the height of a value from the top of the plot, in percent. */
export const heightOf = (scale: Scale, value: number): number => rounded(100 - shareOn(scale, value) * 100);

function renderGrid(scale: Scale): readonly TemplateResult[] {
  return scale.ticks.map(tick => {
    const y = `${heightOf(scale, tick)}%`;
    return svg`<line class=${tick === 0 ? 'zero' : 'grid'} x2="100%" y1=${y} y2=${y}></line>`;
  });
}

/** The spaces between labels are `<svg>` elements, whose width can be an attribute under a strict content security policy. */
function renderLabels(labels: readonly ShownLabel[], placeOf: (index: number) => number): unknown {
  if (labels.length === 0) return nothing;
  let end = 0;
  return html`<div part="labels" class="labels" aria-hidden="true">
    ${labels.map(({index, text, from}) => {
      const start = end;
      end = rounded(placeOf(index) * 100);
      const edge = end === 100 ? 'last' : end === 0 ? 'first' : '';
      return html`<svg width="${rounded(end - start)}%"></svg
        ><span class="label from-${from} ${edge}"><span>${text}</span></span>`;
    })}
  </div>`;
}
