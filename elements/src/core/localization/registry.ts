import {en} from './en.js';
import type {Terms, Translation} from './terms.js';

const translations = new Map<string, Translation>([['en', en]]);

/**
 * Adds a language, or replaces single texts of a registered language. Elements that are already on the page show the new
 * texts only after their next update, so register translations before you render elements.
 */
export function registerTranslation(...added: Translation[]): void {
  for (const translation of added) {
    const key = translation.lang.toLowerCase();
    translations.set(key, {...translations.get(key), ...translation});
  }
}

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
  const term = findTerm(lang.toLowerCase(), key) ?? en[key];
  return (term as (...args: unknown[]) => string)(...args);
}

function findTerm<Key extends keyof Terms>(lang: string, key: Key): Translation[Key] | undefined {
  for (let tag = lang; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const term = translations.get(tag)?.[key];
    if (term !== undefined) return term;
  }
  return undefined;
}
