import MagicString from 'magic-string';

/**
 * Removes the names of symbols, which only help while debugging: `Symbol('control')` becomes `Symbol()`. Bundlers
 * already shorten the names of the constants.
 */
export function namelessSymbols() {
  return {
    name: 'nameless-symbols',
    transform(code) {
      if (!code.includes('Symbol(')) return null;
      const text = new MagicString(code);
      text.replaceAll(/\bSymbol\(("|')\w+\1\)/g, 'Symbol()');
      return text.hasChanged() ? {code: text.toString(), map: text.generateMap({hires: true})} : null;
    },
  };
}
