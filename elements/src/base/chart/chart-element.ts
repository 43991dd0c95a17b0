import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {nextPoint} from '../../core/charts/next-point.js';
import {jsonAttribute} from '../attributes/json-attribute.js';
import {property, query, state} from '../attributes/property.js';
import {LcElement} from '../lc-element.js';
import {localize, warn} from '../members.js';
import {pointText, renderLegend, renderTable} from './chart-parts.js';
import {createView, swatch, type ChartEntry, type ChartView} from './chart-view.js';

const active = Symbol();
const plot = Symbol();

/**
 * Base class for charts whose points users can walk through.
 *
 * The plot is a slider for assistive technology: of the roles whose arrow keys screen readers leave to the page, it is the one
 * that moves along an axis, and they read its value in words after each key, on touch screens too. The values are in a table as
 * well, which is only for screen readers, because a picture with a summary would leave them out.
 */
export abstract class ChartElement extends LcElement {
  protected abstract readonly [localize]: LocalizeController;

  /** The name of the chart for screen readers, such as `Revenue by month`. Required: a chart without a name warns. */
  @property({default: ''}) label!: string;

  /**
   * How numbers are written: options of `Intl.NumberFormat`, such as `{style: 'currency', currency: 'EUR'}`. As an attribute,
   * JSON. The axis writes large numbers briefly. Invalid options warn and are ignored.
   */
  @property({converter: jsonAttribute, default: null}) format!: Intl.NumberFormatOptions | null | undefined;

  /** A unit that `format` does not have, such as `'mg'`. It is shown after each number. */
  @property({attribute: 'measurement-unit', default: ''}) measurementUnit!: string | null | undefined;

  /** Shows that values load: an outline in the place of the chart, or the values so far, fainter. Default `false`. */
  @property({type: Boolean, default: false}) loading!: boolean;

  @state({default: null}) [active]!: number | null;

  @query('.plot') readonly [plot]!: HTMLElement | null;

  #view!: ChartView;

  protected abstract [createView](): ChartView;

  /** Renders the sample of a color. */
  protected abstract [swatch](color: ChartEntry['color']): TemplateResult;

  protected override willUpdate(changed: PropertyValues): void {
    const isOnlyMoved = changed.size === 1 && changed.has(active);
    if (isOnlyMoved && this.hasUpdated) return;
    this.#view = this[createView]();
    if (this.#name === '') this[warn]('label is missing. Screen readers need it as the name of the chart.');
    if (this[active] !== null && this[active] >= this.#view.count) this[active] = null;
  }

  protected override updated(): void {
    const point = this[active];
    if (point !== null) this[plot]?.style.setProperty('--_x', String(this.#view.placeOf(point)));
  }

  protected override render(): TemplateResult {
    const {legend, count} = this.#view;
    return html`
      <div part="base" class="base" aria-busy=${this.loading ? 'true' : nothing}>
        ${count === 0 ? this.#renderEmpty() : this.#view.render(this[active], this.#renderPlot)}
        ${legend.length > 0 ? renderLegend(legend, color => this[swatch](color)) : nothing}
        ${count === 0 ? nothing : renderTable(this.#name, this.#view)}
      </div>
    `;
  }

  get #name(): string {
    return this.label || ariaNameOf(this);
  }

  #renderEmpty(): TemplateResult {
    const term = this[localize].term(this.loading ? 'loading' : 'chartEmpty');
    return html`<p part="empty" class="empty">
      <span class="visually-hidden">${this.#name}: </span>
      ${this.loading ? html`<span class="outline"><span class="visually-hidden">${term}</span></span>` : term}
    </p>`;
  }

  readonly #renderPlot = (content: unknown): TemplateResult => {
    const {count, pointAt} = this.#view;
    const point = this[active];
    return html`<div
      part="plot"
      class="plot"
      role="slider"
      tabindex="0"
      aria-label=${this.#name || nothing}
      aria-valuemin="1"
      aria-valuemax=${count}
      aria-valuenow=${(point ?? 0) + 1}
      aria-valuetext=${pointText(pointAt(point ?? 0))}
      @keydown=${this.#onKeydown}
      @focus=${this.#onFocus}
      @blur=${this.#hide}
      @pointermove=${this.#onPointer}
      @pointerdown=${this.#onPointer}
      @pointerleave=${this.#onLeave}
    >
      ${content}
    </div>`;
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const point = this[active];
    const next = nextPoint(event.key, point, {count: this.#view.count, isRtl: this[localize].dir === 'rtl'});
    if (next === undefined || (next === null && point === null)) return;
    event.preventDefault();
    this[active] = next;
  };

  readonly #onFocus = (): void => {
    this[active] ??= 0;
  };

  readonly #hide = (): void => {
    this[active] = null;
  };

  readonly #onPointer = ({clientX, clientY}: PointerEvent): void => {
    const {left, top, width, height} = this[plot]!.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const x = (clientX - left) / width;
    this[active] = this.#view.nearest(this[localize].dir === 'rtl' ? 1 - x : x, (clientY - top) / height);
  };

  /** A finger leaves when it is lifted, and a plot with the focus keeps its point. */
  readonly #onLeave = ({pointerType}: PointerEvent): void => {
    if (pointerType === 'mouse' && !this[plot]!.matches(':focus')) this.#hide();
  };
}
