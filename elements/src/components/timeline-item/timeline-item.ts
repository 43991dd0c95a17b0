import {html, nothing, type TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {formatMoment, parseMoment} from '../../core/dates/moment.js';
import {timelineItemTexts} from '../../core/localization/english/notices.js';
import {isServerView} from '../../dom/server-view.js';
import {timelineItemStyles} from './timeline-item.styles.js';

const VARIANTS = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

/** The meaning of an event's color. Do not convey a meaning by color alone. */
export type TimelineItemVariant = (typeof VARIANTS)[number];

/**
 * An event on a timeline: when it was, what it was, and more about it. Put it directly into `<lc-timeline>`.
 *
 * @tag lc-timeline-item
 * @summary An event on a timeline.
 * @slot - More about the event.
 * @slot heading - Replaces `heading`, for example with a link, or with an `<h3>` for the outline of the page.
 * @slot date - Replaces the text of `date`, for example with a `<time>` in your own words.
 * @slot icon - An icon instead of the dot. Screen readers skip it.
 * @csspart base - The list item.
 * @csspart marker - The box around the dot or the icon.
 * @csspart dot - The dot.
 * @csspart heading - The heading.
 * @csspart date - The date.
 * @csspart content - The text below the date.
 * @cssprop --lc-timeline-item-color - Color of the dot or the icon.
 */
export class LcTimelineItem extends LcElement {
  static override styles = timelineItemStyles;

  protected readonly [localize] = new LocalizeController(this, timelineItemTexts);

  /** What happened, in a few words. It is bold text, and not in the outline of the page. In React, use `title`. Default `''`. */
  @property({default: ''}) heading!: string;

  /**
   * When it happened, in the formats of HTML: `2026-03-01`, `2026-03-01T14:20`, or with a zone `2026-03-01T14:20:00Z`. It is
   * shown in the language of the page, and with a zone as the time of the user; a server shows that in UTC. Other texts warn,
   * and are shown as they are. Default `''`.
   */
  @property({default: ''}) date!: string;

  /**
   * The color of the dot or the icon: `'neutral'`, `'accent'`, `'success'`, `'warning'`, or `'danger'`. Default `'neutral'`.
   * Other values warn and fall back to the default.
   */
  @property({default: 'neutral'}) variant!: TimelineItemVariant;

  /** Marks an event that has not ended yet, usually the last one. Screen readers read "In progress". Default false. */
  @property({type: Boolean, default: false}) pending!: boolean;

  protected override render(): TemplateResult {
    const variant = oneOf('variant', VARIANTS, this.variant, message => this[warn](message));
    return html`
      <div part="base" class="base ${variant}" role="listitem">
        <div part="marker" class="marker" aria-hidden="true">
          <slot name="icon"><span part="dot" class=${this.pending ? 'dot pending' : 'dot'}></span></slot>
        </div>
        <div class="body">
          <div part="heading" class="heading"><slot name="heading">${this.heading}</slot></div>
          ${
            this.pending
              ? html`<span class="visually-hidden">${this[localize].term('timelinePending')}</span>`
              : nothing
          }
          <div part="date" class="date"><slot name="date">${this.#renderDate()}</slot></div>
          <div part="content"><slot></slot></div>
        </div>
      </div>
    `;
  }

  protected override firstUpdated(): void {
    if (this.closest('lc-timeline') === null) this[warn]('it must be a child of <lc-timeline>.');
  }

  #renderDate(): TemplateResult | string {
    const {date} = this;
    const moment = parseMoment(date);
    if (moment !== null)
      return html`<time datetime=${date}>${formatMoment(moment, this[localize].lang, !isServerView)}</time>`;
    if (date !== '')
      this[warn](`date must be in a format such as 2026-03-01 or 2026-03-01T14:20:00Z, not "${date}".`);
    return date;
  }
}
