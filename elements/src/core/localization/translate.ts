import {en} from './en.js';
import {translateWith} from './registry.js';
import type {Terms} from './terms.js';

/**
 * Returns a text in a language: for the exact tag (`pt-BR`), its parents (`pt`), or English.
 *
 * @param lang A BCP 47 tag, in upper or lower case.
 */
export function translate<Key extends keyof Terms>(
  lang: string,
  key: Key,
  ...args: Parameters<Terms[Key]>
): string {
  return translateWith(en, lang, key, ...args);
}
