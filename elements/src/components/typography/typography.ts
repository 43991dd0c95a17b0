import type {TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {html, literal, type StaticValue} from 'lit/static-html.js';
import {LcElement} from '../../base/lc-element.js';
import {typographyStyles} from './typography.styles.js';
import {warn} from '../../base/members.js';

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
  | 'code'
  | 'kbd';

const TONES = ['default', 'muted', 'accent', 'success', 'warning', 'danger'] as const;

/** The meaning a text's colour carries; colour is never its only carrier. */
export type TypographyTone = (typeof TONES)[number];

const ALIGNS = ['start', 'center', 'end'] as const;

/** Where the lines of a text stand. */
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
 * A text in one of the library's type sizes, with the HTML element that fits it: a heading is a real heading.
 *
 * @tag lc-typography
 * @slot - The text.
 * @csspart base - The heading, paragraph or other element around the text.
 * @csspart source - The line under a quote that says whose words they are.
 * @cssprop --lc-typography-color - Colour of the text.
 * @cssprop --lc-typography-measure - Greatest width of the text, as `65ch`.
 * @cssprop --lc-typography-size - Size of the text.
 */
export class LcTypography extends LcElement {
  static override styles = typographyStyles;

  /** The text's role: display, h1 to h6, lead, body (default), small, caption, overline, quote, code or kbd. */
  @property({reflect: true}) variant: TypographyVariant = 'body';

  /**
   * The heading level, 1 to 6, where it differs from the look: a page's outline should not follow its type sizes.
   * Default null: the level of the variant. Other numbers warn and are left out.
   */
  @property({type: Number}) level: number | null = null;

  /**
   * The HTML element, where it is not that of the variant: p, span or div, as for a large number that is no heading.
   * Default `''`: that of the variant. A `level` goes first. Other names warn and are left out.
   */
  @property() as: '' | 'p' | 'span' | 'div' = '';

  /** The meaning of its colour: default, muted, accent, success, warning or danger. Others warn and are default. */
  @property() tone: TypographyTone = 'default';

  /** Where the lines stand: start (default), center or end; code and kbd stand in a line. Others warn and are start. */
  @property() align: TypographyAlign = 'start';

  /** Whether the text stays on one line and ends in an ellipsis. Default false. */
  @property({type: Boolean}) truncate = false;

  /**
   * How many lines the text may have before it ends in an ellipsis. Default null: as many as it needs. What is no
   * whole number from 1 on warns and is left out. `truncate` goes first.
   */
  @property({type: Number}) lines: number | null = null;

  /** Whose words a quote has; stands under it. Default `''`: nothing. The other roles leave it out. */
  @property() source = '';

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

  /** Through the style object: a strict content security policy forbids style attributes. */
  protected override updated(): void {
    const base = this.renderRoot.querySelector<HTMLElement>('.base')!;
    base.style.setProperty('--_lines', this.#lines === null ? null : String(this.#lines));
  }

  #classes(variant: TypographyVariant): string {
    const tone = this.#oneOf('tone', TONES, this.tone);
    const align = this.#oneOf('align', ALIGNS, this.align);
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
    this[warn](`lines must be a whole number from 1 on, not ${lines}.`);
    return null;
  }

  /** A value that is one of a few names, or else the first of them. */
  #oneOf<Name extends string>(property: string, names: readonly [Name, ...Name[]], value: Name): Name {
    if (names.includes(value)) return value;
    if (value !== undefined && value !== null)
      this[warn](`${property} must be one of ${names.join(', ')}, not "${String(value)}".`);
    return names[0];
  }
}
