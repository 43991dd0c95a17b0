import {html, nothing, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {trendSentence} from '../../base/chart/trend-sentence.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {areaPath, linePath, runsOf} from '../../core/charts/line.js';
import {valueFormat} from '../../core/charts/number-format.js';
import {
  normalizeValues,
  trendOf,
  type ChartValue,
  type ReadValue,
  type Trend,
} from '../../core/charts/values.js';
import {sparklineTexts} from '../../core/localization/english/charts.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {sparklineStyles} from './sparkline.styles.js';

export type {ChartValue} from '../../core/charts/values.js';

/**
 * A small line without axes, which shows how a number has changed, in a table, a card, or a sentence.
 *
 * It is an image for screen readers. Its name is a sentence with the first, last, lowest, and highest value, because a table of all
 * values would interrupt the row or the sentence around it. It is not a tab stop: the numbers that matter belong beside it, as text.
 *
 * @tag lc-sparkline
 * @summary A small line that shows how a number has changed.
 * @csspart base - The image.
 * @cssprop --lc-sparkline-color - Color of the line. The area below it is lighter.
 */
export class LcSparkline extends LcElement {
  static override styles = sparklineStyles;

  protected readonly [localize] = new LocalizeController(this, sparklineTexts);

  /**
   * The values in their order. As an attribute, JSON, such as `values="[3, 5, null, 4]"`. Null is a gap in the line. Numbers may
   * be texts, such as `'12.50'`. Other values warn and are gaps.
   */
  @property({converter: jsonAttribute, default: null})
  values!: readonly ChartValue[] | null | undefined;

  /** What the line shows, such as `Orders per day`, for screen readers. It is not needed below the header of a column. */
  @property({default: ''}) label!: string;

  /**
   * How screen readers hear the numbers: options of `Intl.NumberFormat`, such as `{style: 'percent'}`. As an attribute, JSON.
   * Invalid options warn and are ignored.
   */
  @property({converter: jsonAttribute, default: null}) format!: Intl.NumberFormatOptions | null | undefined;

  /** A unit that `format` does not have, such as `'mg'`. Screen readers hear it after each number. */
  @property({attribute: 'measurement-unit', default: ''}) measurementUnit!: string | null | undefined;

  protected override render(): TemplateResult {
    const values = normalizeValues(this.values, 'values', message => this[warn](message));
    const trend = trendOf(values);
    const {measurementUnit: unit, format} = this;
    const {lang} = this[localize];
    const write = valueFormat({lang, format, unit}, (...given) => this[warn](...given));
    const name = trendSentence(this.label || ariaNameOf(this), trend, write, this[localize]);
    return html`<div part="base" class="base" role="img" aria-label=${name}>
      ${trend === null ? nothing : renderLine(values, trend)}
    </div>`;
  }
}

/** The width of a line is that of the element, and strokes keep theirs. A line whose values are the same is in the middle. */
function renderLine(values: readonly ReadValue[], {lowest, highest}: Trend): TemplateResult {
  const runs = runsOf(values, value => (lowest === highest ? 0.5 : (value - lowest) / (highest - lowest)));
  const [x, y] = runs.at(-1)!.at(-1)!;
  return html`<svg class="shapes" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path class="area" d=${areaPath(runs, 100)}></path>
    <path class="line" d=${linePath(runs)}></path>
    <path class="end" d="M${x} ${y}h0"></path>
  </svg>`;
}
