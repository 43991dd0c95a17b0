import MagicString from 'magic-string';

/** What esbuild writes into each module with decorators. */
const HELPER = /^(?:var __(?:defProp|getOwnPropDesc) = .*\n)+var __decorateClass = [^]*?\n\};\n/m;

/**
 * Replaces the copy of esbuild's helper for decorators in each module with an import.
 *
 * @param {{from: string}} options `from`: the module that exports `decorate`
 */
export function shareDecorate({from}) {
  return {
    name: 'share-decorate',
    transform(code) {
      if (!code.includes('__decorateClass')) return null;
      const [helper] = HELPER.exec(code) ?? [];
      if (helper === undefined)
        this.error('esbuild writes decorators in another way; see share-decorate.mjs.');
      const text = new MagicString(code);
      const start = code.indexOf(helper);
      text.update(
        start,
        start + helper.length,
        `import {decorate as __decorateClass} from ${JSON.stringify(from)};\n`,
      );
      return {code: text.toString(), map: text.generateMap({hires: true})};
    },
  };
}
