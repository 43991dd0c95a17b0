import type {Warn} from '../bad-input.js';
import type {Terms, Translation} from './terms.js';

const translations = new Map<string, Translation>();

/** The translations for a tag, the best one first. */
const found = new Map<string, readonly Translation[]>();

/** English texts that no element has itself, such as those of the messages that only rules can cause. */
const sharedEnglish: Partial<Terms> = {};

let page: RegistryPage | undefined;
let load: ((tag: string) => void) | undefined;

/** What a registry needs from a page. */
interface RegistryPage {
  /** Updates the elements after a registration. */
  update(): void;
  /** Reports a text that failed. */
  readonly warn: Warn;
}

/** Adds English texts for all elements. */
export function addEnglish(texts: Partial<Terms>): void {
  Object.assign(sharedEnglish, texts);
}

/**
 * Adds a language, or replaces single texts of a registered language. Elements that are already on the page show the new
 * texts. Register a translation before you render elements, so that they do not show English first.
 */
export function registerTranslation(...added: Translation[]): void {
  for (const translation of added) {
    const {lang, also = []} = translation;
    for (const tag of [lang, ...also].map(name => name.toLowerCase()))
      translations.set(tag, {...translations.get(tag), ...translation});
  }
  found.clear();
  page?.update();
}

/** Sets the page with the elements. */
export function useRegistry(shown: RegistryPage): void {
  page = shown;
}

/** Sets what is called with each language that is needed and has no translation, once. */
export function loadMissing(callback: (tag: string) => void): void {
  load = callback;
  found.clear();
}

/** Whether missing languages are loaded. */
export const isLoading = (): boolean => load !== undefined;

/** Whether a language has a translation, itself or its parent. English has. */
export function isTranslated(lang: string): boolean {
  return isEnglish(lang) || translationsFor(lang).some(translation => !isEnglish(translation.lang));
}

const isEnglish = (lang: string) => /^en\b/i.test(lang);

/**
 * Returns a text in a language, or else that of `english`, which has what the caller uses, or else that of a module that
 * was imported. Without any, returns the key. A text that throws is removed from its translation.
 *
 * @param lang A BCP 47 tag, in upper or lower case.
 */
export function translateWith<Key extends keyof Terms>(
  english: Partial<Terms>,
  lang: string,
  key: Key,
  ...args: Parameters<Terms[Key]>
): string {
  type Texts = Partial<Record<Key, (...args: unknown[]) => string>>;
  for (const texts of translationsFor(lang) as readonly Texts[]) {
    try {
      if (texts[key] !== undefined) return texts[key](...args);
    } catch (cause) {
      page?.warn(`The text "${key}" in "${lang}" failed.`, cause);
      delete texts[key];
    }
  }
  const term = (english as Texts)[key] ?? (sharedEnglish as Texts)[key];
  return term === undefined ? key : term(...args);
}

/** Returns the translations for a tag, its parents, and English. */
function translationsFor(lang: string): readonly Translation[] {
  let best = found.get(lang);
  if (best === undefined) {
    const tags = lang.toLowerCase().split('-');
    best = [...tags.map((_, end) => tags.slice(0, tags.length - end).join('-')), 'en'].flatMap(
      tag => translations.get(tag) ?? [],
    );
    found.set(lang, best);
    if (load !== undefined && !isTranslated(lang)) load(lang);
  }
  return best;
}
