import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {warn} from '../../base/members.js';
import {onceRendered} from '../../dom/rendered.js';
import type {LcAccordionItem} from '../accordion-item/accordion-item.js';
import {accordionStyles} from './accordion.styles.js';
import {ITEM_OPENED, type OpenedItem} from './item-opened.js';

/**
 * Sections that users open and close by their headings (the accordion pattern of the ARIA Authoring Practices). Put
 * `<lc-accordion-item heading="…">` elements directly into it. One section is open at a time, or none; with `multiple`, any
 * number of them.
 *
 * @tag lc-accordion
 * @summary Sections that users open and close by their headings.
 * @slot - The `<lc-accordion-item>` elements.
 */
export class LcAccordion extends LcElement {
  static override styles = accordionStyles;

  /** Lets several items be open. By default, an item that opens closes the open one. */
  @property({type: Boolean, default: false}) multiple!: boolean;

  /** The level of the headings in the outline of the page, 1 to 6. Default 2. Other values warn and fall back to 2. */
  @property({attribute: 'heading-level', type: Number, default: 2}) headingLevel!: number;

  /** The items that the app has opened since the last update. A framework sets them before `multiple`. */
  readonly #opened = new Set<OpenedItem>();

  /** @internal */
  [ITEM_OPENED](item: OpenedItem): void {
    this.#opened.add(item);
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    return html`<slot @slotchange=${this.#handleSlotChange}></slot>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (changed.has('headingLevel')) for (const item of this.#items) item.requestUpdate?.();
    if (!this.multiple) this.#closeOthers([...this.#opened].filter(({open}) => open));
    this.#opened.clear();
  }

  get #items(): LcAccordionItem[] {
    return [...this.children].filter(
      (child): child is LcAccordionItem => child.localName === 'lc-accordion-item',
    );
  }

  #closeOthers(opened: readonly OpenedItem[]): void {
    if (opened.length > 1) this[warn]('only one item can be open. Set multiple, or open only one of them.');
    if (opened.length === 0) return;
    for (const item of this.#items) if (item !== opened[0]) onceRendered(item, () => (item.open = false));
  }

  readonly #handleSlotChange = (): void => {
    if (this.#items.length === 0) this[warn]('it needs <lc-accordion-item> elements inside.');
  };
}
