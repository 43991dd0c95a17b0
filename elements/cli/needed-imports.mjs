/** The modules that a property needs besides its element, as its doc comment says. */

const NEEDS =
  /(?:^|[.] )(?:`'(\w+)'` )?(?:It )?(?:needs|Needs|requires|Requires) ([^.]*?`import '@life-changers\/elements\/[^.]*?)(?=[.]|$)/g;
const MODULE = /`import '@life-changers\/elements\/([\w-]+)'`/g;

/**
 * Returns what a doc comment says a property needs, or null.
 *
 * @param {string} [description]
 * @returns {{modules: string[], isAny: boolean, value: string | null} | null} the names of the modules, whether one of them is
 *   enough, and the only value that needs them
 */
export function neededImports(description = '') {
  const text = description.replace(/\s+/g, ' ');
  for (const [, value = null, needs] of text.matchAll(NEEDS)) {
    const modules = [...needs.matchAll(MODULE)].map(([, module]) => module);
    if (modules.length > 0) return {modules, isAny: needs.includes(' or `import'), value};
  }
  return null;
}
