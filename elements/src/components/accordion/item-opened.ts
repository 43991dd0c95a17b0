/** The method of an accordion that an item calls when the app has opened it. The symbol is the same in each copy of the library. */
export const ITEM_OPENED: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.accordion-item-opened');

/** An item, for its accordion. */
export interface OpenedItem extends HTMLElement {
  open: boolean;
}

/** The element around an item, which may be an accordion. */
export interface AccordionItemParent extends HTMLElement {
  readonly multiple?: boolean | undefined;
  readonly headingLevel?: number | undefined;
  [ITEM_OPENED]?(item: OpenedItem): void;
}
