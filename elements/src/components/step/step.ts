import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {normalizeHeadingLevel} from '../../base/attributes/heading-level.js';
import {GroupPlace, PLACE} from '../../base/group-place.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, renderNow, setState, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {stepTexts} from '../../core/localization/english/forms.js';
import {isServerView} from '../../dom/server-view.js';
import {stepStyles} from './step.styles.js';

/** Where a step is among the steps of a form. */
interface StepPlace {
  /** The position, which starts at 1. */
  readonly position: number;
  /** The number of steps. */
  readonly count: number;
  /** Whether the step is the visible one. */
  readonly isActive: boolean;
}

/**
 * A step of a form: a heading, and the fields of the step. Put it directly into `<lc-steps>`, which shows one step at a time.
 * The fields of hidden steps keep their values, are submitted, and are validated with the form.
 *
 * @tag lc-step
 * @summary A part of a form that `<lc-steps>` shows on its own.
 * @slot - The fields of the step.
 * @csspart heading - The heading, which gets the focus when the step is shown.
 * @cssstate inactive - Another step is shown.
 * @cssprop --lc-step-heading-color - Color of the heading.
 */
export class LcStep extends LcElement {
  static override styles = stepStyles;

  protected readonly [localize] = new LocalizeController(this, stepTexts);

  /** The heading of the step, which is also its text in the list of steps. Required. In React, use `title`. */
  @property({default: ''}) heading!: string;

  /** The name of the step for `active` and `show()` of `<lc-steps>`. It is not submitted. Default `''`: only its index. */
  @property({default: ''}) name!: string;

  /** The level of the heading in the outline of the page, 1 to 6. Default 2. Other values warn and fall back to 2. */
  @property({attribute: 'heading-level', type: Number, default: 2}) headingLevel!: number;

  /**
   * A field in the step may get the focus at once.
   *
   * @internal
   */
  readonly [PLACE]: GroupPlace<StepPlace> = new GroupPlace(this, 'lc-steps', place =>
    this[setState]('inactive', place?.isActive === false),
  );

  /** Focuses the heading. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this.shadowRoot?.querySelector<HTMLElement>('.heading')?.focus(options);
  }

  protected override render(): TemplateResult {
    const place = isServerView ? null : this[PLACE].value;
    const level = normalizeHeadingLevel(this.headingLevel, message => this[warn](message));
    return html`
      <div class="head">
        <div
          part="heading"
          class="heading"
          role="heading"
          aria-level=${level}
          tabindex=${place === null ? nothing : '-1'}
        >
          ${place === null ? nothing : this.#renderPosition(place)}${this.heading}
        </div>
      </div>
      <slot></slot>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('heading') || changed.has('name')) this[PLACE].notify();
  }

  #renderPosition({position, count}: StepPlace): TemplateResult {
    return html`<span class="position visually-hidden"
      >${this[localize].term('stepPosition', position, count)}&#32;</span
    >`;
  }
}
