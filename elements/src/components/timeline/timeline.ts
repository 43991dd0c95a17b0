import {html, nothing, type TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {warn} from '../../base/members.js';
import {timelineStyles} from './timeline.styles.js';

const ALIGNMENTS = ['start', 'alternate'] as const;

/** On which side of the line the items are. */
export type TimelineAlign = (typeof ALIGNMENTS)[number];

/* eslint-disable lit-a11y/no-redundant-role -- WebKit does not expose a list without bullets unless it has a role. */
/* eslint-disable lit-a11y/list -- The list items are in the shadow roots of the items. */

/**
 * Events in their order, such as the history of an order: a line with a dot or an icon for each. It is an ordered list for
 * screen readers, also without a script. Put `<lc-timeline-item>` elements directly into it, the first one at the top.
 *
 * For the steps of a form, use `<lc-steps>`.
 *
 * @tag lc-timeline
 * @summary A list of events with a line between them.
 * @slot - The `<lc-timeline-item>` elements.
 * @csspart list - The list.
 * @cssprop --lc-timeline-gap - Space after each item.
 * @cssprop --lc-timeline-line-color - Color of the line.
 */
export class LcTimeline extends LcElement {
  static override styles = timelineStyles;

  /** The name of the list for screen readers, such as `Order 4021`. Default `''`. */
  @property({default: ''}) label!: string;

  /**
   * The side of the line on which the items are: `'start'`, which is all of them after the line, or `'alternate'`, which is
   * on both sides in turn, if there is room for 36rem. Default `'start'`. Other values warn and fall back to the default.
   */
  @property({reflect: true, default: 'start'}) align!: TimelineAlign;

  protected override render(): TemplateResult {
    const align = oneOf('align', ALIGNMENTS, this.align, message => this[warn](message));
    return html`<ol part="list" class=${align} role="list" aria-label=${this.label || nothing}>
      <slot></slot>
    </ol>`;
  }
}
