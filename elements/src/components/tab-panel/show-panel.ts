/** The method of a panel that its tabs call when they show it. The symbol is the same in each copy of the library on a page. */
export const SHOW_PANEL: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.show-panel');
