import type {Warn} from '../bad-input.js';
import {findByTag} from './find-by-tag.js';
import {tagsOf} from './languages.js';
import type {Terms, Translation} from './terms.js';

/** Every engine has it, and a function in each element that passes it on would be larger than the rest. */
declare const console: {readonly warn: Warn};

type Text = (...args: unknown[]) => string | undefined;

/** The messages of each language by their keys. A text that fails returns undefined. */
const translations = new Map<string, Readonly<Record<string, Text>>>();

/** English texts that no element has itself, such as those of the messages that only rules can cause. */
const sharedEnglish: Partial<Terms> = {};

/** What the page with the elements sets. Elements alone need only `update`. */
export const registryHooks: {
  /** Updates the elements after a registration. */
  update?: (() => void) | undefined;
  /** Is called with a language each time a message is not found in it. */
  missing?: ((lang: string) => void) | undefined;
} = {};

/** Adds English texts for all elements. */
export function addEnglish(texts: Partial<Terms>): void {
  Object.assign(sharedEnglish, texts);
}

/**
 * Adds a language, or replaces single texts of a registered language. Elements that are already on the page show the new
 * texts. Register a translation before you render elements, so that they do not show English first. A text that throws is
 * reported once in the console, and shown in English.
 */
export function registerTranslation(...added: Translation[]): void {
  for (const {lang, ...texts} of added) {
    const safe = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, safeText(lang, key, text as Text)]),
    );
    for (const tag of tagsOf(lang)) translations.set(tag, {...translations.get(tag), ...safe});
  }
  registryHooks.update?.();
}

/** Returns a text that returns undefined instead of throwing, and reports that once. */
function safeText(lang: string, key: string, text: Text): Text {
  let hasFailed = false;
  return (...args) => {
    try {
      return text(...args);
    } catch (cause) {
      if (!hasFailed) console.warn(`The text "${key}" of the language "${lang}" failed.`, cause);
      hasFailed = true;
      return undefined;
    }
  };
}

/** Whether a language has a translation, itself or its parent. English has. */
export function isTranslated(lang: string): boolean {
  return /^en\b/i.test(lang) || findByTag(lang, tag => translations.get(tag)) !== undefined;
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
  const text = findByTag(lang, tag => translations.get(tag)?.[key]?.(...args));
  if (text !== undefined) return text;
  registryHooks.missing?.(lang);
  const term = (english[key] ?? sharedEnglish[key]) as ((...args: unknown[]) => string) | undefined;
  return term === undefined ? key : term(...args);
}
