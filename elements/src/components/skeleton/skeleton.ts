import {html, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {warn} from '../../base/members.js';
import {skeletonStyles} from './skeleton.styles.js';

/** What a skeleton stands for. */
export type SkeletonShape = 'text' | 'circle' | 'rectangle';

/** More lines than a page has would only take time. */
const MOST_LINES = 100;

/**
 * The outline of content that loads, which keeps its place. Text is as high as real text of the same font. Set the size of a
 * circle or a rectangle with CSS, such as `inline-size` and `block-size`.
 *
 * Screen readers do not find it. Set `aria-busy="true"` on the region that loads, and say that it loads with text, a spinner,
 * or a bar loader. Under reduced motion, it does not move.
 *
 * @tag lc-skeleton
 * @summary The outline of text, a picture, or a card that loads.
 * @csspart base - The box around the outlines.
 * @csspart outline - The outline: one for each line of text.
 * @cssprop --lc-skeleton-color - Background color.
 * @cssprop --lc-skeleton-radius - Border radius of text and rectangles.
 */
export class LcSkeleton extends LcElement {
  static override styles = skeletonStyles;

  /** What loads: `'text'`, `'circle'`, or `'rectangle'`. Default `'text'`. Other values count as `'text'`. */
  @property({reflect: true, default: 'text'}) shape!: SkeletonShape;

  /** The number of lines of text, 1 to 100. Default 1. Other values warn and count as 1. */
  @property({type: Number, default: 1}) lines!: number | null | undefined;

  protected override render(): TemplateResult {
    return html`<div part="base" class="base" aria-hidden="true">${this.#outlines}</div>`;
  }

  get #outlines(): TemplateResult | TemplateResult[] {
    if (this.shape === 'circle') return html`<span part="outline" class="outline circle"></span>`;
    if (this.shape === 'rectangle') return html`<span part="outline" class="outline"></span>`;
    return Array.from(
      {length: this.#lineCount},
      () => html`<span part="outline" class="outline line"></span>`,
    );
  }

  get #lineCount(): number {
    const lines = this.lines ?? 1;
    if (Number.isInteger(lines) && lines > 0 && lines <= MOST_LINES) return lines;
    this[warn](`lines must be a whole number from 1 to ${MOST_LINES}, not ${String(lines)}; 1 is used.`);
    return 1;
  }
}
