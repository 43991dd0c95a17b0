import type {Terms, Translation} from './terms.js';

const translations = new Map<string, Translation>();

/** English texts that no element has itself, such as those of the messages that only rules can cause. */
const sharedEnglish: Partial<Terms> = {};

/** Adds English texts for all elements. */
export function addEnglish(texts: Partial<Terms>): void {
  Object.assign(sharedEnglish, texts);
}

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
 * Returns a text in a language, or else that of `english`, which has what the caller uses, or else that of a module that
 * was imported. Without any, returns the key.
 *
 * @param lang A BCP 47 tag, in upper or lower case.
 */
export function translateWith<Key extends keyof Terms>(
  english: Partial<Terms>,
  lang: string,
  key: Key,
  ...args: Parameters<Terms[Key]>
): string {
  const term = (findTerm(lang, key) ?? english[key] ?? sharedEnglish[key]) as
    | ((...args: unknown[]) => string)
    | undefined;
  return term === undefined ? key : term(...args);
}

function findTerm<Key extends keyof Terms>(lang: string, key: Key): Translation[Key] | undefined {
  for (let tag = lang.toLowerCase(); tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const term = translations.get(tag)?.[key];
    if (term !== undefined) return term;
  }
  return undefined;
}
