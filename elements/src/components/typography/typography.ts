import type {TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {html, literal, type StaticValue} from 'lit/static-html.js';
import {LcElement} from '../../base/lc-element.js';
import {typographyStyles} from './typography.styles.js';
import {warn} from '../../base/members.js';

/** The role of a text on a page. */
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
  | 'code'
  | 'kbd';

const TONES = ['default', 'muted', 'accent', 'success', 'warning', 'danger'] as const;

/** The meaning of a text's color. Do not convey a meaning by color alone. */
export type TypographyTone = (typeof TONES)[number];

const ALIGNS = ['start', 'center', 'end'] as const;

/** The alignment of the lines of a text. */
export type TypographyAlign = (typeof ALIGNS)[number];

const PLAIN_TAGS: Readonly<Record<string, StaticValue>> = {
  p: literal`p`,
  span: literal`span`,
  div: literal`div`,
};

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
  kbd: literal`kbd`,
};

/**
 * Text in one of the library's type sizes, rendered as the matching HTML element: a heading is an `<h1>` to `<h6>`.
 *
 * @tag lc-typography
 * @slot - The text.
 * @csspart base - The heading, paragraph, or other element around the text.
 * @csspart source - The line below a quote that names its source.
 * @cssprop --lc-typography-color - Text color.
 * @cssprop --lc-typography-measure - Maximum width of the text, such as `65ch`.
 * @cssprop --lc-typography-size - Font size.
 */
export class LcTypography extends LcElement {
  static override styles = typographyStyles;

  /**
   * The role of the text: `'display'`, `'h1'` to `'h6'`, `'lead'`, `'body'`, `'small'`, `'caption'`, `'overline'`,
   * `'quote'`, `'code'`, or `'kbd'`. Default `'body'`.
   */
  @property({reflect: true, default: 'body'}) variant!: TypographyVariant;

  /**
   * The heading level, 1 to 6, if it differs from that of the variant: a page's outline does not have to follow its type
   * sizes. Other numbers warn and are ignored.
   */
  @property({type: Number, default: null}) level!: number | null;

  /**
   * The HTML element, if it differs from that of the variant: `'p'`, `'span'`, or `'div'`, for example for a large number
   * that is not a heading. `level` takes precedence. Other names warn and are ignored. Default `''`.
   */
  @property({default: ''}) as!: '' | 'p' | 'span' | 'div';

  /**
   * The meaning of the color: `'default'`, `'muted'`, `'accent'`, `'success'`, `'warning'`, or `'danger'`. Default
   * `'default'`. Other values warn and fall back to the default.
   */
  @property({default: 'default'}) tone!: TypographyTone;

  /**
   * The text alignment: `'start'`, `'center'`, or `'end'`. Default `'start'`. Has no effect on `code` and `kbd`, which are
   * inline. Other values warn and fall back to the default.
   */
  @property({default: 'start'}) align!: TypographyAlign;

  /** Keeps the text on one line that ends in an ellipsis if it does not fit. */
  @property({type: Boolean, default: false}) truncate!: boolean;

  /**
   * The maximum number of lines before the text ends in an ellipsis. If null, there is no limit. Invalid values warn and
   * are ignored. `truncate` takes precedence.
   */
  @property({type: Number, default: null}) lines!: number | null;

  /** The source of a quote, shown below it. Ignored by other variants. */
  @property({default: ''}) source!: string;

  protected override render(): TemplateResult {
    const tag = this.#tag;
    const variant = this.#variant;
    // eslint-disable-next-line lit/binding-positions, lit/no-invalid-html -- Lit's static html takes tag names.
    const text = html`<${tag} part="base" class=${this.#classes(variant)}><slot></slot></${tag}>`;
    if (variant !== 'quote' || !this.source) return text;
    return html`<figure>
      ${text}
      <figcaption part="source" class="source">${this.source}</figcaption>
    </figure>`;
  }

  /** Uses the style object, because a strict content security policy forbids style attributes. */
  protected override updated(): void {
    const base = this.renderRoot.querySelector<HTMLElement>('.base')!;
    base.style.setProperty('--_lines', this.#lines === null ? null : String(this.#lines));
  }

  #classes(variant: TypographyVariant): string {
    const warnOf = (message: string): void => this[warn](message);
    const tone = oneOf('tone', TONES, this.tone, warnOf);
    const align = oneOf('align', ALIGNS, this.align, warnOf);
    const cut = this.#lines === null ? '' : 'lines';
    return `base ${variant} ${tone} align-${align} ${this.truncate ? 'truncate' : cut}`;
  }

  get #variant(): TypographyVariant {
    if (Object.hasOwn(TAGS, this.variant)) return this.variant;
    this[warn](`variant must be one of ${Object.keys(TAGS).join(', ')}, not "${String(this.variant)}".`);
    return 'body';
  }

  get #tag(): StaticValue {
    const standard = TAGS[this.#variant];
    if (this.level !== null && this.level !== undefined) {
      const heading = HEADINGS[this.level - 1];
      if (heading === undefined) this[warn](`level must be a whole number from 1 to 6, not ${this.level}.`);
      return heading ?? standard;
    }
    if (!this.as) return standard;
    if (Object.hasOwn(PLAIN_TAGS, this.as)) return PLAIN_TAGS[this.as]!;
    this[warn](`as must be one of ${Object.keys(PLAIN_TAGS).join(', ')}, not "${String(this.as)}".`);
    return standard;
  }

  get #lines(): number | null {
    const {lines} = this;
    if (lines === null || lines === undefined) return null;
    if (Number.isInteger(lines) && lines > 0) return lines;
    this[warn](`lines must be a whole number of at least 1, not ${lines}.`);
    return null;
  }
}
