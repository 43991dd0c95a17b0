import type {TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {html, literal, type StaticValue} from 'lit/static-html.js';
import {LcElement} from '../../base/lc-element.js';
import {typographyStyles} from './typography.styles.js';

/** The roles a text can have on a page. */
export type TypographyVariant =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'lead'
  | 'body'
  | 'small'
  | 'caption'
  | 'overline'
  | 'quote'
  | 'code';

/** The meaning a text's colour carries; colour is never its only carrier. */
export type TypographyTone = 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger';

const HEADINGS = [literal`h1`, literal`h2`, literal`h3`, literal`h4`, literal`h5`, literal`h6`] as const;

const TAGS: Readonly<Record<TypographyVariant, StaticValue>> = {
  display: HEADINGS[0],
  h1: HEADINGS[0],
  h2: HEADINGS[1],
  h3: HEADINGS[2],
  h4: HEADINGS[3],
  h5: HEADINGS[4],
  h6: HEADINGS[5],
  lead: literal`p`,
  body: literal`p`,
  small: literal`p`,
  caption: literal`span`,
  overline: literal`span`,
  quote: literal`blockquote`,
  code: literal`code`,
};

/**
 * A text in one of the library's type sizes, with the HTML element that fits it: a heading is a real heading.
 *
 * @tag lc-typography
 * @slot - The text.
 * @csspart base - The heading, paragraph or other element around the text.
 * @cssprop --lc-typography-color - Colour of the text.
 * @cssprop --lc-typography-measure - Greatest width of the text, as `65ch`.
 * @cssprop --lc-typography-size - Size of the text.
 */
export class LcTypography extends LcElement {
  static override styles = typographyStyles;

  /** The text's role: display, h1 to h6, lead, body (default), small, caption, overline, quote or code. */
  @property({reflect: true}) variant: TypographyVariant = 'body';

  /**
   * The heading level, 1 to 6, where it differs from the look: a page's outline should not follow its type sizes.
   * Default null: the level of the variant. Other numbers warn and are left out.
   */
  @property({type: Number}) level: number | null = null;

  /** The meaning of its colour: default, muted, accent, success, warning or danger. */
  @property() tone: TypographyTone = 'default';

  /** Where the lines stand: start (default), center or end. */
  @property() align: 'start' | 'center' | 'end' = 'start';

  /** Whether the text stays on one line and ends in an ellipsis. Default false. */
  @property({type: Boolean}) truncate = false;

  protected override render(): TemplateResult {
    const tag = this.#tag;
    const classes = `base ${this.#variant} ${this.tone} align-${this.align} ${this.truncate ? 'truncate' : ''}`;
    // eslint-disable-next-line lit/binding-positions, lit/no-invalid-html -- Lit's static html takes tag names.
    return html`<${tag} part="base" class=${classes}><slot></slot></${tag}>`;
  }

  get #variant(): TypographyVariant {
    if (Object.hasOwn(TAGS, this.variant)) return this.variant;
    this.warn(`variant must be one of ${Object.keys(TAGS).join(', ')}, not "${String(this.variant)}".`);
    return 'body';
  }

  get #tag(): StaticValue {
    if (this.level === null || this.level === undefined) return TAGS[this.#variant];
    const heading = HEADINGS[this.level - 1];
    if (heading === undefined) this.warn(`level must be a whole number from 1 to 6, not ${this.level}.`);
    return heading ?? TAGS[this.#variant];
  }
}
