/**
 * How the components of a framework work with their elements. The members are symbols, so that no property of an app replaces
 * them, and the same in each copy of the library on a page.
 */

/**
 * The method that hydrates an element of a server. Call it once all properties are set. Elements have it
 * after `import '@life-changers/elements/hydrate'`.
 */
export const HYDRATE: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.hydrate');

/** The method that a form control calls after its form was reset. Set it to restore a controlled value. */
export const AFTER_RESET: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.after-reset');

/**
 * The slot of a link's own links in the HTML of a server, apart from its text. Once the link hydrates, each of them gets its
 * own slot.
 */
export const ITEMS_SLOT = 'lc-items';
