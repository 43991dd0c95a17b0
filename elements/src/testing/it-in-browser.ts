/** A case that compares with what the browser does. `npm run mutation` skips it, because it runs the tests of core in Node. */
export const itInBrowser = 'document' in globalThis ? it : it.skip;
