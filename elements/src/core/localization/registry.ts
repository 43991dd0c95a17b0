import {en} from './en.js';
import type {Terms, Translation} from './terms.js';

const translations = new Map<string, Translation>([['en', en]]);

/**
 * Adds a language, or changes single texts of one that is there: what is given here wins, what is left out stays.
 * Elements that are already on the page show the new texts at their next update, so register before they appear.
 */
export function registerTranslation(...added: Translation[]): void {
  for (const translation of added) {
    const key = translation.lang.toLowerCase();
    translations.set(key, {...translations.get(key), ...translation});
  }
}

/**
 * A text in the language asked for: the exact tag (`pt-BR`), then its parents (`pt`), then English.
 *
 * @param lang BCP 47 tag; letter case does not matter.
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
