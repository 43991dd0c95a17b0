import {html, nothing, type TemplateResult} from 'lit';
import {normalizeHeadingLevel} from '../../base/attributes/heading-level.js';
import {property, query} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {renderNow, warn} from '../../base/members.js';
import {animationsFinished} from '../../dom/animations.js';
import {sendHide, sendOpenEvent} from '../../dom/events.js';
import {isServerView, known} from '../../dom/server-view.js';
import {chevronDownIcon} from '../../icons/icons.js';
import {ITEM_OPENED, type AccordionItemParent} from '../accordion/item-opened.js';
import {accordionItemStyles} from './accordion-item.styles.js';

export type {HideDetail} from '../../dom/events.js';

/**
 * Why an item closes: the user pressed its heading, another item of the accordion opened, the browser closed it, or the app
 * called `hide()`.
 */
export type AccordionHideReason = 'heading' | 'other-item' | 'browser' | 'api';

/**
 * A section of an `<lc-accordion>`, or alone on a page: a heading that opens and closes the content below it. It contains a
 * native `<details>`, so that a search in the page and a link to a place in the content open it.
 *
 * @tag lc-accordion-item
 * @summary A section that users open and close by its heading.
 * @slot - The content.
 * @slot heading - The heading, in place of `heading`, such as a text with a badge. Not for links or buttons.
 * @fires {Event} lc-show - Sent before the item opens. Not sent when `open` is set. It does not bubble.
 * @fires {Event} lc-after-show - Sent when the item is open and its animation has finished. It does not bubble.
 * @fires {CustomEvent<HideDetail<AccordionHideReason>>} lc-hide - Sent before the item closes. Cancel it to keep the item
 *   open, unless the reason is `browser`. Not sent when `open` is set. It does not bubble.
 * @fires {Event} lc-after-hide - Sent when the item is closed and its animation has finished. It does not bubble.
 * @csspart base - The `<details>`.
 * @csspart header - The `<summary>`, which opens and closes the item.
 * @csspart heading - The heading.
 * @csspart chevron - The arrow.
 * @csspart content - The box around the content.
 * @cssprop --lc-accordion-item-background - Background color.
 * @cssprop --lc-accordion-item-padding - Space beside the heading and around the content.
 */
export class LcAccordionItem extends LcElement {
  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  static override styles = accordionItemStyles;

  /** The heading of the item, which is also the text of its button. In React, use `title`. */
  @property({default: ''}) heading!: string;

  /** Keeps users from opening and closing the item. */
  @property({type: Boolean, reflect: true, default: false}) disabled!: boolean;

  @query('details') private details!: HTMLDetailsElement | null;

  #isOpen = false;
  #changes = 0;

  /**
   * Shows the content. Changes when the user opens or closes the item. Setting it sends no event, and closes the other items
   * of an accordion that is not `multiple`.
   */
  @property({type: Boolean, reflect: true})
  get open(): boolean {
    return this.#isOpen;
  }
  set open(open: boolean | null | undefined) {
    this.#isOpen = Boolean(open);
    if (this.#isOpen) this.#parent?.[ITEM_OPENED]?.(this);
  }

  /** Opens the item. */
  show(): void {
    this.#toggle(true, 'api');
  }

  /** Closes the item. */
  hide(): void {
    this.#toggle(false, 'api');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#isOpen) this.#parent?.[ITEM_OPENED]?.(this);
    // The level of the heading is that of the accordion around it.
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    // Before it hydrates, the user may have opened or closed what the server has rendered.
    if (isServerView && this.details !== null && this.details.open !== this.hasAttribute('open'))
      this.#isOpen = this.details.open;
  }

  protected override render(): TemplateResult {
    const level = this.#headingLevel;
    return html`
      <details part="base" ?open=${this.open} @toggle=${this.#handleToggle}>
        <summary
          part="header"
          tabindex=${this.disabled ? '-1' : nothing}
          aria-disabled=${this.disabled ? 'true' : nothing}
          @click=${this.#handleClick}
        >
          <span
            part="heading"
            class="heading"
            role=${level === null ? nothing : 'heading'}
            aria-level=${level ?? nothing}
            ><slot name="heading">${this.heading}</slot></span
          >
          <span part="chevron" class="toggle">${chevronDownIcon()}</span>
        </summary>
        <div part="content" class="content"><slot></slot></div>
      </details>
    `;
  }

  get #parent(): AccordionItemParent | null {
    const {parentElement: parent} = this;
    return parent?.localName === 'lc-accordion' ? parent : null;
  }

  /** An item alone on a page is not a part of its outline. */
  get #headingLevel(): number | null {
    const level = isServerView ? this.#serverLevel : this.#parent?.headingLevel;
    return level === undefined ? null : normalizeHeadingLevel(level, message => this[warn](message));
  }

  /** While the item hydrates, its shadow root shows what the server knew. */
  get #serverLevel(): number | undefined {
    const level = this.shadowRoot?.querySelector('[role=heading]')?.getAttribute('aria-level');
    return level ? Number(level) : known.headingLevel;
  }

  readonly #handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    if (!this.disabled) this.#toggle(!this.open, 'heading');
  };

  /** The browser opens it for a search in the page, or for a link to a place inside. */
  readonly #handleToggle = (): void => {
    const isOpen = this.details!.open;
    if (isOpen !== this.open) this.#toggle(isOpen, 'browser');
  };

  #toggle(open: boolean, reason: AccordionHideReason): void {
    if (open === this.open) return;
    if (open) sendOpenEvent(this, 'lc-show');
    else if (!sendHide(this, reason) && reason !== 'browser') return;
    const old = this.#isOpen;
    this.#isOpen = open;
    this.requestUpdate('open', old);
    this[renderNow]();
    if (open && this.#parent?.multiple === false)
      for (const item of this.#parent.children)
        if (item !== this && item instanceof LcAccordionItem) item.#toggle(false, 'other-item');
    void this.#reportWhenStill();
  }

  /** Reports only the latest change. */
  async #reportWhenStill(): Promise<void> {
    const change = ++this.#changes;
    await animationsFinished(this.details!);
    if (change === this.#changes) sendOpenEvent(this, this.open ? 'lc-after-show' : 'lc-after-hide');
  }
}
