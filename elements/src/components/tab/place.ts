/** What a tab knows of its tabs. */
export interface TabPlace {
  /** Whether its panel is shown. */
  readonly isActive: boolean;
  /** Whether Tab reaches it: one tab of several. */
  readonly isStop: boolean;
  readonly panel: Element | null;
}

/** The property of a tab that its tabs set. The symbol is the same in each copy of the library on a page. */
export const TAB_PLACE: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.tab-place');

/** The method of a panel that its tabs call when they show it. */
export const SHOW_PANEL: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.show-panel');

/** The method of the tabs that a tab or a panel calls when it has changed. */
export const TABS_CHANGED: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.tabs-changed');

/** The element around a tab or a panel, which may be tabs. */
export interface TabParent extends HTMLElement {
  [TABS_CHANGED]?(changed: HTMLElement): void;
}
